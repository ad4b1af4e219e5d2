import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import type { ElementType, ReactNode } from 'react';
import { ChoiceCheckbox } from '../fields/Choice.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { Phrase } from '../foundations/Phrase.tsx';
import { base } from '../tokens/base.ts';

export type DataColumn<T> = {
  /** Unique key within the table. */
  key: string;
  /** One or two words; precedes the cell on cards. */
  header: string;
  /** Returns the cell's content; null if there is none. */
  cell: (row: T) => ReactNode;
  /** Returns a second, smaller line below the cell. */
  detail?: (row: T) => ReactNode;
  /** Whether to clip the detail to two lines in a table; the page behind the row must show all of it. */
  clipDetail?: boolean;
  align?: 'start' | 'end';
  /** Whether cards show the cell in their corner; use it for the row's status. */
  corner?: boolean;
  /** Whether only screen readers get the header, for a column of links. */
  hideHeader?: boolean;
  /** Makes the header a link that sorts the list by this column. */
  sort?: ColumnSort;
};

export type ColumnSort = {
  /** Link to the list in that order. */
  href: string;
  /** Current order of the list; omit it if another column sorts the list. */
  order?: 'ascending' | 'descending';
};

type CellLook = {
  isName: boolean;
  end: boolean;
  corner: boolean;
  action: boolean;
  /** Whether the cell is empty; cards omit it. */
  isEmpty: boolean;
  /** Whether another cell of the row is in the card's corner. */
  besideCorner: boolean;
};

const Cell = styled(TableCell)<{ ownerState: CellLook; component: ElementType }>(
  ({ theme, ownerState: { isName, end, corner, action, isEmpty, besideCorner } }) => ({
    // Makes a two-line row 48 px high.
    padding: '4px 0.75rem',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.25,
    textAlign: end || action ? 'end' : 'start',
    verticalAlign: 'middle',
    ...((end || action) && { whiteSpace: 'nowrap' }),
    ...((end || isName) && { fontVariantNumeric: 'tabular-nums' }),
    ...((end || isName) && { fontWeight: base.weight.bold }),
    ...(isName && { minWidth: '8.5rem' }),
    [theme.breakpoints.down('sm')]: {
      ...(isName && { minWidth: 0, fontSize: theme.typography.body1.fontSize }),
      lineHeight: 1.4,
      display: 'flex',
      flex: '1 0 100%',
      flexWrap: 'wrap',
      gap: theme.spacing(0, 4),
      justifyContent: 'space-between',
      padding: theme.spacing(1, 0),
      border: 0,
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
      ...(isEmpty && { display: 'none' }),
      // In one row, or stacked if large text leaves no space.
      ...(besideCorner && { flex: '0 1 auto', order: -2, overflowWrap: 'normal' }),
      ...(corner && { flex: '1 1 0', order: -1, minWidth: 'min-content', maxWidth: '100%' }),
      // The link takes a separate line at the width of the card.
      ...(action && {
        marginTop: theme.spacing(2),
        marginBottom: theme.spacing(-3),
        padding: 0,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        '& .MuiLink-root': { justifyContent: 'space-between' },
      }),
    },
  }),
);

/** The column header, which cards repeat before each value. */
const Label = styled('span')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    color: theme.vars.palette.text.soft,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: base.weight.regular,
    lineHeight: 1.6,
  },
}));

const Value = styled('div')<{ ownerState: Pick<CellLook, 'isName' | 'action'> }>(
  ({ theme, ownerState: { isName, action } }) => ({
    ...(!isName && {
      [theme.breakpoints.down('sm')]: {
        display: 'flex',
        flex: action ? 1 : undefined,
        flexDirection: 'column',
        alignItems: action ? 'stretch' : 'flex-end',
        minWidth: 0,
        marginInlineStart: 'auto',
        textAlign: action ? 'start' : 'end',
      },
    }),
  }),
);

const Detail = styled('div')<{ ownerState: { isClipped: boolean } }>(
  ({ theme, ownerState: { isClipped } }) => ({
    color: theme.vars.palette.text.soft,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: base.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    ...(isClipped && {
      [theme.breakpoints.up('sm')]: {
        display: '-webkit-box',
        // Large text must fit into the two lines.
        minWidth: '8rem',
        maxWidth: '13rem',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      },
    }),
  }),
);

/** Its target covers the entire row. */
const RowLink = styled(MuiLink)<{ component: ElementType }>(({ theme }) => ({
  '&, &:hover': { color: theme.vars.palette.text.primary },
  '&::after': {
    position: 'absolute',
    inset: 0,
    borderRadius: theme.vars.shape.radius.field,
    content: '""',
  },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
  textDecoration: 'none',
  'tr:hover &, &:focus-visible': { textDecoration: 'underline' },
}));

/** Its target covers the entire row. */
const RowLabel = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  '&::after': { position: 'absolute', inset: 0, cursor: 'pointer', content: '""' },
  '& .MuiCheckbox-root': { margin: 0 },
}));

type CellsProps<T> = {
  columns: DataColumn<T>[];
  row: T;
  href: string | null;
  isOpen: boolean;
  /** In place of the link. */
  choice: { isChosen: boolean; onToggle: () => void; barred: string | undefined } | undefined;
};

/** Renders the cells of a row, which are the lines of a card on phones. */
export const Cells = <T,>({ columns, row, href, isOpen, choice }: CellsProps<T>) => {
  const anchor = useLinkComponent();
  const hasCorner = columns.some(({ corner }) => corner);
  return columns.map((column, index) => {
    const isName = index === 0;
    const { corner = false, hideHeader: action = false, clipDetail: isClipped = false } = column;
    const detail = column.detail?.(row);
    const content = column.cell(row);
    return (
      <Cell
        key={column.key}
        component={isName ? 'th' : 'td'}
        scope={isName ? 'row' : undefined}
        ownerState={{
          isName,
          end: column.align === 'end',
          corner,
          action,
          isEmpty: content === null,
          besideCorner: isName && hasCorner,
        }}
      >
        {!isName && !action && !corner && (
          <Label className="pd-table__label" aria-hidden="true">
            {column.header}
          </Label>
        )}
        <Value ownerState={{ isName, action }}>
          {isName && choice ? (
            <RowLabel>
              <ChoiceCheckbox
                checked={choice.isChosen}
                disabled={choice.barred !== undefined}
                onChange={choice.onToggle}
              />
              <span>
                {content}
                {choice.barred !== undefined && (
                  <Detail as="span" ownerState={{ isClipped: false }}>
                    {' '}
                    {choice.barred}
                  </Detail>
                )}
              </span>
            </RowLabel>
          ) : isName && href !== null ? (
            <RowLink component={anchor} href={href} variant="inherit" aria-current={isOpen || undefined}>
              {content}
            </RowLink>
          ) : (
            <Phrase>{content}</Phrase>
          )}
          {detail !== undefined && detail !== null && <Detail ownerState={{ isClipped }}>{detail}</Detail>}
        </Value>
      </Cell>
    );
  });
};

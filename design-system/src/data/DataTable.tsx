import MuiLink from '@mui/material/Link';
import { keyframes, styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { tableMessages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { AwaitedRows } from './AwaitedRows.tsx';

export type DataColumn<T> = {
  /** Unique in the table. */
  key: string;
  /** One or two words; on cards it precedes the cell. */
  header: string;
  cell: (row: T) => ReactNode;
  /** A second line under the cell, smaller. */
  detail?: (row: T) => ReactNode;
  align?: 'start' | 'end';
  /** On phones the cell is in the card's corner, beside the first cell: for the row's status. */
  corner?: boolean;
  /** For a column of links, whose header says nothing new. It is still read out. */
  hideHeader?: boolean;
};

export type DataTableProps<T> = {
  /** Names the table. */
  caption: string;
  /** The caption is only read out. */
  hideCaption?: boolean;
  /** The first column heads each row, and each card on phones. */
  columns: DataColumn<T>[];
  /** In the order of the list. */
  rows: T[];
  /** Unique for each row. */
  rowKey: (row: T) => string;
  /** Makes the whole row a link, named by its first cell; other cells then hold no controls. Null: no link for this row. */
  rowHref?: (row: T) => string | null;
  /** While the first rows, or those of another page, are loading. */
  busy?: boolean;
  /** Shapes shown while busy and without rows. */
  busyRows?: number;
  /** Instead of the table when there are no rows: an EmptyState with an action. */
  empty?: ReactNode;
  /** Instead of everything when the rows did not load: an ErrorState that offers to try again. */
  failure?: ReactNode;
  /** Read out when it changes: '14 propuestas'. */
  announcement?: string;
  /** Replaces the system's own texts. */
  labels?: Partial<typeof tableMessages>;
};

const Box = styled('div')({ position: 'relative', minWidth: 0 });

const toAndFro = keyframes({ to: { left: '60%' } });

const Scroll = styled(TableContainer)<{ component: ElementType }>(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(2, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  // A strip that moves: greyed rows would be hard to read.
  '&:has(> [aria-busy=true])::before': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: '40%',
    height: 3,
    backgroundColor: theme.vars.palette.fill,
    animation: `${toAndFro} 1.2s ease-in-out infinite alternate`,
    content: '""',
  },
  [theme.breakpoints.down('sm')]: {
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    overflow: 'visible',
  },
}));

const Table = styled(MuiTable)<{ ownerState: { hideCaption?: boolean } }>(
  ({ theme, ownerState: { hideCaption } }) => ({
    '& > caption': hideCaption
      ? visuallyHidden
      : {
          padding: theme.spacing(2, 3),
          captionSide: 'top',
          color: 'inherit',
          fontWeight: base.weight.bold,
          lineHeight: 1.4,
          textAlign: 'start',
        },
    [theme.breakpoints.down('sm')]: {
      '&, & > caption, & > tbody': { display: 'block' },
      ...(!hideCaption && { '& > caption': { paddingInline: 0 } }),
    },
  }),
);

const Head = styled(TableHead)(({ theme }) => ({ [theme.breakpoints.down('sm')]: visuallyHidden }));

const HeadCell = styled(TableCell)<{ ownerState: Pick<CellLook, 'end'> }>(({ theme, ownerState }) => ({
  padding: theme.spacing(3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: base.weight.semibold,
  lineHeight: 1.4,
  textAlign: ownerState.end ? 'end' : 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
}));

const Row = styled(TableRow)<{ ownerState: { isLink: boolean } }>(({ theme, ownerState: { isLink } }) => ({
  // The transform makes the row hold its link's face in Safari too, where a positioned row does not.
  ...(isLink && { position: 'relative', transform: 'translateX(0)' }),
  '&:last-of-type > *': { borderBottom: 0 },
  '&:hover': { backgroundColor: theme.vars.palette.background.default },
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 4),
    marginBottom: theme.spacing(3),
    padding: theme.spacing(4),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.radius.panel,
    boxShadow: theme.vars.palette.shadow.card,
    '&, &:hover': { backgroundColor: theme.vars.palette.background.paper },
  },
}));

type CellLook = {
  isName: boolean;
  end: boolean;
  corner: boolean;
  action: boolean;
  /** Another cell of the row is in the card's corner. */
  besideCorner: boolean;
};

const Cell = styled(TableCell)<{ ownerState: CellLook; component: ElementType }>(
  ({ theme, ownerState: { isName, end, corner, action, besideCorner } }) => ({
    padding: theme.spacing(3),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    lineHeight: 1.4,
    textAlign: end || action ? 'end' : 'start',
    verticalAlign: 'top',
    ...(action && { whiteSpace: 'nowrap' }),
    ...((end || isName) && { fontVariantNumeric: 'tabular-nums' }),
    ...(isName && { fontSize: theme.typography.body1.fontSize, fontWeight: base.weight.bold }),
    [theme.breakpoints.down('sm')]: {
      display: 'flex',
      flex: '1 0 100%',
      flexWrap: 'wrap',
      gap: theme.spacing(0, 4),
      justifyContent: 'space-between',
      padding: theme.spacing(1, 0),
      border: 0,
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
      // Beside one another, or below where large text leaves no room.
      ...(besideCorner && { flex: '0 1 auto', order: -2, overflowWrap: 'normal' }),
      ...(corner && { flex: '1 1 0', order: -1, minWidth: 'min-content', maxWidth: '100%' }),
      // The way on is a line of its own, as wide as the card.
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

/** The column's header, which a card repeats before each value. */
const Label = styled('span')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    color: theme.vars.palette.text.soft,
    fontSize: theme.typography.caption.fontSize,
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

const Detail = styled('div')(({ theme }) => ({
  marginTop: 2,
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: base.weight.regular,
  fontVariantNumeric: 'tabular-nums',
}));

/** Its face is the row. */
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
  'tr:hover &': { textDecorationThickness: 2 },
}));

type CellsProps<T> = { columns: DataColumn<T>[]; row: T; href: string | null };

const Cells = <T,>({ columns, row, href }: CellsProps<T>) => {
  const anchor = useLinkComponent();
  const hasCorner = columns.some(({ corner }) => corner);
  return columns.map((column, index) => {
    const isName = index === 0;
    const { corner = false, hideHeader: action = false } = column;
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
          besideCorner: isName && hasCorner,
        }}
      >
        {!isName && !action && !corner && (
          <Label className="pd-table__label" aria-hidden="true">
            {column.header}
          </Label>
        )}
        <Value ownerState={{ isName, action }}>
          {isName && href !== null ? (
            <RowLink component={anchor} href={href} variant="inherit">
              {content}
            </RowLink>
          ) : (
            content
          )}
          {detail !== undefined && detail !== null && <Detail>{detail}</Detail>}
        </Value>
      </Cell>
    );
  });
};

/** Rows on wide screens, cards under 600 px; one markup, so that nothing is read twice. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const {
    caption,
    hideCaption,
    columns,
    rows,
    rowKey,
    rowHref,
    busy = false,
    busyRows = 5,
    empty,
    failure,
    announcement,
  } = props;
  const labels = { ...tableMessages, ...props.labels };
  const id = useId();
  const hasFailed = !busy && Boolean(failure);
  const isWaiting = busy && rows.length === 0;
  const isEmpty = !busy && !hasFailed && rows.length === 0;
  const hasRows = !hasFailed && rows.length > 0;
  return (
    <Box>
      <LiveRegion message={busy || hasFailed ? '' : (announcement ?? '')} />
      {hasFailed && failure}
      {isEmpty && (empty ?? <p>{labels.empty}</p>)}
      {isWaiting && <AwaitedRows count={busyRows} label={labels.loading} />}
      {hasRows && (
        // It may scroll sideways: the keyboard must reach it.
        <Scroll component="section" aria-labelledby={id} tabIndex={0}>
          <Table aria-busy={busy || undefined} ownerState={{ hideCaption }}>
            <caption id={id}>{caption}</caption>
            <Head>
              <TableRow>
                {columns.map(({ key, header, align, hideHeader }) => (
                  <HeadCell key={key} ownerState={{ end: align === 'end' }}>
                    {hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : <span>{header}</span>}
                  </HeadCell>
                ))}
              </TableRow>
            </Head>
            <TableBody>
              {rows.map((row) => {
                const href = rowHref?.(row) ?? null;
                return (
                  <Row key={rowKey(row)} ownerState={{ isLink: href !== null }}>
                    <Cells columns={columns} row={row} href={href} />
                  </Row>
                );
              })}
            </TableBody>
          </Table>
        </Scroll>
      )}
    </Box>
  );
};

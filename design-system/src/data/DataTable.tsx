import MuiLink from '@mui/material/Link';
import { keyframes, styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType, KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { tableMessages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { Cells, type ColumnSort, type DataColumn } from './DataTableCells.tsx';
import { AwaitedRows } from './AwaitedRows.tsx';

export type { ColumnSort, DataColumn } from './DataTableCells.tsx';

export type DataTableProps<T> = {
  /** Accessible name of the table. */
  caption: string;
  /** Whether only screen readers get the caption. */
  hideCaption?: boolean;
  /** Columns. The first is the header of each row and of each card on phones. */
  columns: DataColumn<T>[];
  /** Rows in display order. */
  rows: T[];
  /** Returns a unique key for a row. */
  rowKey: (row: T) => string;
  /** Returns the row's link, or null. It covers the row and the first cell names it; other cells have no controls. */
  rowHref?: (row: T) => string | null;
  /** Replaces the row links with checkboxes that have the same names. */
  selection?: {
    /** Keys of the selected rows. */
    chosen: ReadonlySet<string>;
    /** Called with the row's key. */
    onToggle: (key: string) => void;
    /** Reasons by key of rows that cannot be selected; shown below the row's name. */
    barred?: ReadonlyMap<string, string>;
  };
  /** Key of the row whose details are open next to the table. */
  openKey?: string | null;
  /** Whether the first rows or another page are loading. */
  busy?: boolean;
  /** Number of placeholder rows while loading without rows. */
  busyRows?: number;
  /** Shown instead of the table if there are no rows: an EmptyState with an action. */
  empty?: ReactNode;
  /** Shown instead of everything if loading failed: an ErrorState with a retry. */
  failure?: ReactNode;
  /** Text announced to screen readers when it changes: '14 propuestas'. */
  announcement?: string;
  /** Overrides the default texts. */
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
  // A moving strip, since dimmed rows would be hard to read.
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

const HeadCell = styled(TableCell)<{ ownerState: { end: boolean } }>(({ theme, ownerState }) => ({
  padding: theme.spacing(2, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: base.weight.semibold,
  lineHeight: 1.4,
  textAlign: ownerState.end ? 'end' : 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
}));

const SortLink = styled(MuiLink)<{ component: ElementType; ownerState: Pick<ColumnSort, 'order'> }>(
  ({ theme, ownerState: { order } }) => ({
    display: 'inline-flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    minHeight: '1.5rem',
    textDecoration: 'none',
    '&, &:hover': { color: order ? theme.vars.palette.text.primary : 'inherit' },
    '&:hover': { textDecoration: 'underline' },
    '& .MuiSvgIcon-root': {
      visibility: order ? 'visible' : 'hidden',
      transform: order === 'ascending' ? 'rotate(180deg)' : undefined,
    },
    '&:hover .MuiSvgIcon-root, &:focus-visible .MuiSvgIcon-root': { visibility: 'visible' },
    [theme.breakpoints.down('sm')]: { display: 'none' },
  }),
);

/** Plain header below 600 px: the table head is invisible there, so it must not contain a focusable link. */
const HeaderOfCards = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

type RowLook = { isLink: boolean; isOpen: boolean };

const Row = styled(TableRow)<{ ownerState: RowLook }>(({ theme, ownerState: { isLink, isOpen } }) => ({
  // The transform makes the row the containing block of its link in Safari, where `position` on a row has no effect.
  ...(isLink && { position: 'relative', transform: 'translateX(0)' }),
  '&:last-of-type > *': { borderBottom: 0 },
  '&:hover': { backgroundColor: theme.vars.palette.background.default },
  ...(isOpen && { '&, &:hover': { backgroundColor: theme.vars.palette.background.sand } }),
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

const Header = ({ header, hideHeader, sort }: Pick<DataColumn<never>, 'header' | 'hideHeader' | 'sort'>) => {
  const anchor = useLinkComponent();
  if (hideHeader) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (sort === undefined) return <span>{header}</span>;
  return (
    <>
      <SortLink component={anchor} href={sort.href} variant="inherit" ownerState={{ order: sort.order }}>
        {header}
        <Icon name="chevron" size={16} />
      </SortLink>
      <HeaderOfCards>{header}</HeaderOfCards>
    </>
  );
};

/** Arrow keys, Home and End move between the links or checkboxes of the rows; Tab stops at each one as well. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody th :is(a, input)')];
  const at = links.findIndex((link) => link === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const isHeader = at === -1 && event.target !== event.currentTarget;
  if (to === undefined || isHeader) return;
  event.preventDefault();
  links[Math.max(0, Math.min(to, links.length - 1))]?.focus();
}

/** A table on wide screens and cards below 600 px, from one markup so that screen readers read nothing twice. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const {
    caption,
    hideCaption,
    columns,
    rows,
    rowKey,
    rowHref,
    selection,
    openKey = null,
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
        // The section may scroll horizontally, so it must be focusable.
        <Scroll component="section" aria-labelledby={id} tabIndex={0} onKeyDown={moveBetweenRows}>
          <Table aria-busy={busy || undefined} ownerState={{ hideCaption }}>
            <caption id={id}>{caption}</caption>
            <Head>
              <TableRow>
                {columns.map(({ key, align, ...column }) => (
                  <HeadCell
                    key={key}
                    aria-sort={column.sort && (column.sort.order ?? 'none')}
                    ownerState={{ end: align === 'end' }}
                  >
                    <Header {...column} />
                  </HeadCell>
                ))}
              </TableRow>
            </Head>
            <TableBody>
              {rows.map((row) => {
                const href = rowHref?.(row) ?? null;
                const key = rowKey(row);
                const isOpen = key === openKey;
                const choice =
                  selection && href !== null
                    ? {
                        isChosen: selection.chosen.has(key),
                        onToggle: () => selection.onToggle(key),
                        barred: selection.barred?.get(key),
                      }
                    : undefined;
                return (
                  <Row key={key} ownerState={{ isLink: href !== null, isOpen: choice?.isChosen ?? isOpen }}>
                    <Cells columns={columns} row={row} href={href} isOpen={isOpen} choice={choice} />
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

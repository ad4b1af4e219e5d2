import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType } from 'react';
import { useId } from 'react';
import { Spoken } from '../foundations/Spoken.tsx';
import { base } from '../tokens/base.ts';

export type ScheduleColumn = { key: string; label: string; align?: 'start' | 'end' };

export type ScheduleTableProps = {
  /** Accessible name of the table. */
  caption: string;
  /** Whether only screen readers get the caption. */
  hideCaption?: boolean;
  /** Columns. The first is the header of each row and stays visible when the table scrolls horizontally. */
  columns: ScheduleColumn[];
  /** Formatted cells by column key; line breaks are preserved. */
  rows: Record<string, string>[];
  /** Whether phones show each row as a card with two labelled cells per line; screen readers still get a table. */
  cards?: boolean;
};

/** Prints without scrolling. */
const Scroll = styled(TableContainer)<{ component: ElementType }>(({ theme }) => ({
  position: 'relative',
  maxHeight: '32rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.field,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'auto',
  '@media print': { maxHeight: 'none', border: 0, overflow: 'visible' },
}));

const Table = styled(MuiTable)<{ ownerState: { hideCaption?: boolean } }>(
  ({ theme, ownerState: { hideCaption } }) => ({
    '& > caption': hideCaption
      ? visuallyHidden
      : {
          padding: theme.spacing(3),
          captionSide: 'top',
          color: 'inherit',
          fontWeight: base.weight.semibold,
          lineHeight: 1.5,
          textAlign: 'start',
          [theme.breakpoints.down('sm')]: { fontSize: theme.typography.caption.fontSize },
        },
  }),
);

type Look = { cards?: boolean };

const Head = styled(TableHead)<{ ownerState: Look }>(({ theme, ownerState: { cards } }) => ({
  ...(cards && { [theme.breakpoints.down('sm')]: visuallyHidden }),
}));

const Row = styled(TableRow)<{ ownerState: Look }>(({ theme, ownerState: { cards } }) => ({
  '&:last-of-type > *': { borderBottom: 0 },
  '@media print': { breakInside: 'avoid' },
  ...(cards && {
    [theme.breakpoints.down('sm')]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: theme.spacing(1, 3),
      padding: theme.spacing(3),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
  }),
}));

type CellLook = Look & { end?: boolean; part?: 'head' | 'name' };

const Cell = styled(TableCell)<{ ownerState: CellLook; component?: ElementType }>(
  ({ theme, ownerState: { end, part, cards } }) => ({
    padding: theme.spacing(2, 3),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.5,
    textAlign: end ? 'end' : 'start',
    whiteSpace: 'pre',
    ...(part === 'head' && {
      zIndex: 1,
      color: theme.vars.palette.text.soft,
      fontSize: theme.typography.caption.fontSize,
    }),
    ...(part === 'name' && { position: 'sticky', left: 0 }),
    ...(part && { fontWeight: base.weight.semibold }),
    [theme.breakpoints.down('sm')]: {
      paddingInline: theme.spacing(2),
      fontSize: theme.typography.caption.fontSize,
      ...(cards && {
        position: 'static',
        padding: 0,
        border: 0,
        fontSize: theme.typography.body2.fontSize,
        textAlign: 'start',
        '&::before': {
          display: 'block',
          color: theme.vars.palette.text.soft,
          fontSize: theme.typography.caption.fontSize,
          fontWeight: base.weight.regular,
          content: 'attr(data-label) / ""',
        },
      }),
    },
    '@media print': {
      position: 'static',
      padding: theme.spacing(1, 2),
      ...(part !== 'head' && { fontSize: '0.6875rem' }),
    },
  }),
);

/** A table of figures that scrolls horizontally on phones, often the data of a chart. */
export const ScheduleTable = ({ caption, hideCaption, columns, rows, cards }: ScheduleTableProps) => {
  const id = useId();
  const [head, ...others] = columns;
  if (!head) return null;
  return (
    // The section scrolls, so it must be focusable.
    <Scroll component="section" aria-labelledby={id} tabIndex={0}>
      {/* Explicit roles: browsers drop the implicit ones of rows with a grid layout. */}
      <Table stickyHeader role="table" ownerState={{ hideCaption }}>
        <caption id={id}>{caption}</caption>
        <Head role="rowgroup" ownerState={{ cards }}>
          <Row role="row" ownerState={{}}>
            {columns.map(({ key, label, align }) => (
              <Cell key={key} role="columnheader" ownerState={{ part: 'head', end: align === 'end' }}>
                {label}
              </Cell>
            ))}
          </Row>
        </Head>
        <TableBody role="rowgroup">
          {rows.map((row, index) => (
            <Row key={row[head.key] ?? index} role="row" ownerState={{ cards }}>
              <Cell
                component="th"
                scope="row"
                role="rowheader"
                data-label={head.label}
                ownerState={{ part: 'name', cards }}
              >
                {row[head.key]}
              </Cell>
              {others.map(({ key, label, align }) => (
                <Cell key={key} role="cell" data-label={label} ownerState={{ end: align === 'end', cards }}>
                  <Spoken>{row[key] ?? ''}</Spoken>
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </Scroll>
  );
};

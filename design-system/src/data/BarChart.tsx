import { styled, useTheme } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ComponentProps } from 'react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Link } from '../foundations/Link.tsx';
import { base } from '../tokens/base.ts';
import type { BarDrawing, BarGroup, BarSeries } from './BarDrawing.tsx';
import { colorsOf } from './seriesColors.ts';

export type BarChartProps = {
  /** Accessible name of the chart and the table. */
  label: string;
  /** Data series; at most three. */
  series: BarSeries[];
  /** Groups, from left to right or top to bottom. */
  groups: BarGroup[];
  /** Maximum number of groups in the chart; the table shows all of them. */
  drawn?: number;
  /** Name of the group dimension: 'Semana'. */
  groupLabel: string;
  /** Direction of the bars: `columns` for periods, `bars` for names. */
  layout: 'columns' | 'bars';
  /** Whether each group is a single bar divided by series. */
  stacked?: boolean;
  /** Formats a value for display. */
  format: (value: number) => string;
  /** Text of the button that shows the table: 'Ver como tabla'. */
  tableLabel: string;
  /** Text of the button that shows the chart: 'Ver como gráfico'. */
  chartLabel: string;
};

const Figure = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  '& .MuiChartsAxis-tickLabel': { fill: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: theme.vars.palette.edge },
  '& .MuiChartsGrid-line': { stroke: theme.vars.palette.divider },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.75rem',
}));

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.caption.fontSize,
}));

const Key = styled('li')<{ ownerState: { color: string } }>(({ theme, ownerState: { color } }) => ({
  display: 'inline-flex',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  '&::before': {
    width: 10,
    height: 10,
    borderRadius: 3,
    backgroundColor: color,
    content: '""',
    forcedColorAdjust: 'none',
  },
}));

/** Becomes visible while a link in it has the focus. */
const Hidden = styled('div')<{ ownerState: { isShown: boolean } }>(({ ownerState: { isShown } }) => ({
  ...(!isShown && { '&:not(:focus-within)': visuallyHidden }),
}));

const Table = styled(MuiTable)(({ theme }) => ({
  '& > caption': visuallyHidden,
  '& th, & td': {
    padding: theme.spacing(2, 1),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    color: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.caption.fontSize },
  '& tbody th': { fontWeight: base.weight.regular },
}));

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
}));

const Room = styled('div')<{ ownerState: { height: number } }>(({ ownerState: { height } }) => ({
  minHeight: height,
}));

const columnsHeight = 260;
const barHeight = 18;
const axisHeight = 40;

/** A figure of the table, as a link if it has an address. */
const Value = ({ name, href, children }: { name: string; href: string | undefined; children: string }) =>
  href === undefined ? (
    children
  ) : (
    <Link href={href} tone="ink" aria-label={`${name}: ${children}`}>
      {children}
    </Link>
  );

/** Shows the table if the chart library fails to load. */
const NoDrawing = ({ onMissing }: { onMissing: () => void }) => {
  useEffect(
    function showTheTable() {
      onMissing();
    },
    [onMissing],
  );
  return null;
};

type DrawingProps = ComponentProps<typeof BarDrawing> & { onMissing: () => void };

const Drawing = lazy(async () => {
  try {
    const { BarDrawing: Loaded } = await import('./BarDrawing.tsx');
    return { default: ({ onMissing: _onMissing, ...rest }: DrawingProps) => <Loaded {...rest} /> };
  } catch {
    return { default: ({ onMissing }: DrawingProps) => <NoDrawing onMissing={onMissing} /> };
  }
});

/**
 * A column or bar chart of counts. The table with its figures is always available to screen readers and visible on
 * request. Pressing a bar follows the link of its figure in the table.
 */
export const BarChart = (props: BarChartProps) => {
  const { label, series, groups, groupLabel, layout, stacked, format, tableLabel, chartLabel, drawn } = props;
  const [isTable, setIsTable] = useState(false);
  const showTable = useCallback(() => setIsTable(true), []);
  const rows = useRef<HTMLTableSectionElement>(null);
  const { palette } = useTheme().vars;
  const colors = colorsOf(palette, series);
  const follow = (at: number, key: string) => {
    const cell = rows.current?.rows[at]?.cells[series.findIndex((one) => one.key === key) + 1];
    cell?.querySelector('a')?.click();
  };
  const shown = groups.slice(0, drawn);
  const lines = shown.length * (stacked || series.length === 1 ? 2 : series.length + 1);
  const height = layout === 'bars' ? lines * barHeight + axisHeight : columnsHeight;
  return (
    <Figure>
      <Head>
        <Legend aria-hidden="true">
          {series.length > 1 &&
            series.map(({ key, label: name }, at) => (
              <Key key={key} ownerState={{ color: colors[at] ?? palette.edge }}>
                {name}
              </Key>
            ))}
        </Legend>
        <Button variant="quiet" size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? chartLabel : tableLabel}
        </Button>
      </Head>
      {!isTable && (
        <Room aria-hidden="true" ownerState={{ height }}>
          <Suspense fallback={<Skeleton shape="card" height={height} />}>
            <Drawing
              {...{ series, layout, stacked, height, format }}
              groups={shown}
              onChoose={shown.some(({ links }) => links !== undefined) ? follow : undefined}
              onMissing={showTable}
            />
          </Suspense>
        </Room>
      )}
      <Hidden ownerState={{ isShown: isTable }}>
        <Table>
          <caption>{label}</caption>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                {groupLabel}
              </TableCell>
              {series.map(({ key, label: name }) => (
                <TableCell key={key} component="th" scope="col" align="right">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody ref={rows}>
            {groups.map((group) => (
              <TableRow key={group.key}>
                <TableCell component="th" scope="row">
                  {group.href === undefined ? (
                    <span>{group.label}</span>
                  ) : (
                    <Link href={group.href} tone="ink">
                      {group.label}
                    </Link>
                  )}
                  {group.note && <Note>{group.note}</Note>}
                </TableCell>
                {series.map(({ key, label: name }) => (
                  <TableCell key={key} align="right">
                    <Value name={`${group.label}, ${name}`} href={group.links?.[key]}>
                      {format(group.values[key] ?? 0)}
                    </Value>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Hidden>
    </Figure>
  );
};

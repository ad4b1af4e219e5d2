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
  /** Names chart and table. */
  label: string;
  /** Three at most. */
  series: BarSeries[];
  /** From left to right, or from top to bottom. */
  groups: BarGroup[];
  /** Only so many are drawn; the table has all of them. */
  drawn?: number;
  /** What a group is: 'Semana'. */
  groupLabel: string;
  /** `columns` for times, `bars` for names. */
  layout: 'columns' | 'bars';
  /** Each group is one bar of its parts. */
  stacked?: boolean;
  /** Figures as they are shown. */
  format: (value: number) => string;
  /** On the button that shows the table: 'Ver como tabla'. */
  tableLabel: string;
  /** On the button that shows the drawing again: 'Ver como gráfico'. */
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

/** Shows itself while a link in it has the focus. */
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

/** Where the library of charts does not load, the table is shown. */
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
 * Counts as columns or bars; the table of its figures is always there for screen readers, and shown when asked for. A bar
 * leads where the name of its group in the table does.
 */
export const BarChart = (props: BarChartProps) => {
  const { label, series, groups, groupLabel, layout, stacked, format, tableLabel, chartLabel, drawn } = props;
  const [isTable, setIsTable] = useState(false);
  const showTable = useCallback(() => setIsTable(true), []);
  const rows = useRef<HTMLTableSectionElement>(null);
  const { palette } = useTheme().vars;
  const colors = colorsOf(palette, series);
  const follow = (at: number) => rows.current?.rows[at]?.querySelector('a')?.click();
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
              onChoose={shown.some(({ href }) => href !== undefined) ? follow : undefined}
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
                {series.map(({ key }) => (
                  <TableCell key={key} align="right">
                    {format(group.values[key] ?? 0)}
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

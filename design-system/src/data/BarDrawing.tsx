import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export type BarSeries = {
  key: string;
  /** 'Firmadas'. */
  label: string;
};

export type BarGroup = {
  key: string;
  /** Under the columns, or before the bars. */
  label: string;
  /** Under the label in the table: 'Plazo: 5 días'. */
  note?: string;
  /** By the series' key. */
  values: Readonly<Record<string, number>>;
};

type BarDrawingProps = {
  series: readonly BarSeries[];
  groups: readonly BarGroup[];
  layout: 'columns' | 'bars';
  stacked?: boolean | undefined;
  /** Pixels. */
  height: number;
};

const axis = { disableLine: true, disableTicks: true };
const namesWidth = 148;
const countsWidth = 32;

/** What BarChart draws. Its own file, so that the table is there before the library of charts. */
export const BarDrawing = ({ series, groups, layout, stacked, height }: BarDrawingProps) => {
  const { chart, edge } = useTheme().vars.palette;
  const colors = [chart.capital, chart.interest, chart.projected];
  const isBars = layout === 'bars';
  const names = { ...axis, scaleType: 'band' as const, data: groups.map(({ label }) => label) };
  const counts = { ...axis, scaleType: 'linear' as const, min: 0, tickMinStep: 1 };
  return (
    <ChartsContainer
      height={height}
      margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      series={series.map(({ key, label }, at) => ({
        type: 'bar',
        layout: isBars ? 'horizontal' : 'vertical',
        label,
        color: colors[at] ?? edge,
        data: groups.map(({ values }) => values[key] ?? 0),
        ...(stacked && { stack: 'all' }),
      }))}
      xAxis={[isBars ? counts : names]}
      yAxis={[isBars ? { ...names, width: namesWidth } : { ...counts, width: countsWidth }]}
      disableAxisListener
      disableKeyboardNavigation
      skipAnimation
    >
      <ChartsGrid vertical={isBars} horizontal={!isBars} />
      <BarPlot borderRadius={4} />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
};

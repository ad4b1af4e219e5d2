import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { colorsOf, type SeriesColor } from './seriesColors.ts';

export type BarSeries = {
  key: string;
  /** 'Firmadas'. */
  label: string;
  /** The same on every chart of a page for the same meaning; otherwise by its place. */
  color?: SeriesColor;
};

export type BarGroup = {
  key: string;
  /** Under the columns, or before the bars. */
  label: string;
  /** Under the label in the table: 'Plazo: 5 días'. */
  note?: string;
  /** By the series' key. */
  values: Readonly<Record<string, number>>;
  /** What it counts, for example a list. */
  href?: string;
};

type BarDrawingProps = {
  series: readonly BarSeries[];
  groups: readonly BarGroup[];
  layout: 'columns' | 'bars';
  stacked?: boolean | undefined;
  /** Pixels. */
  height: number;
  format: (value: number) => string;
  /** Called with the index of the group whose bar was pressed. */
  onChoose?: ((group: number) => void) | undefined;
};

const axis = { disableLine: true, disableTicks: true };
const namesWidth = 148;
const countsWidth = 32;

/** What BarChart draws. Its own file, so that the table is there before the library of charts. */
export const BarDrawing = (props: BarDrawingProps) => {
  const { series, groups, layout, stacked, height, format, onChoose } = props;
  const colors = colorsOf(useTheme().vars.palette, series);
  const isBars = layout === 'bars';
  const names = { ...axis, scaleType: 'band' as const, data: groups.map(({ label }) => label) };
  const counts = { ...axis, scaleType: 'linear' as const, min: 0, tickMinStep: 1, valueFormatter: format };
  return (
    <ChartsContainer
      height={height}
      margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      series={series.map(({ key, label }, at) => ({
        type: 'bar',
        layout: isBars ? 'horizontal' : 'vertical',
        label,
        ...(colors[at] !== undefined && { color: colors[at] }),
        valueFormatter: (value: number | null) => format(value ?? 0),
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
      <BarPlot
        borderRadius={4}
        {...(onChoose && { onItemClick: (_event, { dataIndex }) => onChoose(dataIndex) })}
      />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
};

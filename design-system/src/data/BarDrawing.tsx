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
  /** Name of the series: 'Firmadas'. */
  label: string;
  /** Colour; defaults to the series' position. Use the same colour for the same meaning on all charts of a page. */
  color?: SeriesColor;
};

export type BarGroup = {
  key: string;
  /** Text below the column or before the bar. */
  label: string;
  /** Text below the label in the table: 'Plazo: 5 días'. */
  note?: string;
  /** Values by series key. */
  values: Readonly<Record<string, number>>;
  /** Link to the items that the group counts. */
  href?: string;
  /** Links to what each figure counts, by series key. */
  links?: Readonly<Record<string, string>>;
};

type BarDrawingProps = {
  series: readonly BarSeries[];
  groups: readonly BarGroup[];
  layout: 'columns' | 'bars';
  stacked?: boolean | undefined;
  /** Height in pixels. */
  height: number;
  format: (value: number) => string;
  /** Called with the index of the group and the key of the series whose bar was pressed. */
  onChoose?: ((group: number, series: string) => void) | undefined;
};

const axis = { disableLine: true, disableTicks: true };
const namesWidth = 148;
const countsWidth = 32;

/** The drawing of a BarChart. A separate file, so that the table renders before the chart library loads. */
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
        id: key,
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
        {...(onChoose && {
          onItemClick: (_event, { dataIndex, seriesId }) => onChoose(dataIndex, seriesId),
        })}
      />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
};

import type { Theme } from '@mui/material/styles';

/** `late` for overdue items, `plain` for counts without another meaning. */
export type SeriesColor = 'first' | 'second' | 'third' | 'late' | 'plain';

const BY_PLACE = ['first', 'second', 'third'] as const;

/** Returns the colours of the series in order. */
export function colorsOf(
  { chart, edge, warning }: Theme['vars']['palette'],
  series: readonly { color?: SeriesColor }[],
): string[] {
  const colors: Record<SeriesColor, string> = {
    first: chart.capital,
    second: chart.interest,
    third: chart.projected,
    late: warning.main,
    plain: edge,
  };
  return series.map(({ color }, at) => colors[color ?? BY_PLACE[at] ?? 'plain']);
}

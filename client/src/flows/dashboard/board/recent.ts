import { formatNumber, formatPesos } from '@prendarios/rules/format';
import type { Board } from './charts.ts';
import { BOARD_TEXTS as TEXT } from './texts.ts';

const WEEKS = 4;

/** A figure of the last four weeks and its comparison with the four weeks before. */
export type RecentFigure = Readonly<{ key: string; label: string; value: string; note: string }>;

type Week = Board['weeks'][number];

function compared(now: number, before: number): string {
  if (now === before) return TEXT.recent.same;
  return now > before
    ? TEXT.recent.more(formatNumber(now - before))
    : TEXT.recent.less(formatNumber(before - now));
}

/** Compares pesos in percent; returns no comparison if the earlier amount is zero. */
function comparedPesos(now: number, before: number): string {
  const points = before === 0 ? 0 : Math.round(((now - before) / before) * 100);
  if (before === 0) return '';
  if (points === 0) return TEXT.recent.same;
  const share = `${formatNumber(Math.abs(points))}\u00a0%`;
  return points > 0 ? TEXT.recent.more(share) : TEXT.recent.less(share);
}

const isEmpty = ({ approved, signed, inscribed }: Week): boolean => approved + signed + inscribed === 0;

/**
 * Returns figures of the last four weeks; empty if the bank states fewer than eight weeks or nothing happened in them.
 */
export function recentFigures({ weeks }: Board): RecentFigure[] {
  if (weeks.length < 2 * WEEKS || weeks.slice(-2 * WEEKS).every(isEmpty)) return [];
  const last = weeks.slice(-WEEKS);
  const before = weeks.slice(-2 * WEEKS, -WEEKS);
  const counted = (['approved', 'signed', 'inscribed'] as const).map((key) => {
    const sum = (some: readonly Week[]) => some.reduce((total, week) => total + week[key], 0);
    return {
      key,
      label: TEXT[key],
      value: formatNumber(sum(last)),
      note: compared(sum(last), sum(before)),
    };
  });
  if (weeks.some(({ placed }) => placed === null)) return counted;
  const pesos = (some: readonly Week[]) =>
    some.reduce((total, { placed }) => total + Number(placed?.amount ?? 0), 0);
  const placed = {
    key: 'placed',
    label: TEXT.recent.placed,
    value: formatPesos(pesos(last)),
    note: comparedPesos(pesos(last), pesos(before)),
  };
  return [...counted, placed];
}

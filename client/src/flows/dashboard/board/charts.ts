import type { BarGroup, BarSeries } from '@prendarios/design-system/data/BarDrawing';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatNumber, formatPesos } from '@prendarios/rules/format';
import type { BoardQuery } from '#generated/graphql.ts';
import { addDays } from '../address/presets.ts';
import { hrefsOf, linksOf, type ListOf, listsOf } from './links.ts';
import { countText, stageKey, stageLabel } from './stages.ts';
import { BOARD_TEXTS as TEXT } from './texts.ts';

export type Board = NonNullable<BoardQuery['board']>;

/** What a chart and its table show; `groups` is empty if there is nothing to count. */
export type Chart = Readonly<{
  key: string;
  title: string;
  note: string;
  groupLabel: string;
  layout: 'columns' | 'bars';
  stacked?: boolean;
  drawn?: number;
  /** Formats a figure; a plain number by default. */
  format?: (value: number) => string;
  series: BarSeries[];
  groups: BarGroup[];
}>;

/** Most bars that a chart draws. */
const MOST_DRAWN = 12;

const SIGNED: BarSeries = { key: 'signed', label: TEXT.signed, color: 'second' };
const INSCRIBED: BarSeries = { key: 'inscribed', label: TEXT.inscribed, color: 'third' };
const HAPPENED: BarSeries[] = [{ key: 'approved', label: TEXT.approved, color: 'first' }, SIGNED, INSCRIBED];

type Counts = Pick<Board['weeks'][number], 'approved' | 'signed' | 'inscribed'>;
const countsOf = ({ approved, signed, inscribed }: Counts) => ({ approved, signed, inscribed });
const isSomething = (groups: readonly BarGroup[]): boolean =>
  groups.some(({ values }) => Object.values(values).some((value) => value > 0));

/** Formats '2026-11-16' as '16/11'. */
const shortDay = (date: string): string => date.slice(5).split('-').map(Number).toReversed().join('/');

/** Returns the Sunday that ends a period of `weeks`. */
const lastDay = (monday: string, weeks: number): string => addDays(monday, 7 * weeks - 1);

const percent = (value: number): string => `${formatNumber(value)}\u00a0%`;
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** Returns the chart of the stages with open proposals. */
function waiting({ stages, listAbilities: can }: Board, list: ListOf): Chart {
  const open = stages.filter(({ phase }) => phase !== null);
  const isAged = open.some(({ olderThanTarget }) => olderThanTarget !== null);
  return {
    key: 'waiting',
    title: TEXT.waiting.title,
    note: isAged ? TEXT.waiting.note : TEXT.waiting.counted,
    groupLabel: TEXT.waiting.group,
    layout: 'bars',
    stacked: true,
    // The first series starts at the axis, where bars are easiest to compare.
    series: isAged
      ? [
          { key: 'late', label: TEXT.waiting.late, color: 'late' },
          { key: 'inTime', label: TEXT.waiting.inTime, color: 'plain' },
        ]
      : [{ key: 'inTime', label: TEXT.waiting.all, color: 'plain' }],
    groups: open.map((stage) => {
      const notes = [
        ...(stage.targetDays === null ? [] : [TEXT.waiting.target(stage.targetDays)]),
        ...(stage.medianDays === null ? [] : [TEXT.waiting.median(formatNumber(stage.medianDays))]),
        ...(stage.isCapped ? [TEXT.waiting.capped(countText({ ...stage, isCapped: false }))] : []),
      ];
      const late = stage.olderThanTarget ?? 0;
      const filters = { phase: stage.phase === 'UNKNOWN' ? null : stage.phase, status: stage.status };
      return {
        key: stageKey(stage),
        label: stageLabel(stage),
        ...(notes.length > 0 && { note: notes.join(' · ') }),
        values: { inTime: stage.count - late, late },
        href: list(filters),
        ...linksOf({ late }, { late: can.canFilterByTarget && list({ ...filters, late: true }) }),
      };
    }),
  };
}

function byPoint(board: Board, list: ListOf): Chart {
  const { pointsOfSale, weeks } = board;
  const from = weeks[0]?.startsOn;
  const isCut = pointsOfSale.length > MOST_DRAWN;
  return {
    key: 'points',
    title: TEXT.points.title,
    note: isCut ? TEXT.points.drawn(MOST_DRAWN) : TEXT.points.note,
    groupLabel: TEXT.points.group,
    layout: 'bars',
    drawn: MOST_DRAWN,
    series: HAPPENED,
    groups: pointsOfSale.map((point) => ({
      key: point.code ?? '',
      label: point.businessName === null ? (point.code ?? TEXT.points.none) : nameCase(point.businessName),
      values: countsOf(point),
      ...(point.placed && { note: TEXT.points.placed(formatPesos(point.placed.amount)) }),
      ...(point.code !== null &&
        from !== undefined &&
        linksOf(point, hrefsOf(board, list, { from, until: null }, { pointOfSale: point.code }))),
    })),
  };
}

const COHORT_WEEKS = 4;

function byCohort({ cohorts, listAbilities: can }: Board, list: ListOf): Chart {
  return {
    key: 'cohorts',
    title: TEXT.cohorts.title,
    note: TEXT.cohorts.note,
    groupLabel: TEXT.cohorts.group,
    layout: 'bars',
    format: percent,
    series: [SIGNED, INSCRIBED],
    groups: (cohorts ?? [])
      .filter(({ approved }) => approved > 0)
      .map(({ startsOn, approved, signed, inscribed }) => {
        const end = lastDay(startsOn, COHORT_WEEKS);
        const created = { from: startsOn, to: end, status: 'ALL' } as const;
        return {
          key: startsOn,
          label: TEXT.cohorts.period(shortDay(startsOn), shortDay(end)),
          note: TEXT.cohorts.count(approved),
          values: { signed: shareOf(signed, approved), inscribed: shareOf(inscribed, approved) },
          href: list(created),
          // Signed or inscribed at any time since then.
          ...linksOf(
            { signed, inscribed },
            {
              signed: can.canFilterBySignature && list({ ...created, signedFrom: startsOn }),
              inscribed: can.canFilterByEvent && list({ ...created, inscribedFrom: startsOn }),
            },
          ),
        };
      }),
  };
}

function byWeek(board: Board, list: ListOf): Chart {
  return {
    key: 'weeks',
    title: TEXT.weeks.title,
    note: TEXT.weeks.note,
    groupLabel: TEXT.weeks.group,
    layout: 'columns',
    series: HAPPENED,
    groups: board.weeks.map((week) => ({
      key: week.startsOn,
      label: shortDay(week.startsOn),
      values: countsOf(week),
      ...linksOf(week, hrefsOf(board, list, { from: week.startsOn, until: lastDay(week.startsOn, 1) })),
    })),
  };
}

function byDocument({ sentBackDocuments, weeks, listAbilities: can }: Board, list: ListOf): Chart {
  const sentBackFrom = weeks[0]?.startsOn ?? null;
  return {
    key: 'documents',
    title: TEXT.documents.title,
    note: TEXT.documents.note,
    groupLabel: TEXT.documents.group,
    layout: 'bars',
    series: [{ key: 'count', label: TEXT.documents.count, color: 'plain' }],
    drawn: MOST_DRAWN,
    groups: sentBackDocuments.map(({ type, label, count, reasons }) => ({
      key: type,
      label,
      values: { count },
      ...(reasons.length > 0 && {
        note: reasons.map((one) => TEXT.documents.reason(one.reason, formatNumber(one.count))).join(' · '),
      }),
      ...linksOf(
        { count },
        { count: can.canFilterByEvent && list({ sentBackDocument: type, sentBackFrom, status: 'ALL' }) },
      ),
    })),
  };
}

/** Returns the page's charts in reading order, the widest last; they link to the lists of the chosen point of sale. */
export function chartsOf(board: Board, pointOfSale: string | null): Chart[] {
  const list = listsOf(pointOfSale);
  const charts = [waiting, byWeek, byCohort, byDocument, byPoint].map((chart) => chart(board, list));
  return charts.map((chart) => (isSomething(chart.groups) ? chart : { ...chart, groups: [] }));
}

import type { BarGroup, BarSeries } from '@prendarios/design-system/data/BarDrawing';
import { CSV_MARK, csvLine } from '@prendarios/rules/csv';
import { nameCase } from '@prendarios/rules/displayCase';
import type { BoardQuery } from '#generated/graphql.ts';
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
  series: BarSeries[];
  groups: BarGroup[];
}>;

/** More bars than these are a list, not a chart. */
const MOST_DRAWN = 12;

const HAPPENED: BarSeries[] = [
  { key: 'approved', label: TEXT.approved },
  { key: 'signed', label: TEXT.signed },
  { key: 'inscribed', label: TEXT.inscribed },
];

type Counts = Pick<Board['weeks'][number], 'approved' | 'signed' | 'inscribed'>;
const countsOf = ({ approved, signed, inscribed }: Counts) => ({ approved, signed, inscribed });
const isSomething = (groups: readonly BarGroup[]): boolean =>
  groups.some(({ values }) => Object.values(values).some((value) => value > 0));

/** '16/11' of 2026-11-16. */
const shortDay = (date: string): string => date.slice(5).split('-').map(Number).toReversed().join('/');

/** The stages that a proposal should leave. */
function waiting({ stages }: Board): Chart {
  const open = stages.filter(({ phase }) => phase !== null);
  const isAged = open.some(({ olderThanTarget }) => olderThanTarget !== null);
  return {
    key: 'waiting',
    title: TEXT.waiting.title,
    note: isAged ? TEXT.waiting.note : TEXT.waiting.counted,
    groupLabel: TEXT.waiting.group,
    layout: 'bars',
    stacked: true,
    // The first has the strong colour, and begins where bars can be compared.
    series: isAged
      ? [
          { key: 'late', label: TEXT.waiting.late },
          { key: 'inTime', label: TEXT.waiting.inTime },
        ]
      : [{ key: 'inTime', label: TEXT.waiting.all }],
    groups: open.map((stage) => {
      const notes = [
        ...(stage.targetDays === null ? [] : [TEXT.waiting.target(stage.targetDays)]),
        ...(stage.isCapped ? [TEXT.waiting.capped(countText({ ...stage, isCapped: false }))] : []),
      ];
      const late = stage.olderThanTarget ?? 0;
      return {
        key: stageKey(stage),
        label: stageLabel(stage),
        ...(notes.length > 0 && { note: notes.join(' · ') }),
        values: { inTime: stage.count - late, late },
      };
    }),
  };
}

function byPoint({ pointsOfSale }: Board): Chart {
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
    })),
  };
}

/** The charts of the page, from top to bottom. */
export function chartsOf(board: Board): Chart[] {
  const charts: Chart[] = [
    waiting(board),
    {
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
      })),
    },
    byPoint(board),
    {
      key: 'documents',
      title: TEXT.documents.title,
      note: TEXT.documents.note,
      groupLabel: TEXT.documents.group,
      layout: 'bars',
      series: [{ key: 'count', label: TEXT.documents.count }],
      drawn: MOST_DRAWN,
      groups: board.sentBackDocuments.map(({ type, label, count }) => ({
        key: type,
        label,
        values: { count },
      })),
    },
  ];
  return charts.map((chart) => (isSomething(chart.groups) ? chart : { ...chart, groups: [] }));
}

/** The figures as a file: a line for each. */
export function boardCsv(board: Board): string {
  const stages = board.stages.map((stage) => [
    TEXT.strip,
    stageLabel(stage),
    TEXT.waiting.all,
    countText(stage),
  ]);
  const figures = chartsOf(board).flatMap(({ title, series, groups }) =>
    groups.flatMap(({ label, values }) =>
      series.map(({ key, label: name }) => [title, label, name, String(values[key] ?? 0)]),
    ),
  );
  return CSV_MARK + [TEXT.csv, ...stages, ...figures].map(csvLine).join('');
}

import { todayInArgentina } from '@prendarios/rules/birthDate';
import { CSV_MARK, csvLine } from '@prendarios/rules/csv';
import { saveBlob } from '#shared/files/saveBlob.ts';
import { type Board, chartsOf } from './charts.ts';
import { countText, stageLabel } from './stages.ts';
import { BOARD_TEXTS as TEXT } from './texts.ts';

/** Returns the figures as CSV, one per line. */
export function boardCsv(board: Board): string {
  const stages = board.stages.map((stage) => [
    TEXT.strip,
    stageLabel(stage),
    TEXT.waiting.all,
    countText(stage),
  ]);
  const figures = chartsOf(board, null).flatMap(({ title, series, groups, format = String }) =>
    groups.flatMap(({ label, values }) =>
      series.map(({ key, label: name }) => [title, label, name, format(values[key] ?? 0)]),
    ),
  );
  return CSV_MARK + [TEXT.csv, ...stages, ...figures].map(csvLine).join('');
}

export function saveBoard(board: Board): void {
  const file = new Blob([boardCsv(board)], { type: 'text/csv;charset=utf-8' });
  saveBlob(file, TEXT.fileName(todayInArgentina(new Date())));
}

import { useId } from 'react';
import { cx } from '../foundations/cx.ts';
import '../foundations/VisuallyHidden.css';
import './ScheduleTable.css';

export type ScheduleColumn = { key: string; label: string; align?: 'start' | 'end' };

export type ScheduleTableProps = {
  caption: string;
  hideCaption?: boolean;
  /** The first column heads each row and stays in view when the table is scrolled sideways. */
  columns: ScheduleColumn[];
  /** Cells as they are shown. */
  rows: Record<string, string>[];
};

export const ScheduleTable = ({ caption, hideCaption, columns, rows }: ScheduleTableProps) => {
  const id = useId();
  const [head, ...others] = columns;
  if (!head) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself: the keyboard must reach it
    <section className="pd-schedule" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id} className={cx(hideCaption && 'pd-visually-hidden')}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(column.align === 'end' && 'pd-schedule__end')}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row[head.key] ?? index}>
              <th scope="row">{row[head.key]}</th>
              {others.map((column) => (
                <td key={column.key} className={cx(column.align === 'end' && 'pd-schedule__end')}>
                  {row[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

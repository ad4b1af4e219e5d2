import type { ReactNode } from 'react';
import { useId } from 'react';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { cx } from '../foundations/cx.ts';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { tableMessages } from '../messages.ts';
import '../foundations/VisuallyHidden.css';
import './DataTable.css';

export type DataColumn<T> = {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** A second line under the cell, smaller. */
  detail?: (row: T) => ReactNode;
  align?: 'start' | 'end';
  /** On phones it stands in the card's corner, beside the first: where a row stands. */
  corner?: boolean;
  /** For a column of links, whose header says nothing new. It is still read out. */
  hideHeader?: boolean;
};

export type DataTableProps<T> = {
  caption: string;
  hideCaption?: boolean;
  /** The first column heads each row, and each card on phones. */
  columns: DataColumn<T>[];
  rows: T[];
  rowKey: (row: T) => string;
  /** Makes the whole row a link, named by its first cell; other cells then hold no controls. */
  rowHref?: (row: T) => string;
  /** While the first rows, or those of another page, are on their way. */
  busy?: boolean;
  /** Shapes shown while busy and without rows. */
  busyRows?: number;
  /** Instead of the table when there are no rows: an EmptyState with a way out. */
  empty?: ReactNode;
  /** Instead of everything when the rows could not be had: an ErrorState that offers to try again. */
  failure?: ReactNode;
  /** Read out when it changes: '14 propuestas'. */
  announcement?: string;
  labels?: Partial<typeof tableMessages>;
};

type CellsProps<T> = { columns: DataColumn<T>[]; row: T; href: string | undefined };

const Cells = <T,>({ columns, row, href }: CellsProps<T>) => {
  const Anchor = useLinkComponent();
  return columns.map((column, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    const detail = column.detail?.(row);
    const content = column.cell(row);
    return (
      <Cell
        key={column.key}
        scope={index === 0 ? 'row' : undefined}
        className={cx(
          column.align === 'end' && 'pd-table__end',
          column.corner && 'pd-table__corner',
          column.hideHeader && 'pd-table__action',
        )}
      >
        {index > 0 && !column.hideHeader && (
          <span className="pd-table__label" aria-hidden="true">
            {column.header}
          </span>
        )}
        <div className="pd-table__value">
          {index === 0 && href !== undefined ? (
            <Anchor href={href} className="pd-table__row-link">
              {content}
            </Anchor>
          ) : (
            content
          )}
          {detail !== undefined && detail !== null && <div className="pd-table__detail">{detail}</div>}
        </div>
      </Cell>
    );
  });
};

/** Rows on wide screens, cards under 600 px; one markup, so that nothing is read twice. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const {
    caption,
    hideCaption,
    columns,
    rows,
    rowKey,
    rowHref,
    busy = false,
    busyRows = 5,
    empty,
    failure,
    announcement,
  } = props;
  const labels = { ...tableMessages, ...props.labels };
  const id = useId();
  const hasFailed = !busy && Boolean(failure);
  const isWaiting = busy && rows.length === 0;
  const isEmpty = !busy && !hasFailed && rows.length === 0;
  const hasRows = !hasFailed && rows.length > 0;
  return (
    <div className="pd-table-box">
      <LiveRegion message={busy || hasFailed ? '' : (announcement ?? '')} />
      {hasFailed && failure}
      {isEmpty && (empty ?? <p>{labels.empty}</p>)}
      {isWaiting && (
        <div className="pd-table__waiting">
          {Array.from({ length: busyRows }, (_none, index) => (
            <Skeleton key={index} shape="field" label={index === 0 ? labels.loading : undefined} />
          ))}
        </div>
      )}
      {hasRows && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll sideways: the keyboard must reach it
        <section className="pd-table-scroll" aria-labelledby={id} tabIndex={0}>
          <table className="pd-table" aria-busy={busy || undefined}>
            <caption id={id} className={cx(hideCaption && 'pd-visually-hidden')}>
              {caption}
            </caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.key} scope="col" className={cx(column.align === 'end' && 'pd-table__end')}>
                    <span className={cx(column.hideHeader && 'pd-visually-hidden')}>{column.header}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={rowKey(row)} className={cx(rowHref && 'pd-table__row--link')}>
                  <Cells columns={columns} row={row} href={rowHref?.(row)} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
};

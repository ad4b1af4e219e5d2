import type { DataColumn } from '@prendarios/design-system/data/DataTable';
import { StatusTag, type Stage } from '@prendarios/design-system/data/StatusTag';
import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';
import { LIST_TEXTS as TEXT } from './texts.ts';

/** One proposal as the list shows it; missing values are already '-' (EN-07). */
export type Row = Readonly<{
  key: string;
  /** The address of its detail; null without an id. */
  href: string | null;
  number: string;
  date: string;
  vehicle: string;
  document: string;
  pointOfSale: string;
  stage: Stage;
  stageName: string;
  note: string | null;
}>;

export const PROPOSAL_COLUMNS: DataColumn<Row>[] = [
  {
    key: 'number',
    header: TEXT.columns.number,
    cell: ({ href, number }) => (
      <>
        {/* Screen readers may read the row's link without the row. */}
        {href !== null && <VisuallyHidden>{TEXT.open}</VisuallyHidden>}
        {number}
      </>
    ),
    detail: ({ date }) => date,
  },
  {
    key: 'vehicle',
    header: TEXT.columns.vehicle,
    cell: ({ vehicle }) => vehicle,
    detail: ({ document }) => document,
  },
  { key: 'pointOfSale', header: TEXT.columns.pointOfSale, cell: ({ pointOfSale }) => pointOfSale },
  {
    key: 'stage',
    header: TEXT.columns.stage,
    corner: true,
    cell: ({ stage, stageName }) => <StatusTag stage={stage}>{stageName}</StatusTag>,
    detail: ({ note }) => note,
  },
];

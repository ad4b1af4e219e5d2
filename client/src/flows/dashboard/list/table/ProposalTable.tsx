import type { ColumnSort, DataColumn } from '@prendarios/design-system/data/DataTable';
import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { DotSeparated } from '@prendarios/design-system/foundations/DotSeparated';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';
import { MISSING } from '@prendarios/rules/format';
import type { ProposalSort } from '#generated/graphql.ts';
import { daysText } from '../../proposal/ageText.ts';
import { PROPOSAL_TEXTS } from '../../proposal/texts.ts';
import { changedHref, type ListPlace } from '../../address/listAddress.ts';
import type { Row } from './rows.ts';
import { LIST_TEXTS as TEXT } from '../texts.ts';

const ORDERS: Readonly<Record<ProposalSort, ColumnSort['order']>> = {
  NEWEST: 'descending',
  OLDEST: 'ascending',
  LONGEST_IN_STAGE: 'descending',
  LARGEST: 'descending',
  NAME: 'ascending',
  NEXT_PAYMENT: 'ascending',
};

/**
 * Returns a header's link to the next of its orders, then back to the default order; none if the bank supports only
 * one.
 */
function sortBy(place: ListPlace, orders: readonly ProposalSort[], possible: readonly ProposalSort[]) {
  const known = orders.filter((sort) => possible.includes(sort));
  if (known.length === 0 || possible.length === 1) return {};
  const at = known.indexOf(place.sort);
  const sort: ColumnSort = {
    href: changedHref(place, { sort: known[at + 1] ?? 'NEWEST' }),
    ...(at !== -1 && { order: ORDERS[place.sort] }),
  };
  return { sort };
}

type ColumnsOf = {
  rows: readonly Row[];
  place: ListPlace;
  /** Sort orders that the bank's list supports. */
  sorts: readonly ProposalSort[];
  /** Whether the list spans several points of sale. */
  withPoints: boolean;
  /** Whether a proposal or the filters are open next to the list, which leaves less room. */
  isNarrow: boolean;
  /** Whether rows are checkboxes instead of links. */
  isSelecting?: boolean;
};

/** Returns the columns, without those for which the bank provides no data. */
export function columnsOf({
  rows,
  place,
  sorts,
  withPoints,
  isNarrow,
  isSelecting = false,
}: ColumnsOf): DataColumn<Row>[] {
  return [
    {
      key: 'holder',
      header: TEXT.columns.holder,
      ...sortBy(place, ['NAME'], sorts),
      cell: ({ id, number, holder }) => (
        <>
          {/* Screen readers may read the row's link out of context. */}
          {id !== null && (
            <VisuallyHidden>{isSelecting ? TEXT.select(number) : TEXT.open(number)}</VisuallyHidden>
          )}
          <span>{holder}</span>
        </>
      ),
      detail: ({ document, heldBy, shortId }) => (
        <>
          <DotSeparated parts={isNarrow ? [document, TEXT.id(shortId)] : [document]} />
          {heldBy !== null && <div>{heldBy}</div>}
        </>
      ),
    },
    {
      key: 'vehicle',
      header: TEXT.columns.vehicle,
      cell: ({ vehicle }) => vehicle,
      detail: ({ vehicleNote, pointOfSale }) => (
        <DotSeparated parts={[...vehicleNote, ...(withPoints && isNarrow ? [pointOfSale] : [])]} />
      ),
    },
    ...(rows.some(({ amount }) => amount !== null)
      ? [
          {
            key: 'amount',
            header: TEXT.columns.amount,
            align: 'end' as const,
            ...sortBy(place, ['LARGEST'], sorts),
            cell: ({ amount }: Row) => amount ?? MISSING,
            detail: ({ payment }: Row) => payment,
          },
        ]
      : []),
    ...(withPoints && !isNarrow
      ? [
          {
            key: 'pointOfSale',
            header: TEXT.columns.pointOfSale,
            cell: ({ pointOfSale }: Row) => pointOfSale,
          },
        ]
      : []),
    {
      key: 'stage',
      header: TEXT.columns.stage,
      corner: true,
      cell: ({ tag, isVivere }) => (
        <Stack direction="row" gap={1} wrap>
          <StatusTag {...tag} size="small" />
          {isVivere && (
            <StatusTag stage="purple" size="small">
              {PROPOSAL_TEXTS.vivere}
            </StatusTag>
          )}
        </Stack>
      ),
      detail: ({ note }) => (note.length === 0 ? null : <DotSeparated parts={note} />),
      clipDetail: true,
    },
    ...(rows.some(({ age }) => age !== null)
      ? [
          {
            key: 'age',
            header: TEXT.columns.age,
            ...sortBy(place, ['LONGEST_IN_STAGE'], sorts),
            cell: ({ age }: Row) =>
              age && (
                <div>
                  <StatusTag stage={age.stage} icon={null} size="small">
                    {daysText(age.days)}
                  </StatusTag>
                </div>
              ),
            detail: ({ age }: Row) => (age !== null && age.lateDays > 0 ? TEXT.late : null),
          },
        ]
      : []),
    ...(isNarrow
      ? []
      : [
          {
            key: 'created',
            header: TEXT.columns.created,
            ...sortBy(place, ['NEWEST', 'OLDEST'], sorts),
            cell: ({ created }: Row) => created,
            detail: ({ shortId }: Row) => TEXT.id(shortId),
          },
        ]),
  ];
}

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { CursorPager } from '@prendarios/design-system/data/CursorPager';
import { DataTable } from '@prendarios/design-system/data/DataTable';
import { FilterChips } from '@prendarios/design-system/data/FilterChips';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import type { Role } from '../../../shared/session/sessionStore.ts';
import { chipsOf, type PointName } from './chips.ts';
import { countOf } from './filters.ts';
import { clearedHref, nextHref, pageNumber, type PlaceRead, previousHref } from './listAddress.ts';
import { ListProblem, NoProposals, NoResults } from './ListStates.tsx';
import { PROPOSAL_COLUMNS } from './ProposalTable.tsx';
import { rowOf } from './rows.ts';
import { LIST_TEXTS as TEXT } from './texts.ts';
import { useProposalList } from './useProposalList.ts';

const PAGE_SIZE = 10;

/** A cursor is valid only for the user and the filters that it was made for. */
function isLostPage(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(
    ({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT' && extensions['field'] === 'after',
  );
}

type ProposalListProps = {
  place: PlaceRead;
  points: readonly PointName[];
  role: Role;
  /** The requested page could not be opened: this is the first one. */
  lostPage: boolean;
  toFirstPage: () => void;
};

/** A page of proposals with its filters and the links to other pages. */
export const ProposalList = ({ place, points, role, lostPage, toFirstPage }: ProposalListProps) => {
  const { page: read, loading, error, updates, retry } = useProposalList(place);
  // The first rows are rendered in slices, so that the page reacts meanwhile; later ones are never behind their address.
  const isFirstDue = useDeferredValue(read !== undefined);
  const page = isFirstDue ? read : undefined;
  const isLost = place.trail.length > 0 && isLostPage(error);
  const leave = useEffectEvent(toFirstPage);
  useEffect(
    function leaveLostPage() {
      if (isLost) leave();
    },
    [isLost],
  );
  const filterCount = countOf(place.filters);
  const number = pageNumber(place.trail);
  const rows = (page?.nodes ?? []).map(rowOf);
  const cursor = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
  return (
    <>
      {place.ignored.length > 0 && (
        <Alert tone="warning">{TEXT.ignored(place.ignored.map((key) => TEXT.fields[key]).join(', '))}</Alert>
      )}
      {lostPage && <Alert tone="warning">{TEXT.lostPage}</Alert>}
      <FilterChips chips={chipsOf(place.filters, points)} clearHref={clearedHref()} />
      <LiveRegion message={updates === 0 ? '' : TEXT.updated(updates)} />
      <DataTable
        caption={TEXT.caption}
        hideCaption
        columns={PROPOSAL_COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
        rowHref={({ href }) => href}
        busy={loading || isLost || (page === undefined && read !== undefined)}
        busyRows={PAGE_SIZE}
        announcement={
          rows.length === 0 ? TEXT.none(filterCount) : TEXT.counted(rows.length, number, filterCount)
        }
        failure={error !== undefined && <ListProblem error={error} onRetry={retry} />}
        empty={filterCount === 0 && place.trail.length === 0 ? <NoProposals role={role} /> : <NoResults />}
      />
      {(rows.length > 0 || place.trail.length > 0) && (
        <CursorPager
          previousHref={previousHref(place) ?? undefined}
          nextHref={cursor === null ? undefined : nextHref(place, cursor)}
          status={TEXT.page(number)}
        />
      )}
    </>
  );
};

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { CursorPager } from '@prendarios/design-system/data/CursorPager';
import { DataTable } from '@prendarios/design-system/data/DataTable';
import { FilterChips } from '@prendarios/design-system/data/FilterChips';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { useToday } from '#shared/text/useToday.ts';
import { proposalPath } from '../proposal/addresses.ts';
import { chipsOf, type PointName } from './filters/chips.ts';
import { useColleagues } from './filters/useColleagues.ts';
import { useDocumentLabel } from './filters/useDocumentLabel.ts';
import { countOf } from '../address/filters.ts';
import {
  changedHref,
  clearedHref,
  listHref,
  nextHref,
  openHref,
  pageNumber,
  type PlaceRead,
  previousHref,
} from '../address/listAddress.ts';
import type { ListAbilities } from './abilities.ts';
import { listAnnouncement, pagerStatus } from './listCount.ts';
import { ListUnavailable, NoneOpen, NoProposals, NoResults } from './ListStates.tsx';
import { presetOf } from '../address/presets.ts';
import { columnsOf } from './table/ProposalTable.tsx';
import { rowOf } from './table/rows.ts';
import type { Selection } from './bulk/useSelection.ts';
import { ShortcutsNote } from './tools/ShortcutsNote.tsx';
import { LIST_TEXTS as TEXT } from './texts.ts';
import type { ProposalListRead } from './useProposalList.ts';
import { type Count, currentView, impliedFilters } from './tools/views.ts';

const SelectionBar = lazyScreen(async () => (await import('./bulk/SelectionBar.tsx')).SelectionBar);
const ProposalCards = lazyScreen(async () => (await import('./cards/ProposalCards.tsx')).ProposalCards);

/** Arguments of a page that the bank may reject; a cursor is valid only for the user and the list it was made for. */
const PLACE_FIELDS: readonly unknown[] = ['after', 'first', 'sort', 'filter'];

function isLostPage(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(
    ({ extensions }) =>
      extensions?.['code'] === 'BAD_USER_INPUT' && PLACE_FIELDS.includes(extensions['field']),
  );
}

type ProposalListProps = {
  list: ProposalListRead;
  place: PlaceRead;
  points: readonly PointName[];
  role: Role;
  /** Whether the requested page could not be opened and the first one is shown instead. */
  lostPage: boolean;
  toFirstPage: () => void;
  /** Whether a row can open next to the list. */
  hasSide: boolean;
  /** Whether something is open next to the list. */
  isNarrow: boolean;
  openId: string | null;
  /** Whether there are no proposals of any status. */
  hasNone: boolean;
  /** Number of proposals that match the filters: undefined while counting, null if the bank does not count. */
  total: Count | null | undefined;
  selection: Selection;
};

type EmptyProps = Pick<ProposalListProps, 'place' | 'role' | 'hasNone'> & { abilities: ListAbilities };

/** Says why the list is empty and what to do. */
const Empty = ({ place, role, abilities, hasNone }: EmptyProps) => {
  if (countOf(place.filters) > 0 || place.trail.length > 0) {
    return <NoResults place={place} findsNames={abilities.canSearchNames} />;
  }
  if (role === 'APPLICANT' || hasNone) return <NoProposals role={role} />;
  return <NoneOpen href={changedHref(place, { filters: { ...place.filters, status: 'ALL' } })} />;
};

/** Shows a page of proposals with the active filters and links to the other pages. */
export const ProposalList = (props: ProposalListProps) => {
  const {
    list,
    place,
    points,
    role,
    lostPage,
    toFirstPage,
    hasSide,
    isNarrow,
    openId,
    hasNone,
    total,
    selection,
  } = props;
  const { page, abilities, loading, error, updates, retry } = list;
  const isLost = isLostPage(error);
  const leave = useEffectEvent(toFirstPage);
  useEffect(
    function leaveLostPage() {
      if (isLost) leave();
    },
    [isLost],
  );
  const today = useToday();
  const documentLabel = useDocumentLabel(place.filters);
  const { colleague: colleagueId } = place.filters;
  const colleague =
    useColleagues({ skip: colleagueId === null }).find(({ value }) => value === colleagueId)?.label ?? null;
  const nodes = page?.nodes ?? [];
  const rows = nodes.map((item, at) => rowOf(item, at, today));
  const cursor = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
  const busy = loading || isLost;
  const implied = impliedFilters(place, role, abilities);
  const filterCount = countOf(place.filters, implied);
  const shown = [
    'search',
    ...(points.length > 1 && points.some(({ code }) => code === place.filters.pointOfSale)
      ? ['pointOfSale']
      : []),
    ...implied,
    ...(currentView(place, role, abilities) === undefined ? [] : ['waitsFor', 'late', 'assignee']),
    ...(presetOf(place.filters, today) === null ? [] : ['from']),
  ];
  const hasRows = rows.length > 0;
  const counted = { page: pageNumber(place.trail), size: place.size, rows: rows.length, total };
  const isSelecting = selection.isOn && hasRows;
  return (
    <>
      {place.ignored.length > 0 && (
        <Alert tone="warning">{TEXT.ignored(place.ignored.map((key) => TEXT.fields[key]).join(', '))}</Alert>
      )}
      {lostPage && <Alert tone="warning">{TEXT.lostPage}</Alert>}
      <FilterChips
        chips={chipsOf(place, { points, documentLabel, colleague }, shown)}
        clearHref={clearedHref(place)}
      />
      <LiveRegion message={updates === 0 ? '' : TEXT.updated(updates)} />
      {isSelecting && (
        <Suspense>
          <SelectionBar key={listHref({ ...place, open: null })} items={nodes} selection={selection} />
        </Suspense>
      )}
      {role === 'APPLICANT' && hasRows ? (
        <Suspense>
          <ProposalCards items={nodes} />
        </Suspense>
      ) : (
        <DataTable
          caption={TEXT.captions[place.sort]}
          hideCaption
          columns={columnsOf({
            rows,
            place,
            sorts: abilities.sorts,
            withPoints: points.length !== 1,
            isNarrow,
            isSelecting,
          })}
          rows={rows}
          rowKey={({ key }) => key}
          rowHref={({ id }) => (id === null ? null : hasSide ? openHref(place, id) : proposalPath(id))}
          {...(isSelecting && {
            selection: {
              chosen: new Set(selection.ids),
              onToggle: selection.toggle,
              barred: selection.barred,
            },
          })}
          openKey={openId}
          busy={busy}
          busyRows={place.size}
          announcement={hasRows ? listAnnouncement(counted, filterCount) : TEXT.none(filterCount)}
          failure={error !== undefined && <ListUnavailable error={error} onRetry={retry} />}
          empty={<Empty {...{ place, role, abilities, hasNone }} />}
        />
      )}
      {(cursor !== null || place.trail.length > 0 || (hasRows && role !== 'APPLICANT')) && (
        <CursorPager
          previousHref={previousHref(place) ?? undefined}
          nextHref={cursor === null ? undefined : nextHref(place, cursor)}
          status={pagerStatus(counted)}
          sizes={abilities.pageSizes.map((size) => ({
            size,
            href: changedHref(place, { size }),
            current: size === place.size,
          }))}
        />
      )}
      {role !== 'APPLICANT' && hasRows && <ShortcutsNote />}
    </>
  );
};

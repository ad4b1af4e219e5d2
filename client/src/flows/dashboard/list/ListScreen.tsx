import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { ALL_POINTS_OF_SALE } from '@prendarios/rules/pointOfSale';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appConfig } from '#shared/appConfig.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { ListPage } from '#shared/page/ListPage.tsx';
import { Loading } from '#shared/page/Loadable.tsx';
import { useHasSide } from '#shared/page/useHasSide.ts';
import { EXPRESS_PATH, NEXT_CUSTOMER_HREF } from '#shared/session/paths.ts';
import { selectPointOfSale } from '#shared/session/selectedPointOfSale.ts';
import { type Role, useSession } from '#shared/session/sessionStore.ts';
import { useViewer } from '#shared/session/useViewer.ts';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { StageLinks } from '../board/StageLinks.tsx';
import { DASHBOARD_HEADINGS } from '../proposal/headings.ts';
import { UNKNOWN_ABILITIES } from './abilities.ts';
import { SelectButton } from './bulk/SelectButton.tsx';
import { useSelection } from './bulk/useSelection.ts';
import type { PointName } from './filters/chips.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { countWithoutTools, filterInput } from '../address/filters.ts';
import { changedHref, listHref, type ListPlace } from '../address/listAddress.ts';
import { isSidebarKeptOpen, keepSidebar } from './keptSidebar.ts';
import { NoPointsOfSale } from './ListStates.tsx';
import { ListTools } from './tools/ListTools.tsx';
import { ProposalList } from './ProposalList.tsx';
import { useShortcuts } from './tools/shortcuts.ts';
import { LIST_TEXTS as TEXT } from './texts.ts';
import { useViewCounts } from './tools/useViewCounts.ts';
import { type Count, impliedFilters } from './tools/views.ts';
import { useExport } from './export/useExport.ts';
import { type Apply, useListPlace } from './useListPlace.ts';
import { isLong, type ProposalListRead, useProposalList } from './useProposalList.ts';

const ListFilters = lazyScreen(async () => (await import('./filters/ListFilters.tsx')).ListFilters);
const ProposalPanel = lazyScreen(async () => (await import('./panel/ProposalPanel.tsx')).ProposalPanel);

const FILTERS_ID = 'filtros-de-la-lista';

/** Shows the proposals that the user may see (RT-38). */
export const ListScreen = () => {
  const session = useSession();
  const role = session.kind === 'user' ? session.role : 'APPLICANT';
  usePageTitle(listHeading(role));
  const { viewer, refetch } = useViewer();
  const points = viewer?.pointsOfSale ?? [];
  // Rendered in slices after the loading page, because in one go it is the screen's longest task.
  const isDue = useDeferredValue(true, false);
  if (viewer?.role === 'SELLER' && points.length === 0) {
    return (
      <ListPage head={<Heading role={role} />}>
        <NoPointsOfSale onRetry={() => void refetch().catch(() => undefined)} />
      </ListPage>
    );
  }
  return isDue ? <List role={role} points={points} /> : <Loading />;
};

const List = ({ role, points }: { role: Role; points: readonly PointName[] }) => {
  const { place, apply, lostPage, toFirstPage, closeOpen } = useListPlace();
  const list = useProposalList(place, role);
  const navigate = useNavigate();
  const hasSide = useHasSide();
  const searchBox = useRef<HTMLInputElement>(null);
  const exporting = useExport(filterInput(place.filters, role));
  const openId = hasSide && role !== 'APPLICANT' ? place.open : null;
  useShortcuts({ searchBox, close: openId === null ? null : closeOpen });
  const { abilities } = list;
  const selection = useSelection(list.read?.nodes, listHref({ ...place, open: null }), role);
  const counts = useViewCounts(place, role, list.read?.abilities ?? UNKNOWN_ABILITIES, list.reads);
  const total = totalOf(list.page, place, counts.shown);
  // An applicant's short list needs no tools.
  const hasTools = role !== 'APPLICANT' || isLong(list.page, place);

  const applyAndSelect: Apply = (change) => {
    // EN-01: filtering by a point of sale also selects it.
    if ('pointOfSale' in change) selectPointOfSale(change.pointOfSale ?? ALL_POINTS_OF_SALE);
    apply(change);
  };
  const isBeside = appConfig().flags.sidebar && hasSide;
  const [chosenOpen, setChosenOpen] = useState<boolean | null>(null);
  const areFiltersOpen = chosenOpen ?? (isBeside && hasTools && isSidebarKeptOpen());
  const [areDatesTyped, setDatesTyped] = useState(false);
  const openFilters = (isOpen: boolean) => {
    setChosenOpen(isOpen);
    if (!isOpen) setDatesTyped(false);
    if (isBeside) keepSidebar(isOpen);
    // Only one panel fits next to the list.
    if (isOpen && isBeside && openId !== null) closeOpen();
  };
  const areBeside = areFiltersOpen && isBeside && openId === null;
  const filters = (
    <Suspense>
      <ListFilters
        id={FILTERS_ID}
        layout={isBeside ? 'side' : 'top'}
        place={place}
        role={role}
        abilities={abilities}
        apply={applyAndSelect}
        focusDates={areDatesTyped}
        onSort={(sort) => void navigate(changedHref(place, { sort }))}
      />
    </Suspense>
  );
  const isOpen = areFiltersOpen && (!isBeside || openId === null);
  const head = (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} justify="between" gap={3} wrap>
        <Stack gap={1}>
          <Heading role={role} />
          <Subtitle role={role} points={points} place={place} total={total} />
        </Stack>
        <Stack direction="row" gap={3} wrap>
          {selection.isOffered && <SelectButton selection={selection} />}
          {hasTools && <ExportButton {...exporting} />}
          {role === 'SELLER' && (
            <>
              <Button href={EXPRESS_PATH} variant="secondary" size="small">
                {TEXT.seller.quote}
              </Button>
              <Button href={NEXT_CUSTOMER_HREF} size="small">
                {TEXT.seller.new}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
      {exporting.state.kind === 'done' && (
        <Alert live tone={exporting.state.tone}>
          {exporting.state.text}
        </Alert>
      )}
      {role !== 'APPLICANT' && <StageLinks place={place} role={role} reads={list.reads} />}
      {hasTools && (
        <ListTools
          place={place}
          points={points}
          role={role}
          abilities={abilities}
          counts={counts.views}
          loading={abilities === UNKNOWN_ABILITIES && list.error === undefined}
          apply={applyAndSelect}
          searchBox={searchBox}
          filters={{
            id: FILTERS_ID,
            isOpen,
            count: countWithoutTools(place.filters, impliedFilters(place, role, abilities)),
            toggle: () => openFilters(!isOpen),
            areDatesTyped: areDatesTyped && isOpen,
            typeDates: (areTyped) => {
              if (areTyped) openFilters(true);
              setDatesTyped(areTyped);
            },
          }}
        />
      )}
      {hasTools && isOpen && !areBeside && filters}
    </>
  );
  const panel = openId !== null && (
    <Suspense>
      <ProposalPanel
        key={openId}
        id={openId}
        role={role}
        item={list.page?.nodes.find(({ id }) => id === openId)}
        onClose={closeOpen}
      />
    </Suspense>
  );
  return (
    <ListPage head={head} side={areBeside ? filters : panel}>
      <ProposalList
        {...{ list, place, points, role, lostPage, toFirstPage, hasSide, selection }}
        isNarrow={areBeside || openId !== null}
        openId={openId}
        hasNone={counts.views.all?.count === 0}
        total={counts.isCounting ? undefined : total}
      />
    </ListPage>
  );
};

const listHeading = (role: Role) => DASHBOARD_HEADINGS[role === 'ADMIN' ? 'admin' : 'list'];

const Heading = ({ role }: { role: Role }) => (
  <Text as="h1" size={32}>
    {listHeading(role)}
  </Text>
);

/** Returns the total as counted, or the number of rows if the list has a single page. */
function totalOf(page: ProposalListRead['page'], { trail }: ListPlace, counted: Count | undefined) {
  if (counted) return counted;
  const isWhole = page !== undefined && trail.length === 0 && !page.pageInfo.hasNextPage;
  return isWhole ? { count: page.nodes.length, isCapped: false } : null;
}

type SubtitleProps = { role: Role; points: readonly PointName[]; place: ListPlace; total: Count | null };

/** Shows whose proposals these are and, if known, how many. */
const Subtitle = ({ role, points, place, total }: SubtitleProps) => {
  if (role === 'APPLICANT') return null;
  const chosen = place.filters.pointOfSale;
  // Replaces a text of similar length, so the layout does not shift.
  const said = total === null || total.count === 0 ? null : TEXT.total(total);
  const only = points.length === 1 ? points[0] : points.find(({ code }) => code === chosen);
  const where = only === undefined ? TEXT.seller.points(points.length) : nameCase(only.businessName);
  // Takes the same height until the user's points of sale are loaded.
  const own = [...(points.length === 0 ? [] : [where]), said ?? TEXT.seller.live].join(' · ');
  return (
    <Text size={15} tone="muted">
      {role === 'ADMIN' ? TEXT.readOnly(said) : own}
    </Text>
  );
};

import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { ALL_POINTS_OF_SALE } from '@prendarios/rules/pointOfSale';
import { appConfig } from '../../../shared/config/appConfig.ts';
import { ListPage } from '../../../shared/page/ListPage.tsx';
import { selectPointOfSale } from '../../../shared/session/selectedPointOfSale.ts';
import { useSession } from '../../../shared/session/sessionStore.ts';
import { useViewer } from '../../../shared/session/useViewer.ts';
import { usePageTitle } from '../../../shared/title/usePageTitle.ts';
import { DASHBOARD_HEADINGS } from '../headings.ts';
import { ExportButton } from './ExportButton.tsx';
import { filterInput } from './filterInput.ts';
import { type Apply, ListFilters } from './ListFilters.tsx';
import { NoPointsOfSale } from './ListStates.tsx';
import { ProposalList } from './ProposalList.tsx';
import { LIST_TEXTS as TEXT } from './texts.ts';
import { useExport } from './useExport.ts';
import { useListPlace } from './useListPlace.ts';

/** RT-38: the proposals that the user may see. */
export const ListScreen = () => {
  usePageTitle(DASHBOARD_HEADINGS.list);
  const { flags } = appConfig();
  const session = useSession();
  const role = session.kind === 'user' ? session.role : 'APPLICANT';
  const { viewer, refetch } = useViewer();
  const { place, apply, lostPage, toFirstPage } = useListPlace();
  const exporting = useExport(filterInput(place.filters));
  const points = viewer?.pointsOfSale ?? [];

  if (viewer?.role === 'SELLER' && points.length === 0) {
    return (
      <ListPage>
        <Heading />
        <NoPointsOfSale onRetry={() => void refetch().catch(() => undefined)} />
      </ListPage>
    );
  }
  const applyAndSelect: Apply = (key, value) => {
    // EN-01: the point of sale that a seller filters by becomes the selected one.
    if (key === 'pointOfSale') selectPointOfSale(typeof value === 'string' ? value : ALL_POINTS_OF_SALE);
    return apply(key, value);
  };
  const filters = (
    <ListFilters
      layout={flags.sidebar ? 'side' : 'top'}
      filters={place.filters}
      points={points}
      withPeople={role !== 'APPLICANT'}
      apply={applyAndSelect}
    />
  );
  return (
    <ListPage side={flags.sidebar && filters}>
      <Stack direction="row" justify="between" align="center" wrap gap={3}>
        <Heading />
        <ExportButton {...exporting} />
      </Stack>
      {role === 'ADMIN' && <Text tone="muted">{TEXT.readOnly}</Text>}
      {exporting.state.kind === 'done' && (
        <Alert live tone={exporting.state.tone}>
          {exporting.state.text}
        </Alert>
      )}
      {!flags.sidebar && filters}
      <ProposalList {...{ place, points, role, lostPage, toFirstPage }} />
    </ListPage>
  );
};

const Heading = () => (
  <Text as="h1" size={32}>
    {DASHBOARD_HEADINGS.list}
  </Text>
);

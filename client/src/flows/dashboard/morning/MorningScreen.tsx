import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useEffect } from 'react';
import { ListPage } from '#shared/page/ListPage.tsx';
import { LoadingContent } from '#shared/page/LoadingPage.tsx';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { DASHBOARD_PATH, EXPRESS_PATH, MORNING_PATH, NEXT_CUSTOMER_HREF } from '#shared/session/paths.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { useViewer } from '#shared/session/useViewer.ts';
import { listHref } from '../address/listAddress.ts';
import { NoPointsOfSale } from '../list/ListStates.tsx';
import { LIST_TEXTS } from '../list/texts.ts';
import { DASHBOARD_HEADINGS } from '../proposal/headings.ts';
import { noteList } from '../proposal/lastList.ts';
import { MorningSection } from './MorningSection.tsx';
import { MORNING_TEXTS as TEXT } from './texts.ts';
import { useMorning } from './useMorning.ts';

/** Shows what a seller has to do now; other roles have only the list (decision 040). */
export const MorningScreen = () => {
  const session = useSession();
  return session.kind === 'user' && session.role === 'SELLER' ? (
    <Morning />
  ) : (
    <Redirect to={DASHBOARD_PATH} />
  );
};

const Acts = () => (
  <Stack direction="row" gap={3} wrap>
    <Button href={DASHBOARD_PATH} variant="secondary" size="small">
      {TEXT.all}
    </Button>
    <Button href={EXPRESS_PATH} variant="secondary" size="small">
      {LIST_TEXTS.seller.quote}
    </Button>
    <Button href={NEXT_CUSTOMER_HREF} size="small">
      {LIST_TEXTS.seller.new}
    </Button>
  </Stack>
);

const Morning = () => {
  usePageTitle(DASHBOARD_HEADINGS.morning);
  useEffect(function rememberForTheWayBack() {
    noteList(MORNING_PATH);
  }, []);
  const { viewer, refetch } = useViewer();
  const { state, places, reads, retry } = useMorning();
  const hasNoPoints = viewer?.role === 'SELLER' && viewer.pointsOfSale.length === 0;
  if (state.kind === 'unsupported') return <Redirect to={DASHBOARD_PATH} />;
  const isEmpty = state.kind === 'shown' && state.sections.length === 0;
  return (
    <ListPage
      head={
        <Stack direction={{ xs: 'column', sm: 'row' }} justify="between" gap={3} wrap>
          <Text as="h1" size={32}>
            {DASHBOARD_HEADINGS.morning}
          </Text>
          {!isEmpty && !hasNoPoints && <Acts />}
        </Stack>
      }
    >
      <LiveRegion message={reads === 0 ? '' : LIST_TEXTS.updated(reads)} />
      {hasNoPoints && <NoPointsOfSale onRetry={() => void refetch().catch(() => undefined)} />}
      {!hasNoPoints && state.kind === 'loading' && <LoadingContent shape="columns" />}
      {!hasNoPoints && state.kind === 'failed' && <LoadProblem onRetry={retry} />}
      {!hasNoPoints && isEmpty && (
        <EmptyState icon="check" title={TEXT.empty.title} action={<Acts />}>
          {TEXT.empty.text}
        </EmptyState>
      )}
      {!hasNoPoints && state.kind === 'shown' && (
        <Grid gap={5} from="lg" align="start">
          {state.sections.map((section) => (
            <MorningSection key={section.key} section={section} href={listHref(places[section.key])} />
          ))}
        </Grid>
      )}
    </ListPage>
  );
};

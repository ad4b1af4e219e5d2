import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Text } from '@prendarios/design-system/foundations/Text';
import { ListPage } from '../../shared/page/ListPage.tsx';
import { ContentWaiting, ScreenWaiting, Waiting } from '../../shared/page/ScreenWaiting.tsx';
import { DASHBOARD_HEADINGS } from './headings.ts';

/** The list while its script loads. */
export const ListWaiting = () => (
  <Waiting>
    <ListPage side={<Skeleton shape="field" delay={0} />}>
      <Text as="h1" size={32}>
        {DASHBOARD_HEADINGS.list}
      </Text>
      <ContentWaiting shape="card" />
    </ListPage>
  </Waiting>
);

/** A screen of one proposal while its script loads. */
export const ProposalWaiting = () => (
  <ScreenWaiting of={{ title: DASHBOARD_HEADINGS.proposal }} width="wide" shape="card" />
);

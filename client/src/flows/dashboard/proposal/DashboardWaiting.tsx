import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Text } from '@prendarios/design-system/foundations/Text';
import { ListPage } from '#shared/page/ListPage.tsx';
import { ContentWaiting, ScreenWaiting, Waiting } from '#shared/page/ScreenWaiting.tsx';
import { DASHBOARD_HEADINGS } from './headings.ts';

/** The list while its script loads. */
export const ListWaiting = () => (
  <Waiting>
    <ListPage
      head={
        <>
          <Text as="h1" size={32}>
            {DASHBOARD_HEADINGS.list}
          </Text>
          <Skeleton height={40} delay={0} />
        </>
      }
    >
      <ContentWaiting shape="card" />
    </ListPage>
  </Waiting>
);

const waitingFor = (title: string) => () => <ScreenWaiting of={{ title }} width="wide" shape="card" />;

/** The board while its script loads. */
export const BoardWaiting = waitingFor(DASHBOARD_HEADINGS.board);

/** A screen of one proposal while its script loads. */
export const ProposalWaiting = waitingFor(DASHBOARD_HEADINGS.proposal);

import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { ListPage } from '#shared/page/ListPage.tsx';
import { LoadingContent, LoadingPage, Prerendered } from '#shared/page/LoadingPage.tsx';
import { DASHBOARD_HEADINGS } from './headings.ts';

const { list, morning, board, proposal } = DASHBOARD_HEADINGS;

/** Placeholders of the dashboard's pages while their code loads. */
export const LOADING_PAGES = {
  list: (
    <Prerendered>
      <ListPage
        head={
          <>
            <Text as="h1" size={32}>
              {list}
            </Text>
            <Skeleton height={40} delay={0} />
          </>
        }
      >
        <LoadingContent shape="card" />
      </ListPage>
    </Prerendered>
  ),
  morning: (
    <Prerendered>
      <ListPage
        head={
          <Stack direction={{ xs: 'column', sm: 'row' }} justify="between" gap={3} wrap>
            <Text as="h1" size={32}>
              {morning}
            </Text>
            <Skeleton height={44} delay={0} />
          </Stack>
        }
      >
        <LoadingContent shape="columns" />
      </ListPage>
    </Prerendered>
  ),
  board: <LoadingPage heading={{ title: board }} width="wide" shape="card" />,
  status: <LoadingPage heading={{ title: DASHBOARD_HEADINGS.status }} shape="card" />,
  proposal: <LoadingPage heading={{ title: proposal }} width="wide" shape="card" />,
} as const;

import { ApolloProvider } from '@apollo/client/react';
import { LinkProvider } from '@prendarios/design-system/foundations/LinkContext';
import type { PageBrand } from '@prendarios/rules/brandFile';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { Demo } from '#demo/Demo.tsx';
import { useStartupListsQuery } from '#generated/hooks.ts';
import { createApolloClient } from '#shared/api/client.ts';
import { BankContext } from '#shared/page/bank.ts';
import { appConfig } from '#shared/appConfig.ts';
import { useNoticesWanted } from '#shared/page/notices/notices.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { Branded } from './Branded.tsx';
import { GlobalErrorModal } from './GlobalErrorModal.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SessionWatch } from './session/SessionWatch.tsx';

const Notices = lazyScreen(async () => (await import('#shared/page/notices/Notices.tsx')).Notices);

const LazyNotices = () =>
  useNoticesWanted() && (
    <Suspense>
      <Notices />
    </Suspense>
  );

const client = createApolloClient();

/** Replays a Back press from before the router's first (time-sliced) render. */
function useMissedNavigation(): void {
  const { pathname, search } = useLocation();
  useEffect(
    function catchUp() {
      if (`${pathname}${search}` === `${location.pathname}${location.search}`) return;
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the first render
    [],
  );
}

/** SH-01: prefetches the lists that every flow needs first; the screens read them from the cache. */
const StartupLists = () => {
  useStartupListsQuery({ context: { quiet: true, fetchOptions: { method: 'GET' } } });
  return null;
};

const Screens = () => {
  useMissedNavigation();
  const { demo } = appConfig();
  return (
    <SessionWatch>
      <StartupLists />
      {demo === null ? (
        <AppRoutes />
      ) : (
        <Demo outboxUrl={demo.outboxUrl}>
          <AppRoutes />
        </Demo>
      )}
    </SessionWatch>
  );
};

export const App = ({ bank }: { bank: PageBrand }) => (
  <BankContext value={bank}>
    <ApolloProvider client={client}>
      <BrowserRouter>
        <Branded>
          <LinkProvider component={RouterLink}>
            <ScreenBoundary>
              <Screens />
            </ScreenBoundary>
            <LazyNotices />
            <GlobalErrorModal />
          </LinkProvider>
        </Branded>
      </BrowserRouter>
    </ApolloProvider>
  </BankContext>
);

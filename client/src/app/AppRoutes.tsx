import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { accountRoutes, ownAccountRoute } from '#flows/account/AccountRoutes.tsx';
import { coOwnerRoutes } from '#flows/co-owner/CoOwnerRoutes.tsx';
import { biometryRoutes } from '#flows/biometry/BiometryRoutes.tsx';
import { holderRoutes } from '#flows/holder/HolderRoutes.tsx';
import { useBank } from '#shared/page/bank.ts';
import { HelpProvider } from '#shared/page/help/HelpProvider.tsx';
import { CONTRACT_MODEL_PATH, DATA_REQUEST_PATH } from '#shared/page/site.ts';
import {
  CERTIFICATE_HEADING,
  CERTIFICATE_PATH,
  EXPRESS_HEADING,
  SHARED_QUOTE_HEADING,
  SHARED_QUOTE_PATH,
} from '#flows/quote/heading.ts';
import { sellerRoutes } from '#flows/seller/SellerRoutes.tsx';
import { dashboardRoutes, guestProposalRoutes } from '#flows/dashboard/DashboardRoutes.tsx';
import { EXPRESS_PATH } from '#shared/session/paths.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { Redirect } from '#shared/page/Redirect.tsx';
import { Loadable } from '#shared/page/Loadable.tsx';
import { LoadingPage } from '#shared/page/LoadingPage.tsx';
import { FLOW_ROOTS } from './pages/flowRoots.ts';
import { RequireSession } from '#shared/page/RequireSession.tsx';
import { RequireCookies } from './session/RequireCookies.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';

const NotFoundPage = lazyScreen(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);
const RedirectPage = lazyScreen(async () => (await import('./pages/RedirectPage.tsx')).RedirectPage);
const SharedQuoteScreen = lazyScreen(
  async () => (await import('#flows/quote/SharedQuoteScreen.tsx')).SharedQuoteScreen,
);
const CertificateScreen = lazyScreen(
  async () => (await import('#flows/quote/certificate/CertificateScreen.tsx')).CertificateScreen,
);
const ExpressQuoteScreen = lazyScreen(
  async () => (await import('#flows/quote/express/ExpressQuoteScreen.tsx')).ExpressQuoteScreen,
);
const LegalPage = lazyScreen(async () => (await import('./pages/LegalPage.tsx')).LegalPage);
const ContractModelPage = lazyScreen(
  async () => (await import('./pages/ContractModelPage.tsx')).ContractModelPage,
);
const requestPages = () => import('./pages/requestPages.ts');
const DataRequestPage = lazyScreen(async () => (await requestPages()).DataRequestPage);
const RevocationPage = lazyScreen(async () => (await requestPages()).RevocationPage);

const AppHelp = ({ children }: { children: ReactNode }) => (
  <HelpProvider contacts={useBank().contacts} path={useLocation().pathname}>
    {children}
  </HelpProvider>
);

export const AppRoutes = () => (
  <AppHelp>
    <Suspense fallback={<LoadingPage heading={{ title: COMMON_TEXTS.loading }} />}>
      <Routes>
        <Route element={<RequireCookies />}>
          {holderRoutes('guest')}
          {accountRoutes()}
          {biometryRoutes()}
          {sellerRoutes()}
          {coOwnerRoutes()}
          {guestProposalRoutes()}
          <Route element={<RequireSession />}>
            {holderRoutes('user')}
            {dashboardRoutes()}
            {ownAccountRoute()}
            <Route
              path={EXPRESS_PATH}
              element={
                <Loadable page={<LoadingPage heading={EXPRESS_HEADING} width="wide" shape="columns" />}>
                  <ExpressQuoteScreen />
                </Loadable>
              }
            />
          </Route>
        </Route>
        <Route
          path={SHARED_QUOTE_PATH}
          element={
            <Loadable page={<LoadingPage heading={SHARED_QUOTE_HEADING} shape="card" />}>
              <SharedQuoteScreen />
            </Loadable>
          }
        />
        <Route
          path={CERTIFICATE_PATH}
          element={
            <Loadable page={<LoadingPage heading={CERTIFICATE_HEADING} shape="card" />}>
              <CertificateScreen />
            </Loadable>
          }
        />
        {FLOW_ROOTS.map(([path, start]) => (
          <Route key={path} path={path} element={<Redirect to={start} />} />
        ))}
        <Route path="/redireccionar/:name" element={<RedirectPage />} />
        <Route path="/legales/:slug" element={<LegalPage />} />
        <Route path={CONTRACT_MODEL_PATH} element={<ContractModelPage />} />
        <Route path={DATA_REQUEST_PATH} element={<DataRequestPage />} />
        <Route path="/arrepentimiento" element={<RevocationPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  </AppHelp>
);

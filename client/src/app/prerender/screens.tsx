import type { PageBrand } from '@prendarios/rules/brandFile';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { accountHeading, ACCOUNT_SCREENS, type AccountScreen } from '#flows/account/headings.ts';
import { AccountPage } from '#flows/account/AccountPage.tsx';
import { BIOMETRY_STEPS, knownPage as knownBiometry, type StepId } from '#flows/biometry/flow.ts';
import { CO_OWNER_STEPS, knownPage as knownCoOwner } from '#flows/co-owner/flow.ts';
import { DASHBOARD_HEADINGS } from '#flows/dashboard/proposal/headings.ts';
import { LOADING_PAGES } from '#flows/dashboard/proposal/loadingPages.tsx';
import { HOLDER_STEPS } from '#flows/holder/flow/flow.ts';
import { knownPage as knownHolder } from '#flows/holder/parts/page/knownPage.tsx';
import { headingsOf } from '#flows/holder/flow/stepVoice.ts';
import { CONTRACT_MODEL_PATH, DATA_REQUEST_PATH, GUEST_RELOAD_PATH, STATUS_PATH } from '#shared/page/site.ts';
import {
  CERTIFICATE_HEADING,
  CERTIFICATE_PATH,
  EXPRESS_HEADING,
  SHARED_QUOTE_HEADING,
  SHARED_QUOTE_PATH,
} from '#flows/quote/heading.ts';
import { ENTRY_HEADING, ENTRY_PATH, SALE_STEPS } from '#flows/seller/flow.ts';
import { knownPage as knownSale } from '#flows/seller/knownPage.tsx';
import {
  ACCOUNT_PATH,
  ADMIN_PATH,
  BOARD_PATH,
  DASHBOARD_PATH,
  EXPRESS_PATH,
  MORNING_PATH,
} from '#shared/session/paths.ts';
import { SESSION_TEXTS } from '#shared/session/texts.ts';
import { Page } from '#shared/page/Page.tsx';
import { LoadingContent, LoadingPage } from '#shared/page/LoadingPage.tsx';
import { LoadingStep } from '#shared/page/steps/stepRoutes.tsx';
import { FLOW_ROOTS } from '../pages/flowRoots.ts';
import { LegalPage } from '../pages/LegalPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { REDIRECT_NAMES } from '../pages/redirects.ts';
import { Correction } from '../pages/Correction.tsx';
import { RevocationRights } from '../pages/RevocationRights.tsx';
import { PAGE_TEXTS } from '../pages/texts.ts';

/** A screen as served in the HTML, before any script runs. */
export type Screen = {
  /** Pattern of the router. */
  path: string;
  title?: string;
  /** Shown only to signed-in users, with their header and the session's scripts. */
  signedIn?: boolean;
  /** Indexed by search engines. */
  isIndexed?: boolean;
  /** The fallback for unknown addresses. */
  isMissing?: boolean;
  element: ReactNode;
  /** Modules that the screen loads besides the entry, relative to `src/`. */
  modules: readonly string[];
};

const pascal = (id: string): string =>
  id.replaceAll(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** Phrased for the session that the page is rendered for. */
const holderScreens = () =>
  (['guest', 'user'] as const).flatMap((audience) =>
    HOLDER_STEPS.flatMap(({ id, [audience]: path }): Screen[] =>
      path === null
        ? []
        : [
            {
              path,
              title: headingsOf(id).title,
              element: <LoadingStep known={knownHolder} />,
              signedIn: audience === 'user',
              modules: [
                'flows/holder/HolderAudience.tsx',
                `flows/holder/steps/${id}/${pascal(id)}Screen.tsx`,
              ],
            },
          ],
    ),
  );

const ACCOUNT_MODULES: Record<AccountScreen, string> = {
  'sign-in': 'sign-in/SignInScreen.tsx',
  'sign-up-person': 'sign-up/SignUpPersonScreen.tsx',
  'sign-up-address': 'sign-up/SignUpAddressScreen.tsx',
  'sign-up-done': 'sign-up/SignUpDoneScreen.tsx',
  recover: 'recovery/RecoverScreen.tsx',
  'change-password': 'recovery/ChangePasswordScreen.tsx',
};

const accountScreens = ACCOUNT_SCREENS.map(({ screen, path, title }): Screen => ({
  path,
  title,
  element: (
    <AccountPage {...accountHeading(screen)}>
      <LoadingContent />
    </AccountPage>
  ),
  modules: ['flows/account/AccountScreens.tsx', `flows/account/${ACCOUNT_MODULES[screen]}`],
}));

/** Most visitors to `identity` see the "find my proposal" page first. */
const BIOMETRY_MODULES: Record<StepId, string> = {
  identity: 'access/AccessScreen.tsx',
  account: 'account/AccountScreen.tsx',
  insurance: 'insurance/PolicyScreen.tsx',
  registers: 'registers/RegistersScreen.tsx',
  terms: 'contract/TermsScreen.tsx',
  end: 'end/FinishedScreen.tsx',
};

const biometryScreens = BIOMETRY_STEPS.flatMap(({ id, title, ceibo }) =>
  [ceibo, `/vivere${ceibo}`].map((path): Screen => ({
    path,
    title,
    element: <LoadingStep known={knownBiometry} />,
    modules: ['flows/biometry/BiometrySteps.tsx', `flows/biometry/${BIOMETRY_MODULES[id]}`],
  })),
);

const saleScreens = [{ path: ENTRY_PATH, ...ENTRY_HEADING }, ...SALE_STEPS].map(
  ({ path, title }): Screen => ({
    path,
    title,
    element: <LoadingStep known={knownSale} />,
    modules: ['flows/seller/SellerSteps.tsx'],
  }),
);

/** Most visitors to the invitation first see the page that opens their link. */
const coOwnerScreens = CO_OWNER_STEPS.map(({ path, title, heading = title }): Screen => ({
  path,
  title: heading,
  element: <LoadingStep known={knownCoOwner} />,
  modules: ['flows/co-owner/CoOwnerSteps.tsx'],
}));

const PROPOSAL_PATH = `${DASHBOARD_PATH}/propuesta/:id`;

const dashboardScreens = (
  [
    [DASHBOARD_PATH, 'list', 'list/ListScreen.tsx'],
    [ADMIN_PATH, 'list', 'list/ListScreen.tsx'],
    [MORNING_PATH, 'morning', 'morning/MorningScreen.tsx'],
    [BOARD_PATH, 'board', 'board/BoardScreen.tsx'],
    [PROPOSAL_PATH, 'proposal', 'detail/DetailScreen.tsx'],
    [`${PROPOSAL_PATH}/prenda`, 'proposal', 'pledge/PledgeScreen.tsx'],
    [`${PROPOSAL_PATH}/resubir-documentacion`, 'proposal', 'reload/ReloadScreen.tsx'],
    [GUEST_RELOAD_PATH, 'proposal', 'reload/ReloadScreen.tsx'],
    [STATUS_PATH, 'status', 'status/StatusScreen.tsx'],
  ] as const
).map(([path, page, module]): Screen => ({
  path,
  title: DASHBOARD_HEADINGS[page],
  signedIn: path !== GUEST_RELOAD_PATH && path !== STATUS_PATH,
  element: LOADING_PAGES[page],
  modules: [`flows/dashboard/${module}`],
}));

const ownAccountScreen: Screen = {
  path: ACCOUNT_PATH,
  title: SESSION_TEXTS.account,
  signedIn: true,
  element: <LoadingPage heading={{ title: SESSION_TEXTS.account }} shape="card" />,
  modules: ['flows/account/own/OwnAccountScreen.tsx'],
};

const expressQuoteScreen: Screen = {
  path: EXPRESS_PATH,
  title: EXPRESS_HEADING.title,
  signedIn: true,
  element: <LoadingPage heading={EXPRESS_HEADING} width="wide" shape="columns" />,
  modules: ['flows/quote/express/ExpressQuoteScreen.tsx'],
};

/** Legal pages are prerendered completely, because the brand file has their texts. */
const legalScreens = ({ legalTexts }: PageBrand) =>
  Object.entries(legalTexts).map(([slug, { title }]): Screen => ({
    path: `/legales/${slug}`,
    title,
    isIndexed: true,
    element: (
      <Routes>
        <Route path="/legales/:slug" element={<LegalPage />} />
      </Routes>
    ),
    modules: ['app/pages/LegalPage.tsx'],
  }));

const ownScreens: readonly Screen[] = [
  ...FLOW_ROOTS.map(([path]): Screen => ({ path, element: <Page width="form">{null}</Page>, modules: [] })),
  {
    path: '/arrepentimiento',
    title: PAGE_TEXTS.revocation.title,
    isIndexed: true,
    element: (
      <LoadingPage
        heading={{ title: PAGE_TEXTS.revocation.title, subtitle: PAGE_TEXTS.revocation.intro }}
        below={<RevocationRights />}
      />
    ),
    modules: ['app/pages/requestPages.ts'],
  },
  {
    path: DATA_REQUEST_PATH,
    title: PAGE_TEXTS.dataRequest.title,
    isIndexed: true,
    element: (
      <LoadingPage
        heading={{ title: PAGE_TEXTS.dataRequest.title, subtitle: PAGE_TEXTS.dataRequest.intro }}
        below={<Correction />}
      />
    ),
    modules: ['app/pages/requestPages.ts'],
  },
  {
    path: CONTRACT_MODEL_PATH,
    title: PAGE_TEXTS.contractModel.title,
    isIndexed: true,
    element: <LoadingPage heading={{ title: PAGE_TEXTS.contractModel.title }} shape="card" />,
    modules: ['app/pages/ContractModelPage.tsx'],
  },
  {
    path: SHARED_QUOTE_PATH,
    ...SHARED_QUOTE_HEADING,
    element: <LoadingPage heading={SHARED_QUOTE_HEADING} shape="card" />,
    modules: ['flows/quote/SharedQuoteScreen.tsx'],
  },
  {
    path: CERTIFICATE_PATH,
    ...CERTIFICATE_HEADING,
    element: <LoadingPage heading={CERTIFICATE_HEADING} shape="card" />,
    modules: ['flows/quote/certificate/CertificateScreen.tsx'],
  },
  ...REDIRECT_NAMES.map((name): Screen => ({
    path: `/redireccionar/${name}`,
    element: <Page width="form">{null}</Page>,
    modules: ['app/pages/RedirectPage.tsx'],
  })),
];

/** The page for unknown addresses. */
const notFound: Screen = {
  path: '*',
  title: PAGE_TEXTS.notFound.title,
  isMissing: true,
  element: <NotFoundPage />,
  modules: ['app/pages/NotFoundPage.tsx'],
};

/** Every screen of the application, phrased for the given session; the fallback comes last. */
export const screensOf = (bank: PageBrand): readonly Screen[] => [
  ...holderScreens(),
  ...accountScreens,
  ...biometryScreens,
  ...saleScreens,
  ...coOwnerScreens,
  ...dashboardScreens,
  ownAccountScreen,
  expressQuoteScreen,
  ...legalScreens(bank),
  ...ownScreens,
  notFound,
];

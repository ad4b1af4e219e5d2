import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { renderWithStyles } from '@prendarios/design-system/theme/renderWithStyles';
import type { LandingBrand, PageBrand } from '@prendarios/rules/brandFile';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { scriptsOf } from 'virtual:screen-scripts';
import { BankContext } from '#shared/page/bank.ts';
import { isVivere, ofVivere } from '#shared/page/vivere.ts';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { showPagesFor, type Session } from '#shared/session/sessionStore.ts';
import { landingElement } from '../landing/element.tsx';
import { MAINTENANCE } from '@prendarios/rules/messages';
import { MaintenancePage } from './MaintenancePage.tsx';
import { screensOf, type Screen } from './screens.tsx';

export { brandFaults } from './brandFaults.ts';

/** A page of the application as served by the gateway. */
type PrerenderedPage = {
  /** Pattern of its addresses: `:name` matches one path segment, `*` any rest. */
  path: string;
  /** HTTP status. */
  status: number;
  title: string | undefined;
  isIndexed: boolean;
  /** For browsers with a seller's identity token, instead of the next page with this path. */
  isForSellers: boolean;
  markup: string;
  styles: string;
  /** Scripts to preload besides the shared ones; null for a page without scripts. */
  scripts: readonly string[] | null;
};

const GUEST: Session = { kind: 'guest' };
/** A session without user data, which load later. */
const USER: Session = { kind: 'user', userId: '', firstName: '', lastName: '', role: 'APPLICANT' };
/** A seller's session, whose texts speak about the customer. */
const SELLER: Session = { ...USER, role: 'SELLER' };
const SESSION_MODULES = [
  'shared/api/signedInCall.ts',
  'shared/page/HeaderAccount.tsx',
  'app/session/SessionRuntime.tsx',
];

/** Shown if the page's scripts fail to load (`main.tsx`). */
const Problem = () => (
  <template id="problem">
    <LoadProblem headingLevel={1} onRetry={() => undefined} />
  </template>
);

function draw(bank: PageBrand, path: string, element: ReactNode) {
  return renderWithStyles(
    <BankContext value={bank}>
      <BrandProvider brand={isVivere(path) ? bank.vivere : bank.brand}>
        <StaticRouter location={path}>
          {element}
          <Problem />
        </StaticRouter>
      </BrandProvider>
    </BankContext>,
  );
}

/** Renders a bank's landing page. */
export const landing = (bank: LandingBrand) => renderWithStyles(landingElement(bank));

function pageOf(bank: PageBrand, screen: Screen, isForSellers: boolean): PrerenderedPage {
  const { path, title, signedIn = false, isIndexed = false, isMissing = false } = screen;
  showPagesFor(isForSellers ? SELLER : signedIn ? USER : GUEST);
  return {
    path,
    title: title !== undefined && isVivere(path) ? ofVivere(title, bank.vivere) : title,
    isIndexed,
    isForSellers,
    status: isMissing ? 404 : 200,
    ...draw(bank, path, screen.element),
    scripts: scriptsOf([...(signedIn ? SESSION_MODULES : []), ...screen.modules]),
  };
}

/** Renders the application's pages: each screen as far as it is known without data. */
export function screens(bank: PageBrand): PrerenderedPage[] {
  showPagesFor(SELLER);
  const ofSellers = screensOf(bank).filter(({ signedIn }) => signedIn);
  showPagesFor(GUEST);
  return [
    ...ofSellers.map((screen) => pageOf(bank, screen, true)),
    ...screensOf(bank).map((screen) => pageOf(bank, screen, false)),
  ];
}

/** Renders the pages that replace the application while the maintenance flag is set. */
export const maintenance = (bank: PageBrand): PrerenderedPage[] =>
  ['/vivere/*', '/*'].map((path) => ({
    path,
    status: 503,
    title: MAINTENANCE.title,
    isIndexed: false,
    isForSellers: false,
    ...draw(bank, path, <MaintenancePage isVivere={isVivere(path)} />),
    scripts: null,
  }));

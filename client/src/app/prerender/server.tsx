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

/** A page of the application as the gateway serves it. */
type PrerenderedPage = {
  /** Pattern of its addresses: `:name` is one part of a path, `*` is any rest. */
  path: string;
  /** HTTP status. */
  status: number;
  title: string | undefined;
  isIndexed: boolean;
  /** For a browser with a seller's identity token, in place of the next page of the path. */
  isForSellers: boolean;
  markup: string;
  styles: string;
  /** Paths of its scripts besides those of every screen, to be preloaded; null for a page without scripts. */
  scripts: readonly string[] | null;
};

const GUEST: Session = { kind: 'guest' };
/** Nobody: what is the user's own is loaded later. */
const USER: Session = { kind: 'user', userId: '', firstName: '', lastName: '', role: 'APPLICANT' };
/** Reads of a customer where an applicant reads of themselves. */
const SELLER: Session = { ...USER, role: 'SELLER' };
const SESSION_MODULES = [
  'shared/api/signedInCall.ts',
  'shared/page/HeaderAccount.tsx',
  'app/session/SessionRuntime.tsx',
];

/** For a page whose scripts do not load (`main.tsx`). */
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

/** The landing page of a bank. */
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

/** The pages of the application: of each screen what is known before its data. */
export function screens(bank: PageBrand): PrerenderedPage[] {
  showPagesFor(SELLER);
  const ofSellers = screensOf(bank).filter(({ signedIn }) => signedIn);
  showPagesFor(GUEST);
  return [
    ...ofSellers.map((screen) => pageOf(bank, screen, true)),
    ...screensOf(bank).map((screen) => pageOf(bank, screen, false)),
  ];
}

/** The pages that replace the whole application while the maintenance flag is set. */
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

import { Logo } from '@prendarios/design-system/foundations/Logo';
import { AppHeader } from '@prendarios/design-system/layout/AppHeader';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PANEL_PATH } from '../session/paths.ts';
import { useSession } from '../session/sessionStore.ts';
import { SESSION_TEXTS } from '../session/texts.ts';
import { lazyScreen } from './lazyScreen.ts';
import { HEADER_LINKS } from './site.ts';

const HeaderAccount = lazyScreen(async () => (await import('../session/HeaderAccount.tsx')).HeaderAccount);

/** The header of every page: links for guests, the panel and the account menu for users. */
export const PageHeader = () => {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.kind === 'guest') {
    const links = HEADER_LINKS.map((link) => ({ ...link, current: pathname === link.href }));
    return <AppHeader logo={<Logo />} links={links} />;
  }
  const panel = { label: SESSION_TEXTS.panel, href: PANEL_PATH, current: pathname === PANEL_PATH };
  return (
    <AppHeader logo={<Logo />} links={[panel]}>
      <Suspense>
        <HeaderAccount user={session} />
      </Suspense>
    </AppHeader>
  );
};

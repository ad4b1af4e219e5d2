import { Logo } from '@prendarios/design-system/foundations/Logo';
import { AppHeader } from '@prendarios/design-system/layout/AppHeader';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useBank } from './bank.ts';
import { useHelp } from './help/HelpProvider.tsx';
import { dashboardLinks } from '#shared/session/dashboardLinks.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { lazyScreen } from './lazyScreen.ts';
import { HEADER_LINKS } from './site.ts';

const HeaderAccount = lazyScreen(async () => (await import('./HeaderAccount.tsx')).HeaderAccount);

/** Shows the help, the guests' links, and the users' dashboard links and account menu. */
export const PageHeader = () => {
  const session = useSession();
  const { pathname } = useLocation();
  const help = useHelp(useBank().contacts);
  if (session.kind === 'guest') {
    const links = HEADER_LINKS.map((link) => ({ ...link, current: pathname === link.href }));
    return <AppHeader logo={<Logo />} help={help} links={links} />;
  }
  const links = dashboardLinks(session.role).map((link) => ({ ...link, current: pathname === link.href }));
  return (
    <AppHeader logo={<Logo />} help={help} links={links}>
      <Suspense>
        <HeaderAccount user={session} />
      </Suspense>
    </AppHeader>
  );
};

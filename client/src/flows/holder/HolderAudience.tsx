import { Navigate, useLocation } from 'react-router-dom';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { routeOf, stepAt, type Audience } from './flow.ts';
import { HolderLayout } from './HolderLayout.tsx';

const ReadOnlyPage = lazyScreen(async () => (await import('./ReadOnlyPage.tsx')).ReadOnlyPage);

/** The /usuario route of a guest's address; the seller's pages are part of the vehicle's documents there (SH-12). */
function userPath(guestPath: string): string | null {
  const step = stepAt(guestPath, 'guest');
  return step && (routeOf(step, 'user') ?? routeOf('vehicle-documents', 'user'));
}

/** Redirects signed-in users to the /usuario routes; an admin gets a read-only page (SH-16). */
export const HolderAudience = ({ audience }: { audience: Audience }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.kind === 'guest') return <HolderLayout />;
  if (session.role === 'ADMIN') return <ReadOnlyPage />;
  const redirectTo = audience === 'guest' ? userPath(pathname) : null;
  return redirectTo === null ? <HolderLayout /> : <Navigate replace to={`${redirectTo}${search}`} />;
};

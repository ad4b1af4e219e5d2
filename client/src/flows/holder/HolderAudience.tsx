import { Navigate, useLocation } from 'react-router-dom';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { routeOf, stepAt, type Audience } from './flow.ts';
import { HolderLayout } from './HolderLayout.tsx';

const ReadOnlyPage = lazyScreen(async () => (await import('./ReadOnlyPage.tsx')).ReadOnlyPage);

/** The signed-in address of a guest's; the seller's pages are one with the vehicle's documents there (SH-12). */
function userPath(guestPath: string): string | null {
  const step = stepAt(guestPath, 'guest');
  return step && (routeOf(step, 'user') ?? routeOf('vehicle-documents', 'user'));
}

/** Signed-in users have the /usuario routes, and an admin can only read (SH-16). */
export const HolderAudience = ({ audience }: { audience: Audience }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.kind === 'guest') return <HolderLayout />;
  if (session.role === 'ADMIN') return <ReadOnlyPage />;
  const elsewhere = audience === 'guest' ? userPath(pathname) : null;
  return elsewhere === null ? <HolderLayout /> : <Navigate replace to={`${elsewhere}${search}`} />;
};

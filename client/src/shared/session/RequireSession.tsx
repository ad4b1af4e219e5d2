import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInHref } from './paths.ts';
import { useSession } from './sessionStore.ts';

/** Signed-in screens stand under this route; a guest signs in first and comes back (SPEC §2). */
export const RequireSession = () => {
  const session = useSession();
  const from = useLocation();
  return session.kind === 'guest' ? <Navigate replace to={signInHref(from)} /> : <Outlet />;
};

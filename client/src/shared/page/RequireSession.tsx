import { Outlet, useLocation } from 'react-router-dom';
import { Redirect } from './Redirect.tsx';
import { signInHref } from '#shared/session/paths.ts';
import { useSession } from '#shared/session/sessionStore.ts';

/** Parent route of signed-in screens. Guests are redirected to sign in and then return. */
export const RequireSession = () => {
  const session = useSession();
  const from = useLocation();
  return session.kind === 'guest' ? <Redirect to={signInHref(from)} /> : <Outlet />;
};

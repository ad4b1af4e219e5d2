import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetCurrentWork } from '#shared/api/forgetCurrentWork.ts';
import { Loading } from '#shared/page/Loadable.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { Redirect } from '#shared/page/Redirect.tsx';
import { useReplace } from '#shared/page/useReplace.ts';
import { asksForNextCustomer, CUSTOMER_KEY } from '#shared/session/paths.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { hasCustomer, nextCustomer } from '#shared/session/tabWork.ts';
import { routeOf, stepAt, type Audience } from './flow/flow.ts';
import { HolderSteps } from './HolderSteps.tsx';

const ReadOnlyPage = lazyScreen(async () => (await import('#shared/page/ReadOnlyPage.tsx')).ReadOnlyPage);

/**
 * Returns the /usuario route of a guest's address, where the seller's pages are part of the vehicle's documents
 * (SH-12).
 */
function userPath(guestPath: string): string | null {
  const step = stepAt(guestPath, 'guest');
  return step && (routeOf(step, 'user') ?? routeOf('vehicle-documents', 'user'));
}

/** Requested by the query, or implied at the first question in a tab without a customer. */
const beginsCustomer = (pathname: string, search: string): boolean =>
  asksForNextCustomer(search) || (stepAt(pathname, 'user') === 'preference' && !hasCustomer());

/** Clears the customer of a seller's tab, so that the seller can start with another one. */
const NextCustomer = () => {
  const client = useApolloClient();
  const replace = useReplace();
  const { pathname, search } = useLocation();
  useEffect(function leaveCustomer() {
    nextCustomer();
    forgetCurrentWork(client.cache);
    const kept = new URLSearchParams(search);
    kept.delete(CUSTOMER_KEY);
    replace({ pathname, search: kept.toString() });
  });
  return <Loading />;
};

/** Redirects signed-in users to the /usuario routes; an admin gets a read-only page (SH-16). */
export const HolderAudience = ({ audience }: { audience: Audience }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.kind === 'guest') return <HolderSteps />;
  if (session.role === 'ADMIN') return <ReadOnlyPage />;
  if (session.role === 'SELLER' && beginsCustomer(pathname, search)) return <NextCustomer />;
  const redirectTo = audience === 'guest' ? userPath(pathname) : null;
  if (redirectTo === null) return <HolderSteps />;
  return <Redirect to={`${redirectTo}${search}`} />;
};

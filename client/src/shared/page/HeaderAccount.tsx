import { AccountMenu } from '@prendarios/design-system/layout/AccountMenu';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardLinks } from '#shared/session/dashboardLinks.ts';
import { signOut } from '#shared/session/endSession.ts';
import { ACCOUNT_PATH } from '#shared/session/paths.ts';
import type { Session } from '#shared/session/sessionStore.ts';
import { SESSION_TEXTS as TEXT } from '#shared/session/texts.ts';
import { storedToken } from '#shared/session/tokenCookies.ts';

const NEW_QUOTE_HREF = '/usuario/titular/cotizacion';

type User = Extract<Session, { kind: 'user' }>;

/** Returns a name short enough for the header, such as 'Lucía M.'. */
export function shortName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  const first = firstName.trim().split(/\s+/)[0] ?? '';
  const initial = lastName.trim().charAt(0);
  const short = initial === '' ? first : `${first} ${initial}.`;
  return short.trim() === '' ? TEXT.account : short.trim();
}

/** Shows the signed-in user's name, their links and the sign-out button. */
export const HeaderAccount = ({ user }: { user: User }) => {
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  // Admins have read-only access, so they cannot start a quote.
  const label = user.role === 'SELLER' ? TEXT.newProposal : TEXT.newQuote;
  const own = user.role === 'ADMIN' ? [] : [{ label, href: NEW_QUOTE_HREF }];
  const links = [...dashboardLinks(user.role), ...own, { label: TEXT.account, href: ACCOUNT_PATH }];
  return (
    <AccountMenu
      name={shortName(user)}
      detail={storedToken()?.claims.email}
      links={links.map((link) => ({ ...link, current: pathname === link.href }))}
      onSignOut={leave}
      busy={busy}
    />
  );
};

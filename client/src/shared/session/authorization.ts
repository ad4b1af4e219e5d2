import { identityToken } from './identity.ts';
import { currentSession } from './sessionStore.ts';

/** What goes with a call outside GraphQL, such as a file: the identity token (RO-02); nothing for a guest. */
export async function authorizationHeaders(
  options: { refreshed: boolean } = { refreshed: false },
): Promise<Readonly<Record<string, string>>> {
  if (currentSession().kind === 'guest') return {};
  const token = await identityToken(options);
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

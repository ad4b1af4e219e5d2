/** The same as in the links of the identity check. */
const KEY = 'id';

/** The proposal that the address asks for, by a link to the customer's phone; null without one. */
export function linkedProposal(search: string): string | null {
  return new URLSearchParams(search).get(KEY);
}

/** The key of the message that asks for consents: it shows what for, and opens nothing. */
export const linkKey = (hash: string) => new URLSearchParams(hash.replace(/^#/, '')).get('clave');

/** The part of such a link behind its query. */
export const linkHash = (key: string | null) =>
  key === null ? '' : `#${new URLSearchParams({ clave: key })}`;

/** The query of such a link. The id is a locator: only the phone's code opens the proposal (decision 002). */
export const linkSearch = (proposalId: string) => `?${new URLSearchParams({ [KEY]: proposalId })}`;

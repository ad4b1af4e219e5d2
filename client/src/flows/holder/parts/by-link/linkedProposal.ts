/** Equal to the parameter in links of the identity check. */
const KEY = 'id';

/** Returns the proposal id in a link to the customer's phone, or null. */
export function linkedProposal(search: string): string | null {
  return new URLSearchParams(search).get(KEY);
}

/** Returns the key of a consent message. It shows the request and grants no access. */
export const linkKey = (hash: string) => new URLSearchParams(hash.replace(/^#/, '')).get('clave');

/** Returns the fragment of such a link. */
export const linkHash = (key: string | null) =>
  key === null ? '' : `#${new URLSearchParams({ clave: key })}`;

/** Returns the query of such a link. The id only locates; the phone code grants access (decision 002). */
export const linkSearch = (proposalId: string) => `?${new URLSearchParams({ [KEY]: proposalId })}`;

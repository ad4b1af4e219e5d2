import type { FindProposalMutation } from '#generated/graphql.ts';
import type { Match } from '#shared/loan/findProposal/match.ts';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';

/** The dashboard's page of a customer's proposal. */
export const customersProposalHref = (id: string): string =>
  `${DASHBOARD_PATH}/propuesta/${encodeURIComponent(id)}`;

/** A found open proposal and the applicant's decision about it. */
type Earlier = { documentNumber: string; match: Match; wish: 'none' | 'resume' | 'replace' };

/** In memory only: the document and the proposal's number must not be in an address or in browser storage. */
let current: Earlier | null = null;

export function earlierProposal(): Earlier | null {
  return current;
}

export function rememberEarlier(earlier: Earlier | null): void {
  current = earlier;
}

export function wishFor(wish: Earlier['wish']): void {
  if (current !== null) current = { ...current, wish };
}

/** Whether the applicant with this document chose to start over, so they are not asked twice. */
export function replacesFor(documentNumber: string): boolean {
  return current?.wish === 'replace' && current.documentNumber === documentNumber;
}

type Answer = { data?: FindProposalMutation | null | undefined };

/**
 * Finds and remembers the open proposal of a document. Null if there is none, and also if the search fails, so that the
 * applicant can continue (the bank checks again at the offer).
 */
export async function lookForEarlier(
  documentNumber: string,
  find: (documentNumber: string) => Promise<Answer>,
): Promise<Match | null> {
  try {
    const { data } = await find(documentNumber);
    const match = data?.findProposal.match ?? null;
    rememberEarlier(match === null ? null : { documentNumber, match, wish: 'none' });
    return match;
  } catch {
    // Network errors, rate limits and failures of the bank appear with the next important request.
    return null;
  }
}

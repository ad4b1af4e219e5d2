import type { FindProposalMutation } from '../../../../generated/graphql.ts';
import type { Match } from '../../../../shared/return/ReturnFrame.ts';

/** What the person wants done with the open proposal that was found. */
type Earlier = { documentNumber: string; match: Match; wish: 'none' | 'resume' | 'replace' };

/** In this page's memory alone: neither the document nor the proposal's number belongs in an address or a store. */
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

/** The person said for this document that they start again: they are not asked twice. */
export function replacesFor(documentNumber: string): boolean {
  return current?.wish === 'replace' && current.documentNumber === documentNumber;
}

type Answer = { data?: FindProposalMutation | null | undefined };

/**
 * The open proposal of a document, remembered; null when there is none, and when it could not be looked for: who
 * asks is not kept from going on (the bank asks again at the offer).
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
    // A cut connection, a limit or a failing bank: the next call tells of it where it matters.
    return null;
  }
}

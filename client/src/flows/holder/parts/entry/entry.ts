import type { ProposalAccess } from '#generated/graphql.ts';
import { isSeller } from '#shared/session/sessionStore.ts';
import { ENTRY_TEXTS } from './texts.ts';

export type EntryAction =
  'resume' | 'follow' | 'restart' | 'sign-in' | 'sign-up' | 'dashboard' | 'biometry' | 'close';

/** The modal on entering a proposal; the first action is the main one. */
export type Entry = {
  title: string;
  text: string;
  actions: readonly EntryAction[];
};

/**
 * Replaces IDENTITY_CHECK_IN_PROGRESS once the identity is validated, because the same phase ends with the signature.
 */
export const toSign = (entry: Entry): Entry => ({ ...entry, ...ENTRY_TEXTS.toSign });

/** Modals by access (ST-13 to ST-15, docs/domain.md#entry-modals); null without one. */
const entries = (): Readonly<Record<ProposalAccess, Entry | null>> => ({
  MAY_CONTINUE: null,
  READ_ONLY: null,
  CONTINUE_OR_RESTART: {
    ...ENTRY_TEXTS.inProgress,
    actions: ['resume', 'restart'],
  },
  OTHER_POINT_OF_SALE: { ...ENTRY_TEXTS.mismatch, actions: ['dashboard', 'close'] },
  SIGN_IN_FIRST: { ...ENTRY_TEXTS.signIn, actions: ['sign-in', 'sign-up'] },
  // Customers do the check on their own phone; sellers follow it on the dashboard.
  IDENTITY_CHECK_IN_PROGRESS: {
    ...ENTRY_TEXTS.identity,
    actions: [isSeller() ? 'dashboard' : 'biometry', 'close'],
  },
  IDENTITY_CHECK_DONE: { ...ENTRY_TEXTS.identityDone, actions: ['close', 'follow'] },
  // A concierge helps in parallel (ST-02), so the applicant can continue.
  CONCIERGE_HELPS: { ...ENTRY_TEXTS.concierge, actions: ['resume', 'close'] },
});

export function entryOf(access: ProposalAccess): Entry | null {
  return entries()[access];
}

/** Modals closed since the page load. They do not open automatically again. */
const seen = new Set<string>();

export function wasEntrySeen(proposalId: string, access: ProposalAccess): boolean {
  return seen.has(`${proposalId} ${access}`);
}

export function markEntrySeen(proposalId: string, access: ProposalAccess): void {
  seen.add(`${proposalId} ${access}`);
}

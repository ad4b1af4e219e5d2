import type { EntryModal } from '../../../../generated/graphql.ts';
import { isSeller } from '../../../../shared/session/sessionStore.ts';
import { ENTRY_TEXTS } from './texts.ts';

export type EntryAction =
  'resume' | 'follow' | 'restart' | 'sign-in' | 'sign-up' | 'dashboard' | 'biometry' | 'close';

/** The modal on entering a proposal; the first action is the main one. */
export type Entry = {
  title: string;
  text: string;
  actions: readonly EntryAction[];
};

/** In place of ACTIVE_BIOMETRY's once the identity is validated: the same phase ends with the signature. */
export const toSign = (entry: Entry): Entry => ({ ...entry, ...ENTRY_TEXTS.toSign });

/** ST-13 to ST-15 (docs/domain.md#entry-modals). Null if there is no modal. */
const entries = (): Readonly<Record<EntryModal, Entry | null>> => ({
  SELLER_MATCH_LOGGED: null,
  NULL_POINT_OF_SALE_USER_NOT_LOGGED: null,
  NULL_POINT_OF_SALE_USER_LOGGED: {
    ...ENTRY_TEXTS.inProgress,
    actions: ['resume', 'restart'],
  },
  SELLER_MISMATCH_LOGGED: { ...ENTRY_TEXTS.mismatch, actions: ['dashboard', 'close'] },
  USER_NOT_LOGGED: { ...ENTRY_TEXTS.signIn, actions: ['sign-in', 'sign-up'] },
  // The check is the customer's, on their own phone: a seller follows it on the dashboard.
  ACTIVE_BIOMETRY: { ...ENTRY_TEXTS.identity, actions: [isSeller() ? 'dashboard' : 'biometry', 'close'] },
  FINALIZED_BIOMETRY: { ...ENTRY_TEXTS.identityDone, actions: ['close', 'follow'] },
  // A concierge helps in parallel (ST-02), so the applicant can continue.
  CONCIERGE_FLOW_PHASE: { ...ENTRY_TEXTS.concierge, actions: ['resume', 'close'] },
});

export function entryOf(code: EntryModal): Entry | null {
  return entries()[code];
}

/** Modals already closed since the page was loaded: they do not open again automatically. */
const seen = new Set<string>();

export function wasEntrySeen(proposalId: string, code: EntryModal): boolean {
  return seen.has(`${proposalId} ${code}`);
}

export function markEntrySeen(proposalId: string, code: EntryModal): void {
  seen.add(`${proposalId} ${code}`);
}

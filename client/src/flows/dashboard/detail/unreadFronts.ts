import type { DashboardProposal } from '../proposal/facts.ts';
import { DETAIL_TEXTS } from './texts.ts';

const TEXT = DETAIL_TEXTS.toReview;

/** Returns whose DNI front an analyst must review; null if no one's, or once the loan is paid or ended. */
export function unreadFronts({
  biometry,
  coOwnerPart,
  status,
}: Pick<DashboardProposal, 'biometry' | 'coOwnerPart' | 'status'>): string | null {
  if (status !== 'OPEN') return null;
  const isCoOwners = coOwnerPart?.isIdentityToReview === true;
  if (!biometry.toReview.includes('DOCUMENT_FRONT')) return isCoOwners ? TEXT.coOwner : null;
  return isCoOwners ? TEXT.both : TEXT.owner;
}

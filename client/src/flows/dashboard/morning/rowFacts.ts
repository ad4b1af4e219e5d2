import type { MorningRowFragment } from '#generated/graphql.ts';
import { NEXT_TEXTS, PLEDGE_WAITING, WAITING } from '../detail/nextTexts.ts';
import { LIST_TEXTS } from '../list/texts.ts';
import { canGoOn, pledgePath, proposalPath, reloadPath } from '../proposal/addresses.ts';
import { MORNING_TEXTS as TEXT } from './texts.ts';

const ACTIONS = NEXT_TEXTS.actions;

/** Returns the text for what the proposal waits for. */
export function reasonOf({
  sentBackDocuments,
  waitsFor,
  activePhase,
  isRevocationOnHold,
  displayName,
}: MorningRowFragment): string {
  const [first, ...others] = sentBackDocuments;
  if (isRevocationOnHold) return LIST_TEXTS.revocation;
  if (first !== undefined) return LIST_TEXTS.sentBack(first, others.length);
  if (activePhase === null) return displayName;
  const ofPledge = activePhase.name === 'PLEDGE_INSCRIPTION' && waitsFor !== null && PLEDGE_WAITING[waitsFor];
  const step = activePhase.steps.find(({ status }) => status === 'ACTIVE')?.name;
  return (ofPledge || (step && WAITING[step]))?.title ?? displayName;
}

/** `resume` continues where the proposal stopped. */
type RowAct = { kind: 'link'; label: string; href: string } | { kind: 'resume'; label: string; id: string };

/**
 * Returns the seller's action on the proposal, as on its page; null without an id. For a colleague's proposal, only
 * opens it.
 */
export function rowAct({ id, waitsFor, flow, assignee }: MorningRowFragment): RowAct | null {
  if (id === null) return null;
  const open: RowAct = { kind: 'link', label: TEXT.open, href: proposalPath(id) };
  if (assignee?.isViewer === false) return open;
  if (flow.hasDocumentsSentBack && waitsFor !== 'BANK') {
    return { kind: 'link', label: ACTIONS.reload, href: reloadPath(id) };
  }
  if (waitsFor === 'POINT_OF_SALE') {
    return { kind: 'link', label: ACTIONS.uploadPledge, href: pledgePath(id) };
  }
  return canGoOn({ flow, waitsFor }) ? { kind: 'resume', label: ACTIONS.continue, id } : open;
}

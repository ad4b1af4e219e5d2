import type { ProposalRowFragment } from '#generated/graphql.ts';
import { biometryHref } from '#shared/loan/identityCheck/biometryHref.ts';
import { reloadPath } from '../../proposal/addresses.ts';
import { CARD_TEXTS as TEXT } from './texts.ts';

/** `resume` continues where the proposal stopped. */
type CardAct = { kind: 'link'; label: string; href: string } | { kind: 'resume'; id: string };

type Acted = Pick<ProposalRowFragment, 'id' | 'brand' | 'waitsFor' | 'flow'>;

/** Returns what the applicant must do now; null while others must act or once the proposal ended. */
export function cardAct({ id, brand, waitsFor, flow }: Acted): CardAct | null {
  if (id === null || waitsFor !== 'OWNER') return null;
  if (flow.hasDocumentsSentBack) return { kind: 'link', label: TEXT.reload, href: reloadPath(id) };
  if (flow.isBiometryInProgress) return { kind: 'link', label: TEXT.identity, href: biometryHref(id, brand) };
  return flow.canBeResumed ? { kind: 'resume', id } : null;
}

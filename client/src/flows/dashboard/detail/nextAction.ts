import type { FlowStepName, ProposalActor } from '#generated/graphql.ts';
import { biometryHref } from '#shared/loan/identityCheck/biometryHref.ts';
import { revocationText } from '#shared/loan/proposal/revocationText.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { momentInText } from '#shared/text/moment.ts';
import { pledgePath, reloadPath, resumePath } from '../proposal/addresses.ts';
import { awaitsSeller, documentsSentBack, type DashboardProposal, ownSentBack } from '../proposal/facts.ts';
import {
  CO_OWNER_WAITING,
  CONTRACT_WAITING,
  NEXT_TEXTS as TEXT,
  PLEDGE_WAITING,
  SELLER_WAITING,
  WAITING,
  WAITING_UNKNOWN,
} from './nextTexts.ts';

export type NextAction = {
  /** `mine`: the signed-in user must act. `ended`: no one has to act any more. */
  kind: 'mine' | 'theirs' | 'ended';
  who: string | null;
  /** The actor's name for use within a sentence. */
  actor: string | undefined;
  title: string;
  text: string;
  /** `resumes`: the link leads to the holder's screens, which continue with this proposal. */
  action: { label: string; href: string; resumes: boolean } | null;
};

const RELOAD = 'DOCUMENTS_SENT_BACK';
const PLEDGE = 'PLEDGE_INSCRIPTION';

type Position = { phase: string; step: FlowStepName };

/** Returns the active phase and its current step; null once the flow has ended. */
export function positionOf({
  status,
  activePhase,
  phases,
}: Pick<DashboardProposal, 'status' | 'activePhase' | 'phases'>): Position | null {
  if (status !== 'OPEN' || activePhase === null) return null;
  const phase = phases.find(({ name }) => name === activePhase.name);
  const step = phase?.steps.find((one) => one.status === 'ACTIVE');
  return { phase: activePhase.name, step: step?.name ?? 'UNKNOWN' };
}

/** Whether the signed-in user must act: applicants act for the holder, points of sale for the seller. */
export function isMine(actor: ProposalActor, role: Role): boolean {
  if (role === 'SELLER') return actor === 'SELLER' || actor === 'POINT_OF_SALE';
  return actor === 'OWNER' && role === 'APPLICANT';
}

const link = (label: string, href: string) => ({ label, href, resumes: false });

function actionOf(proposal: DashboardProposal, phase: string, role: Role): NextAction['action'] {
  if (phase === PLEDGE) {
    const isDue = proposal.waitsFor === 'POINT_OF_SALE' && role === 'SELLER';
    return link(isDue ? TEXT.actions.uploadPledge : TEXT.actions.pledge, pledgePath(proposal.id));
  }
  if (role === 'ADMIN') return null;
  if (phase === RELOAD) {
    return ownSentBack(proposal.documents, role).length === 0
      ? null
      : link(TEXT.actions.reload, reloadPath(proposal.id));
  }
  if (proposal.flow.isBiometryInProgress) {
    return role === 'APPLICANT'
      ? link(TEXT.actions.identity, biometryHref(proposal.id, proposal.brand))
      : null;
  }
  const href = resumePath(proposal);
  return href === null ? null : { label: TEXT.actions.continue, href, resumes: true };
}

/**
 * Returns who cancelled the proposal and when: 'La canceló el punto de venta el 20/11/2026 a las 12:40. No se cobró
 * nada.'; null if unknown.
 */
function cancelledText(cancellation: DashboardProposal['cancellation'], role: Role): string | null {
  if (cancellation === null) return null;
  const isOwners = cancellation.by === 'OWNER';
  const who = isOwners ? (role === 'APPLICANT' ? 'YOU' : 'OWNER') : 'POINT_OF_SALE';
  return TEXT.cancelled(who, momentInText(cancellation.cancelledAt));
}

function ended({ id, status, flow, cancellation }: DashboardProposal, role: Role): NextAction {
  const words =
    status === 'CLOSED' || status === 'CANCELLED_BY_APPLICANT' || status === 'CANCELLED_BY_BANK'
      ? TEXT.ended[status]
      : { title: WAITING_UNKNOWN.title, text: WAITING_UNKNOWN.theirs };
  // The pledge documents can still be read.
  const action = flow.isPledgeAtRegistry ? link(TEXT.actions.pledge, pledgePath(id)) : null;
  const told = cancelledText(cancellation, role) ?? words.text;
  const text = flow.isCancelled && role === 'APPLICANT' ? `${told} ${TEXT.again}` : told;
  return { kind: 'ended', who: null, actor: undefined, title: words.title, text, action };
}

/** Returns the texts for a proposal that waits for the co-owner's signature or stopped at their refusal. */
function coOwnerWords({
  coOwnerPart,
  waitsFor,
}: DashboardProposal): Pick<NextAction, 'title' | 'text'> | null {
  if (coOwnerPart?.step === 'REFUSED') return CO_OWNER_WAITING.refused;
  return coOwnerPart?.step === 'CONTRACT' && waitsFor === 'CO_OWNER' ? CO_OWNER_WAITING.signature : null;
}

/** Whether the proposal is at a step that only a seller with the link can complete. */
const waitsForLink = (proposal: DashboardProposal, { step }: Position): boolean =>
  step === 'DOCUMENT_UPLOAD' && awaitsSeller(proposal);

/** Returns who keeps the contract from being made once the owner's identity is validated; null for nobody else. */
function contractWaitsFor(proposal: DashboardProposal, { step }: Position): 'CO_OWNER' | 'SELLER' | null {
  const { biometry, coOwnerPart, waitsFor } = proposal;
  if (step !== 'CONTRACT_SIGNATURE' || waitsFor !== 'OWNER' || !biometry.isValidated) return null;
  if (awaitsSeller(proposal)) return 'SELLER';
  return coOwnerPart?.step === 'IDENTITY' ? 'CO_OWNER' : null;
}

/**
 * Returns the party that must act. The seller's part falls to the point of sale for its own proposals, otherwise to the
 * applicant.
 */
function actorOf(proposal: DashboardProposal, position: Position | null, role: Role): ProposalActor | null {
  const { waitsFor, pointOfSale, flow } = proposal;
  const other = position === null ? null : contractWaitsFor(proposal, position);
  if (other !== null) return other;
  const isOwn = role === 'APPLICANT' && waitsFor === 'SELLER' && pointOfSale === null && flow.canBeResumed;
  return isOwn && position !== null && !waitsForLink(proposal, position) ? 'OWNER' : waitsFor;
}

const BESIDES: ReadonlySet<FlowStepName> = new Set(['CONFIRMATION', 'CONTRACT_SIGNATURE']);

function wordsOf(
  proposal: DashboardProposal,
  position: Position,
  mine: boolean,
  role: Role,
): Pick<NextAction, 'title' | 'text'> {
  if (position.phase === RELOAD) {
    const sentBack = documentsSentBack(proposal.documents);
    return {
      title: TEXT.sentBack.title(sentBack.length),
      text:
        proposal.waitsFor === 'POINT_OF_SALE' && !mine
          ? TEXT.sentBack.pledge
          : TEXT.sentBack.text(sentBack.map(({ label }) => label)),
    };
  }
  const coOwners = coOwnerWords(proposal);
  if (coOwners !== null) return coOwners;
  if (waitsForLink(proposal, position)) {
    const { title, text, own } = SELLER_WAITING.link;
    return { title, text: role === 'APPLICANT' ? own : text };
  }
  const other = contractWaitsFor(proposal, position);
  if (other !== null) return CONTRACT_WAITING[other];
  const ofPledge =
    position.phase === PLEDGE && proposal.waitsFor !== null ? PLEDGE_WAITING[proposal.waitsFor] : undefined;
  const isIdentified = position.step === 'CONTRACT_SIGNATURE' && proposal.biometry.isValidated;
  const ofStep = isIdentified ? CONTRACT_WAITING.OWNER : WAITING[position.step];
  const waiting = ofPledge ?? ofStep ?? WAITING_UNKNOWN;
  const besides = awaitsSeller(proposal) && BESIDES.has(position.step) ? ` ${SELLER_WAITING.besides}` : '';
  if (mine) return { title: waiting.title, text: `${waiting.mine}${besides}` };
  const offer = role === 'SELLER' && waiting.seller !== undefined ? ` ${waiting.seller}` : '';
  return { title: waiting.title, text: `${waiting.theirs}${offer}${besides}` };
}

/**
 * Returns the next action for a revocation that is confirmed but not resolved; null if there is none. It takes
 * precedence over every other action, even after the payment.
 */
function revocationAction({ revocation, flow, id }: DashboardProposal, role: Role): NextAction | null {
  const request = revocation?.request;
  if (!request?.isConfirmed || request.isOnHold !== true) return null;
  const said = revocationText(revocation, role === 'APPLICANT' ? 'OWNER' : 'STAFF');
  return {
    kind: 'theirs',
    who: TEXT.who.BANK,
    actor: TEXT.whoInTimeline.BANK,
    title: TEXT.revocation,
    text: [said?.text, said?.next].join(' '),
    action: flow.isPledgeAtRegistry ? link(TEXT.actions.pledge, pledgePath(id)) : null,
  };
}

/** Returns a proposal's next action, who must take it, and where (RT-39). */
export function nextAction(proposal: DashboardProposal, role: Role): NextAction {
  const revocation = revocationAction(proposal, role);
  if (revocation !== null) return revocation;
  const position = positionOf(proposal);
  const actor = actorOf(proposal, position, role);
  if (position === null || actor === null) return ended(proposal, role);
  // The link belongs to the vehicle's seller, so the point of sale has nothing to do.
  const isByLink = waitsForLink(proposal, position) || contractWaitsFor(proposal, position) === 'SELLER';
  const mine = isMine(actor, role) && !isByLink;
  return {
    kind: mine ? 'mine' : 'theirs',
    // Sellers at a point of sale share its proposals, so the text names the party, as the list does.
    who: mine && role === 'APPLICANT' ? TEXT.who.mine : TEXT.who[actor],
    actor: mine && role === 'APPLICANT' ? TEXT.whoInTimeline.mine : TEXT.whoInTimeline[actor],
    ...wordsOf(proposal, position, mine, role),
    action: actionOf(proposal, position.phase, role),
  };
}

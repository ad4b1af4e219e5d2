import type { Role } from '../../../shared/session/sessionStore.ts';
import { observedDocuments } from '../reload/corrections.ts';
import { pledgePath, reloadPath, resumePath } from '../proposal/addresses.ts';
import type { Tracked } from '../proposal/facts.ts';
import { NEXT_TEXTS as TEXT, WAITING, WAITING_UNKNOWN } from './nextTexts.ts';

/** Who has to do something before a proposal can go on. */
export type Actor = 'HOLDER' | 'SELLER' | 'BANK' | 'REGISTRY';

export type NextAction = {
  /** `mine`: the person who looks must act. `ended`: nobody must any more. */
  kind: 'mine' | 'theirs' | 'ended';
  who: string | null;
  title: string;
  text: string;
  action: { label: string; href: string } | null;
};

const RELOAD = 'RE_LOAD_DOCUMENTATION';
const PLEDGE = 'REGISTRO_PRENDA_INSCRIPTA';
const BANK_STEPS = new Set(['SELLER.validateDocumentation', 'REGISTRO_PRENDA.presented']);

type Position = { phase: string; step: string };

/** The active phase with the step that is due; null once the flow ended. */
export function positionOf({ status, activePhase, phases }: Tracked): Position | null {
  if (status !== 'OPEN' || activePhase === null) return null;
  const phase = phases.find(({ name }) => name === activePhase.name);
  const step = phase?.steps.find((one) => one.status === 'ACTIVE');
  return { phase: activePhase.name, step: step?.name ?? '' };
}

const key = ({ phase, step }: Position) => `${phase}.${step}`;

/** Who must act now (DOMAIN §5); null once the flow ended. */
export function actorOf(proposal: Tracked): Actor | null {
  const position = positionOf(proposal);
  if (position === null) return null;
  if (BANK_STEPS.has(key(position))) return 'BANK';
  if (position.phase === PLEDGE) return 'REGISTRY';
  if (position.phase === RELOAD) {
    const observed = observedDocuments(proposal.documents);
    return observed.length > 0 && observed.every(({ party }) => party === 'SELLER') ? 'SELLER' : 'HOLDER';
  }
  return position.phase === 'SELLER' && position.step !== 'confirmData' ? 'SELLER' : 'HOLDER';
}

/** Whether it is the turn of who looks: an applicant is the holder, a point of sale stands for who sells. */
export function isMine(actor: Actor, role: Role): boolean {
  return (actor === 'HOLDER' && role === 'APPLICANT') || (actor === 'SELLER' && role === 'SELLER');
}

function actionOf(proposal: Tracked, phase: string, role: Role): NextAction['action'] {
  if (phase === PLEDGE) return { label: TEXT.actions.pledge, href: pledgePath(proposal.id) };
  if (role === 'ADMIN') return null;
  if (phase === RELOAD) return { label: TEXT.actions.reload, href: reloadPath(proposal.id) };
  const href = resumePath(proposal);
  return href === null ? null : { label: TEXT.actions.continue, href };
}

function ended({ status }: Tracked): NextAction {
  const words =
    status === 'CLOSED' || status === 'CANCELLED_BY_APPLICANT' || status === 'CANCELLED_BY_BANK'
      ? TEXT.ended[status]
      : { title: WAITING_UNKNOWN.title, text: WAITING_UNKNOWN.theirs };
  return { kind: 'ended', who: null, ...words, action: null };
}

function wordsOf(proposal: Tracked, position: Position, mine: boolean): Pick<NextAction, 'title' | 'text'> {
  if (position.phase === RELOAD) {
    const observed = observedDocuments(proposal.documents);
    return {
      title: TEXT.observed.title(observed.length),
      text: TEXT.observed.text(observed.map(({ label }) => label).join(', ')),
    };
  }
  const waiting = WAITING[key(position)] ?? WAITING_UNKNOWN;
  return { title: waiting.title, text: mine ? waiting.mine : waiting.theirs };
}

/** What the proposal waits for, who must act, and where (RT-39). */
export function nextAction(proposal: Tracked, role: Role): NextAction {
  const position = positionOf(proposal);
  const actor = actorOf(proposal);
  if (position === null || actor === null) return ended(proposal);
  const mine = isMine(actor, role);
  return {
    kind: mine ? 'mine' : 'theirs',
    who: mine ? TEXT.who.mine : TEXT.who[actor],
    ...wordsOf(proposal, position, mine),
    action: actionOf(proposal, position.phase, role),
  };
}

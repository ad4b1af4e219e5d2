import { INSCRIBED_PLEDGE, inTurn, replacerOf } from '@prendarios/rules/sentBackDocuments';
import type { FlowAnswer, Schemas } from '../bank/contract.ts';
import type { ProposalActor, StageKind } from '../generated/resolvers.ts';
import { activePhase, isCancelled, isPledgeRegistryMode, isStepDone } from './flow.ts';

const RELOAD = 'RE_LOAD_DOCUMENTATION';
const PLEDGE = 'REGISTRO_PRENDA_INSCRIPTA';

type SentBack = Readonly<{ type: string; party?: Schemas['DocumentParty'] | null | undefined }>;

/** Whether the registry has returned the inscribed pledge (ST-06). */
export function isPledgeClosed(flow: FlowAnswer): boolean {
  return isPledgeRegistryMode(flow) && isStepDone(flow, PLEDGE, 'closePrendaInscripta');
}

export function isReloadMode(flow: FlowAnswer): boolean {
  return !isCancelled(flow) && activePhase(flow)?.name === RELOAD;
}

/** Whether the applicant can cancel: until the account is saved, including while documents are sent back. */
export function isCancellable(flow: FlowAnswer): boolean {
  return flow.status === 'A' && !isStepDone(flow, 'BIOMETRIA', 'saveAccount');
}

const CO_OWNER_STEP = 'OWNER.validateCodeCoOwner';
/** Steps that an analyst or the bank performs (docs/domain.md#the-state-machine). */
const BANK_STEPS: readonly string[] = ['SELLER.validateDocumentation', 'REGISTRO_PRENDA.presented'];

/** The pledge starts at the registry, the point of sale then uploads it, and the bank checks it. */
const ACTOR_OF_PLEDGE = { RETURNED: 'POINT_OF_SALE', RECEIVED: 'BANK' } as const;

/**
 * Returns who has to act now: whoever has documents sent back, the co-owner for their consent, the holder of the
 * pledge, the bank for its own checks, the vehicle's seller for their data and documents, otherwise the applicant.
 * Null once the flow has ended.
 */
export function waitsFor(
  flow: FlowAnswer,
  sentBack: readonly SentBack[],
  pledge?: Schemas['ProposalAnswer']['pledge'],
): ProposalActor | null {
  const phase = activePhase(flow);
  if (flow.status !== 'A' || phase === null) return null;
  const step = phase.steps.find(({ status }) => status === 'ACTIVE')?.name;
  if (phase.name === RELOAD) {
    const open = phase.steps.filter(({ status }) => status !== 'FINALIZED');
    if (open.length > 0 && open.every(({ name }) => name === INSCRIBED_PLEDGE)) return 'POINT_OF_SALE';
    const [first] = inTurn(sentBack);
    return first === undefined ? 'OWNER' : replacerOf(first);
  }
  if (phase.name === PLEDGE) return pledge ? ACTOR_OF_PLEDGE[pledge] : 'REGISTRY';
  if (`${phase.name}.${step}` === CO_OWNER_STEP) return 'CO_OWNER';
  if (BANK_STEPS.includes(`${phase.name}.${step}`)) return 'BANK';
  return phase.name === 'SELLER' && step !== 'confirmData' ? 'SELLER' : 'OWNER';
}

/** Returns the documents of a row to replace, those first that it waits for. */
export const rowSentBack = ({ sentBackDocuments }: Schemas['ProposalItem']) =>
  inTurn(sentBackDocuments ?? []);

/** Returns the documents of a row to replace with their parties, without types if the bank states only the parties. */
function replaced(item: Schemas['ProposalItem']): readonly SentBack[] {
  const documents = rowSentBack(item);
  const states = documents.length > 0 && documents.every(({ party }) => Boolean(party));
  return states ? documents : (item.observedParties ?? []).map((party) => ({ type: '', party }));
}

/** Like `waitsFor`, for a row of the list. The bank decides on a revocation. */
export const rowWaitsFor = (item: Schemas['ProposalItem']): ProposalActor | null =>
  item.revocationOnHold && item.flow.status === 'A'
    ? 'BANK'
    : waitsFor(item.flow, replaced(item), item.pledge);

/** Phases that are not in progress (ST-12). */
const KIND_OF_PHASE: Readonly<Record<string, StageKind>> = {
  OWNER: 'PREPARING',
  REGISTRO_PRENDA: 'PREPARING',
  [PLEDGE]: 'AT_REGISTRY',
};

/** Returns the kind of stage. A cancelled proposal is stopped even if its pledge was closed (ST-12, decision 036). */
export function stageKind(flow: FlowAnswer): StageKind {
  if (isCancelled(flow)) return 'STOPPED';
  if (flow.status === 'E') return 'DONE';
  const phase = activePhase(flow)?.name;
  return KIND_OF_PHASE[`${phase}`] ?? 'IN_PROGRESS';
}

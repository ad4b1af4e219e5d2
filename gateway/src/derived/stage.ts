import type { DocumentAnswer } from '../bank/documentation.ts';
import type { FlowAnswer, Pledge } from '../bank/proposal.ts';
import type { ProposalActor, StageColour } from '../generated/resolvers.ts';
import { activePhase, isCancelled, isPledgeRegistryMode, isStepDone } from './flow.ts';

const RELOAD = 'RE_LOAD_DOCUMENTATION';
const PLEDGE = 'REGISTRO_PRENDA_INSCRIPTA';

type Party = DocumentAnswer['party'];

/** ST-06: closed once the registry has given the inscribed pledge back. */
export function isPledgeClosed(flow: FlowAnswer): boolean {
  return isPledgeRegistryMode(flow) && isStepDone(flow, PLEDGE, 'closePrendaInscripta');
}

export function isReloadMode(flow: FlowAnswer): boolean {
  return !isCancelled(flow) && activePhase(flow)?.name === RELOAD;
}

/** True until the contract is confirmed, also while documents are sent back. */
export function isCancellable(flow: FlowAnswer): boolean {
  return flow.status === 'A' && !isStepDone(flow, 'BIOMETRIA', 'saveAccount');
}

const CO_OWNER_STEP = 'OWNER.validateCodeCoOwner';
/** Steps of an analyst or the bank itself (docs/domain.md#the-state-machine). */
const BANK_STEPS: readonly string[] = ['SELLER.validateDocumentation', 'REGISTRO_PRENDA.presented'];

/** By where the inscribed pledge is: the registry has it, then the point of sale uploads it, and the bank checks it. */
const ACTOR_OF_PLEDGE = { RETURNED: 'POINT_OF_SALE', RECEIVED: 'BANK' } as const;
const INSCRIBED_PLEDGE = 'INSCRIBED_PLEDGE';

/**
 * The party that has to act now: the one whose documents were sent back, the co-owner for their consent,
 * the one that has the pledge, the bank for its own checks, the vehicle's seller for data and documents of the sale, else
 * the applicant. Null once the flow has ended.
 */
export function waitsFor(
  flow: FlowAnswer,
  sentBack: readonly Party[],
  pledge?: Pledge | null,
): ProposalActor | null {
  const phase = activePhase(flow);
  if (flow.status !== 'A' || phase === null) return null;
  const step = phase.steps.find(({ status }) => status === 'ACTIVE')?.name;
  if (phase.name === RELOAD) {
    const open = phase.steps.filter(({ status }) => status !== 'FINALIZED');
    if (open.length > 0 && open.every(({ name }) => name === INSCRIBED_PLEDGE)) return 'POINT_OF_SALE';
    return sentBack.length > 0 && sentBack.every((party) => party === 'SELLER') ? 'SELLER' : 'HOLDER';
  }
  if (phase.name === PLEDGE) return pledge ? ACTOR_OF_PLEDGE[pledge] : 'REGISTRY';
  if (`${phase.name}.${step}` === CO_OWNER_STEP) return 'CO_OWNER';
  if (BANK_STEPS.includes(`${phase.name}.${step}`)) return 'BANK';
  return phase.name === 'SELLER' && step !== 'confirmData' ? 'SELLER' : 'HOLDER';
}

/** ST-12: yellow for register data and pledge assembly, purple for its reception, orange for what is in progress. */
const COLOUR_OF_PHASE: Readonly<Record<string, StageColour>> = {
  OWNER: 'YELLOW',
  REGISTRO_PRENDA: 'YELLOW',
  [PLEDGE]: 'PURPLE',
};

/** ST-12, decision 036: red for cancelled, which is closed without a loan; green for finalized. Each label has one colour. */
export function stageColour(flow: FlowAnswer): StageColour {
  if (isCancelled(flow)) return 'RED';
  if (flow.status === 'E') return 'GREEN';
  const phase = activePhase(flow)?.name;
  return COLOUR_OF_PHASE[`${phase}`] ?? 'ORANGE';
}

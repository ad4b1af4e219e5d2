import type { Flow } from '../../domain/records/rowTypes.ts';
import { apply, type FlowEvent, newFlow } from '../../domain/flow/machine.ts';

/** A proposal state, reached through the state machine. */
export type DemoFlow = {
  flow: Flow;
  /** True for early phases, whose older proposals would have expired (docs/domain.md#demo-data). */
  onlyRecent: boolean;
  /** Proposals with a co-owner are chosen individually. */
  hasCoOwner?: true;
};

const WAY = [
  'ownerSaved',
  'codeValidated',
  'insuranceChosen',
  'summaryAccepted',
  'sellerSaved',
  'documentationUploaded',
  'documentationValidated',
  'dataConfirmed',
  'formalizationCreated',
  'accountSaved',
  'pledgePresented',
  'pledgeInscribed',
] as const;
const PLEDGE_BEGINS = 10;
const DOCUMENTS_BEGIN = 6;
/** Assigned in rotation to the positions at which documents are sent back. */
const SENT_BACK = [
  ['DNI_FRONT'],
  ['SELLER_CBU'],
  ['DNI_BACK'],
  ['SELLER_DNI_FRONT'],
  ['DNI_FRONT', 'SELLER_CBU'],
];

function moved(flow: Flow, event: FlowEvent): Flow {
  const result = apply(flow, event);
  if (!result.ok) throw new Error(`the demo's flow cannot move by ${event.type}`);
  return result.flow;
}

const step = (name: (typeof WAY)[number]): FlowEvent =>
  name === 'dataConfirmed' ? { type: name, accountChosen: false } : { type: name };

function withEnds(flow: Flow, done: number): DemoFlow[] {
  const open = { flow, onlyRecent: done < PLEDGE_BEGINS };
  const byBank = { flow: moved(flow, { type: 'cancelledByBank' }), onlyRecent: false };
  if (done >= PLEDGE_BEGINS) return [open, byBank];
  return [open, byBank, { flow: moved(flow, { type: 'cancelled' }), onlyRecent: false }];
}

/** Returns flows in which the co-owner still has to accept or to sign. */
function coOwnerFlows(): DemoFlow[] {
  const begun = (['ownerSaved', 'coOwnerSaved', 'codeValidated'] as const).reduce(
    (flow: Flow, type) => moved(flow, { type }),
    newFlow({ hasCoOwner: true }),
  );
  const accepted = moved(begun, { type: 'coOwnerCodeValidated' });
  const ready = WAY.slice(WAY.indexOf('insuranceChosen'), WAY.indexOf('formalizationCreated')).reduce(
    (flow: Flow, name) => moved(flow, step(name)),
    accepted,
  );
  return [begun, ready].map((flow) => ({ flow, onlyRecent: true, hasCoOwner: true }));
}

/** Returns every position, open and ended, and variants with documents sent back or a gestor. */
export function demoFlows(): DemoFlow[] {
  const all: DemoFlow[] = [];
  let flow = newFlow({ hasCoOwner: false });
  WAY.forEach((name, done) => {
    all.push(...withEnds(flow, done));
    if (done >= DOCUMENTS_BEGIN) {
      const documents = SENT_BACK[(done - DOCUMENTS_BEGIN) % SENT_BACK.length] ?? [];
      all.push(...withEnds(moved(flow, { type: 'documentsSentBack', documents }), done));
    }
    if (done % 3 === 0) {
      const helped = moved(flow, { type: 'conciergeRequested' });
      const contacted = moved(helped, { type: 'conciergeContacted' });
      all.push({ flow: helped, onlyRecent: done < PLEDGE_BEGINS });
      all.push({
        flow: moved(contacted, { type: 'appointmentMade' }),
        onlyRecent: done < PLEDGE_BEGINS,
      });
    }
    flow = moved(flow, step(name));
  });
  // Repeated, because finished loans are common.
  all.push(...Array.from({ length: 8 }, () => ({ flow, onlyRecent: false })));
  return [...all, ...coOwnerFlows()];
}

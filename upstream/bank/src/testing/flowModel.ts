import { strictEqual, deepStrictEqual, notStrictEqual, ok as truly } from 'node:assert';
import fc from 'fast-check';
import { EventModel } from './eventModel.ts';
import { type Flow, type FlowEvent, isStepDone, newFlow } from '../domain/flow/machine.ts';
import type { EventName } from '../domain/flow/table.ts';
import { eventOf, flowAt, OF_CO_OWNER, WAY } from './testFlows.ts';
import { flowColumns } from '../domain/lifecycle/moves.ts';
import { changeProposal } from '../domain/records/proposals.ts';
import type { TestBank } from './bank.ts';
import { callOf, copiesOf, CAN_BE_SENT_BACK, stateOf, templateFlow } from './flowCalls.ts';
import { proposalNow } from './journey.ts';

type Target = Awaited<ReturnType<typeof copiesOf>>[number];

/** The event model plus the rules that only calls have. */
class CallModel {
  readonly events: EventModel;
  accountChosen = false;
  readonly sentBack = new Set<string>();
  constructor(hasCoOwner: boolean) {
    this.events = new EventModel(hasCoOwner);
  }

  /** Returns the expected effect of a call; 'repeated': the earlier response, without a write. */
  takes(event: FlowEvent): 'moved' | 'repeated' | 'refused' {
    const flow = this.events.expected();
    if (event.type === 'dataConfirmed' && isStepDone(flow, 'SELLER.confirmData')) return 'repeated';
    if (event.type === 'cancelled' && flow.status === 'C') return 'repeated';
    if (event.type === 'documentReloaded' && !this.sentBack.has(event.document)) return 'refused';
    // One call uploads and validates, or does neither: nothing is validated before the summary is accepted.
    const isDone = (step: Parameters<typeof isStepDone>[1]) => isStepDone(flow, step);
    const isValidated = isDone('INSURANCE.sendLoanSummary') || isDone('SELLER.validateDocumentation');
    if (event.type === 'documentationUploaded' && !isValidated) return 'refused';
    if (event.type === 'pledgeInscribed') this.events.takes({ type: 'pledgePresented' });
    const asked = event.type === 'dataConfirmed' ? { ...event, accountChosen: this.accountChosen } : event;
    if (!this.events.takes(asked)) return 'refused';
    if (event.type === 'documentationUploaded') this.events.takes({ type: 'documentationValidated' });
    if (event.type === 'accountSaved') this.accountChosen = true;
    if (event.type === 'documentsSentBack') for (const name of event.documents) this.sentBack.add(name);
    if (event.type === 'documentReloaded') this.sentBack.delete(event.document);
    return 'moved';
  }
}

type Statistics = { sequences: number; calls: number; seen: Set<string> };
type Real = { bank: TestBank; target: Target; state: { flow: Flow; digest: string }; statistics: Statistics };

class Call implements fc.AsyncCommand<CallModel, Real> {
  readonly choose: (model: CallModel) => FlowEvent;
  private last: string | undefined;
  constructor(choose: (model: CallModel) => FlowEvent) {
    this.choose = choose;
  }
  check(): boolean {
    return true;
  }
  async run(model: CallModel, real: Real): Promise<void> {
    const { bank, target, statistics } = real;
    const event = this.choose(model);
    this.last = JSON.stringify(event);
    const before = real.state;
    const expected = model.takes(event);
    bank.wait(1);
    const answer = await callOf(bank, target, event);
    const what = `${this.last} ${expected}, got ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`;
    if (expected === 'refused') {
      // A document that was not sent back is a bad request: 400.
      // Without a co-owner nobody can act as one: 404.
      const statuses =
        event.type === 'documentReloaded'
          ? [400, 409]
          : event.type === 'coOwnerCodeValidated'
            ? [404, 409]
            : [409];
      truly(statuses.includes(answer.status), what);
    } else {
      strictEqual(answer.status, 200, what);
    }
    real.state = await stateOf(bank, target.proposalUuid);
    if (expected === 'moved') notStrictEqual(real.state.digest, before.digest, what);
    else strictEqual(real.state.digest, before.digest, what);
    deepStrictEqual(real.state.flow, model.events.expected(), what);
    statistics.calls += 1;
    statistics.seen.add(real.state.flow.status).add(`${event.type} ${expected}`);
  }
  toString(): string {
    return this.last ?? 'not run';
  }
}

const NAMES: readonly EventName[] = [
  'ownerSaved',
  'coOwnerSaved',
  'codeValidated',
  'coOwnerCodeValidated',
  'insuranceChosen',
  'termsChanged',
  'summaryAccepted',
  'sellerSaved',
  'documentationUploaded',
  'accountSaved',
  'dataConfirmed',
  'formalizationCreated',
  'pledgePresented',
  'pledgeInscribed',
  'conciergeRequested',
  'conciergeContacted',
  'appointmentMade',
];
const ENDS: readonly EventName[] = ['cancelled', 'expired', 'cancelledByBank'];
const onward = fc.constant(null).map(() => new Call(({ events }) => events.onward(false)));
const named = fc.constantFrom(...NAMES).map((name) => new Call(() => eventOf(name)));
const ending = fc.constantFrom(...ENDS).map((name) => new Call(() => eventOf(name)));
const sentBack = fc
  .uniqueArray(fc.constantFrom(...CAN_BE_SENT_BACK), { minLength: 1, maxLength: 2 })
  .map((documents) => new Call(() => ({ type: 'documentsSentBack', documents })));
const reloaded = fc
  .constantFrom(...CAN_BE_SENT_BACK)
  .map((name) => new Call(() => ({ type: 'documentReloaded', document: name })));
const way = Array.from({ length: 7 }, () => onward);

const calls = [...way, named, named, named, sentBack, reloaded, ending];
const short = fc.commands(calls, { maxCommands: 12, size: 'max' });
/** Long enough for more than all steps. */
const long = fc.commands(calls, { maxCommands: 40, size: 'max' });
const sequence = fc.record({
  hasCoOwner: fc.boolean(),
  from: fc.nat(WAY.length - 1),
  commands: fc.oneof({ weight: 19, arbitrary: short }, { weight: 1, arbitrary: long }),
});

const BATCH = 200;

/** Provides proposals at a position, created in batches. */
class Mill {
  readonly bank: TestBank;
  private readonly templates: readonly [string, string];
  private readonly ready: [Promise<Target[]> | null, Promise<Target[]> | null] = [null, null];
  private document = 31_000_000;
  constructor(bank: TestBank, templates: readonly [string, string]) {
    this.bank = bank;
    this.templates = templates;
  }
  async take(hasCoOwner: boolean, from: number): Promise<Target> {
    const kind = hasCoOwner ? 1 : 0;
    const batch = await (this.ready[kind] ??= this.more(kind));
    const target = batch.pop();
    if (!target) {
      this.ready[kind] = null;
      return this.take(hasCoOwner, from);
    }
    const position = WAY[from]?.[0];
    if (position === undefined) throw new Error('unknown position');
    const columns = flowColumns(flowAt(position, hasCoOwner));
    await changeProposal(this.bank.sql, target.proposalUuid, columns, new Date(0));
    return target;
  }
  private more(kind: 0 | 1): Promise<Target[]> {
    this.document += BATCH;
    const flow = newFlow({ hasCoOwner: kind === 1 });
    return copiesOf(this.bank, this.templates[kind], this.document, BATCH, flow);
  }
}

type Run = {
  sequences: number;
  seed: number;
  /** Number of parallel sequences. */
  lanes: number;
  /** Time limit, even if sequences are left. */
  ms: number;
};

/**
 * Runs random sequences of calls, each on a separate proposal at any step: after every call the stored flow must equal
 * the model's, and a refused call must not write. Otherwise throws with the shrunk sequence.
 */
export async function runSequences(bank: TestBank, { sequences, seed, lanes, ms }: Run): Promise<Statistics> {
  const templates = [
    await templateFlow(bank, '30990001', false),
    await templateFlow(bank, '30990002', true),
  ] as const;
  const mill = new Mill(bank, templates);
  const statistics: Statistics = { sequences: 0, calls: 0, seen: new Set() };
  const property = fc.asyncProperty(sequence, async ({ hasCoOwner, from: wanted, commands }) => {
    const isOthers = OF_CO_OWNER.includes(WAY[wanted]?.[1] ?? '');
    const from = isOthers && !hasCoOwner ? wanted + 1 : wanted;
    const target = await mill.take(hasCoOwner, from);
    const model = new CallModel(hasCoOwner);
    for (const [, event] of WAY.slice(0, from)) model.events.takes(eventOf(event));
    const state = await stateOf(bank, target.proposalUuid);
    deepStrictEqual(state.flow, model.events.expected());
    const real: Real = { bank, target, state, statistics };
    await fc.asyncModelRun(() => ({ model, real }), commands);
    const { flow } = await proposalNow(bank, target.proposalUuid);
    deepStrictEqual(flow, model.events.expected());
    statistics.sequences += 1;
  });
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      fc.assert(property, {
        numRuns: Math.ceil((sequences - lane) / lanes),
        seed: seed + lane,
        interruptAfterTimeLimit: ms,
        endOnFailure: true,
      }),
    ),
  );
  return statistics;
}

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestBank, testBank } from '../testing/bank.ts';
import { callOf, OBSERVABLE, rowsOf, startFlow } from '../testing/flowCalls.ts';
import { type Proposal, proposalNow } from '../testing/journey.ts';
import { EventModel } from './eventModel.ts';
import { type FlowEvent, isStepDone } from './machine.ts';
import type { EventName } from './table.ts';
import { eventOf } from './testFlows.ts';

/** MODEL_SEQUENCES=10000 MODEL_SECONDS=7200 makes it as long as it should be now and then. */
const SECONDS = Number(process.env['MODEL_SECONDS'] ?? 25);
const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? 500);

let bank: TestBank;
let document = 31_100_000;
beforeAll(async () => {
  bank = await testBank({ CODE_RESEND_SECONDS: '0' });
});
afterAll(() => bank.close());

/** The model of the events, with what the calls know beyond them. */
class CallModel {
  readonly events: EventModel;
  accountChosen = false;
  readonly observed = new Set<string>();
  constructor(hasCoOwner: boolean) {
    this.events = new EventModel(hasCoOwner);
  }

  /** What the call must do: 'repeated' answers as before and writes nothing. */
  takes(event: FlowEvent): 'moved' | 'repeated' | 'refused' {
    const flow = this.events.expected();
    if (event.type === 'dataConfirmed' && isStepDone(flow, 'SELLER.confirmData')) return 'repeated';
    if (event.type === 'cancelled' && flow.status === 'C') return 'repeated';
    if (event.type === 'documentReloaded' && !this.observed.has(event.document)) return 'refused';
    if (event.type === 'pledgeInscribed') this.events.takes({ type: 'pledgePresented' });
    const asked = event.type === 'dataConfirmed' ? { ...event, accountChosen: this.accountChosen } : event;
    if (!this.events.takes(asked)) return 'refused';
    if (event.type === 'documentationUploaded') this.events.takes({ type: 'documentationValidated' });
    if (event.type === 'accountSaved') this.accountChosen = true;
    if (event.type === 'documentsObserved') for (const name of event.documents) this.observed.add(name);
    if (event.type === 'documentReloaded') this.observed.delete(event.document);
    return 'moved';
  }
}

const seen = new Set<string>();
let calls = 0;
let sequences = 0;

class Call implements fc.AsyncCommand<CallModel, { proposal: Proposal }> {
  readonly choose: (model: CallModel) => FlowEvent;
  private last: string | undefined;
  constructor(choose: (model: CallModel) => FlowEvent) {
    this.choose = choose;
  }
  check(): boolean {
    return true;
  }
  async run(model: CallModel, { proposal }: { proposal: Proposal }): Promise<void> {
    const event = this.choose(model);
    this.last = JSON.stringify(event);
    const id = proposal.proposalUuid;
    const before = await rowsOf(bank, id);
    const expected = model.takes(event);
    bank.wait(1);
    const answer = await callOf(bank, proposal, event);
    calls += 1;
    const told = `${this.last}: ${JSON.stringify(answer.body).slice(0, 300)}`;
    if (expected === 'refused') {
      // A document that was not observed is no answer to the question: 400.
      expect(event.type === 'documentReloaded' ? [400, 409] : [409], told).toContain(answer.status);
    } else {
      expect(answer.status, told).toBe(200);
    }
    if (expected === 'moved') expect(await rowsOf(bank, id), told).not.toEqual(before);
    else expect(await rowsOf(bank, id), told).toEqual(before);
    const { flow } = await proposalNow(bank, id);
    expect(flow, told).toEqual(model.events.expected());
    seen.add(flow.status);
    seen.add(`${event.type} ${expected}`);
  }
  toString(): string {
    return this.last ?? 'not run';
  }
}

const NAMES: readonly EventName[] = [
  'ownerSaved',
  'coOwnerSaved',
  'codeValidated',
  'insuranceChosen',
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
const onward = fc.constant(new Call(({ events }) => events.onward(false)));
const named = fc.constantFrom(...NAMES).map((name) => new Call(() => eventOf(name)));
const ending = fc
  .constantFrom<EventName[]>('cancelled', 'expired', 'cancelledByBank')
  .map((name) => new Call(() => eventOf(name)));
const observed = fc
  .uniqueArray(fc.constantFrom(...OBSERVABLE), { minLength: 1, maxLength: 2 })
  .map((documents) => new Call(() => ({ type: 'documentsObserved', documents })));
const reloaded = fc
  .constantFrom(...OBSERVABLE)
  .map((name) => new Call(() => ({ type: 'documentReloaded', document: name })));
const way = Array.from({ length: 9 }, () => onward);

it(
  '[ST-01] [ST-02] random sequences of calls: the flow is always the model’s, and a refused call writes nothing',
  { timeout: (SECONDS + 60) * 1000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.commands([...way, named, named, named, observed, reloaded, ending], {
          maxCommands: 40,
          size: 'max',
        }),
        async (hasCoOwner, commands) => {
          document += 1;
          sequences += 1;
          const proposal = await startFlow(bank, String(document), hasCoOwner);
          await fc.asyncModelRun(() => ({ model: new CallModel(hasCoOwner), real: { proposal } }), commands);
        },
      ),
      { numRuns: SEQUENCES, interruptAfterTimeLimit: SECONDS * 1000, endOnFailure: true },
    );
    expect(sequences).toBeGreaterThan(3);
    expect(calls).toBeGreaterThan(30);
    for (const outcome of ['ownerSaved moved', 'codeValidated moved', 'dataConfirmed refused']) {
      expect(seen).toContain(outcome);
    }
    process.stdout.write(`${sequences} sequences, ${calls} calls: ${[...seen].toSorted().join(', ')}\n`);
  },
);

import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, type Flow, type FlowEvent, newFlow, positionOf } from './machine.ts';
import { EventModel } from '../../testing/eventModel.ts';
import { type EventName, STEP_OF_EVENT } from './table.ts';
import { eventOf, WAY } from '../../testing/testFlows.ts';

const SEQUENCES = 10_000;
const seen = new Set<string>();

function freeze(flow: Flow): Flow {
  for (const phase of flow.flowPhase) {
    phase.steps.forEach((step) => Object.freeze(step));
    Object.freeze(phase.steps);
    Object.freeze(phase);
  }
  Object.freeze(flow.flowPhase);
  return Object.freeze(flow);
}

/** Applies one event to both machines. Flows are frozen, so a mutation throws. */
class Send implements fc.Command<EventModel, { flow: Flow }> {
  readonly choose: (model: EventModel) => FlowEvent;
  private last: string | undefined;
  constructor(choose: (model: EventModel) => FlowEvent) {
    this.choose = choose;
  }
  check(): boolean {
    return true;
  }
  run(model: EventModel, real: { flow: Flow }): void {
    const event = this.choose(model);
    this.last = JSON.stringify(event);
    const before = JSON.stringify(real.flow);
    const legal = model.takes(event);
    const moved = apply(real.flow, event);
    deepStrictEqual(moved.ok, legal, `${this.last} at ${positionOf(real.flow)}`);
    if (moved.ok) real.flow = freeze(moved.flow);
    else deepStrictEqual(JSON.stringify(real.flow), before);
    deepStrictEqual(real.flow, model.expected());
    seen.add(`${real.flow.status} ${positionOf(real.flow)?.replace(/^RE_LOAD.*/, 'RELOAD')}`);
    seen.add(`${event.type} ${legal}`);
  }
  toString(): string {
    return this.last ?? 'not run';
  }
}

const NAMES = Object.keys(STEP_OF_EVENT) as EventName[];
const DOCUMENTS = ['TITLE', 'FORM_08', 'PHOTO'] as const;
const document = fc.constantFrom(...DOCUMENTS);

/** Makes forward events more frequent; otherwise most sequences would end in the first phases. */
const onward = fc.boolean().map((chosen) => new Send((model) => model.onward(chosen)));
const named = fc
  .record({ name: fc.constantFrom(...NAMES), chosen: fc.boolean() })
  .map(({ name, chosen }) => new Send(() => eventOf(name, chosen)));
/** Excludes endings, so that sequences continue. */
const mild = fc
  .constantFrom(...NAMES.filter((name) => !['cancelled', 'expired', 'cancelledByBank'].includes(name)))
  .map((name) => new Send(() => eventOf(name)));
const gestor = fc
  .constantFrom<EventName[]>('conciergeRequested', 'conciergeContacted', 'appointmentMade')
  .map((name) => new Send(() => eventOf(name)));
const sentBack = fc
  .array(document, { maxLength: 3 })
  .map((documents) => new Send(() => ({ type: 'documentsSentBack', documents })));
const reloaded = document.map((name) => new Send(() => ({ type: 'documentReloaded', document: name })));

it(
  `[ST-01] [ST-02] [ST-03] ${SEQUENCES} random sequences of events match the model, and an illegal move leaves the flow unchanged`,
  { timeout: 240_000 },
  () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.commands([onward, onward, onward, onward, mild, named, gestor, sentBack, reloaded], {
          maxCommands: 45,
          size: 'max',
        }),
        (hasCoOwner, commands) => {
          fc.modelRun(
            () => ({
              model: new EventModel(hasCoOwner),
              real: { flow: freeze(newFlow({ hasCoOwner })) },
            }),
            commands,
          );
        },
      ),
      { numRuns: SEQUENCES },
    );
    // Together the sequences must reach every position.
    for (const [position] of WAY) expect(seen).toContain(`A ${position}`);
    for (const end of ['E undefined', 'X undefined', 'C undefined', 'A RELOAD']) expect(seen).toContain(end);
    for (const name of [...NAMES, 'documentsSentBack', 'documentReloaded']) {
      expect(seen).toContain(`${name} true`);
      expect(seen).toContain(`${name} false`);
    }
  },
);

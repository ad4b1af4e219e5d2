import { apply, type Flow, type FlowEvent, newFlow, positionOf } from '../domain/flow/machine.ts';
import type { EventName, Position } from '../domain/flow/table.ts';

/** Builds an event by name; tests build flows only from events. */
export const eventOf = (type: EventName, accountChosen = false): FlowEvent =>
  type === 'dataConfirmed' ? { type, accountChosen } : { type };

export function applyEvents(flow: Flow, ...events: readonly FlowEvent[]): Flow {
  return events.reduce((current, event) => {
    const moved = apply(current, event);
    if (!moved.ok) throw new Error(`${event.type} is illegal at ${positionOf(current)}`);
    return moved.flow;
  }, flow);
}

export const run = (flow: Flow, ...names: readonly EventName[]): Flow =>
  applyEvents(flow, ...names.map((name) => eventOf(name)));

/** The path with a co-owner: each position and the event that finishes it. */
export const WAY: readonly [Position, EventName][] = [
  ['OWNER.address', 'ownerSaved'],
  ['OWNER.addressCoOwner', 'coOwnerSaved'],
  ['OWNER.validateCode', 'codeValidated'],
  ['OWNER.validateCodeCoOwner', 'coOwnerCodeValidated'],
  ['INSURANCE.load', 'insuranceChosen'],
  ['INSURANCE.sendLoanSummary', 'summaryAccepted'],
  ['SELLER.load', 'sellerSaved'],
  ['SELLER.uploadDocumentation', 'documentationUploaded'],
  ['SELLER.validateDocumentation', 'documentationValidated'],
  ['SELLER.confirmData', 'dataConfirmed'],
  ['BIOMETRIA.createFormalization', 'formalizationCreated'],
  ['BIOMETRIA.saveAccount', 'accountSaved'],
  ['REGISTRO_PRENDA.presented', 'pledgePresented'],
  ['REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta', 'pledgeInscribed'],
];

/** Events that only flows with a co-owner have. */
export const OF_CO_OWNER: readonly string[] = ['coOwnerSaved', 'coOwnerCodeValidated'];

export function flowAt(position: Position, hasCoOwner = true): Flow {
  const at = WAY.findIndex(([name]) => name === position);
  if (at === -1) throw new Error(`${position} is not on the way`);
  const names = WAY.slice(0, at).map(([, name]) => name);
  return run(newFlow({ hasCoOwner }), ...names.filter((name) => hasCoOwner || !OF_CO_OWNER.includes(name)));
}

export const closedFlow = (): Flow =>
  run(flowAt('REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta'), 'pledgeInscribed');

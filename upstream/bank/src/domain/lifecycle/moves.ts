import type { Bank } from '../bank.ts';
import { activePhase, apply, type Flow, type FlowEvent, resultOf } from '../flow/machine.ts';
import type { EventName, MoveName } from '../flow/table.ts';
import { conflict } from '../../platform/http/errors.ts';
import { tellBorrowers } from '../messages/stages.ts';
import { requireNotRevoked, requireOpen } from './guards.ts';
import { noteSteps } from './stepDates.ts';
import { findCoOwnerPart } from '../records/coOwnerParts.ts';
import { changeProposal, type ProposalChange, type ProposalRow } from '../records/proposals.ts';

export const illegalMove = () => conflict('ILLEGAL_MOVE', 'Este paso no corresponde ahora.');

/** Returns the flow and its derived columns: status, active phase and step. */
export function flowColumns(flow: Flow): Pick<ProposalRow, 'flow' | 'flowStatus' | 'phase' | 'step'> {
  const phase = activePhase(flow);
  const step = phase?.steps.find(({ status }) => status === 'ACTIVE');
  return { flow, flowStatus: flow.status, phase: phase?.name ?? null, step: step?.name ?? null };
}

/** Checks a move before expensive work. @throws {ApiError} 409 PROPOSAL_NOT_OPEN or ILLEGAL_MOVE. */
export function requireMove(bank: Bank, proposal: ProposalRow, event: EventName): void {
  requireOpen(bank, proposal);
  if (resultOf(proposal.flow, event) === null) throw illegalMove();
}

function eventOf(proposal: ProposalRow, event: EventName | FlowEvent): FlowEvent {
  if (typeof event !== 'string') return event;
  return event === 'dataConfirmed'
    ? { type: event, accountChosen: proposal.account !== null }
    : { type: event };
}

/**
 * Moves that remain possible after the co-owner refused: those that end the proposal, and work of the bank's staff or
 * the seller.
 */
const GOES_ON_REFUSED: readonly MoveName[] = [
  'cancelled',
  'expired',
  'cancelledByBank',
  'conciergeRequested',
  'conciergeContacted',
  'appointmentMade',
  'documentsSentBack',
  'documentReloaded',
  'sellerSaved',
];

const HELD_BY_REVOCATION: readonly MoveName[] = [
  'formalizationCreated',
  'pledgePresented',
  'pledgeInscribed',
];

/** @throws {ApiError} 409 CO_OWNER_REFUSED if the co-owner refused. */
export async function requireWilling(bank: Bank, { uuid, coOwner }: ProposalRow): Promise<void> {
  if (coOwner === null || !(await findCoOwnerPart(bank.sql, uuid))?.refusedAt) return;
  throw conflict(
    'CO_OWNER_REFUSED',
    `${coOwner.firstName} no aceptó ser cotitular. Podés cancelar la solicitud o empezar otra.`,
  );
}

/**
 * Applies an event to a locked proposal, saves `change` in the same update and notifies the borrowers.
 * @throws {ApiError} 409 PROPOSAL_NOT_OPEN, ILLEGAL_MOVE, CO_OWNER_REFUSED or LOAN_REVOKED, before anything is written.
 */
export async function moveProposal(
  bank: Bank,
  proposal: ProposalRow,
  event: EventName | FlowEvent,
  change: ProposalChange = {},
): Promise<ProposalRow> {
  const asked = eventOf(proposal, event);
  const moved = apply(proposal.flow, asked);
  if (!moved.ok) throw illegalMove();
  if (asked.type !== 'expired' && asked.type !== 'cancelledByBank') requireOpen(bank, proposal);
  if (HELD_BY_REVOCATION.includes(asked.type)) requireNotRevoked(proposal);
  if (!GOES_ON_REFUSED.includes(asked.type)) await requireWilling(bank, proposal);
  const now = bank.clock.now();
  await noteSteps(bank.sql, proposal.uuid, { before: proposal.flow, after: moved.flow, now });
  const columns = flowColumns(moved.flow);
  const changed = await changeProposal(bank.sql, proposal.uuid, { ...change, ...columns }, now);
  await tellBorrowers(bank, changed, asked.type);
  return changed;
}

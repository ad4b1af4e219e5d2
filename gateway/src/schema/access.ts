import { BankRefusal } from '../bank/errors.ts';
import type { GatewayContext } from '../http/context.ts';
import type { ProposalModel, SimulationModel } from './models.ts';

/** Null for what the bank says is not there. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BankRefusal && error.refusal.status === 404) return null;
    throw error;
  }
}

/**
 * The one way to a proposal by id. What this browser's capability does not open is not asked for at all,
 * so that not yours and not existing are the same answer (SECURITY 1, 2).
 */
export async function loadProposal(context: GatewayContext, id: string): Promise<ProposalModel | null> {
  if (!context.guest.opens(id)) return null;
  const answer = await orNull(context.bank.proposal.proposal(id));
  return answer === null ? null : { answer };
}

/** A simulation that this browser started. */
export async function loadSimulation(context: GatewayContext, id: string): Promise<SimulationModel | null> {
  const key = context.guest.simulation(id);
  if (key === null) return null;
  const answer = await orNull(context.bank.simulation.simulation(id));
  return answer === null ? null : { idRequest: key.idRequest, answer };
}

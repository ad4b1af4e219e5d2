import { GraphQLError } from 'graphql';
import { ofProposal } from '../bank/contract.ts';
import { readSimulation } from '../bank/simulations.ts';
import { BankRefusal } from '../bank/client/errors.ts';
import type { GatewayContext } from './context.ts';
import type { SimulationKey } from '../session/guest.ts';
import { isSeller, isStaff, readsOnly } from '../session/sales.ts';
import type { SignedIn } from '../session/user.ts';
import type { ProposalModel, SimulationModel } from './models.ts';

/** Returns the result, or null if the bank returns 404. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BankRefusal && error.refusal.status === 404) return null;
    throw error;
  }
}

/** Whether the bank accepted a write; false if it returns 404. */
export const isSent = async (write: Promise<void>): Promise<boolean> =>
  (await orNull(write.then(() => true))) ?? false;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (id: string): boolean => UUID.test(id);

/** Logs a denied access without naming anyone; the response does not distinguish denied from missing proposals. */
function notShown({ log, user }: GatewayContext): null {
  log.warn({ signedIn: user !== null }, 'proposal not shown to its caller');
  return null;
}

/**
 * Whether to read a proposal from the bank: this browser's capability opens it, or the bank decides by the user's
 * token. Otherwise the response is 'not found' without a call (docs/security.md#where-access-is-decided).
 */
export function mayReach(context: GatewayContext, id: string): boolean {
  const { guest, user } = context;
  const may = guest.opens(id) || (user !== null && isUuid(id));
  if (!may) notShown(context);
  return may;
}

/**
 * The only way to load a proposal by id. Returns null for a missing proposal and for another person's
 * (docs/security.md#other-peoples-data).
 */
export async function loadProposal(context: GatewayContext, id: string): Promise<ProposalModel | null> {
  if (!mayReach(context, id)) return null;
  const answer = await orNull(context.bank.read('getProposal', ofProposal(id)));
  return answer === null ? notShown(context) : { answer };
}

/** Reads part of a proposal. Returns null if the caller may not reach it or it does not exist. */
export async function onReadableProposal<T>(
  context: GatewayContext,
  id: string,
  read: () => Promise<T>,
): Promise<T | null> {
  return mayReach(context, id) ? orNull(read()) : null;
}

/** Whether this browser created or unlocked the proposal, or the signed-in user may read it. */
export const holdsProposal = async (context: GatewayContext, id: string): Promise<boolean> =>
  context.guest.opens(id) || context.own.opens(id) || (await loadProposal(context, id)) !== null;

/** Returns the key of a simulation started by this session or browser, or null. */
export function simulationKey({ own, guest }: GatewayContext, id: string): SimulationKey | null {
  return own.simulation(id) ?? guest.simulation(id);
}

/** Loads a simulation started by this session or browser, or returns null. */
export async function loadSimulation(context: GatewayContext, id: string): Promise<SimulationModel | null> {
  const key = simulationKey(context, id);
  if (key === null) return null;
  const answer = await orNull(readSimulation(context.bank, id));
  return answer === null ? null : { idRequest: key.idRequest, answer };
}

/**
 * Returns the signed-in user.
 *
 * @throws GraphQLError UNAUTHENTICATED for a guest
 */
export function requireUser({ user }: GatewayContext): SignedIn {
  if (user !== null) return user;
  throw new GraphQLError('sign in first', { extensions: { code: 'UNAUTHENTICATED' } });
}

const forbidden = (message: string) => new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });

/**
 * Returns the signed-in seller or admin.
 *
 * @throws GraphQLError UNAUTHENTICATED for a guest, FORBIDDEN for an applicant
 */
export function requireStaff(context: GatewayContext): SignedIn {
  const user = requireUser(context);
  if (!isStaff(user)) throw forbidden('for sellers and admins only');
  return user;
}

/**
 * Returns the signed-in applicant or seller.
 *
 * @throws GraphQLError UNAUTHENTICATED for a guest, FORBIDDEN for an admin, who reads only (SH-16)
 */
export function requireWriter(context: GatewayContext): SignedIn {
  const user = requireUser(context);
  if (readsOnly(user)) throw forbidden('an admin reads only');
  return user;
}

/**
 * Returns the signed-in seller.
 *
 * @throws GraphQLError UNAUTHENTICATED for a guest, FORBIDDEN for an applicant or an admin
 */
export function requireSeller(context: GatewayContext): SignedIn {
  const user = requireUser(context);
  if (!isSeller(user)) throw forbidden('for sellers only');
  return user;
}

/**
 * Whether the caller may look up companies by number: users, and guests who started a loan or opened a sale
 * (docs/security.md#finding-people).
 */
export const isKnown = ({ user, guest }: GatewayContext): boolean =>
  user !== null || [guest.proposals, guest.simulations, guest.sales].some(({ length }) => length > 0);

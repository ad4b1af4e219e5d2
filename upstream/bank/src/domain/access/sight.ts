import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { Borrower } from '../records/rowTypes.ts';
import { proposals, proposalSubjects, simulations } from '../records/tables.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Caller, User } from '../../platform/access/caller.ts';

/** Proposal fields that decide which users may see it. */
type Marks = { pointOfSale: string | null; createdBy: string | null; document: string; email: string };

/** Whether a user may see a proposal, by the rule in access/table.ts. */
export function maySee(user: User, marks: Marks): boolean {
  if (user.role === 'admin') return true;
  if (user.role === 'seller') {
    return marks.pointOfSale !== null && user.pointsOfSale.includes(marks.pointOfSale);
  }
  if (marks.createdBy === user.id) return true;
  return (
    user.email !== null && marks.document === user.document && marks.email.trim().toLowerCase() === user.email
  );
}

const isNumber = (reference: string) => /^[1-9]\d{0,14}$/.test(reference);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text is a uuid or, for a proposal, a number. The route's schema rejects anything else. */
export const isReference = (about: 'proposal' | 'simulation', reference: string): boolean =>
  UUID.test(reference) || (about === 'proposal' && isNumber(reference));

const isProposal = (reference: string): SQL =>
  isNumber(reference) ? eq(proposals.number, Number(reference)) : eq(proposals.uuid, reference);

/** Whether a user may see the proposal with this uuid or number; false if it does not exist. */
export async function maySeeProposal(db: Sql, user: User, reference: string): Promise<boolean> {
  const [row] = await db
    .select({
      pointOfSale: proposals.pointOfSale,
      createdBy: proposals.createdBy,
      document: proposals.document,
      email: sql<string>`${proposals.owner} ->> 'email'`,
    })
    .from(proposals)
    .where(isProposal(reference));
  return row !== undefined && maySee(user, row);
}

/**
 * Whether a user may see a simulation: guests' simulations, their own and, for sellers, those of their points of sale.
 */
export async function maySeeSimulation(db: Sql, user: User, uuid: string): Promise<boolean> {
  const [row] = await db
    .select({ createdBy: simulations.createdBy, pointOfSale: simulations.pointOfSale })
    .from(simulations)
    .where(eq(simulations.uuid, uuid));
  if (row === undefined) return false;
  if (user.role === 'admin' || row.createdBy === null || row.createdBy === user.id) return true;
  return user.role === 'seller' && row.pointOfSale !== null && user.pointsOfSale.includes(row.pointOfSale);
}

export const borrowersOnly = () =>
  new ApiError(403, 'BORROWERS_ONLY', 'Esto lo hace quien pide el préstamo, desde su propio dispositivo.');

/**
 * Someone else may have received the co-owner's link, so a code sent to the co-owner's phone must prove who opened it
 * (decision 019).
 */
export const deviceNotProved = () =>
  new ApiError(
    403,
    'DEVICE_NOT_PROVED',
    'Para seguir en este dispositivo, ingresá el código que mandamos a tu celular.',
  );

type Part = Readonly<{ party: Borrower; provedAt: Date | null }>;

/**
 * Returns the parties that a guest's browser acts for in the proposal with this uuid or number; none for a signed-in
 * user.
 */
export async function partsOf(db: Sql, caller: Caller, reference: string): Promise<Part[]> {
  if (caller.kind === 'user' || caller.subject === '') return [];
  return db
    .select({ party: proposalSubjects.party, provedAt: proposalSubjects.provedAt })
    .from(proposalSubjects)
    .innerJoin(proposals, eq(proposals.uuid, proposalSubjects.proposalUuid))
    .where(and(eq(proposalSubjects.subject, caller.subject), isProposal(reference)));
}

/** Whether the caller's browser opened the co-owner's link and entered a code sent to the co-owner's phone. */
export async function isProvedCoOwner(db: Sql, caller: Caller, proposalUuid: string): Promise<boolean> {
  const parts = await partsOf(db, caller, proposalUuid);
  return parts.some(({ party, provedAt }) => party === 'CO_OWNER' && provedAt !== null);
}

import { eq, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { simulations } from './tables.ts';
import { notFound } from '../../platform/http/errors.ts';

export type SimulationRow = typeof simulations.$inferSelect;

export const missingSimulation = () => notFound('SIMULATION_NOT_FOUND', 'No encontramos esa cotización.');

export async function insertSimulation(tx: Sql, row: typeof simulations.$inferInsert): Promise<void> {
  await tx.insert(simulations).values(row);
}

/** @throws {ApiError} 404 for an unknown simulation. */
export async function readSimulation(db: Sql, uuid: string): Promise<SimulationRow> {
  const [row] = await db.select().from(simulations).where(eq(simulations.uuid, uuid));
  if (!row) throw missingSimulation();
  return row;
}

/** Like `readSimulation`, locked until the transaction ends. */
export async function lockSimulation(tx: Sql, uuid: string): Promise<SimulationRow> {
  const [row] = await tx.select().from(simulations).where(eq(simulations.uuid, uuid)).for('update');
  if (!row) throw missingSimulation();
  return row;
}

/** Locks and returns the simulation, or returns null if it does not exist. */
export async function findLockedSimulation(tx: Sql, uuid: string): Promise<SimulationRow | null> {
  const [row] = await tx.select().from(simulations).where(eq(simulations.uuid, uuid)).for('update');
  return row ?? null;
}

export async function changeSimulation(
  tx: Sql,
  uuid: string,
  change: Partial<typeof simulations.$inferInsert>,
): Promise<void> {
  await tx.update(simulations).set(change).where(eq(simulations.uuid, uuid));
}

export async function countPoll(tx: Sql, uuid: string): Promise<void> {
  await tx
    .update(simulations)
    .set({ polls: sql`${simulations.polls} + 1` })
    .where(eq(simulations.uuid, uuid));
}

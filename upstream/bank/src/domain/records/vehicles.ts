import { and, eq, ne, or, sql as raw, type SQL } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { contracts } from './phaseTables.ts';
import type { ProposalRow } from './proposals.ts';
import { proposals, vehicleChassis, vehiclePlate } from './tables.ts';

type Named = Pick<ProposalRow, 'uuid' | 'vehicle'>;

/**
 * Returns the condition for other proposals with the same chassis or plate; undefined if the vehicle has neither yet.
 */
function othersOf({ uuid, vehicle: { chassis, plate } }: Named): SQL | undefined {
  const same = or(
    chassis === undefined ? undefined : eq(vehicleChassis(proposals.vehicle), chassis),
    plate === undefined ? undefined : eq(vehiclePlate(proposals.vehicle), plate),
  );
  return same && and(ne(proposals.uuid, uuid), same);
}

/** Serializes signatures for one vehicle until the transaction ends. */
export async function lockVehicle(tx: Sql, { vehicle: { chassis, plate } }: Named): Promise<void> {
  for (const name of [chassis, plate]) {
    if (name === undefined) continue;
    await tx.execute(raw`select pg_advisory_xact_lock(hashtext(${`vehicle ${name}`}))`);
  }
}

/** Returns which of the vehicle's numbers another signed or paid loan has; null if the vehicle is free. */
export async function pledgedBy(sql: Sql, named: Named): Promise<'chassis' | 'plate' | null> {
  const others = othersOf(named);
  if (others === undefined) return null;
  const [found] = await sql
    .select({ chassis: vehicleChassis(proposals.vehicle) })
    .from(proposals)
    .innerJoin(contracts, eq(contracts.proposalUuid, proposals.uuid))
    .where(
      and(
        others,
        eq(contracts.confirmed, true),
        or(eq(proposals.flowStatus, 'A'), eq(proposals.flowStatus, 'E')),
      ),
    )
    .limit(1);
  if (found === undefined) return null;
  return found.chassis === named.vehicle.chassis ? 'chassis' : 'plate';
}

/** Whether another open proposal has the vehicle. */
export async function isNamedElsewhere(sql: Sql, named: Named): Promise<boolean> {
  const others = othersOf(named);
  if (others === undefined) return false;
  return (await sql.$count(proposals, and(others, eq(proposals.flowStatus, 'A')))) > 0;
}

import { eq, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { stepDates } from '../records/phaseTables.ts';
import type { Flow } from '../flow/machine.ts';

/** ISO instants by `PHASE.step`. */
type StepDates = Record<string, string>;

/** Returns the finished steps as `PHASE.step`, in flow order. */
export function doneSteps(flow: Flow): string[] {
  return flow.flowPhase.flatMap(({ name, steps }) =>
    steps.filter(({ status }) => status === 'FINALIZED').map((step) => `${name}.${step.name}`),
  );
}

/** Records `now` for newly finished steps; a repeated step gets the later date. */
export async function noteSteps(
  tx: Sql,
  proposalUuid: string,
  { before, after, now }: { before: Flow; after: Flow; now: Date },
): Promise<void> {
  const known = new Set(doneSteps(before));
  const done = doneSteps(after).filter((step) => !known.has(step));
  if (done.length === 0) return;
  const dates: StepDates = Object.fromEntries(done.map((step) => [step, now.toISOString()]));
  await tx
    .insert(stepDates)
    .values({ proposalUuid, dates })
    .onConflictDoUpdate({
      target: stepDates.proposalUuid,
      set: { dates: raw`${stepDates.dates} || excluded.dates` },
    });
}

/** Returns the step dates of a proposal; empty for proposals older than this record. */
export async function readStepDates(sql: Sql, proposalUuid: string): Promise<StepDates> {
  const [row] = await sql.select().from(stepDates).where(eq(stepDates.proposalUuid, proposalUuid));
  return row?.dates ?? {};
}

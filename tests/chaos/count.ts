import { like } from 'drizzle-orm';
import type { Sql } from '../../upstream/bank/src/platform/database/database.ts';
import { outbox } from '../../upstream/bank/src/platform/messages/outboxTable.ts';
import { phoneCodes, proposals, simulations } from '../../upstream/bank/src/domain/records/tables.ts';
import type { Kind, Tally } from './Tally.ts';

/** Counts each person's writes in the database. */
async function written(sql: Sql): Promise<Record<Kind, Map<string, number>>> {
  const count = (documents: readonly (string | undefined)[]) => {
    const times = new Map<string, number>();
    for (const document of documents) {
      if (document !== undefined) times.set(document, (times.get(document) ?? 0) + 1);
    }
    return times;
  };
  const made = await sql
    .select({ uuid: proposals.uuid, document: proposals.document, owner: proposals.owner })
    .from(proposals);
  const documentOf = new Map(made.map(({ uuid, document }) => [uuid, document]));
  const codes = await sql.select({ proposal: phoneCodes.proposalUuid }).from(phoneCodes);
  const messages = await sql
    .select({ proposal: outbox.proposalUuid })
    .from(outbox)
    .where(like(outbox.purpose, 'CODE%'));
  const [coded, told] = [codes, messages].map((rows) =>
    count(rows.map(({ proposal }) => documentOf.get(proposal ?? ''))),
  );
  // A code and its message are written together: if the counts differ, report the worse one.
  const code = new Map(
    [...documentOf.values()].map((document) => {
      const [one, other] = [coded?.get(document) ?? 0, told?.get(document) ?? 0];
      return [document, Math.max(one, other) > 1 ? Math.max(one, other) : Math.min(one, other)];
    }),
  );
  const kept = made.filter(({ document, owner }) => JSON.stringify(owner).includes(`Calle ${document}`));
  return {
    simulation: count(
      (await sql.select({ document: simulations.document }).from(simulations)).map(
        ({ document }) => document,
      ),
    ),
    proposal: count(made.map(({ document }) => document)),
    address: count(kept.map(({ document }) => document)),
    code,
  };
}

export type Losses = Readonly<{ lost: string[]; doubled: string[] }>;

/** Returns acknowledged writes that are missing from the database or in it more than once. */
export async function losses(sql: Sql, { acknowledged }: Tally): Promise<Losses> {
  const times = await written(sql);
  const named = (wrong: (count: number) => boolean) =>
    acknowledged
      .filter(({ kind, document }) => wrong(times[kind].get(document) ?? 0))
      .map(({ kind, document }) => `${kind} of ${document}`);
  return { lost: named((count) => count === 0), doubled: named((count) => count > 1) };
}

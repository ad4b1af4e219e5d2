import { and, desc, eq, gt, isNotNull, isNull, lt, sql as statement } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { personalDataRequests } from './phaseTables.ts';

export type PersonalDataRequest = typeof personalDataRequests.$inferSelect;
type Values = Pick<PersonalDataRequest, 'kind' | 'document' | 'gender' | 'contact'>;

/** Serializes requests for one document until the transaction ends, so that two parallel requests become one. */
export async function lockRequestsOf(tx: Sql, document: string): Promise<void> {
  await tx.execute(statement`select pg_advisory_xact_lock(hashtext(${`personal data ${document}`}))`);
}

/** Returns the open request with the same values; null if there is none. */
export async function findSameRequest(
  sql: Sql,
  { kind, document, gender, contact }: Values,
): Promise<PersonalDataRequest | null> {
  const [row] = await sql
    .select()
    .from(personalDataRequests)
    .where(
      and(
        eq(personalDataRequests.kind, kind),
        eq(personalDataRequests.document, document),
        eq(personalDataRequests.gender, gender),
        eq(personalDataRequests.contact, contact),
        isNull(personalDataRequests.answeredAt),
      ),
    )
    .orderBy(desc(personalDataRequests.createdAt))
    .limit(1);
  return row ?? null;
}

export const insertRequest = async (tx: Sql, row: PersonalDataRequest): Promise<void> => {
  await tx.insert(personalDataRequests).values(row);
};

export const countRequestsOf = (sql: Sql, contact: string, since: Date): Promise<number> =>
  sql.$count(
    personalDataRequests,
    and(eq(personalDataRequests.contact, contact), gt(personalDataRequests.createdAt, since)),
  );

/** Returns the unanswered requests, the next due first. */
export const openRequests = (sql: Sql): Promise<PersonalDataRequest[]> =>
  sql
    .select()
    .from(personalDataRequests)
    .where(isNull(personalDataRequests.answeredAt))
    .orderBy(personalDataRequests.dueOn, personalDataRequests.createdAt);

/** Marks a person's requests of one kind as answered; returns their number. */
export async function answerRequests(
  tx: Sql,
  kind: PersonalDataRequest['kind'],
  { document, gender }: Readonly<{ document: string; gender: string }>,
  at: Date,
): Promise<number> {
  const answered = await tx
    .update(personalDataRequests)
    .set({ answeredAt: at })
    .where(
      and(
        eq(personalDataRequests.kind, kind),
        eq(personalDataRequests.document, document),
        eq(statement`${personalDataRequests.gender}`, gender),
        isNull(personalDataRequests.answeredAt),
      ),
    )
    .returning({ id: personalDataRequests.id });
  return answered.length;
}

/** Deletes answered requests made before a given time; returns their number. */
export async function deleteOldRequests(sql: Sql, before: Date): Promise<number> {
  const deleted = await sql
    .delete(personalDataRequests)
    .where(and(isNotNull(personalDataRequests.answeredAt), lt(personalDataRequests.createdAt, before)))
    .returning({ id: personalDataRequests.id });
  return deleted.length;
}

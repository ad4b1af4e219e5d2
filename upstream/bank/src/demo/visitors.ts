import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { proposals, users } from '../domain/records/tables.ts';
import type { Sql } from '../platform/database/database.ts';

async function openProposals(sql: Sql) {
  return sql
    .selectDistinctOn([proposals.phase, proposals.step], {
      phase: proposals.phase,
      step: proposals.step,
      proposal: proposals.uuid,
    })
    .from(proposals)
    .where(and(eq(proposals.flowStatus, 'A'), isNotNull(proposals.phase), isNotNull(proposals.step)))
    .orderBy(asc(proposals.phase), asc(proposals.step), desc(proposals.createdAt));
}

/** Returns the newest proposal that the user may see; null for the demo's applicant, who has none. */
async function proposalOf(sql: Sql, user: typeof users.$inferSelect): Promise<string | null> {
  if (user.role === 'applicant') return null;
  const [newest] = await sql
    .select({ proposal: proposals.uuid })
    .from(proposals)
    .where(user.role === 'admin' ? undefined : inArray(proposals.pointOfSale, user.pointsOfSale))
    .orderBy(desc(proposals.createdAt))
    .limit(1);
  return newest?.proposal ?? null;
}

/** Returns the identities that developers can use to try the API: guests with a proposal, and the demo's users. */
export async function visitors(sql: Sql) {
  const guests = await openProposals(sql);
  const known = await sql.select().from(users).orderBy(asc(users.email));
  const list = known.map(async (user) => ({
    email: user.email,
    role: user.role,
    proposal: await proposalOf(sql, user),
  }));
  return { guests, users: await Promise.all(list) };
}

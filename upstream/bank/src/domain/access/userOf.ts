import { checkPersonCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { or, eq, type SQL } from 'drizzle-orm';
import type { User } from '../../platform/access/caller.ts';
import type { IdentityClaims } from '../../platform/access/identityToken.ts';
import type { Sql } from '../../platform/database/database.ts';
import { users } from '../records/tables.ts';

const documentOf = (cuil: string | undefined): string | null =>
  cuil !== undefined && checkPersonCuil(cuil) === null
    ? normalizeDni(normalizeCuil(cuil).slice(2, 10))
    : null;

function nameOf({ given_name: first = '', family_name: last = '' }: IdentityClaims): string | null {
  const name = `${first} ${last}`.trim();
  return name === '' ? null : name;
}

/**
 * Returns the user of a verified token. Role and points of sale come from the bank's record, never from the token.
 * Finds the record by subject, or by verified address for staff registered before their first sign-in.
 */
export async function userOf(sql: Sql, claims: IdentityClaims): Promise<User> {
  const email = claims.email_verified && claims.email ? claims.email.trim().toLowerCase() : null;
  const known: (SQL | undefined)[] = [eq(users.id, claims.sub)];
  if (email !== null) known.push(eq(users.email, email));
  const rows = await sql
    .select({ id: users.id, role: users.role, pointsOfSale: users.pointsOfSale })
    .from(users)
    .where(or(...known));
  const row = rows.find(({ id }) => id === claims.sub) ?? rows[0];
  return {
    kind: 'user',
    id: claims.sub,
    name: nameOf(claims),
    email,
    document: documentOf(claims['custom:cuit_cuil']),
    role: row?.role ?? 'applicant',
    pointsOfSale: row?.role === 'seller' ? row.pointsOfSale : [],
  };
}

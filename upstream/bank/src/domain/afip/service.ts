import { checkCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { taxpayers } from '../records/catalogueTables.ts';
import type { Sql } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import type { getCuitAnswer } from '../api/afip.ts';

/**
 * CA-51: the register's entry for a CUIT, with or without dashes.
 * @throws {ApiError} 400 for an invalid CUIT, 404 TAXPAYER_NOT_FOUND.
 */
export async function taxpayerOf(sql: Sql, cuit: string): Promise<z.infer<typeof getCuitAnswer>> {
  const problem = checkCuil(cuit);
  if (problem !== null) throw invalid({ cuit: problem });
  const [row] = await sql
    .select()
    .from(taxpayers)
    .where(eq(taxpayers.cuit, normalizeCuil(cuit)));
  if (!row) throw notFound('TAXPAYER_NOT_FOUND', 'ARCA no tiene datos de ese CUIT.');
  return { generalData: row };
}

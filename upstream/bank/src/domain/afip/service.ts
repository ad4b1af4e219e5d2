import { checkCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { taxpayers } from '../records/catalogueTables.ts';
import type { Bank } from '../bank.ts';
import { dealerOfCuit } from '../branches/service.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import type { getCuitAnswer } from '../api/afip.ts';

/**
 * CA-51: returns the register's entry for a CUIT, with or without dashes.
 * @throws {ApiError} 400 for an invalid CUIT, 404 TAXPAYER_NOT_FOUND.
 */
export async function taxpayerOf(
  { sql, catalogues }: Pick<Bank, 'sql' | 'catalogues'>,
  cuit: string,
): Promise<z.infer<typeof getCuitAnswer>> {
  const problem = checkCuil(cuit);
  if (problem !== null) throw invalid({ cuit: problem });
  const [row] = await sql
    .select()
    .from(taxpayers)
    .where(eq(taxpayers.cuit, normalizeCuil(cuit)));
  if (!row) throw notFound('TAXPAYER_NOT_FOUND', 'ARCA no tiene datos de ese CUIT.');
  return { generalData: { ...row, pointOfSale: dealerOfCuit(catalogues, row.cuit)?.code ?? null } };
}

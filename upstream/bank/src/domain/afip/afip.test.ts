import { readFile } from 'node:fs/promises';
import { checkCuil } from '@prendarios/rules/cuil';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { getCuitAnswer } from '../api/afip.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const rowsOf = async <T>(file: string, row: z.ZodType<T>) =>
  z
    .array(row)
    .parse(parse(await readFile(new URL(`../../../seed/${file}.csv`, import.meta.url)), { columns: true }));
const ask = (cuit: string) => bank.post('/afip/get_cuit', { cuit });

describe('the tax authority’s register', () => {
  it('[CA-51] returns the business name for a CUIT with or without dashes', async () => {
    for (const cuit of ['30705658613', '30-70565861-3']) {
      expect(readAnswer(await ask(cuit), getCuitAnswer).generalData).toEqual({
        cuit: '30705658613',
        businessName: 'AUTOMOTORES LIBERTADOR S.A.',
        personType: 'JURIDICA',
        status: 'ACTIVO',
        activity: 'VENTA DE AUTOS NUEVOS',
        provinceId: 1,
        pointOfSale: '01010',
      });
    }
  });

  it('[CA-51] names no point of sale for a company that is not one of the bank’s dealers', async () => {
    const { generalData } = readAnswer(await ask('30707705090'), getCuitAnswer);
    expect(generalData).toMatchObject({ businessName: 'FLETES DEL LITORAL S.R.L.', pointOfSale: null });
  });

  it('[CA-51] contains every point of sale that is a company, and only valid CUITs', async () => {
    const register = await rowsOf('taxpayers', z.object({ cuit: z.string(), businessName: z.string() }));
    for (const { cuit } of register) expect([cuit, checkCuil(cuit)]).toEqual([cuit, null]);
    expect(new Set(register.map(({ cuit }) => cuit)).size).toBe(register.length);
    const places = await rowsOf(
      'points_of_sale',
      z.object({ business_name: z.string(), kind: z.string(), cuit: z.string() }),
    );
    const names = new Map(register.map(({ businessName, cuit }) => [businessName, cuit]));
    for (const { business_name: name, kind, cuit } of places) {
      expect([name, cuit]).toEqual([name, kind === 'SUCURSAL' ? '' : names.get(name)]);
    }
  });

  it('[CA-51] is named ARCA in the error for an unknown CUIT', async () => {
    const unknown = readError(await ask('30123456789'));
    expect(unknown).toMatchObject({ statusCode: 400, fields: { cuit: expect.any(String) } });
    const missing = readError(await ask('20301112220'));
    expect(missing).toMatchObject({ statusCode: 404, code: 'TAXPAYER_NOT_FOUND' });
    expect(missing.message).toContain('ARCA');
  });

  it('[CA-51] is rate-limited per IP address', async () => {
    const limited = await testBank({}, undefined, { settings: { rateLimitPerMinute: 2 } });
    const statuses = [];
    for (let at = 0; at < 7; at += 1) {
      statuses.push((await limited.post('/afip/get_cuit', { cuit: '30707070702' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await limited.close();
  });
});

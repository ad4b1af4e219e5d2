import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { eq, sql as statement } from 'drizzle-orm';
import { z } from 'zod';
import * as tables from '../records/catalogueTables.ts';
import type { Sql } from '../../platform/database/database.ts';
import { indexerType } from '../../platform/http/shapes.ts';

/** Increase this when a file in seed/ changes, so that the next start loads the catalogues again. */
const SEED_VERSION = 4;

const lockSeed = statement`select pg_advisory_xact_lock(4104901)`;

const integer = z.coerce.number().int();
const decimal = z.coerce.number();
const textOrNull = z.string().transform((value) => (value === '' ? null : value));
const texts = z.string().transform((value) => value.split('|').filter((part) => part !== ''));
const vehicleTypes = texts.pipe(z.array(z.enum(['A', 'M', 'U', 'T', 'R'])));

const rows = {
  list: z
    .object({
      list: z.string(),
      parent: z.string().default(''),
      id: z.string(),
      code: z.string(),
      description: z.string(),
    })
    .transform(({ id, ...row }) => ({ ...row, itemId: id })),
  province: z.object({ id: integer, name: z.string(), cpaLetter: z.string(), iso: z.string() }),
  city: z.object({ id: integer, provinceId: integer, name: z.string(), postalCode: z.string() }),
  model: z.object({
    id: integer,
    type: z.enum(['A', 'M', 'U']),
    brand: z.string(),
    model: z.string(),
    refPrice: decimal,
    zeroKm: z.enum(['0', '1']).transform((value) => value === '1'),
    yearFrom: integer,
    yearTo: integer,
  }),
  agreement: z.object({
    id: integer,
    code: z.string(),
    description: z.string(),
    vehicleTypes,
    modes: texts.pipe(z.array(indexerType)),
    minTerm: integer,
    maxTerm: integer,
    maxLtvTRD: decimal,
    maxLtvUVA: decimal,
    maxVehicleAge: integer,
    grantingFeePct: decimal,
    monthlyFee: decimal,
    lifeInsurancePct: decimal,
  }),
  rate: z.object({
    matrixCode: z.string(),
    indexerType,
    agreementId: integer,
    termFrom: integer,
    termTo: integer,
    tna: decimal,
  }),
  insurer: z.object({ id: integer, name: z.string(), tariffIndex: decimal }),
  coverage: z.object({
    code: z.string(),
    name: z.string(),
    pctMonth: decimal,
    minPremium: decimal,
    vehicleTypes,
    maxVehicleAge: integer,
    acceptedAsPledgeCover: z.string(),
  }),
  pointOfSale: z
    .object({
      code: z.string(),
      business_name: z.string(),
      kind: z.string(),
      provinceId: integer,
      city: z.string(),
      cuit: textOrNull,
      email: textOrNull,
      phone: textOrNull,
    })
    .transform(({ business_name, ...row }) => ({ ...row, businessName: business_name })),
  taxpayer: z.object({
    cuit: z.string(),
    businessName: z.string(),
    personType: z.enum(['FISICA', 'JURIDICA']),
    status: z.enum(['ACTIVO', 'INACTIVO']),
    activity: z.string(),
    provinceId: integer,
  }),
  coupon: z.object({
    id: z.string(),
    mode: z.enum(['PER_VALUE', 'PER_MODEL', '']).transform((value) => (value === '' ? null : value)),
    description: z.string(),
    tnaDiscount: decimal,
    models: texts,
  }),
};

async function readSeed<T>(file: string, row: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(new URL(`../../../seed/${file}.csv`, import.meta.url), 'utf8');
  return z.array(row).parse(parse(text, { columns: true, skip_empty_lines: true }));
}

/** Loads the catalogues of seed/*.csv once per seed version. Idempotent. */
export async function seedCatalogues(sql: Sql, now: Date): Promise<void> {
  await sql.transaction(async (tx) => {
    // If two processes start together, the second one finds the seed of the first.
    await tx.execute(lockSeed);
    const [loaded] = await tx
      .select()
      .from(tables.seedVersions)
      .where(eq(tables.seedVersions.name, 'catalogues'))
      .for('update');
    if (loaded && loaded.version >= SEED_VERSION) return;
    const lists = [
      ...(await readSeed('lists', rows.list)),
      ...(await readSeed('dependent_lists', rows.list)),
    ];
    const seeds = {
      provinces: await readSeed('provinces', rows.province),
      cities: await readSeed('cities', rows.city),
      models: await readSeed('vehicles', rows.model),
      agreements: await readSeed('agreements', rows.agreement),
      rates: await readSeed('rates', rows.rate),
      insurers: await readSeed('insurers', rows.insurer),
      coverages: await readSeed('coverages', rows.coverage),
      pointsOfSale: await readSeed('points_of_sale', rows.pointOfSale),
      coupons: await readSeed('coupons', rows.coupon),
      taxpayers: await readSeed('taxpayers', rows.taxpayer),
    };
    await tx.delete(tables.rates);
    await tx.delete(tables.agreements);
    await tx.delete(tables.pointsOfSale);
    await tx.delete(tables.cities);
    await tx.delete(tables.provinces);
    await tx.delete(tables.listItems);
    await tx.delete(tables.vehicleModels);
    await tx.delete(tables.insurers);
    await tx.delete(tables.coverages);
    await tx.delete(tables.coupons);
    await tx.delete(tables.taxpayers);
    await tx.insert(tables.listItems).values(lists.map((item, position) => ({ ...item, position })));
    await tx.insert(tables.provinces).values(seeds.provinces);
    await tx.insert(tables.cities).values(seeds.cities);
    await tx.insert(tables.vehicleModels).values(seeds.models);
    await tx.insert(tables.agreements).values(seeds.agreements);
    await tx.insert(tables.rates).values(seeds.rates);
    await tx.insert(tables.insurers).values(seeds.insurers);
    await tx.insert(tables.coverages).values(seeds.coverages);
    await tx.insert(tables.pointsOfSale).values(seeds.pointsOfSale);
    await tx.insert(tables.coupons).values(seeds.coupons);
    await tx.insert(tables.taxpayers).values(seeds.taxpayers);
    await tx
      .insert(tables.seedVersions)
      .values({ name: 'catalogues', version: SEED_VERSION, loadedAt: now })
      .onConflictDoUpdate({
        target: tables.seedVersions.name,
        set: { version: SEED_VERSION, loadedAt: now },
      });
  });
}

import { asc } from 'drizzle-orm';
import * as tables from '../records/catalogueTables.ts';
import type { Sql } from '../../platform/database/database.ts';

export type Agreement = typeof tables.agreements.$inferSelect;
type Rate = typeof tables.rates.$inferSelect;
export type VehicleModel = typeof tables.vehicleModels.$inferSelect;
export type Coupon = typeof tables.coupons.$inferSelect;
type Insurer = typeof tables.insurers.$inferSelect;
export type Coverage = typeof tables.coverages.$inferSelect;
export type PointOfSale = typeof tables.pointsOfSale.$inferSelect;
type Province = typeof tables.provinces.$inferSelect;
type City = typeof tables.cities.$inferSelect;
export type ListItem = typeof tables.listItems.$inferSelect;
export type ListName =
  | 'gender'
  | 'documentType'
  | 'maritalStatus'
  | 'relationship'
  | 'mobileProvider'
  | 'occupation'
  | 'ivaCategory'
  | 'iibbCategory'
  | 'vehicleType'
  | 'country'
  | 'accountType'
  | 'workActivity'
  | 'taxBurden'
  | 'grossIncome';

/** The bank's catalogues: small, equal for all callers, read once at startup and immutable afterwards. */
export type Catalogues = Readonly<{
  listItems: readonly ListItem[];
  provinces: readonly Province[];
  cities: readonly City[];
  models: readonly VehicleModel[];
  agreements: readonly Agreement[];
  rates: readonly Rate[];
  insurers: readonly Insurer[];
  coverages: readonly Coverage[];
  pointsOfSale: readonly PointOfSale[];
  coupons: readonly Coupon[];
}>;

export async function loadCatalogues(sql: Sql): Promise<Catalogues> {
  return {
    listItems: await sql.select().from(tables.listItems).orderBy(asc(tables.listItems.position)),
    provinces: await sql.select().from(tables.provinces).orderBy(asc(tables.provinces.id)),
    cities: await sql.select().from(tables.cities).orderBy(asc(tables.cities.id)),
    models: await sql.select().from(tables.vehicleModels).orderBy(asc(tables.vehicleModels.id)),
    agreements: await sql.select().from(tables.agreements).orderBy(asc(tables.agreements.id)),
    rates: await sql.select().from(tables.rates).orderBy(asc(tables.rates.matrixCode)),
    insurers: await sql.select().from(tables.insurers).orderBy(asc(tables.insurers.id)),
    coverages: await sql.select().from(tables.coverages).orderBy(asc(tables.coverages.code)),
    pointsOfSale: await sql.select().from(tables.pointsOfSale).orderBy(asc(tables.pointsOfSale.businessName)),
    coupons: await sql.select().from(tables.coupons).orderBy(asc(tables.coupons.tnaDiscount)),
  };
}

/** Returns the entries of a list, or only those under `parent`. */
export const listOf = (catalogues: Catalogues, list: ListName, parent?: string): ListItem[] =>
  catalogues.listItems.filter(
    (item) => item.list === list && (parent === undefined || item.parent === parent),
  );

export const findAgreement = (catalogues: Catalogues, id: number): Agreement | undefined =>
  catalogues.agreements.find((agreement) => agreement.id === id);

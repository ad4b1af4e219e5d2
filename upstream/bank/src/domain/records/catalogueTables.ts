import { boolean, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { IndexerType, VehicleTypeCode } from './rowTypes.ts';

const pesos = (name: string) => numeric(name, { precision: 16, scale: 2, mode: 'number' });
const rate = (name: string) => numeric(name, { precision: 8, scale: 4, mode: 'number' });

/** Seeds loaded into this database, once per version. */
export const seedVersions = pgTable('seed_versions', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
});

/** Short lists: genders, marital statuses, occupations, countries… `itemId` is text because some lists use letters. */
export const listItems = pgTable(
  'list_items',
  {
    list: text('list').notNull(),
    /** Entry of another list that it depends on (the occupation of a work activity); empty if none. */
    parent: text('parent').notNull(),
    itemId: text('item_id').notNull(),
    code: text('code').notNull(),
    description: text('description').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.parent, table.itemId] })],
);

export const provinces = pgTable('provinces', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  cpaLetter: text('cpa_letter').notNull(),
  iso: text('iso').notNull(),
});

export const cities = pgTable('cities', {
  id: integer('id').primaryKey(),
  provinceId: integer('province_id')
    .notNull()
    .references(() => provinces.id),
  name: text('name').notNull(),
  postalCode: text('postal_code').notNull(),
});

export const vehicleModels = pgTable('vehicle_models', {
  id: integer('id').primaryKey(),
  type: text('type').$type<VehicleTypeCode>().notNull(),
  brand: text('brand').notNull(),
  model: text('model').notNull(),
  refPrice: pesos('ref_price').notNull(),
  zeroKm: boolean('zero_km').notNull(),
  yearFrom: integer('year_from').notNull(),
  yearTo: integer('year_to').notNull(),
});

export const agreements = pgTable('agreements', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  description: text('description').notNull(),
  vehicleTypes: text('vehicle_types').array().$type<VehicleTypeCode[]>().notNull(),
  modes: text('modes').array().$type<IndexerType[]>().notNull(),
  minTerm: integer('min_term').notNull(),
  maxTerm: integer('max_term').notNull(),
  maxLtvTRD: rate('max_ltv_trd').notNull(),
  maxLtvUVA: rate('max_ltv_uva').notNull(),
  maxVehicleAge: integer('max_vehicle_age').notNull(),
  /** Percent of the amount, deducted at disbursement; net of IVA. */
  grantingFeePct: rate('granting_fee_pct').notNull().default(0),
  /** Pesos, net of IVA. */
  monthlyFee: pesos('monthly_fee').notNull().default(0),
  /** Monthly percent of the balance, without IVA. */
  lifeInsurancePct: rate('life_insurance_pct').notNull().default(0),
});

export const rates = pgTable('rates', {
  matrixCode: text('matrix_code').primaryKey(),
  indexerType: text('indexer_type').$type<IndexerType>().notNull(),
  agreementId: integer('agreement_id')
    .notNull()
    .references(() => agreements.id),
  termFrom: integer('term_from').notNull(),
  termTo: integer('term_to').notNull(),
  tna: rate('tna').notNull(),
});

export const insurers = pgTable('insurers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  tariffIndex: rate('tariff_index').notNull(),
});

export const coverages = pgTable('coverages', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  pctMonth: rate('pct_month').notNull(),
  minPremium: pesos('min_premium').notNull(),
  vehicleTypes: text('vehicle_types').array().$type<VehicleTypeCode[]>().notNull(),
  maxVehicleAge: integer('max_vehicle_age').notNull(),
  /** From the seed: 'yes', or the case in which the pledge accepts the coverage. */
  acceptedAsPledgeCover: text('accepted_as_pledge_cover').notNull(),
});

export const pointsOfSale = pgTable('points_of_sale', {
  code: text('code').primaryKey(),
  businessName: text('business_name').notNull(),
  kind: text('kind').notNull(),
  provinceId: integer('province_id')
    .notNull()
    .references(() => provinces.id),
  city: text('city').notNull(),
  /** CUIT of a dealer that sells its vehicles; null for a branch of the bank. */
  cuit: text('cuit'),
  email: text('email'),
  /** Area code and number. */
  phone: text('phone'),
});

export const coupons = pgTable('coupons', {
  id: text('id').primaryKey(),
  mode: text('mode').$type<'PER_VALUE' | 'PER_MODEL'>(),
  description: text('description').notNull(),
  /** Percentage points off the TNA. */
  tnaDiscount: rate('tna_discount').notNull(),
  /** For PER_MODEL: 'BRAND MODEL' must contain one of these. */
  models: text('models').array().notNull(),
});

/** This reference bank's excerpt of the tax authority's register. */
export const taxpayers = pgTable('taxpayers', {
  cuit: text('cuit').primaryKey(),
  businessName: text('business_name').notNull(),
  personType: text('person_type').$type<'FISICA' | 'JURIDICA'>().notNull(),
  status: text('status').$type<'ACTIVO' | 'INACTIVO'>().notNull(),
  activity: text('activity').notNull(),
  provinceId: integer('province_id').notNull(),
});

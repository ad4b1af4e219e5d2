import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { branchCouponAnswer, branchesAnswer } from '../api/branches.ts';
import { couponsAnswer, validateCouponAnswer } from '../api/coupon.ts';
import { catalogueItem } from '../../platform/http/shapes.ts';
import { citiesAnswer, countriesAnswer, statesAnswer } from '../api/places.ts';
import { flowPhasesAnswer } from '../api/proposal.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { brandsAnswer, modelsAnswer, typesAnswer, yearsAnswer } from '../api/vehicle.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const items = z.array(catalogueItem);
const codes = async (path: string) => readAnswer(await bank.get(path), items).map(({ code }) => code);

describe('the lists', () => {
  it.each([
    ['CA-06', '/person/get_genders', ['F', 'M', 'X', 'N']],
    ['CA-07', '/person/get_relationships', ['CON', 'CNV', 'PAD', 'HIJ', 'HER', 'SOC', 'OTR']],
    ['CA-08', '/person/get_marital_status', ['SOL', 'CAS', 'DIV', 'VIU', 'UNC', 'SEP']],
    ['CA-09', '/person/get_mobile_providers', ['PER', 'CLA', 'MOV', 'TUE', 'OTR']],
    ['CA-10', '/person/get_occupations', ['IND', 'DEP', 'JUB', 'EMP', 'EST', 'AMA']],
    ['CA-11', '/person/get_gross_income?category=RI', ['LOC', 'CM', 'EX']],
    ['CA-12', '/person/get_tax_burdens?occupationId=1', ['MT', 'RI', 'EX']],
    ['CA-12', '/person/get_tax_burdens?occupationId=2', ['CF']],
    ['CA-13', '/person/get_work_activities?occupationId=3', ['JUBILADO', 'PENSIONADO', 'RETIRADO']],
  ])('[%s] %s', async (_id, path, expected) => {
    expect(await codes(path)).toEqual(expected);
  });

  it('[EN-14] name the genders', async () => {
    const genders = readAnswer(await bank.get('/person/get_genders'), items);
    expect(genders.map(({ code, description }) => [code, description])).toEqual([
      ['F', 'FEMENINO'],
      ['M', 'MASCULINO'],
      ['X', 'NO BINARIO'],
      ['N', 'NO APLICA'],
    ]);
  });

  it('[CA-25] [CA-26] [CA-27] return provinces, their cities and countries', async () => {
    const [capital] = readAnswer(await bank.get('/places/get_states'), statesAnswer);
    expect(capital).toEqual({ id: 1, name: 'CAPITAL FEDERAL', cpaLetter: 'C' });
    const cities = readAnswer(await bank.get('/places/get_cities?state_id=2'), citiesAnswer);
    expect(cities.length).toBeGreaterThan(3);
    expect(cities.every(({ stateId }) => stateId === 2)).toBe(true);
    expect(readAnswer(await bank.get('/places/get_countries'), countriesAnswer)[0]?.description).toBe(
      'ARGENTINA',
    );
    expect(readError(await bank.get('/places/get_cities?state_id=x')).fields).toHaveProperty('state_id');
  });

  it('[CA-50] name phases and steps', async () => {
    const phases = readAnswer(await bank.get('/proposal/get_flow_phases'), flowPhasesAnswer);
    expect(phases.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['OWNER', 'INSURANCE', 'SELLER', 'BIOMETRIA']),
    );
    expect(phases.every(({ label }) => label !== '')).toBe(true);
  });
});

describe('the vehicle catalogue', () => {
  it('[CA-28] includes the hidden types', async () => {
    const types = readAnswer(
      await bank.post('/vehicle/get_types', { couponId: 'COUPON_DEFAULT' }),
      typesAnswer,
    );
    expect(types.map(({ code }) => code)).toEqual(['A', 'M', 'U', 'T', 'R']);
  });

  it('[CA-29] [CA-30] [CA-31] returns the brands, models and years of a type', async () => {
    const brands = readAnswer(await bank.post('/vehicle/get_brands_by_type', { code: 'A' }), brandsAnswer);
    const brand = brands.find(({ name }) => name === 'FIAT')?.id;
    const models = readAnswer(
      await bank.post('/vehicle/get_models_by_brand', { code: 'A', brand }),
      modelsAnswer,
    );
    expect(models.find(({ name }) => name === 'MOBI')).toEqual({
      id: 1,
      name: 'MOBI',
      referencePrice: 31_200_000,
    });
    const years = readAnswer(
      await bank.post('/vehicle/get_years_by_model', { modelId: 1, agreementId: 5 }),
      yearsAnswer,
    );
    expect(years[0]).toEqual({ year: 2027, price: 31_200_000, zeroKm: true, valid: true });
    expect(years.find(({ year }) => year === 2021)?.valid).toBe(true);
    expect(years.find(({ year }) => year === 2020)?.valid).toBe(false);
  });

  it('[CA-29] omits brands without a model that the agreement accepts', async () => {
    const of = async (agreementId: number) =>
      readAnswer(await bank.post('/vehicle/get_brands_by_type', { code: 'M', agreementId }), brandsAnswer);
    expect(await of(3)).not.toEqual([]);
    const years = readAnswer(await bank.post('/vehicle/get_years_by_model', { modelId: 60 }), yearsAnswer);
    expect(years.some(({ zeroKm }) => zeroKm)).toBe(false);
    const ford = { code: 'A', brand: 'FORD', agreementId: 1 };
    const models = readAnswer(await bank.post('/vehicle/get_models_by_brand', ford), modelsAnswer);
    expect(models.map(({ id }) => id)).not.toContain(60);
  });

  it('[CA-32] returns the years of a type, and 400 for an unknown one', async () => {
    const years = readAnswer(
      await bank.post('/vehicle/get_years_by_type', { code: 'U', agreementId: 5 }),
      yearsAnswer,
    );
    expect(years.filter(({ valid, zeroKm }) => valid && !zeroKm).map(({ year }) => year)).toEqual([
      2026, 2025, 2024, 2023, 2022, 2021,
    ]);
    expect(readError(await bank.post('/vehicle/get_years_by_type', { code: 'Z' })).fields).toHaveProperty(
      'code',
    );
    expect(readError(await bank.post('/vehicle/get_years_by_model', { modelId: 9999 })).statusCode).toBe(400);
  });
});

const sold = async (code: string) =>
  readAnswer(await bank.get(`/branches/get_coupon?pointOfSale=${code}`), branchCouponAnswer).agreements.map(
    (agreement) => agreement.code,
  );

describe('points of sale and coupons', () => {
  it('[CA-35] include every point of sale', async () => {
    const branches = readAnswer(await bank.get('/branches'), branchesAnswer);
    expect(branches).toHaveLength(14);
    expect(branches.map(({ code }) => code)).toContain('00001');
  });

  it.each([
    ['', 9],
    ['00001', 9],
    ['01010', 9],
  ])('[CA-36] point of sale %o sells %i agreements', async (code, count) => {
    expect(await sold(code)).toHaveLength(count);
  });

  it('[CA-36] a point of sale sells the agreements of its kind', async () => {
    expect(await sold('01058')).toEqual(['AG0KM-MOTO', 'AGUSA-MOTO', 'AGPART']);
    expect(await sold('01022')).toEqual(['AGUSA-5', 'AGUSA-10', 'AGUSA-12', 'AGUSA-MOTO', 'AGPART']);
    expect(await sold('01103')).toContain('AG0KM-UTIL');
    expect(await sold('01103')).not.toContain('AG0KM-MOTO');
    expect(readError(await bank.get('/branches/get_coupon?pointOfSale=99999')).statusCode).toBe(404);
  });

  it.each(['', '?pointOfSale=00001', '?pointOfSale=01058'])(
    '[EN-08] get_coupon%s returns the default coupon',
    async (query) => {
      const { defaultCoupon } = readAnswer(
        await bank.get(`/branches/get_coupon${query}`),
        branchCouponAnswer,
      );
      expect(defaultCoupon).toEqual({ pledgeDefaultCouponId: 'COUPON_DEFAULT' });
    },
  );

  it('[EN-08] all other coupons are per value or per model', async () => {
    const [first, ...others] = readAnswer(await bank.get('/coupon/get_coupons'), couponsAnswer);
    expect(first).toMatchObject({ id: 'COUPON_DEFAULT', mode: null, tnaDiscount: 0 });
    expect(new Set(others.map(({ mode }) => mode))).toEqual(new Set(['PER_VALUE', 'PER_MODEL']));
  });

  it('[CA-37] [CA-38] list coupons with the default first, and show whether one applies', async () => {
    const coupons = readAnswer(await bank.get('/coupon/get_coupons'), couponsAnswer);
    expect(coupons[0]).toMatchObject({ id: 'COUPON_DEFAULT', description: 'Sin cupón', mode: null });
    const validate = async (couponId: string) =>
      readAnswer(await bank.post('/coupon/validate_coupon', { couponId }), validateCouponAnswer);
    expect(await validate('CUP-BIENV')).toEqual({ valid: true, reason: null });
    expect(await validate('CUP-NO')).toEqual({
      valid: false,
      reason: 'Ese cupón no existe.',
      code: 'NOT_FOUND',
    });
  });
});

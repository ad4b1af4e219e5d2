import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoScoring, PERSONAS } from '../../demo/personas.ts';
import { ruleScoring } from './port.ts';
import {
  evaluate,
  incomeFromDni,
  leastInstallment,
  ltvAt,
  refusalClass,
  type ScoringInput,
} from './scoring.ts';

const input: ScoringInput = {
  income: '2000000',
  agreement: { modes: ['TRD', 'UVA'], minTerm: 6, maxTerm: 60, maxLtvTRD: 80, maxLtvUVA: 70 },
  rates: [
    { indexerType: 'TRD', termFrom: 37, termTo: 48, tna: '38.4' },
    { indexerType: 'TRD', termFrom: 49, termTo: 60, tna: '39.9' },
    { indexerType: 'UVA', termFrom: 49, termTo: 60, tna: '10' },
  ],
  vehicle: { purchaseValue: '40000000', age: 0 },
  birthDate: '1983-03-15',
  today: '2026-11-20',
  bcraSituation: 1,
  deceased: false,
  convention: '30/360',
  ivaRate: '0.21',
};
const amounts = (given: ScoringInput) => {
  const { finalAmount, finalAmountUVA } = evaluate(given).result;
  return [finalAmount, finalAmountUVA];
};

describe('scoring', () => {
  it('[EN-04] lends what the income can repay over the longest term, with IVA', () => {
    // 700,000 a month at 39.9/1200·1.21 and 10/1200·1.21 over 60 months, rounded down to thousands.
    expect(evaluate(input)).toEqual({
      rates: input.rates,
      result: {
        finalAmount: 15_766_000,
        finalAmountUVA: 28_000_000,
        minAmount: 1_000_000,
        minAmountUVA: 1_000_000,
        finalInstallment: 48,
        finalInstallmentUVA: 48,
        ltv: 80,
        ltvUVA: 70,
      },
      reasons: [],
    });
  });

  it.each([
    ['a high income is limited by the vehicle', { income: '20000000' }, [32_000_000, 28_000_000]],
    [
      'an expensive vehicle is limited by the maximum',
      { income: '90000000', vehicle: { purchaseValue: '200000000', age: 0 } },
      [89_999_000, 89_999_000],
    ],
    [
      'an older vehicle loses five points every three years',
      { income: '20000000', vehicle: { purchaseValue: '40000000', age: 7 } },
      [28_000_000, 24_000_000],
    ],
    ['a cheap vehicle is below the minimum', { vehicle: { purchaseValue: '1249999', age: 0 } }, [0, 0]],
    ['the minimum itself is lent', { vehicle: { purchaseValue: '1250000', age: 0 } }, [1_000_000, 0]],
    ['BCRA situation 3', { bcraSituation: 3 }, [0, 0]],
    ['a deceased person', { deceased: true }, [0, 0]],
    ['under 18', { birthDate: '2008-11-21' }, [0, 0]],
    ['over 80 at the last of six instalments', { birthDate: '1946-06-19' }, [0, 0]],
  ])('%s', (_case, change, expected) => expect(amounts({ ...input, ...change })).toEqual(expected));

  it.each([
    [{ bcraSituation: 2, birthDate: '2008-11-20' }, []],
    [{ birthDate: '1950-12-20' }, []],
    [{ birthDate: '1946-06-19' }, ['OVER_AGE']],
    [{ bcraSituation: 4, deceased: true }, ['DECEASED', 'BCRA_SITUATION']],
    [{ birthDate: '2010-01-01' }, ['UNDER_AGE']],
    [{ birthDate: '1940-01-01' }, ['OVER_AGE']],
    [{ income: '1000' }, ['BELOW_MINIMUM']],
    [{ vehicle: { purchaseValue: '1249999', age: 0 } }, ['LOW_VALUE']],
    [{ agreement: { ...input.agreement, modes: ['TRD'] as const } }, ['MODE_NOT_OFFERED']],
    [{ rates: input.rates.slice(0, 2) }, ['MODE_NOT_OFFERED']],
  ])('with %j has the reasons %j', (change, reasons) =>
    expect(evaluate({ ...input, ...change }).reasons).toEqual(reasons),
  );

  it.each([
    [{ income: '1000' }, 'INCOME'],
    [{ vehicle: { purchaseValue: '900000', age: 0 } }, 'VEHICLE'],
    [{ rates: [] }, 'VEHICLE'],
    [{ birthDate: '2010-01-01', bcraSituation: 4 }, 'AGE'],
    [{ birthDate: '1940-01-01' }, 'AGE'],
    [{ bcraSituation: 4, income: '1000' }, 'RECORDS'],
    [{ bcraSituation: 4, deceased: true }, undefined],
  ])('classifies a rejection with %j as %s', (change, expected) =>
    expect(refusalClass(evaluate({ ...input, ...change }).reasons)).toBe(expected),
  );

  it.each([
    // 1,000,000 over 60 months at 39.9/1200·1.21 and at 10/1200·1.21.
    [input, 22_295.01],
    [{ ...input, agreement: { ...input.agreement, modes: ['TRD'] as const } }, 44_396.64],
    [{ ...input, rates: [] }, null],
  ])('the lowest instalment is that of the minimum loan at the longest term', (given, expected) =>
    expect(leastInstallment(given)).toBe(expected),
  );

  it('the default term is the agreement’s longest if that is shorter', () => {
    const agreement = { ...input.agreement, maxTerm: 36 };
    const rates = [{ indexerType: 'TRD', termFrom: 6, termTo: 36, tna: '36.9' }] as const;
    expect(evaluate({ ...input, agreement, rates }).result.finalInstallment).toBe(36);
  });

  it.each([
    // The last of 48 instalments is due before 20 December 2030, the last of 47 before 20 November.
    ['1949-12-20', 48],
    ['1949-12-19', 47],
    ['1949-12-15', 47],
    ['1948-12-20', 36],
    ['1950-12-20', 60],
  ])('nobody is over 80 at the last instalment: born on %s, at most %i', (birthDate, terms) => {
    const { result, rates } = evaluate({
      ...input,
      birthDate,
      agreement: { ...input.agreement, minTerm: 30 },
    });
    expect(Math.max(...rates.map(({ termTo }) => termTo))).toBe(terms < 37 ? -Infinity : terms);
    expect(result.finalInstallment).toBe(Math.min(48, terms));
  });

  it('adds the co-owner’s income, and more income never lends less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000_000 }),
        fc.integer({ min: 0, max: 9_000_000 }),
        (own, coOwner) => {
          const together = amounts({ ...input, income: own, coOwnerIncome: coOwner });
          expect(together).toEqual(amounts({ ...input, income: own + coOwner }));
          const [alone] = amounts({ ...input, income: own });
          expect(together[0]).toBeGreaterThanOrEqual(alone ?? 0);
          for (const amount of together) {
            expect(amount % 1000).toBe(0);
            expect(amount === 0 || amount >= 1_000_000).toBe(true);
          }
        },
      ),
    );
  });

  it('derives an income from 1.5 to 6 million from any DNI', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (dni) => {
        const income = incomeFromDni(String(dni));
        expect(income).toBeGreaterThanOrEqual(1_500_000);
        expect(income).toBeLessThanOrEqual(6_000_000);
      }),
    );
    expect(new Set(['30111222', '30111223', '30111224'].map(incomeFromDni)).size).toBe(3);
  });

  it.each([
    [80, 0, 80],
    [80, 2, 80],
    [80, 3, 75],
    [70, 9, 55],
    [5, 6, 0],
  ])('an LTV of %i at %i years is %i', (max, age, expected) => expect(ltvAt(max, age)).toBe(expected));
});

describe('personas', () => {
  const scoring = demoScoring();
  const offered = (dni: string, by = scoring) => by.evaluate(dni, { ...input, income: by.income(dni, null) });

  it.each([
    ['20000001', true, true],
    ['20000002', true, false],
    ['20000003', false, true],
    ['20000004', false, false],
    ['20000005', false, false],
    ['20000006', true, true],
    ['20000008', true, true],
    ['20.000.009', true, true],
  ])('%s: fixed %s, UVA %s', (dni, fixed, uva) => {
    const { finalAmount, finalAmountUVA, minAmount, minAmountUVA } = offered(dni).result;
    expect([finalAmount > 0, finalAmountUVA > 0]).toEqual([fixed, uva]);
    expect([minAmount > 0, minAmountUVA > 0]).toEqual([fixed, uva]);
  });

  it('anyone else is scored by the rule, with the declared income', () => {
    expect(scoring.evaluate('30111222', input)).toEqual(evaluate(input));
    expect(scoring.income('30111222', 3_000_000)).toBe(3_000_000);
    expect(scoring.income('30111222', null)).toBe(incomeFromDni('30111222'));
    expect(scoring.income('20000001', 3_000_000)).toBe(20_000_000);
  });

  it('20000003 is rejected for the agreement, not the income, if it has no UVA', () => {
    const { result, reasons } = scoring.evaluate('20000003', {
      ...input,
      agreement: { ...input.agreement, modes: ['TRD'] },
    });
    expect([result.finalAmount, result.finalAmountUVA]).toEqual([0, 0]);
    expect(refusalClass(reasons)).toBe('VEHICLE');
  });

  it('20000006 is pending for three polls, and for 20000007 the service does not respond', () => {
    const seen = (dni: string) => [1, 2, 3, 4].map((poll) => scoring.progress(dni, poll));
    expect(seen('20000006')).toEqual(['PENDING', 'PENDING', 'PENDING', 'DECIDED']);
    expect(seen('20000007')).toEqual(Array.from({ length: 4 }, () => 'UNAVAILABLE'));
    expect(seen('20000001')).toEqual(['PENDING', 'DECIDED', 'DECIDED', 'DECIDED']);
  });

  it('only 20000009 has no fixed rates', () => {
    expect(offered('20000009').rates.map((rate) => rate.indexerType)).toEqual(['UVA']);
    expect(offered('20000001').rates).toEqual(input.rates);
  });

  it.each(PERSONAS.map(({ dni }) => dni))('%s is an ordinary person by the rule', (dni) => {
    expect(offered(dni, ruleScoring)).toEqual(evaluate({ ...input, income: incomeFromDni(dni) }));
    expect(ruleScoring.isDeceased(dni)).toBe(false);
    expect(ruleScoring.progress(dni, 2)).toBe('DECIDED');
  });

  it('are nine, each with a number and a description', () => {
    expect(new Set(PERSONAS.map(({ dni }) => dni)).size).toBe(9);
    expect(PERSONAS.every(({ description }) => description.length > 0)).toBe(true);
  });
});

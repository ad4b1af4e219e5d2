import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { big, sum, formatCents } from './decimal.ts';
import { prepaidLoan, type PrepaymentEffect } from './prepayment.ts';
import { calculateQuote, type QuoteInput } from './quote.ts';

const loan = (changes: Partial<QuoteInput> = {}): QuoteInput =>
  ({
    mode: 'TRD',
    amount: 10_000_000,
    tna: 45,
    terms: 24,
    convention: '30/360',
    ivaRate: '0.21',
    dueDay: 20,
    disbursementDate: '2026-11-20',
    ...changes,
  }) as QuoteInput;

const effects: PrepaymentEffect[] = ['FEWER_INSTALLMENTS', 'LOWER_INSTALLMENTS'];

const loans = fc
  .record({
    mode: fc.constantFrom('TRD' as const, 'UVA' as const),
    amount: fc.integer({ min: 1_000_000, max: 89_999_999 }),
    tna: fc.integer({ min: 0, max: 9_000 }).map((value) => value / 100),
    terms: fc.integer({ min: 2, max: 72 }),
    convention: fc.constantFrom('30/360' as const, '30/365' as const),
    ivaRate: fc.constantFrom('0.21', '0.105'),
    dueDay: fc.integer({ min: 1, max: 28 }),
    fees: fc.constantFrom({}, { grantingRate: 3, monthly: 1500, lifeInsuranceRate: '0.18' }),
  })
  .map((terms) => loan({ ...terms, uva: { atSimulation: '2150.37', today: '2291.04' } }));

/** Prepayments from 1,000 pesos to more than the balance. */
const cases = fc
  .record({
    input: loans,
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    share: fc.double({ min: 0, max: 1.1, noNaN: true }),
    effect: fc.constantFrom(...effects),
  })
  .map(({ input, at, share, effect }) => {
    const after = 1 + Math.floor(at * (input.terms - 2));
    const { schedule } = calculateQuote(input);
    const owed = Number(schedule[after - 1]?.balance);
    return { input, schedule, after, effect, amount: Math.max(1_000, Math.round(owed * share)) };
  });

describe('prepaidLoan', () => {
  test('shortens a loan as computed by hand', () => {
    // Three pure instalments at 10 % a month.
    const input = loan({ amount: 1_000_000, tna: 120, terms: 3, ivaRate: '0.21' });
    // 402,114.80 per instalment: interest 100,000.00, 69,788.52 and 36,555.89; IVA 21,000.00, 14,655.59 and
    // 7,676.74.
    // The balance after the first instalment is 697,885.20; prepaying 297,885.20 leaves 400,000.
    expect(prepaidLoan(input, { amount: '297885.20', after: 1, effect: 'FEWER_INSTALLMENTS' })).toEqual({
      dueDate: '2026-12-20',
      owed: '697885.20',
      amount: '297885.20',
      // 402,114.80 + 14,655.59; 402,114.79 + 7,676.74 with the residue.
      before: {
        installments: 2,
        nextInstallment: '416770.39',
        lastDueDate: '2027-02-20',
        interest: '128676.74',
        total: '826561.94',
      },
      // Interest of 40,000 on 400,000 leaves 362,114.80 of capital; the last 37,885.20 carry 3,788.52 of
      // interest and 795.59 of IVA.
      after: {
        installments: 2,
        nextInstallment: '410514.80',
        lastDueDate: '2027-02-20',
        interest: '52984.11',
        total: '452984.11',
      },
      installmentsSaved: 0,
      interestSaved: '75692.63',
      feesSaved: '0.00',
      inUVA: null,
    });
  });

  test.each(effects)('settles the loan with the full balance (%s)', (effect) => {
    const settled = prepaidLoan(loan(), { amount: 7_000_000, after: 12, effect });
    const owed = calculateQuote(loan()).schedule[11]?.balance;
    expect(settled).toMatchObject({
      owed,
      amount: owed,
      installmentsSaved: 12,
      after: {
        installments: 0,
        nextInstallment: null,
        lastDueDate: settled.dueDate,
        interest: '0.00',
        total: '0.00',
      },
    });
    expect(settled.interestSaved).toBe(settled.before.interest);
  });

  test('leaves no balance below a peso', () => {
    const { owed } = prepaidLoan(loan(), { amount: 1_000, after: 12, effect: 'LOWER_INSTALLMENTS' });
    const amount = big(owed).round(0, 0);
    expect(prepaidLoan(loan(), { amount, after: 12, effect: 'LOWER_INSTALLMENTS' }).after.installments).toBe(
      0,
    );
  });

  test('lowers the instalments by those of a loan for the prepaid amount over the remaining term', () => {
    fc.assert(
      fc.property(
        cases.filter(({ input }) => input.mode === 'TRD'),
        ({ input, after, amount }) => {
          const prepaid = prepaidLoan(input, { amount, after, effect: 'LOWER_INSTALLMENTS' });
          fc.pre(prepaid.after.installments === input.terms - after);
          const { lifeInsuranceRate = 0 } = input.fees ?? {};
          const own = calculateQuote({
            ...input,
            amount: prepaid.amount,
            terms: input.terms - after,
            // No extra days.
            dueDay: 20,
            // The monthly fee does not change.
            fees: { lifeInsuranceRate },
          });
          const lower = big(prepaid.before.nextInstallment ?? 0).minus(prepaid.after.nextInstallment ?? 0);
          // Pure instalment, interest, IVA and insurance are rounded one by one.
          expect(Number(lower.minus(own.schedule[0]?.total ?? 0).abs())).toBeLessThanOrEqual(0.05);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('never makes the loan more expensive, and its amounts add up', () => {
    fc.assert(
      fc.property(cases, ({ input, schedule, after, amount, effect }) => {
        const prepaid = prepaidLoan(input, { amount, after, effect });
        expect(Number(prepaid.interestSaved)).toBeGreaterThanOrEqual(0);
        expect(Number(prepaid.feesSaved)).toBeGreaterThanOrEqual(0);
        expect(prepaid.installmentsSaved).toBeGreaterThanOrEqual(0);
        expect(prepaid.before.installments - prepaid.after.installments).toBe(prepaid.installmentsSaved);
        expect(Number(prepaid.amount)).toBeLessThanOrEqual(Number(prepaid.owed));
        if (effect === 'LOWER_INSTALLMENTS' && prepaid.after.nextInstallment !== null) {
          expect(prepaid.installmentsSaved).toBe(0);
          expect(Number(prepaid.after.nextInstallment)).toBeLessThanOrEqual(
            Number(prepaid.before.nextInstallment),
          );
        }
        expect(prepaid.dueDate).toBe(schedule[after - 1]?.dueDate);
        if (input.mode === 'UVA') return;
        expect(prepaid.before.total).toBe(
          formatCents(sum(schedule.slice(after).map(({ total }) => big(total)))),
        );
        const { amount: paid, after: rest, interestSaved, feesSaved } = prepaid;
        expect(formatCents(sum([paid, rest.total, interestSaved, feesSaved].map(big)))).toBe(
          prepaid.before.total,
        );
      }),
      { numRuns: 300 },
    );
  });

  test('calculates a UVA loan in UVAs, and converts to pesos at the schedule’s UVA value', () => {
    const input = loan({
      mode: 'UVA',
      amount: 5_000_000,
      tna: 9,
      terms: 6,
      uva: { atSimulation: '2150.37' },
    });
    // docs/domain.md#uva: the balance after the third is 1,175.61 UVA; prepaying 1,000,000 pesos (465.04 UVA)
    // leaves 710.57 UVA.
    const prepaid = prepaidLoan(input, { amount: 1_000_000, after: 3, effect: 'FEWER_INSTALLMENTS' });
    // 397.77 a month: interest 5.33 and 2.39 instead of 8.82, 5.90 and 2.96; with 21 % of IVA 9.34 instead of 21.39.
    expect(prepaid.inUVA).toEqual({ owed: '1175.61', amount: '465.04', interestSaved: '12.05' });
    expect(prepaid).toMatchObject({ installmentsSaved: 1, interestSaved: '25911.96', amount: '1000008.06' });
  });

  test.each([0, 24, 25])('rejects a prepayment after instalment %i of 24', (after) => {
    expect(() => prepaidLoan(loan(), { amount: 1_000, after, effect: 'FEWER_INSTALLMENTS' })).toThrow(
      RangeError,
    );
  });
});

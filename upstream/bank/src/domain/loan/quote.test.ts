import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big, sum, formatCents } from './decimal.ts';
import { calculateQuote, firstInstallmentsOn, type QuoteInput } from './quote.ts';

const base = {
  amount: '10000000',
  tna: '45',
  terms: 24,
  convention: '30/360',
  ivaRate: '0.21',
  dueDay: 20,
  disbursementDate: '2026-11-20',
} as const;
const fixed: QuoteInput = { ...base, mode: 'TRD' };
const indexed: QuoteInput = { ...base, mode: 'UVA', tna: '9', uva: { atSimulation: '2150.37' } };

const added = (texts: string[]) => formatCents(sum(texts.map(big)));

describe('a fixed quote', () => {
  it('[EN-04] returns the test vector’s figures', () => {
    expect(calculateQuote(fixed)).toMatchObject({
      financedAmount: '10000000.00',
      terms: 24,
      dueDate: 20,
      pureEstimatedInstallmentValue: '639189.03',
      pureEstimatedInstallmentValueWithIva: '717939.03',
      pureEstimatedInstallmentValueInUVA: null,
      capitalInUVAs: null,
      tna: '45.00',
      tea: '55.55',
      cftea: '70.32',
      cftna: '54.45',
      cfteaWithoutVat: '55.55',
      cfteaWithPolicy: null,
      system: 'FRENCH',
      firstDueDate: '2026-12-20',
      extraDays: 0,
      feesKeptBack: '0.00',
      netDisbursed: '10000000.00',
    });
  });

  it('includes the granting fee and life insurance', () => {
    const fees = { grantingRate: '3', lifeInsuranceRate: '0.18' };
    expect(calculateQuote({ ...fixed, fees })).toMatchObject({
      firstInstallmentWithFees: '735939.03',
      cftea: '81.75',
      cftna: '61.26',
      feesKeptBack: '363000.00',
      netDisbursed: '9637000.00',
    });
  });

  it('charges IVA on a monthly fee, and counts it in the cost', () => {
    const quote = calculateQuote({ ...fixed, fees: { monthly: '1000' } });
    expect(quote.schedule.map((row) => row.fees)).toEqual(Array.from({ length: 24 }, () => '1210.00'));
    expect(Number(quote.cftea)).toBeGreaterThan(70.32);
  });

  it('shows the cost including car insurance separately', () => {
    const quote = calculateQuote({ ...fixed, carPolicyMonthly: '144900' });
    expect(quote.cftea).toBe('70.32');
    expect(Number(quote.cfteaWithPolicy)).toBeGreaterThan(70.32);
  });

  it('charges the extra days of the first period in instalment 1', () => {
    const quote = calculateQuote({ ...fixed, dueDay: 10 });
    expect(quote).toMatchObject({
      firstDueDate: '2027-01-10',
      extraDays: 21,
      extraInterest: '258904.11',
      extraInterestVat: '54369.86',
      cftea: '70.32',
    });
    expect(quote.schedule[0]).toMatchObject({
      number: 1,
      dueDate: '2027-01-10',
      interest: '633904.11',
      vat: '133119.86',
      total: '1031213.00',
    });
    expect(quote.schedule[1]?.dueDate).toBe('2027-02-10');
  });
});

describe('a UVA quote', () => {
  it('[EN-04] returns the test vector’s figures', () => {
    const quote = calculateQuote(indexed);
    expect(quote).toMatchObject({
      capitalInUVAs: '4650.36',
      pureEstimatedInstallmentValueInUVA: '212.45',
      pureEstimatedInstallmentValue: '456846.11',
      pureEstimatedInstallmentValueWithIva: '472586.81',
      cftea: '11.45',
    });
    expect(quote.schedule[0]?.inUVA?.total).toBe('219.77');
    expect(quote.schedule[0]?.total).toBe('472586.81');
    expect(quote.schedule[0]?.projectedTotal).toBeNull();
  });

  it('has the test vector’s schedule', () => {
    const quote = calculateQuote({ ...indexed, amount: '5000000', terms: 6 });
    const rows = quote.schedule.map((row) => row.inUVA);
    expect(quote.capitalInUVAs).toBe('2325.18');
    expect(quote.pureEstimatedInstallmentValueInUVA).toBe('397.77');
    expect(rows.map((row) => row?.interest)).toEqual(['17.44', '14.59', '11.71', '8.82', '5.90', '2.96']);
    expect(rows.map((row) => row?.balance)).toEqual([
      '1944.85',
      '1561.67',
      '1175.61',
      '786.66',
      '394.79',
      '0.00',
    ]);
    expect(added([rows[5]?.capital ?? '0', rows[5]?.interest ?? '0'])).toBe('397.75');
  });

  it('uses the simulation’s UVA for the capital and today’s UVA for pesos', () => {
    const quote = calculateQuote({ ...indexed, uva: { atSimulation: '2150.37', today: '2200' } });
    expect(quote.capitalInUVAs).toBe('4650.36');
    expect(quote.pureEstimatedInstallmentValue).toBe('467390.00');
  });

  it('projects pesos only with an assumed inflation rate', () => {
    const quote = calculateQuote({ ...indexed, assumedMonthlyInflation: '2' });
    // 219.77 UVA at round2(2150.37 · 1.02) = 2193.38
    expect(quote.schedule[0]?.projectedTotal).toBe('482039.12');
    const flat = calculateQuote({ ...indexed, assumedMonthlyInflation: '0' });
    expect(flat.schedule.map((row) => row.projectedTotal)).toEqual(flat.schedule.map((row) => row.total));
  });

  it('rejects a UVA value that is not positive', () => {
    expect(() => calculateQuote({ ...indexed, uva: { atSimulation: '0' } })).toThrow(
      new RangeError('A UVA value must be positive'),
    );
    expect(() => calculateQuote({ ...indexed, uva: { atSimulation: '1', today: '0' } })).toThrow(RangeError);
  });
});

describe('every quote', () => {
  const inputs = fc
    .record({
      amount: fc.integer({ min: 1_000_000, max: 89_999_999 }),
      tna: fc.integer({ min: 0, max: 1200 }).map((tenths) => String(tenths / 10)),
      terms: fc.integer({ min: 1, max: 60 }),
      dueDay: fc.integer({ min: 1, max: 28 }),
      uva: fc.boolean(),
    })
    .map(({ uva, ...rest }): QuoteInput => {
      const common = { ...base, ...rest, fees: { lifeInsuranceRate: '0.18', monthly: '900' } };
      return uva ? { ...common, mode: 'UVA', uva: { atSimulation: '2150.37' } } : { ...common, mode: 'TRD' };
    });

  it('adds up across each row and to the total to pay', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { schedule, totalToPay, capitalInUVAs, financedAmount } = calculateQuote(input);
        for (const row of schedule) {
          expect(added([row.capital, row.interest, row.vat, row.fees])).toBe(row.total);
        }
        expect(added(schedule.map((row) => row.total))).toBe(totalToPay);
        const capital = added(schedule.map((row) => row.inUVA?.capital ?? row.capital));
        expect(capital).toBe(capitalInUVAs ?? financedAmount);
        expect(schedule.at(-1)?.balance).toBe('0.00');
      }),
      { numRuns: 40 },
    );
  });
});

describe('the first instalment by payment day', () => {
  it.each([fixed, indexed, { ...fixed, fees: { monthly: '1000', lifeInsuranceRate: '0.18' } }])(
    'is row 1 of the schedule that begins on that day: %j',
    (loan) => {
      const days = ['2026-11-20', '2026-11-21', '2026-12-04', '2026-12-14'];
      expect(firstInstallmentsOn(loan, days)).toEqual(
        days.map((day) => {
          const [first] = calculateQuote({ ...loan, disbursementDate: day }).schedule;
          return { day, dueDate: first?.dueDate, total: first?.total };
        }),
      );
    },
  );
});

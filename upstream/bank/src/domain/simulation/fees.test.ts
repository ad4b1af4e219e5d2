import { Readable } from 'node:stream';
import { formatMoney } from '@prendarios/rules/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/testPdf.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { exactQuote } from '../../testing/exactLoan/exactQuote.ts';
import { download } from '../../testing/formalization.ts';
import {
  simulate,
  createProposal,
  proposalNow,
  simulation,
  throughInsurance,
  throughOwner,
  zeroKmCar,
} from '../../testing/journey.ts';
import { ratesAnswer } from '../api/simulation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const rates = async (body: object) => readAnswer(await bank.post('/simulation/get_rates', body), ratesAnswer);
/** The seeded agreement with all three fees. */
const WITH_FEES = 9;
const loan = { financedAmount: 10_000_000, selectedTerm: 24, agreementId: WITH_FEES, dueDate: 10 };

const used = {
  ...zeroKmCar,
  fuelYear: { year: 2025, price: 1, zeroKm: false, valid: true },
  purchaseValue: 30_000_000,
};
const withFees = { vehicle: { ...used }, agreementId: WITH_FEES };

describe('an agreement’s granting fee, monthly fee and life insurance', () => {
  it.each(['TRD', 'UVA'] as const)(
    '[CA-02] [EN-04] are in every figure of get_rates, %s',
    async (selectedMode) => {
      const { calculatedValueDTO, installments } = await rates({ ...loan, selectedMode });
      const common = {
        amount: loan.financedAmount,
        tna: calculatedValueDTO?.tna ?? 0,
        terms: 24,
        convention: '30/360',
        ivaRate: '0.21',
        dueDay: 10,
        disbursementDate: '2026-11-20',
        fees: { grantingRate: 3, monthly: 2500, lifeInsuranceRate: 0.18 },
      } as const;
      const exact = exactQuote(
        selectedMode === 'TRD'
          ? { ...common, mode: 'TRD' }
          : { ...common, mode: 'UVA', uva: { atSimulation: '2150.37' } },
      );
      expect(calculatedValueDTO).toMatchObject({
        cftea: Number(exact.cftea),
        cftna: Number(exact.cftna),
        cfteaWithoutVat: Number(exact.cfteaWithoutVat),
        firstInstallment: Number(exact.schedule[0]?.total),
        firstDueDate: exact.schedule[0]?.dueDate,
        extraDays: exact.extraDays,
        secondInstallment: Number(exact.schedule[1]?.total),
        totalToPay: Number(exact.totalToPay),
        fees: {
          grantingFeePct: 3,
          grantingFee: 363_000,
          netDisbursed: 9_637_000,
          monthlyFee: 2500,
          monthlyFeeWithIva: 3025,
          lifeInsurancePct: 0.18,
          firstInstallmentWithIva: Number(exact.firstInstallmentWithFees),
        },
      });
      expect(installments.map(({ fees, total }) => [fees, total])).toEqual(
        exact.schedule.map(({ fees, total }) => [Number(fees), Number(total)]),
      );
      expect(installments.every(({ fees }) => fees > 0)).toBe(true);
    },
  );

  it('[CA-02] are null, and 0 in the rows, if the agreement has none', async () => {
    const { calculatedValueDTO, installments } = await rates({ ...loan, agreementId: 1 });
    expect(calculatedValueDTO?.fees).toBeNull();
    expect(new Set(installments.map(({ fees }) => fees))).toEqual(new Set([0]));
  });

  it('[CA-03] [CA-43] [CA-44] [CA-57] stay the same in the offer, proposal, email and documents', async () => {
    const { uuid } = await simulate(bank, simulation('30200340', withFees));
    const offered = await rates({ ...loan, uuid, indexerCode: 'TRD', agreementId: undefined });
    const { proposalUuid: id, calculatedValueDTO: posting } = await createProposal(
      bank,
      '30200341',
      withFees,
    );
    expect(posting.fees).toEqual(offered.calculatedValueDTO?.fees);
    expect(posting.cftea).toBe(offered.calculatedValueDTO?.cftea);
    await throughOwner(bank, id);
    await throughInsurance(bank, id);
    const { cfteaWithInsurance } = await proposalNow(bank, id);
    expect(cfteaWithInsurance).toBeGreaterThan(posting.cftea ?? 0);
    const [mail] = await bank.outbox();
    const { content } = await download(
      bank,
      `/documentation/${id}/generate-document?documentName=LOAN_SUMMARY`,
    );
    const { text } = await readPdf(Readable.from([content]));
    for (const amount of [363_000, 9_637_000, 3025, posting.secondInstallment]) {
      expect(mail?.body).toContain(formatMoney(amount));
      expect(text).toContain(formatMoney(amount).replaceAll('\u00a0', ' '));
    }
    // The mail shows a range instead.
    expect(text).toContain(formatMoney(posting.firstInstallment).replaceAll('\u00a0', ' '));
    expect(text).toContain('Cargos');
  });
});

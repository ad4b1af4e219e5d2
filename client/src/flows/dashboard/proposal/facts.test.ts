import { describe, expect, test } from 'vitest';
import { revocationState } from '#testing/samples/revocation.ts';
import { loanFacts, vehicleIds, vehicleRows, type Row } from './facts.ts';
import { sampleProposal } from '#testing/samples/proposal.ts';

const valueOf = (rows: readonly Row[], term: string) => rows.find((row) => row.term === term)?.value;
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('[RT-39] loan details', () => {
  test('show the bank’s figures in pesos and percent', () => {
    const { rows, cftea } = loanFacts(sampleProposal());
    expect(plain(cftea.value)).toBe('57,75 %');
    expect(plain(valueOf(rows, 'Monto'))).toBe('$ 20.000.000 · 46 %');
    expect(valueOf(rows, 'Vencimiento')).toBe('Día 10 de cada mes');
    expect(valueOf(rows, 'Cuota en UVA')).toBeUndefined();
  });

  test('show the instalment and the cost of a UVA loan in UVAs', () => {
    const { quote, figures } = sampleProposal();
    const uva = sampleProposal({
      quote: { ...quote, mode: 'UVA' },
      figures: { ...figures, installmentInUva: '212.45' },
    });
    const { rows, cftea } = loanFacts(uva);
    expect(plain(valueOf(rows, 'Cuota en UVA'))).toBe('212,45 UVA');
    expect(cftea.label).toMatch(/expresado en UVA/);
  });

  test('show the CFTEA with insurance next to the one without it, if any', () => {
    const labels = (withInsurance: string | null) =>
      loanFacts(sampleProposal({ cfteaWithInsurance: withInsurance })).cftea.rates.map(({ label }) => label);
    expect(labels(null)).toEqual(['TNA', 'TEA']);
    expect(labels('61.02')).toContain('CFTEA incluyendo seguro del automotor');
  });
});

describe('the total to pay', () => {
  const day = (amount: string) => ({
    __typename: 'PaymentDay' as const,
    firstInstallment: { __typename: 'Money' as const, amount },
    firstPayableOn: '2027-02-10',
  });
  const paymentWindow = {
    __typename: 'PaymentWindow' as const,
    earliestOn: '2026-12-07',
    latestOn: '2026-12-14',
    least: day('1400000.00'),
    most: day('1500000.43'),
  };
  const { flow } = sampleProposal();

  test.each([
    ['a range with the first instalment', { paymentWindow }, 'de $ 43.929.473,84 a $ 44.029.474,27'],
    [
      'one amount for a paid loan',
      { paymentWindow, flow: { ...flow, isPledgeClosed: true } },
      '$ 43.994.089,27',
    ],
    ['one amount without a window', {}, '$ 43.994.089,27'],
  ])('is %s', (_what, change, total) => {
    expect(plain(valueOf(loanFacts(sampleProposal(change)).rows, 'Total a pagar'))).toBe(total);
  });
});

describe('the payment to the seller', () => {
  test('shows its amount and expected date if the bank reports them', () => {
    const { rows } = loanFacts(sampleProposal({ expectedPaymentOn: '2026-12-03' }));
    expect(plain(valueOf(rows, 'Pago al vendedor del vehículo'))).toBe(
      '$ 20.000.000, alrededor del jueves 03/12/2026',
    );
    expect(valueOf(loanFacts(sampleProposal()).rows, 'Pago al vendedor del vehículo')).toBeUndefined();
    const { rows: paid } = loanFacts(sampleProposal({ revocation: revocationState({}, '2026-12-01') }));
    expect(plain(valueOf(paid, 'Pago al vendedor del vehículo'))).toBe('$ 20.000.000, martes 01/12/2026');
  });
});

describe('[EN-07] a missing value', () => {
  test("is shown as '-'", () => {
    const { vehicle } = sampleProposal();
    const unknown = { ...vehicle, brandName: null, modelName: null, zeroKm: false };
    expect(valueOf(vehicleRows(unknown), 'Modelo')).toBe('-');
    expect(valueOf(vehicleIds(unknown), 'Patente')).toBe('-');
    expect(valueOf(vehicleIds(unknown), 'Chasis')).toBe('-');
    expect(valueOf(loanFacts(sampleProposal()).rows, 'Seguro')).toBe('-');
  });

  test('is omitted for the plate of a new vehicle, which has none yet', () => {
    expect(valueOf(vehicleIds(sampleProposal().vehicle), 'Patente')).toBe('Todavía no tiene');
  });
});

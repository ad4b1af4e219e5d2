import { describe, expect, test } from 'vitest';
import { loanFacts, vehicleIds, vehicleRows, type Row } from './facts.ts';
import { sampleProposal } from './sample.ts';

const valueOf = (rows: readonly Row[], term: string) => rows.find((row) => row.term === term)?.value;
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('[RT-39] what the detail says of the loan', () => {
  test('the figures of the bank, in pesos and points', () => {
    const { rows, installment, cftea } = loanFacts(sampleProposal());
    expect(plain(installment)).toBe('$ 955.420,91');
    expect(plain(cftea.value)).toBe('57,75 %');
    expect(plain(valueOf(rows, 'Monto'))).toBe('$ 20.000.000 · 46 %');
    expect(valueOf(rows, 'Vencimiento')).toBe('Día 10 de cada mes');
    expect(valueOf(rows, 'Cuota en UVA')).toBeUndefined();
  });

  test('a UVA loan also tells its instalment in UVAs, and that its cost is expressed so', () => {
    const { quote, figures } = sampleProposal();
    const uva = sampleProposal({
      quote: { ...quote, mode: 'UVA' },
      figures: { ...figures, installmentInUva: '212.45' },
    });
    const { rows, note, cftea } = loanFacts(uva);
    expect(plain(valueOf(rows, 'Cuota en UVA'))).toBe('212,45 UVA');
    expect(note).toMatch(/sube con la inflación/);
    expect(cftea.label).toMatch(/expresado en UVA/);
  });

  test('the CFTEA with the policy stands beside the other once there is one', () => {
    const labels = (withInsurance: string | null) =>
      loanFacts(sampleProposal({ cfteaWithInsurance: withInsurance })).cftea.rates.map(({ label }) => label);
    expect(labels(null)).toEqual(['TNA', 'TEA']);
    expect(labels('61.02')).toContain('CFTEA incluyendo seguro del automotor');
  });
});

describe('[EN-07] what is missing', () => {
  test("is shown as '-'", () => {
    const { vehicle } = sampleProposal();
    const unknown = { ...vehicle, brandName: null, modelName: null, zeroKm: false };
    expect(valueOf(vehicleRows(unknown), 'Modelo')).toBe('-');
    expect(valueOf(vehicleIds(unknown), 'Dominio')).toBe('-');
    expect(valueOf(vehicleIds(unknown), 'Chasis')).toBe('-');
    expect(valueOf(loanFacts(sampleProposal()).rows, 'Seguro')).toBe('-');
  });

  test('a new vehicle has no plate yet, which is not missing', () => {
    expect(valueOf(vehicleIds(sampleProposal().vehicle), 'Dominio')).toBe('Todavía no tiene');
  });
});

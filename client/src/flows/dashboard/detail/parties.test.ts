import { describe, expect, test } from 'vitest';
import { sampleProposal } from '../proposal/sample.ts';
import { partyViews, type Party } from './parties.ts';

const party = (change: Partial<Party>): Party => ({
  __typename: 'ProposalParty',
  role: 'OWNER',
  name: 'ANA SOLICITANTE',
  maskedDocument: 'DNI 30.111.•••',
  maskedCuil: '20-30111•••-•',
  maskedPhone: '•• •••• 1234',
  maskedEmail: 'a•••@correo.example',
  ...change,
});

describe('[RT-39] who takes part', () => {
  test('is shown by name, with identifiers as masked as they came', () => {
    const [owner] = partyViews(sampleProposal({ parties: [party({})] }));
    expect(owner).toMatchObject({ title: 'Titular', name: 'Ana Solicitante' });
    expect(owner?.rows.map(({ value }) => value)).toEqual([
      'DNI 30.111.•••',
      '20-30111•••-•',
      '•• •••• 1234',
      'a•••@correo.example',
    ]);
  });

  test('a company has a CUIT and no identity number', () => {
    const company = party({ role: 'SELLER', name: 'AUTOS DEL SUR S.A.', maskedDocument: null });
    const [seller] = partyViews(sampleProposal({ parties: [company] }));
    expect(seller).toMatchObject({ title: 'Quien vende', name: 'Autos del Sur S.A.' });
    expect(seller?.rows[0]?.term).toBe('CUIT');
  });

  test("[EN-07] '-' stands for a seller and a point of sale that are not there", () => {
    const views = partyViews(sampleProposal({ parties: [party({})], pointOfSale: null }));
    expect(views.map(({ title, name }) => [title, name])).toEqual([
      ['Titular', 'Ana Solicitante'],
      ['Quien vende', '-'],
      ['Punto de venta', '-'],
    ]);
  });
});

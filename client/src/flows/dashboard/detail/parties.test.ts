import { describe, expect, test } from 'vitest';
import { sampleProposal } from '#testing/samples/proposal.ts';
import { partyViews, type Party } from './parties.ts';

const party = (change: Partial<Party>): Party => ({
  __typename: 'ProposalParty',
  role: 'OWNER',
  name: 'ANA SOLICITANTE',
  maskedDocument: 'DNI 30.•••.••2',
  maskedCuil: '20-30•••••2-•',
  maskedPhone: '•• •••• 1234',
  maskedEmail: 'a•••@correo.example',
  ...change,
});

describe('[RT-39] the parties', () => {
  test('have a name and the masked identifiers from the gateway', () => {
    const [owner] = partyViews(sampleProposal({ parties: [party({})] }));
    expect(owner).toMatchObject({ title: 'Titular', name: 'Ana Solicitante' });
    expect(owner?.rows.map(({ value }) => value)).toEqual([
      'DNI 30.•••.••2',
      '20-30•••••2-•',
      '•• •••• 1234',
      'a•••@correo.example',
    ]);
  });

  test('have a CUIT and no identity number for a company', () => {
    const company = party({ role: 'SELLER', name: 'AUTOS DEL SUR S.A.', maskedDocument: null });
    const [seller] = partyViews(sampleProposal({ parties: [company] }));
    expect(seller).toMatchObject({ title: 'Vendedor del vehículo', name: 'Autos del Sur S.A.' });
    expect(seller?.rows[0]?.term).toBe('CUIT');
  });

  test("[EN-07] show '-' for a missing seller and point of sale", () => {
    const views = partyViews(sampleProposal({ parties: [party({})], pointOfSale: null }));
    expect(views.map(({ title, name }) => [title, name])).toEqual([
      ['Titular', 'Ana Solicitante'],
      ['Vendedor del vehículo', '-'],
      ['Punto de venta', '-'],
    ]);
  });
});

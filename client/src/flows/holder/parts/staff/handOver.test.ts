import { describe, expect, test } from 'vitest';
import { EMPTY_CHOICE } from '#shared/loan/quote/choice.ts';
import type { HolderFlow } from '../../flow/HolderContext.ts';
import { handOverOf } from './handOver.ts';

type Parts = Parameters<typeof handOverOf>[1];
const chosen = {
  ...EMPTY_CHOICE,
  kind: 'PER_VALUE',
  agreementId: '1',
  occupationId: '2',
  typeCode: 'A',
  year: 2026,
  zeroKm: true,
  purchaseValue: 40_000_000,
} as const;
const simulation = {
  kind: 'PER_VALUE',
  couponId: null,
  pointOfSaleCode: '01010',
  agreement: { id: '3' },
  owner: { firstName: 'Nélida', lastName: 'Ibáñez' },
  vehicle: {
    typeCode: 'M',
    brandId: null,
    modelId: null,
    year: 2025,
    zeroKm: false,
    purchaseValue: { amount: '9000000.00' },
  },
} as unknown as HolderFlow['simulation'];
const proposal = (phase: string) =>
  ({ id: 'p 1', activePhase: { name: phase } }) as unknown as HolderFlow['proposal'];
const flow = (change: Partial<Parts> = {}): Parts => ({
  proposal: null,
  simulation: null,
  choice: chosen,
  ...change,
});

describe('the customer’s URL for a step', () => {
  test('has the same step and the selected vehicle before there is a proposal', () => {
    const { path, opens } = handOverOf('by-value', flow());
    expect(path).toMatch(/^\/titular\/cotizacion\/cotizar\/por-valor\?/);
    expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toMatchObject({
      convenio: '1',
      valor: '40000000',
    });
    expect(opens).toBe('vehicle');
  });

  test.each(['personal-data', 'co-owner', 'quoter'] as const)(
    'at %s, leads to the personal data step without anything the seller entered',
    (step) => {
      const { path } = handOverOf(step, flow({ choice: EMPTY_CHOICE, simulation }));
      expect(path).toMatch(/^\/titular\/datos-personales\?/);
      expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
        modo: 'por-valor',
        convenio: '3',
        pos: '01010',
        tipo: 'M',
        anio: '2025',
        '0km': 'no',
        valor: '9000000',
      });
    },
  );

  test('contains only the id of a proposal, which grants no access without the phone code', () => {
    expect(handOverOf('insurance', flow({ proposal: proposal('INSURANCE'), simulation }))).toEqual({
      path: '/titular/seguro?id=p+1',
      opens: 'proposal',
    });
  });

  test('leads to the identity check at the end', () => {
    expect(handOverOf('end', flow({ proposal: proposal('IDENTITY_AND_CONTRACT') }))).toEqual({
      path: '/biometria?id=p%201',
      opens: 'identity',
    });
  });
});

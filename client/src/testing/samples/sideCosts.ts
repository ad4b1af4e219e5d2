import type { SideCostsQuery } from '#generated/graphql.ts';
import { money } from './loan.ts';

type SideCost = NonNullable<SideCostsQuery['sideCosts']>['items'][number];

const PROVINCES: SideCostsQuery['provinces'] = [
  { __typename: 'Province', id: '1', name: 'CAPITAL FEDERAL' },
  { __typename: 'Province', id: '2', name: 'BUENOS AIRES' },
];

/** A bank's estimate in a province; Buenos Aires exempts the contract from the stamp tax. */
export function sideCosts(provinceId: string): SideCostsQuery {
  const isExempt = provinceId === '2';
  const office = isExempt ? 'ARBA' : 'AGIP';
  const registry = 'Registro de la Propiedad del Automotor';
  const cost = (kind: SideCost['kind'], amount: string, payee: string): SideCost => ({
    __typename: 'SideCost',
    kind,
    amount: money(amount),
    isMonthly: kind === 'PLATE_TAX',
    payee,
  });
  return {
    __typename: 'Query',
    sideCosts: {
      __typename: 'SideCosts',
      provinceId,
      province: PROVINCES.find(({ id }) => id === provinceId) ?? null,
      items: [
        cost('PLEDGE_REGISTRATION', '40000.00', registry),
        cost('STAMP_TAX', isExempt ? '0.00' : '200000.00', office),
        cost('TRANSFER', '300000.00', registry),
        cost('PLATE_TAX', '90000.00', office),
      ],
      total: money(isExempt ? '340000.00' : '540000.00'),
      source: 'Valores de demostración',
      ratedOn: '2026-11-01',
    },
    provinces: PROVINCES,
  };
}

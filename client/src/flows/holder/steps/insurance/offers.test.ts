import { describe, expect, test } from 'vitest';
import { groupByCoverage, groupInView, offersInView, selectedOffer, type Offer } from './offers.ts';

const offer = (id: string, coverageCode: string, premium: string, selected = false): Offer => ({
  __typename: 'InsuranceOffer',
  id,
  insurerName: `Aseguradora ${id}`,
  coverageCode,
  coverageName: `Cobertura ${coverageCode}`,
  coverageDescription: null,
  monthlyPremium: { __typename: 'Money', amount: premium },
  insuredSum: { __typename: 'Money', amount: '30000000.00' },
  deductible: null,
  isSelected: selected,
});
const OFFERS = [
  offer('1', 'D', '210000.00'),
  offer('2', 'C', '144900.00'),
  offer('3', 'D', '99000.50', true),
  offer('4', 'C', '1000000.00'),
];

describe('[CA-39] insurance offers', () => {
  test('are grouped by coverage and sorted numerically by price', () => {
    const groups = groupByCoverage(OFFERS);
    expect(groups.map(({ code, offers }) => [code, offers.map(({ id }) => id)])).toEqual([
      ['D', ['3', '1']],
      ['C', ['2', '4']],
    ]);
  });

  test('show the selected coverage, else that of the saved offer, else the cheapest', () => {
    const groups = groupByCoverage(OFFERS);
    expect(groupInView(groups, 'C', '3')?.code).toBe('C');
    expect(groupInView(groups, null, '4')?.code).toBe('C');
    expect(groupInView(groups, 'GONE', null)?.code).toBe('D');
    expect(groupInView([], null, null)).toBeUndefined();
  });

  test('show the three cheapest of a coverage first and all on request', () => {
    const many = ['5', '1', '4', '2', '3'].map((id) => offer(id, 'C', `${id}00.00`));
    const [group] = groupByCoverage(many);
    if (group === undefined) throw new Error('no group');
    const ids = (isWhole: boolean, chosen: string | null) =>
      offersInView(group, isWhole, chosen).map(({ id }) => id);
    expect(ids(false, null)).toEqual(['1', '2', '3']);
    expect(ids(false, '2')).toEqual(['1', '2', '3']);
    expect(ids(false, '5')).toHaveLength(5);
    expect(ids(true, null)).toHaveLength(5);
  });

  test('start with the saved choice or with none', () => {
    expect(selectedOffer(OFFERS)).toBe('3');
    expect(selectedOffer(OFFERS.slice(0, 2))).toBeNull();
  });
});

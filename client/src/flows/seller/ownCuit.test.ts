import { expect, test } from 'vitest';
import { NO_SELLER } from '#shared/loan/seller/sellerValues.ts';
import { keepOwnCuit, ownCuit } from './ownCuit.ts';

const SELLER = {
  person: { ...NO_SELLER.person, gender: 'MALE', cuil: '20251112224' },
  company: { ...NO_SELLER.company, cuit: '30705658613' },
} as const;

test('remembers the CUIL or CUIT that the seller entered, for that sale only', () => {
  keepOwnCuit('s1', { ...SELLER, kind: 'person' });
  expect(ownCuit('s1')).toBe('20251112224');
  expect(ownCuit('s2')).toBe('');
  keepOwnCuit('s2', { ...SELLER, kind: 'company' });
  expect(ownCuit('s2')).toBe('30705658613');
  expect(ownCuit('s1')).toBe('');
});

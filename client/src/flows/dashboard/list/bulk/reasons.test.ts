import { describe, expect, test } from 'vitest';
import { rows } from '#testing/samples/dashboard.ts';
import { reasonsOf } from './reasons.ts';

const [sample] = rows;
if (sample === undefined) throw new Error('There is no sample row.');
const row = (id: string | null, change: Partial<typeof sample>) => ({
  ...sample,
  id,
  waitsFor: 'OWNER' as const,
  displayName: 'Seguro',
  ...change,
});
const sentBack = (...labels: string[]) => ({
  displayName: 'A corregir',
  sentBackDocuments: labels.map((label) => ({
    __typename: 'SentBackDocument' as const,
    label,
    reason: 'falta una parte.',
  })),
});

describe('reasons to remind on a page', () => {
  test('are the awaited document or else the phase, most frequent first', () => {
    const items = [
      row('a', {}),
      row('b', {}),
      row('c', sentBack('DNI del titular, frente')),
      row('d', sentBack('DNI del titular, frente', 'Cédula')),
      row('e', sentBack('DNI del titular, frente')),
    ];
    expect(reasonsOf(items, new Map())).toEqual([
      { label: 'A corregir: DNI del titular, frente', ids: ['c', 'd', 'e'] },
      { label: 'Seguro', ids: ['a', 'b'] },
    ]);
  });

  test('exclude rows that cannot be reminded now', () => {
    const barred = new Map([['a', 'Te toca a vos']]);
    expect(reasonsOf([row('a', {}), row('b', {})], barred)).toEqual([{ label: 'Seguro', ids: ['b'] }]);
  });

  test('count only rows that wait for somebody who can be reminded', () => {
    const items = [
      row('a', {}),
      row('b', { waitsFor: 'BANK' }),
      row('c', { waitsFor: null }),
      row(null, {}),
      row('d', { waitsFor: 'SELLER' }),
    ];
    expect(reasonsOf(items, new Map())).toEqual([{ label: 'Seguro', ids: ['a', 'd'] }]);
  });
});

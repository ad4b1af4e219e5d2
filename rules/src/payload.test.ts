import { describe, expect, it } from 'vitest';
import { addressPayload, asText, documentText } from './payload.ts';

describe('what is sent', () => {
  it('[VA-16] sends the street number as a number and absent floor and apartment as empty text', () => {
    const place = { street: ' Av. Corrientes ', state: '1', locality: 'CABA', postalCode: 'c1043aaz' };
    expect(addressPayload({ ...place, number: ' 1.234 ', floor: null })).toEqual({
      street: 'Av. Corrientes',
      number: 1234,
      floor: '',
      apartment: '',
      state: '1',
      locality: 'CABA',
      postalCode: 'C1043AAZ',
    });
    expect(addressPayload({ ...place, number: '5', floor: '3 ', apartment: 'B' })).toMatchObject({
      floor: '3',
      apartment: 'B',
    });
  });

  it.each([
    [30111222, '30111222'],
    ['1500000', '1500000'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
  ])('[VA-16] sends %j as the text %j', (value, expected) => expect(asText(value)).toBe(expected));

  it('[VA-16] sends a document as its digits', () => {
    expect(documentText('30.111.222')).toBe('30111222');
    expect(documentText(30111222)).toBe('30111222');
  });
});

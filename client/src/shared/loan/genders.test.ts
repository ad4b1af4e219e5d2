import { expect, test } from 'vitest';
import { genderOptions } from './genders.ts';

test('does not offer people the gender for companies [EN-14]', () => {
  const genders = [
    { code: 'X', description: 'NO BINARIO' },
    { code: 'N', description: 'NO APLICA' },
  ];
  expect(genderOptions(genders)).toEqual([{ value: 'NON_BINARY', label: 'No binario' }]);
});

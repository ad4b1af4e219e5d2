import { expect, test } from 'vitest';
import { unstorableText } from './storableText.ts';

test.each([
  [{ street: 'Ñandú 😀' }, null],
  [null, null],
  [{ street: 'a\0b' }, 'street'],
  [{ people: [{ name: 'a' }, { name: '\ud800' }] }, 'people.1.name'],
  [{ 'a\0': 1 }, ''],
  ['\udc00', ''],
])('%j: %j', (value, path) => expect(unstorableText(value)).toBe(path));

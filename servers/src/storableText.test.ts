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

test('handles bodies of any depth', () => {
  let body: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth += 1) body = [body];
  expect(unstorableText(body)).toHaveLength(199_999);
});

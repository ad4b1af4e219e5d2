import { expect, test } from 'vitest';
import { readFrontNumber } from './frontNumber.ts';

const image = {} as ImageData;
const CARD = '00123456789@DELGADO@MARINA@F@30123456@A@15/03/1985@02/12/2020@273';

test.each<[string, () => Promise<string | null>, string | null]>([
  ['the number of a valid card', () => Promise.resolve(CARD), '30123456'],
  ['no number for another code', () => Promise.resolve('https://example.com/@a@b'), null],
  ['no number without a code', () => Promise.resolve(null), null],
  ['no number without a reader', () => Promise.reject(new Error('not loaded')), null],
  ['no number from a reader that takes too long', () => new Promise(() => undefined), null],
])('from a photo of the front, extracts %s', async (_what, read, number) => {
  expect(await readFrontNumber(image, { read }, 10)).toBe(number);
});

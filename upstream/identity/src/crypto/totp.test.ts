import { expect, test } from 'vitest';
import { codeOfStep, makeTokenSecret, matchingStep, stepAt, toBase32 } from './totp.ts';

// RFC 6238 appendix B, SHA-1, the last six of its eight digits.
const secret = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('generates at second %d the code %s', (second, code) => {
  expect(codeOfStep(secret, stepAt(second * 1000))).toBe(code);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('accepts a code %d steps away: %s', (away, isAccepted) => {
  const now = 1_234_567_890_000;
  const step = stepAt(now) + away;
  expect(matchingStep(secret, codeOfStep(secret, step), now)).toBe(isAccepted ? step : null);
});

test('generates random secrets of 160 bits', () => {
  expect(makeTokenSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeTokenSecret()).not.toBe(makeTokenSecret());
});

import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';

/**
 * Words of the glossary's last column that the code no longer uses, with the pattern that finds each in the row's
 * sense. To enforce another word, bring its uses to none and add its line here. The pattern reads code in small letters
 * with names in parts: `taxBurden` is 'tax burden'.
 */
const ENFORCED: Readonly<Record<string, RegExp>> = {
  lien: /\bliens?\b/,
  mortgage: /\bmortgages?\b/,
  guarantor: /\bguarantors?\b/,
  vendor: /\bvendors?\b/,
  deal: /\bdeals?\b/,
  voucher: /\bvouchers?\b/,
  'scoring request': /\bscoring requests?\b/,
  APR: /\bapr\b/,
  expenses: /\bexpenses?\b/,
  'payment method': /\bpayment methods?\b/,
  'thank-you page': /\bthank ?you\b/,
  payout: /\bpayouts?\b/,
  tracking: /\btracking\b/,
  diff: /\bdiffs?\b/,
  delta: /\bdeltas?\b/,
};

const wordsToAvoid = [...readSource('docs/glossary.md').matchAll(/^\|.*\|([^|]*)\|$/gm)].flatMap(
  ([, cell = '']) => cell.trim().split(', '),
);

const inWords = (code: string): string =>
  code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();

const ROOMS = ['rules', 'design-system', 'client', 'gateway', 'upstream'];
const lines = [
  'schema.graphql',
  ...ROOMS.flatMap((room) => sourceFiles(room, ['.ts', '.tsx', '.graphql'])),
].flatMap((path) =>
  readSource(path)
    .split('\n')
    .map((line, index) => ({ place: `${path}:${index + 1}`, words: inWords(line) })),
);

describe('the words to avoid in docs/glossary.md', () => {
  it.each(Object.entries(ENFORCED))('%s is not in the code', (_word, pattern) => {
    expect(lines.filter(({ words }) => pattern.test(words)).map(({ place }) => place)).toEqual([]);
  });

  it('include every word that is enforced here', () => {
    expect(Object.keys(ENFORCED).filter((word) => !wordsToAvoid.includes(word))).toEqual([]);
  });

  it.each([
    ['lien', '/** The liens of a vehicle. */', true],
    ['lien', 'const hasLien = true;', true],
    ['lien', 'const client = true;', false],
    ['payment method', 'type PAYMENT_METHOD', true],
    ['thank-you page', 'ThankYouPage', true],
  ])('%s in %s is found: %s', (word, code, found) => {
    expect(ENFORCED[word]?.test(inWords(code))).toBe(found);
  });
});

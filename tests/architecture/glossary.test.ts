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
  tracking: /\btrack(?:ing|ed)\b/,
  diff: /\bdiffs?\b/,
  delta: /\bdeltas?\b/,
  papers: /\bpapers\b/,
  // Except `Sale.standing`, which is deprecated.
  standing: /(?<!\bsale )\bstanding\b(?!:)/,
  // Except the bank's codes NOT_A_PICTURE and PICTURE_TOO_BIG, and its verifier's name.
  picture: /(?<!\bnot a )\bpictures?\b(?! (?:\\w|too big|quality))/,
};

/** Words of the bank's REST contract, except the names of its calls and the schema's deprecated fields. */
const OF_REST: Readonly<Record<string, RegExp>> = {
  TRD: /\btrd\b/,
  observed: /(?<!\bdocuments )\bobserved\b/,
  taxBurden: /(?<!\bget )\btax burdens?\b(?! code|[:(])/,
  grossIncome: /(?<!\bget )\bgross income\b(?! code| categories)/,
};
/** The code that speaks REST: the bank, the gateway's calls to it, and the tests that play the bank. */
const SPEAKS_REST =
  /^(?:upstream\/bank|gateway\/src\/bank)\/|^gateway\/.*\.test\.ts:|^e2e\/support\/bankWithout\.ts:/;

const wordsToAvoid = [...readSource('docs/glossary.md').matchAll(/^\|.*\|([^|]*)\|$/gm)].flatMap(
  ([, cell = '']) => cell.trim().split(', '),
);

const inWords = (code: string): string =>
  code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();

const ROOMS = ['rules', 'design-system', 'client', 'gateway', 'upstream', 'e2e'];
const lines = [
  'schema.graphql',
  ...ROOMS.flatMap((room) => sourceFiles(room, ['.ts', '.tsx', '.graphql'])),
].flatMap((path) =>
  readSource(path)
    .split('\n')
    .map((line, index) => ({ place: `${path}:${index + 1}`, words: inWords(line) })),
);

const placesOf = (pattern: RegExp): string[] =>
  lines.filter(({ words }) => pattern.test(words)).map(({ place }) => place);

describe('the words to avoid in docs/glossary.md', () => {
  it.each(Object.entries(ENFORCED))('%s is not in the code', (_word, pattern) => {
    expect(placesOf(pattern)).toEqual([]);
  });

  it.each(Object.entries(OF_REST))('%s is not in the code that does not speak REST', (_word, pattern) => {
    expect(placesOf(pattern).filter((place) => !SPEAKS_REST.test(place))).toEqual([]);
  });

  it('include every word that is enforced here', () => {
    const enforced = Object.keys({ ...ENFORCED, ...OF_REST });
    expect(enforced.filter((word) => !wordsToAvoid.includes(word))).toEqual([]);
  });

  it.each([
    ['lien', '/** The liens of a vehicle. */', true],
    ['lien', 'const hasLien = true;', true],
    ['lien', 'const client = true;', false],
    ['payment method', 'type PAYMENT_METHOD', true],
    ['thank-you page', 'ThankYouPage', true],
    ['TRD', 'agreement.maxLtvTRD', true],
    ['observed', 'const observedParties = [];', true],
    ['observed', "case 'DOCUMENTS_OBSERVED':", false],
    ['taxBurden', 'taxBurdens.map(({ code }) => code)', true],
    ['taxBurden', "'/person/get_tax_burdens'", false],
    ['standing', 'query IdentityStanding($id: ID!) {', true],
    ['picture', 'const MAX_PICTURE_BYTES = 5;', true],
    ['picture', "code: 'PICTURE_TOO_BIG'", false],
  ])('%s in %s is found: %s', (word, code, found) => {
    expect((ENFORCED[word] ?? OF_REST[word])?.test(inWords(code))).toBe(found);
  });
});

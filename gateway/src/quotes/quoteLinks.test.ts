import fc from 'fast-check';
import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { quotedVehicleName, QuoteLinks, type SharedQuote, TOKEN_LENGTH } from './quoteLinks.ts';
import { sampleQuote } from '../testing/sampleQuote.ts';

const SECRET = 'a secret of at least thirty-two characters';
const links = new QuoteLinks([SECRET]);

const pesos = fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => cents / 100);
const rate = fc.integer({ min: 0, max: 99_999 }).map((parts) => parts / 100);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const date = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10));
const key = fc.stringMatching(/^[A-Z\d]{1,8}$/);

const quotes: fc.Arbitrary<SharedQuote> = fc.record({
  madeOn: date,
  validUntil: date,
  isOffer: fc.boolean(),
  mode: fc.constantFrom('FIXED', 'UVA'),
  agreementId: orNull(fc.stringMatching(/^[1-9]\d{0,3}$/)),
  couponId: orNull(key),
  vehicle: orNull(
    fc.record({
      typeCode: orNull(fc.stringMatching(/^[A-Z]{1,2}$/)),
      brandId: orNull(fc.stringMatching(/^[A-Z\d]{1,4}$/)),
      modelId: orNull(fc.stringMatching(/^[1-9]\d{0,6}$/)),
      model: fc.string({ maxLength: 10 }),
      year: orNull(fc.integer({ min: 1990, max: 2030 })),
      zeroKm: fc.boolean(),
      purchaseValue: pesos,
    }),
  ),
  figures: fc.record({
    financedAmount: pesos,
    terms: fc.integer({ min: 1, max: 120 }),
    dueDate: fc.integer({ min: 1, max: 28 }),
    pureEstimatedInstallmentValue: pesos,
    pureEstimatedInstallmentValueWithIva: pesos,
    pureEstimatedInstallmentValueInUVA: fc.constant(null),
    capitalInUVAs: fc.constant(null),
    tea: rate,
    cftea: orNull(rate),
    tna: rate,
    cfteaWithoutVat: orNull(rate),
    extraDays: fc.integer({ min: 0, max: 60 }),
    totalToPay: pesos,
    matrixCode: key,
    uvaValue: fc.constant(null),
    uvaEstimated: fc.boolean(),
    fees: fc.constant(null),
  }),
  insurance: orNull(fc.record({ monthlyPremium: pesos, cfteaWithInsurance: orNull(rate) })),
  rows: fc.array(fc.record({ total: pesos, dueDate: date, paymentDate: date }), { maxLength: 2 }),
});

/** Returns a correctly signed token with these contents. */
function signed(contents: Uint8Array): string {
  const derived = new Uint8Array(hkdfSync('sha256', SECRET, '', 'quote-link', 32));
  const signature = createHmac('sha256', derived).update(contents).digest().subarray(0, 16);
  return Buffer.concat([contents, signature]).toString('base64url');
}

describe('a quote link', () => {
  it('contains the shared quote', () => {
    fc.assert(
      fc.property(quotes, (quote) => {
        expect(links.open(links.seal(quote))).toEqual(quote);
      }),
    );
  });

  it('contains UVAs and fees, and can omit the vehicle', () => {
    for (const quote of [sampleQuote(), sampleQuote({ mode: 'UVA' }), sampleQuote({ vehicle: null })]) {
      expect(links.open(links.seal(quote))).toEqual(quote);
    }
    const { figures } = sampleQuote();
    const uva = sampleQuote({
      mode: 'UVA',
      figures: {
        ...figures,
        pureEstimatedInstallmentValueInUVA: 254.31,
        capitalInUVAs: 11_204.55,
        uvaValue: 1785.04,
        fees: {
          grantingFee: 363_000,
          netDisbursed: 19_637_000,
          monthlyFeeWithIva: 3025,
          lifeInsurancePct: 0.18,
          firstInstallmentWithIva: 993_210.45,
        },
      },
    });
    expect(links.open(links.seal(uva))).toEqual(uva);
    expect(links.seal(uva).length).toBeLessThanOrEqual(TOKEN_LENGTH);
  });

  it('is short enough for a chat because it shortens model names', () => {
    const usual = links.seal(sampleQuote());
    expect(usual).toMatch(/^[\w-]+$/);
    expect(usual.length).toBeLessThanOrEqual(TOKEN_LENGTH);
    const named = sampleQuote({ vehicle: { ...sampleVehicle, model: 'Mercedes-Benz Sprinter '.repeat(6) } });
    const token = links.seal(named);
    expect(token.length).toBeLessThanOrEqual(TOKEN_LENGTH);
    expect(token.length).toBeGreaterThan(TOKEN_LENGTH - 4);
    expect(links.open(token)?.vehicle?.model).toMatch(/^Mercedes-Benz Sprinter/);
    expect(links.open(token)?.figures).toEqual(named.figures);
  });

  it('is rejected with any character changed, removed or added', () => {
    const token = links.seal(sampleQuote());
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
    for (let at = 0; at < token.length; at += 1) {
      const [before, after] = [token.slice(0, at), token.slice(at + 1)];
      for (const letter of letters) {
        if (letter !== token[at]) expect(links.open(`${before}${letter}${after}`), `at ${at}`).toBeNull();
      }
      expect(links.open(before), `cut at ${at}`).toBeNull();
      expect(links.open(before + after), `without ${at}`).toBeNull();
    }
    for (const more of ['A', '=', '.', ' ', '%20']) expect(links.open(token + more)).toBeNull();
  });

  it.each(['', 'A', 'ñandú', '../../etc/passwd', 'A'.repeat(200), '0'.repeat(5000)])(
    'cannot be %j',
    (token) => expect(links.open(token)).toBeNull(),
  );

  it('is rejected if it is from another gateway or version', () => {
    const token = links.seal(sampleQuote());
    expect(new QuoteLinks([`${SECRET}!`]).open(token)).toBeNull();
    expect(new QuoteLinks([`${SECRET}!`, SECRET]).open(token), 'during an exchange').toEqual(sampleQuote());
    const contents = Buffer.from(token, 'base64url').subarray(0, -16);
    expect(links.open(signed(contents))).toEqual(sampleQuote());
    expect(links.open(signed(Buffer.from([1, ...contents.subarray(1)])))).toBeNull();
  });
});

const sampleVehicle = {
  typeCode: 'A',
  brandId: '12',
  modelId: '120345',
  model: 'Fiat Cronos Precision',
  year: 2027,
  zeroKm: true,
  purchaseValue: 32_000_000,
};

it.each([
  [sampleVehicle, 'Fiat Cronos Precision · 0KM 2027'],
  [{ ...sampleVehicle, model: '', zeroKm: false }, 'Usado 2027'],
  [{ ...sampleVehicle, model: '', year: null }, '0KM'],
])('names the vehicle %j as %s', (vehicle, name) => expect(quotedVehicleName(vehicle)).toBe(name));

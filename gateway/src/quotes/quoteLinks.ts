import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { sentenceCase } from '@prendarios/rules/displayCase';
import { conditionLabel } from '@prendarios/rules/years';
import type { Secrets } from '@prendarios/servers/secrets';
import {
  type Codec,
  day,
  tenThousandths,
  hundredths,
  hundredthsOrNull,
  list,
  nullable,
  oneOf,
  record,
  text,
  textOrNull,
  type Value,
  wholeNumber,
  wholeOrNull,
} from './codec.ts';

/** First byte of the contents; tokens with another version are rejected. */
const VERSION = 2;
const USE = 'quote-link';
const SIGNATURE_BYTES = 16;
/** Maximum length. Chats do not wrap it, and its QR code stays coarse enough for print. */
export const TOKEN_LENGTH = 212;

const fees = record({
  grantingFee: hundredths,
  netDisbursed: hundredths,
  monthlyFeeWithIva: hundredths,
  lifeInsurancePct: tenThousandths,
  firstInstallmentWithIva: hundredths,
});

const figures = record({
  financedAmount: hundredths,
  terms: wholeNumber,
  dueDate: wholeNumber,
  pureEstimatedInstallmentValue: hundredths,
  pureEstimatedInstallmentValueWithIva: hundredths,
  pureEstimatedInstallmentValueInUVA: hundredthsOrNull,
  capitalInUVAs: hundredthsOrNull,
  tea: hundredths,
  cftea: hundredthsOrNull,
  tna: hundredths,
  cfteaWithoutVat: hundredthsOrNull,
  extraDays: wholeNumber,
  totalToPay: hundredths,
  matrixCode: text,
  uvaValue: hundredthsOrNull,
  uvaEstimated: oneOf(false, true),
  fees: nullable(fees),
});

/** Type, brand, model and year are empty if only condition and value were chosen. */
const vehicle = record({
  typeCode: textOrNull,
  brandId: textOrNull,
  modelId: textOrNull,
  /** Brand and model as displayed; '' if quoted by value. */
  model: text,
  year: wholeOrNull,
  zeroKm: oneOf(false, true),
  /** Pesos. */
  purchaseValue: hundredths,
});

/** Estimate of the quote's day: pesos per month, and percent. */
const insurance = record({ monthlyPremium: hundredths, cfteaWithInsurance: hundredthsOrNull });

const quote = record({
  madeOn: day,
  /** Last day of validity. */
  validUntil: day,
  /** Whether it is from an applicant's offer, not indicative. */
  isOffer: oneOf(false, true),
  mode: oneOf('FIXED', 'UVA'),
  agreementId: textOrNull,
  couponId: textOrNull,
  vehicle: nullable(vehicle),
  figures,
  insurance: nullable(insurance),
  /** First two rows of the schedule. */
  rows: list(record({ total: hundredths, dueDate: day, paymentDate: day })),
});

export type SharedQuote = Value<typeof quote>;
export type QuotedVehicle = Value<typeof vehicle>;

/** Returns the display name: 'Fiat Cronos Precision · 0KM 2027', or only the condition if quoted by value. */
export function quotedVehicleName({ model, year, zeroKm }: QuotedVehicle): string {
  if (year === null) return sentenceCase(conditionLabel({ zeroKm }));
  return vehicleName({ brandName: model, year, zeroKm });
}

/** The client's path of a quote page. */
export const QUOTE_PAGE = '/cotizacion/:token';
export const pathOf = (token: string): string => QUOTE_PAGE.replace(':token', token);

function bytesOf<T>(codec: Codec<T>, value: T): Buffer {
  const out: number[] = [VERSION];
  codec.write(out, value);
  return Buffer.from(out);
}

/**
 * Signs public figures into a link's token and reads them back (decision 031). The token has no personal data, so it
 * is not encrypted: the page shows all of its contents.
 */
export class QuoteLinks {
  readonly #keys: readonly [Uint8Array, ...Uint8Array[]];

  constructor([first, ...others]: Secrets) {
    const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', USE, 32));
    this.#keys = [keyOf(first), ...others.map(keyOf)];
  }

  /** Returns a token; shortens long model names until it fits TOKEN_LENGTH. */
  seal(shared: SharedQuote): string {
    const contents = bytesOf(quote, shared);
    const token = Buffer.concat([contents, signatureOf(this.#keys[0], contents)]).toString('base64url');
    const model = shared.vehicle?.model ?? '';
    if (token.length <= TOKEN_LENGTH || shared.vehicle === null || model === '') return token;
    return this.seal({ ...shared, vehicle: { ...shared.vehicle, model: model.slice(0, -1).trimEnd() } });
  }

  /** Returns a token's quote; null if it is from another gateway or version, altered or truncated. */
  open(token: string): SharedQuote | null {
    const bytes = Buffer.from(token, 'base64url');
    // Several texts decode to the same bytes; only the canonical one is valid.
    if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null;
    const contents = bytes.subarray(0, -SIGNATURE_BYTES);
    const signature = bytes.subarray(-SIGNATURE_BYTES);
    if (!this.#keys.some((key) => timingSafeEqual(signatureOf(key, contents), signature))) return null;
    return contents[0] === VERSION ? quote.read({ bytes: contents, at: 1 }) : null;
  }
}

const signatureOf = (key: Uint8Array, contents: Uint8Array): Buffer =>
  createHmac('sha256', key).update(contents).digest().subarray(0, SIGNATURE_BYTES);

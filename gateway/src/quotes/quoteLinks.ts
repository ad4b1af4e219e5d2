import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { conditionLabel } from '@prendarios/rules/years';
import type { Secrets } from '@prendarios/servers/secrets';
import {
  type Codec,
  day,
  fine,
  hundredths,
  hundredthsOrNull,
  list,
  nullable,
  oneOf,
  record,
  text,
  textOrNull,
  type Value,
  whole,
  wholeOrNull,
} from './codec.ts';

/** The first byte: a link of another kind of quote is none of ours. */
const VERSION = 2;
const USE = 'quote-link';
const SIGNATURE_BYTES = 16;
/** A chat breaks no line in it, and a QR code stays coarse enough for a paper. */
export const TOKEN_LENGTH = 212;

const fees = record({
  grantingFee: hundredths,
  netDisbursed: hundredths,
  monthlyFeeWithIva: hundredths,
  lifeInsurancePct: fine,
  firstInstallmentWithIva: hundredths,
});

/** The figures as the bank answered them, under its names. */
const figures = record({
  financedAmount: hundredths,
  terms: whole,
  dueDate: whole,
  pureEstimatedInstallmentValue: hundredths,
  pureEstimatedInstallmentValueWithIva: hundredths,
  pureEstimatedInstallmentValueInUVA: hundredthsOrNull,
  capitalInUVAs: hundredthsOrNull,
  tea: hundredths,
  cftea: hundredthsOrNull,
  tna: hundredths,
  cfteaWithoutVat: hundredthsOrNull,
  extraDays: whole,
  totalToPay: hundredths,
  matrixCode: text,
  uvaValue: hundredthsOrNull,
  uvaEstimated: oneOf(false, true),
  fees: nullable(fees),
});

/** Without model, type and year: only its condition and its value were chosen. */
const vehicle = record({
  typeCode: textOrNull,
  brandId: textOrNull,
  modelId: textOrNull,
  /** Brand and model, as they are shown; '' if quoted by value. */
  model: text,
  year: wholeOrNull,
  zeroKm: oneOf(false, true),
  /** Pesos. */
  purchaseValue: hundredths,
});

/** Estimated on the quote's day: pesos a month, and percent. */
const insurance = record({ monthlyPremium: hundredths, cfteaWithInsurance: hundredthsOrNull });

const quote = record({
  madeOn: day,
  /** The last day. */
  validUntil: day,
  /** Made of an applicant's offer; else it is indicative. */
  isOffer: oneOf(false, true),
  mode: oneOf('FIXED', 'UVA'),
  agreementId: textOrNull,
  couponId: textOrNull,
  vehicle: nullable(vehicle),
  figures,
  insurance: nullable(insurance),
  /** The first two rows of the schedule. */
  rows: list(record({ total: hundredths, dueDate: day, paymentDate: day })),
});

export type SharedQuote = Value<typeof quote>;
export type QuotedVehicle = Value<typeof vehicle>;

/** The name of the vehicle on every screen: 'Fiat Cronos Precision 0KM · 2027', '0KM' of a value alone. */
export function quotedVehicleName({ model, year, zeroKm }: QuotedVehicle): string {
  if (year === null) return conditionLabel({ zeroKm });
  return vehicleName({ brandName: model, year, zeroKm });
}

/** Where the client has the page of a quote. */
export const QUOTE_PAGE = '/cotizacion/:token';
export const pathOf = (token: string): string => QUOTE_PAGE.replace(':token', token);

function bytesOf<T>(codec: Codec<T>, value: T): Buffer {
  const out: number[] = [VERSION];
  codec.write(out, value);
  return Buffer.from(out);
}

/**
 * Signs public figures into the token of a link, and reads them from it (decision 031). A token holds nothing of a
 * person, so it is signed and not encrypted: the page shows all of it.
 */
export class QuoteLinks {
  readonly #keys: readonly [Uint8Array, ...Uint8Array[]];

  constructor([first, ...others]: Secrets) {
    const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', USE, 32));
    this.#keys = [keyOf(first), ...others.map(keyOf)];
  }

  /** Long names of models are cut until the token is TOKEN_LENGTH long. */
  seal(shared: SharedQuote): string {
    const contents = bytesOf(quote, shared);
    const token = Buffer.concat([contents, signatureOf(this.#keys[0], contents)]).toString('base64url');
    const model = shared.vehicle?.model ?? '';
    if (token.length <= TOKEN_LENGTH || shared.vehicle === null || model === '') return token;
    return this.seal({ ...shared, vehicle: { ...shared.vehicle, model: model.slice(0, -1).trimEnd() } });
  }

  /** Null for a token that this gateway did not make, that was changed or cut, or of another version. */
  open(token: string): SharedQuote | null {
    const bytes = Buffer.from(token, 'base64url');
    // Several texts decode to the same bytes: only the one that was given out is a token.
    if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null;
    const contents = bytes.subarray(0, -SIGNATURE_BYTES);
    const signature = bytes.subarray(-SIGNATURE_BYTES);
    if (!this.#keys.some((key) => timingSafeEqual(signatureOf(key, contents), signature))) return null;
    return contents[0] === VERSION ? quote.read({ bytes: contents, at: 1 }) : null;
  }
}

const signatureOf = (key: Uint8Array, contents: Uint8Array): Buffer =>
  createHmac('sha256', key).update(contents).digest().subarray(0, SIGNATURE_BYTES);

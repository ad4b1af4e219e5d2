import { AMOUNT_MIN } from '@prendarios/rules/constants';
import { GraphQLError } from 'graphql';
import type { EstimateQuery } from '../../bank/insurance.ts';
import { codeOfMode } from '../../bank/shapes.ts';
import type { BankSources } from '../../bank/sources.ts';
import { indicativeAgreement } from '../../derived/indicativeAgreement.ts';
import type {
  IndicativeQuoteInput,
  OfferQuoteInput,
  QuotedVehicleInput,
  VehicleCondition,
} from '../../generated/resolvers.ts';
import { FieldErrors } from './check.ts';
import { checkChoice } from './proposal.ts';

const VALUE_RANGE = 'Ingresá el valor del vehículo.';
export const YEAR_NOT_LISTED = 'Elegí un año de la lista.';
export const CODE_UNKNOWN = 'Elegí una opción de la lista.';
/** Pesos. */
const MOST = 1_000_000_000;
/** As the bank's keys are. What else a caller writes does not travel under the bank's name. */
export const KEY = /^[\w .-]{1,20}$/;

/** A query has no userErrors: throws BAD_USER_INPUT with the field. */
export function refusedField(field: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}

/** Throws BAD_USER_INPUT with the field for an invalid choice. */
export function refuseChoice(choice: { financedAmount: string; term: number; dueDay?: number | null }): void {
  const errors = new FieldErrors();
  checkChoice(errors, choice);
  const [first] = errors.list;
  if (first !== undefined) throw refusedField(first.path.join('.'), first.message);
}

/** Throws BAD_USER_INPUT with the field for a vehicle that no bank would quote. */
export function refuseVehicle(
  { typeCode, year, zeroKm, purchaseValue }: QuotedVehicleInput,
  today: string,
): void {
  const value = Number(purchaseValue);
  // No loan is smaller, so no vehicle that pays for one is worth less.
  if (!(value >= AMOUNT_MIN && value < MOST)) throw refusedField('vehicle.purchaseValue', VALUE_RANGE);
  const last = Number(today.slice(0, 4)) + 1;
  // A new vehicle is of this year, the next one or what was left of the last one.
  const oldest = zeroKm ? last - 2 : last - 40;
  if (year && !(year >= oldest && year <= last)) throw refusedField('vehicle.year', YEAR_NOT_LISTED);
  if (typeCode && !KEY.test(typeCode)) throw refusedField('vehicle.typeCode', CODE_UNKNOWN);
}

/** Undefined without a condition: the bank then uses its own agreement. Null if it offers none for the condition. */
async function agreementIdFor({ branches }: BankSources, condition: VehicleCondition | null | undefined) {
  if (!condition) return undefined;
  return indicativeAgreement(await branches.conditions(), condition)?.id ?? null;
}

/** What the bank calculates indicative figures from; null if it has no agreement for the condition. */
export async function indicativeChoice(input: IndicativeQuoteInput, bank: BankSources) {
  const agreementId = input.agreementId ?? (await agreementIdFor(bank, input.condition));
  if (agreementId === null) return null;
  return {
    financedAmount: Number(input.financedAmount),
    selectedTerm: input.term,
    mode: input.mode,
    ...(input.dueDay ? { dueDate: input.dueDay } : {}),
    ...(agreementId ? { agreementId: Number(agreementId) } : {}),
    ...(input.couponId ? { couponId: input.couponId } : {}),
  };
}

type IndicativeChoice = NonNullable<Awaited<ReturnType<typeof indicativeChoice>>>;

/** What the bank estimates the insurance of an indicative quote from. */
export function indicativeEstimate(
  { mode, ...choice }: IndicativeChoice,
  { typeCode, year, zeroKm, purchaseValue }: QuotedVehicleInput,
): EstimateQuery {
  return {
    ...choice,
    selectedMode: codeOfMode(mode),
    ...(typeCode ? { vehicleType: typeCode } : {}),
    ...(year ? { year } : {}),
    zeroKm,
    value: Number(purchaseValue),
  };
}

/** The same within an applicant's offer. */
export const offerEstimate = (uuid: string, input: OfferQuoteInput): EstimateQuery => ({
  uuid,
  financedAmount: Number(input.financedAmount),
  selectedTerm: input.term,
  selectedMode: codeOfMode(input.mode),
  dueDate: input.dueDay,
});

/** What the bank calculates figures within an offer from. */
export function offerChoice(uuid: string, input: OfferQuoteInput) {
  return {
    uuid,
    financedAmount: Number(input.financedAmount),
    selectedTerm: input.term,
    mode: input.mode,
    dueDate: input.dueDay,
  };
}

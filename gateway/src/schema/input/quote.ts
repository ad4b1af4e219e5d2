import {
  AMOUNT_MAX,
  AMOUNT_MIN,
  COUPON_DEFAULT,
  DUE_DAY_MAX,
  DUE_DAY_MIN,
} from '@prendarios/rules/constants';
import { isDueDay } from '@prendarios/rules/dueDay';
import { GraphQLError } from 'graphql';
import type { BankSession } from '../../bank/BankSession.ts';
import { codeOfMode } from '../../bank/codes.ts';
import type { Arguments } from '../../bank/contract.ts';
import { indicativeAgreement } from '../../derived/indicativeAgreement.ts';
import type {
  IndicativeQuoteInput,
  OfferQuoteInput,
  QuotedVehicleInput,
  VehicleCondition,
  PrepaymentInput,
  SideCostsInput,
} from '../../generated/resolvers.ts';
import { FieldErrors } from './check.ts';
import { checkChoice } from '../entities/quote.ts';

export const YEAR_NOT_LISTED = "The year must be one of the bank's list.";
export const CODE_UNKNOWN = "The value must be a key or code of the bank's list.";
/** Pesos. */
const MOST = 1_000_000_000;
/** Format of the bank's keys. Other text must not reach the bank. */
const KEY = /^[\w .-]{1,20}$/;

/** Returns a BAD_USER_INPUT error for the field; queries have no userErrors. */
export function refusedField(field: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}

const RANGES: Readonly<Record<string, string>> = {
  'input.amount': 'an amount of pesos above 0',
  'input.financedAmount': 'an amount of pesos above 0',
  'input.vehicleValue': 'an amount of pesos above 0',
  'input.afterInstallment': '1 or more',
  financedAmount: `an amount of pesos from ${AMOUNT_MIN} to ${AMOUNT_MAX}`,
  term: '1 or more',
  dueDay: `${DUE_DAY_MIN} to ${DUE_DAY_MAX}`,
};
const refuseRange = (field: string) => refusedField(field, `${field} must be ${RANGES[field]}.`);

/** @throws BAD_USER_INPUT with the field, if the choice is invalid */
export function refuseChoice(choice: { financedAmount: string; term: number; dueDay?: number | null }): void {
  const errors = new FieldErrors();
  checkChoice(errors, choice);
  const [first] = errors.list;
  if (first !== undefined) throw refuseRange(first.path.join('.'));
}

/** @throws BAD_USER_INPUT with the field, if the vehicle is out of range for every bank */
export function refuseVehicle(
  { typeCode, year, zeroKm, purchaseValue }: QuotedVehicleInput,
  today: string,
): void {
  const value = Number(purchaseValue);
  // The vehicle secures the loan, so it cannot be worth less than the smallest loan.
  if (!(value >= AMOUNT_MIN && value < MOST)) {
    const range = `vehicle.purchaseValue must be an amount of pesos from ${AMOUNT_MIN} to below ${MOST}.`;
    throw refusedField('vehicle.purchaseValue', range);
  }
  const last = Number(today.slice(0, 4)) + 1;
  // A new vehicle has the current, the next or the previous model year.
  const oldest = zeroKm ? last - 2 : last - 40;
  if (year && !(year >= oldest && year <= last)) {
    throw refusedField('vehicle.year', `vehicle.year must be ${oldest} to ${last}.`);
  }
  if (typeCode && !KEY.test(typeCode)) throw refusedField('vehicle.typeCode', CODE_UNKNOWN);
}

type Budget = { monthlyPayment: string; term?: number | null; dueDay?: number };

/** @throws BAD_USER_INPUT with the field, if the budget is invalid */
export function refuseBudget({ monthlyPayment, term, dueDay }: Budget): void {
  if (!(Number(monthlyPayment) > 0)) {
    throw refusedField('monthlyPayment', 'monthlyPayment must be an amount of pesos above 0.');
  }
  if (typeof term === 'number' && term < 1) throw refuseRange('term');
  if (dueDay !== undefined && !isDueDay(dueDay)) throw refuseRange('dueDay');
}

/** @throws BAD_USER_INPUT with the field, if the input is out of range for every bank */
export function refuseSideCosts({ financedAmount, vehicleValue, provinceId }: SideCostsInput): void {
  if (!(Number(financedAmount) > 0)) throw refuseRange('input.financedAmount');
  if (!(Number(vehicleValue) > 0)) throw refuseRange('input.vehicleValue');
  if (provinceId && !/^\d{1,9}$/.test(provinceId)) throw refusedField('input.provinceId', CODE_UNKNOWN);
}

/** @throws BAD_USER_INPUT with the field, if the prepayment is invalid */
export function refusePrepayment({ amount, afterInstallment }: PrepaymentInput): void {
  if (!(Number(amount) > 0)) throw refuseRange('input.amount');
  if (afterInstallment < 1) throw refuseRange('input.afterInstallment');
}

/** @throws BAD_USER_INPUT for a coupon that is not in the bank's list; without the list, the bank decides */
export async function refuseUnlistedCoupon(couponId: string | null | undefined, bank: BankSession) {
  if (!couponId || couponId === COUPON_DEFAULT) return;
  const coupons = KEY.test(couponId) ? await bank.catalogueIfAvailable('getCoupons', {}) : [];
  if (coupons?.every(({ id }) => id !== couponId)) throw refusedField('couponId', CODE_UNKNOWN);
}

/** Returns undefined without a condition (the bank then uses its default), null if no agreement fits the condition. */
async function agreementIdFor(bank: BankSession, condition: VehicleCondition | null | undefined) {
  if (!condition) return undefined;
  return indicativeAgreement(await bank.catalogue('getBranchCoupon', {}), condition)?.id ?? null;
}

/** Returns the input of the bank's indicative calculation, or null if no agreement fits the condition. */
export async function indicativeChoice(input: IndicativeQuoteInput, bank: BankSession) {
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

/** Returns the input of the insurance estimate for an indicative quote. */
export function indicativeEstimate(
  { mode, ...choice }: IndicativeChoice,
  { typeCode, year, zeroKm, purchaseValue }: QuotedVehicleInput,
): Arguments<'getInsuranceEstimate'> {
  return {
    query: {
      ...choice,
      selectedMode: codeOfMode(mode),
      ...(typeCode ? { vehicleType: typeCode } : {}),
      ...(year ? { year } : {}),
      zeroKm: zeroKm ? 'true' : 'false',
      value: Number(purchaseValue),
    },
  };
}

/** Returns the input of the insurance estimate within an applicant's offer. */
export const offerEstimate = (uuid: string, input: OfferQuoteInput): Arguments<'getInsuranceEstimate'> => ({
  query: {
    uuid,
    financedAmount: Number(input.financedAmount),
    selectedTerm: input.term,
    selectedMode: codeOfMode(input.mode),
    dueDate: input.dueDay,
  },
  behalf: 'user',
});

/** Returns the input of the calculation within an offer. */
export function offerChoice(uuid: string, input: OfferQuoteInput) {
  return {
    uuid,
    financedAmount: Number(input.financedAmount),
    selectedTerm: input.term,
    mode: input.mode,
    dueDate: input.dueDay,
  };
}

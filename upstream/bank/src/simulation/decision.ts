import { type Agreement, findAgreement } from '../catalogue/catalogues.ts';
import { vehicleAge } from '../catalogue/usedPrice.ts';
import { today } from '../clock.ts';
import { discountOf } from '../coupon/service.ts';
import type { PersonIdentity, Scoring, Vehicle } from '../database/rowTypes.ts';
import { assumedIncome, evaluateApplicant, personaOf, ratesFor } from '../scoring/personas.ts';
import { ratesOf, type Terms, vatRateOf } from './quoting.ts';

export type Applicant = {
  customer: PersonIdentity;
  coOwner: PersonIdentity | null;
  vehicle: Vehicle;
  agreementId: number;
  couponId: string | null;
};

/** The embedded bank asks no credit bureau: everybody is in good standing there. */
const BCRA_SITUATION = 1;

const incomeOf = (person: PersonIdentity): number =>
  person.income !== undefined && person.income !== '' && Number(person.income) > 0
    ? Number(person.income)
    : assumedIncome(person.document);

/** A persona stands for an outcome: what it declared as income does not change it. */
const ownIncome = (person: PersonIdentity): number =>
  personaOf(person.document) === null ? incomeOf(person) : assumedIncome(person.document);

export function requiredAgreement(bank: Terms, id: number): Agreement {
  const agreement = findAgreement(bank.catalogues, id);
  if (!agreement) throw new Error(`agreement ${id} is not in the catalogue`);
  return agreement;
}

/** DOMAIN §2: amounts of each mode and the rates that go with them; nothing of the request is believed. */
export function decide(bank: Terms, applicant: Applicant): Scoring {
  const { customer, coOwner, vehicle } = applicant;
  const date = today(bank.clock);
  const agreement = requiredAgreement(bank, applicant.agreementId);
  const rates = ratesOf(bank.catalogues, agreement, discountOf(bank.catalogues, applicant.couponId, vehicle));
  const { result } = evaluateApplicant(customer.document, {
    income: ownIncome(customer),
    coOwnerIncome: coOwner && ownIncome(coOwner),
    agreement,
    rates,
    vehicle: {
      purchaseValue: vehicle.purchaseValue,
      age: vehicle.fuelYear.zeroKm ? 0 : vehicleAge(vehicle.fuelYear.year, date),
    },
    birthDate: customer.birthDate,
    today: date,
    bcraSituation: BCRA_SITUATION,
    deceased: false,
    convention: bank.settings.loanConvention,
    ivaRate: vatRateOf(customer.ivaCategory),
  });
  return { result, rates: ratesFor(customer.document, rates) };
}

export const isApproved = ({ result }: Scoring): boolean =>
  result.finalAmount > 0 || result.finalAmountUVA > 0;

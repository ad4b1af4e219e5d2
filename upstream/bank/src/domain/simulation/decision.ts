import type { Bank } from '../bank.ts';
import { type Agreement, findAgreement } from '../catalogue/catalogues.ts';
import { vehicleAge } from '../catalogue/usedPrice.ts';
import { today } from '../../platform/clock.ts';
import { discountOf } from '../coupon/service.ts';
import { refusalClass } from '../scoring/scoring.ts';
import type { PersonIdentity, ScoringDecision, Vehicle } from '../records/rowTypes.ts';
import { ratesOf, type Terms, vatRateOf } from './quoting.ts';

type Applicant = {
  customer: PersonIdentity;
  coOwner: PersonIdentity | null;
  vehicle: Vehicle;
  agreementId: number;
  couponId: string | null;
};

/** The embedded bank does not ask a credit bureau: everybody has a good record. */
const BCRA_SITUATION = 1;

/** The dependencies of a decision, without the database. */
type Deciding = Terms & Pick<Bank, 'scoring'>;

function incomeOf({ scoring }: Deciding, { document, income }: PersonIdentity): number {
  const declared = Number(income ?? 0);
  return scoring.income(document, declared > 0 ? declared : null);
}

/** For a model, the loan is limited by the catalogue's price, even if the person pays more. */
const valueOf = ({ model, fuelYear, purchaseValue }: Vehicle): number =>
  model === undefined ? purchaseValue : Math.min(purchaseValue, fuelYear.price);

/** The agreement with this id, which must exist: ids in rows and checked requests do. */
export function requiredAgreement(bank: Terms, id: number): Agreement {
  const agreement = findAgreement(bank.catalogues, id);
  if (!agreement) throw new Error(`agreement ${id} is not in the catalogue`);
  return agreement;
}

/**
 * The scoring's decision: the amounts of each mode in pesos, and their rates. Figures come from the bank's data only.
 */
export function decide(bank: Deciding, applicant: Applicant): ScoringDecision {
  const { customer, coOwner, vehicle } = applicant;
  const date = today(bank.clock);
  const agreement = requiredAgreement(bank, applicant.agreementId);
  const { result, rates, reasons } = bank.scoring.evaluate(customer.document, {
    income: incomeOf(bank, customer),
    coOwnerIncome: coOwner && incomeOf(bank, coOwner),
    agreement,
    rates: ratesOf(bank.catalogues, agreement, discountOf(bank.catalogues, applicant.couponId, vehicle)),
    vehicle: {
      purchaseValue: valueOf(vehicle),
      age: vehicle.fuelYear.zeroKm ? 0 : vehicleAge(vehicle.fuelYear.year, date),
    },
    birthDate: customer.birthDate,
    today: date,
    bcraSituation: BCRA_SITUATION,
    deceased: false,
    convention: bank.settings.loanConvention,
    ivaRate: vatRateOf(customer.ivaCategory),
  });
  const decision = { result, rates };
  return isApproved(decision) ? decision : { ...decision, refusal: refusalClass(reasons) };
}

/** Whether an amount is offered in either mode. */
export const isApproved = ({ result }: ScoringDecision): boolean =>
  result.finalAmount > 0 || result.finalAmountUVA > 0;

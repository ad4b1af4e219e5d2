import type { Bank } from '../bank.ts';
import { type Agreement, findAgreement } from '../catalogue/catalogues.ts';
import { vehicleAge } from '../catalogue/usedPrice.ts';
import { today } from '../../platform/clock.ts';
import { discountOf } from '../coupon/service.ts';
import { AMOUNT_MIN } from '@prendarios/rules/constants';
import { leastInstallment, refusalClass } from '../scoring/scoring.ts';
import type { PersonIdentity, ScoringDecision, Vehicle } from '../records/rowTypes.ts';
import { LOAN_CONVENTION, ratesOf, type Terms, vatRateOf } from './quoting.ts';

type Applicant = {
  customer: PersonIdentity;
  coOwner: PersonIdentity | null;
  vehicle: Vehicle;
  agreementId: number;
  couponId: string | null;
};

/** The embedded bank queries no credit bureau: everybody has a good record. */
const BCRA_SITUATION = 1;

/** Dependencies of a decision, without the database. */
type Deciding = Terms & Pick<Bank, 'scoring'>;

function incomeOf({ scoring }: Deciding, { document, income }: PersonIdentity): number {
  const declared = Number(income ?? 0);
  return scoring.income(document, declared > 0 ? declared : null);
}

/** For a model, the catalogue price limits the loan even if the person pays more. */
const valueOf = ({ model, fuelYear, purchaseValue }: Vehicle): number =>
  model === undefined ? purchaseValue : Math.min(purchaseValue, fuelYear.price);

/** Returns the agreement with this id, which is guaranteed to exist for stored rows and validated requests. */
export function requiredAgreement(bank: Terms, id: number): Agreement {
  const agreement = findAgreement(bank.catalogues, id);
  if (!agreement) throw new Error(`agreement ${id} is not in the catalogue`);
  return agreement;
}

function scoringInputOf(bank: Deciding, applicant: Applicant) {
  const { customer, coOwner, vehicle } = applicant;
  const date = today(bank.clock);
  const agreement = requiredAgreement(bank, applicant.agreementId);
  return {
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
    convention: LOAN_CONVENTION,
    ivaRate: vatRateOf(customer.ivaCategory),
  };
}

const evaluationOf = (bank: Deciding, applicant: Applicant) =>
  bank.scoring.evaluate(applicant.customer.document, scoringInputOf(bank, applicant));

export const isApproved = ({ result }: Pick<ScoringDecision, 'result'>): boolean =>
  result.finalAmount > 0 || result.finalAmountUVA > 0;

const VALUE_UNIT = 1_000;

/**
 * Returns the lowest vehicle value, in thousands of pesos, with which a refused applicant receives an offer; undefined
 * if no value helps (docs/domain.md#the-nearest-offer). Every proposed value was evaluated.
 */
function nearestOffer(
  bank: Deciding,
  applicant: Applicant,
  { ltv, ltvUVA }: ScoringDecision['result'],
): ScoringDecision['nearest'] {
  for (const percent of [ltv, ltvUVA].filter((one) => one > 0).toSorted((one, other) => other - one)) {
    const purchaseValue = Math.ceil((AMOUNT_MIN * 100) / percent / VALUE_UNIT) * VALUE_UNIT;
    if (purchaseValue <= applicant.vehicle.purchaseValue) continue;
    const { result } = evaluationOf(bank, { ...applicant, vehicle: { ...applicant.vehicle, purchaseValue } });
    const financedAmount = Math.max(result.finalAmount, result.finalAmountUVA);
    if (financedAmount > 0) return { purchaseValue, financedAmount };
  }
  return undefined;
}

/** Returns the scoring's decision: the amounts of each mode in pesos, and their rates. Uses only the bank's data. */
export function decide(bank: Deciding, applicant: Applicant): ScoringDecision {
  const { result, rates, reasons } = evaluationOf(bank, applicant);
  const decision = { result, rates };
  if (isApproved(decision)) return decision;
  const nearest = nearestOffer(bank, applicant, result);
  // The modes may differ in what they lack, income or vehicle value: if a higher value leads to an offer, the
  // class is the value.
  const refusal = nearest ? 'VEHICLE' : refusalClass(reasons);
  const least = refusal === 'INCOME' ? leastInstallment({ ...scoringInputOf(bank, applicant), rates }) : null;
  return { ...decision, refusal, nearest, ...(least === null ? {} : { leastInstallment: least }) };
}

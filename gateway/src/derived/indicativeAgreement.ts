import { yearsForAgreement } from '@prendarios/rules/years';
import type { Schemas } from '../bank/contract.ts';
import type { VehicleCondition } from '../generated/resolvers.ts';

type AgreementAnswer = Schemas['Agreement'];

const EITHER = [
  { zeroKm: true, valid: true },
  { zeroKm: false, valid: true },
];

/** Whether an agreement is for this condition only, by its description, as in the list of years (VA-13). */
function takesOnly(condition: VehicleCondition, { description }: AgreementAnswer): boolean {
  const [taken, other] = yearsForAgreement(description, EITHER);
  return other === undefined && taken?.zeroKm === (condition === 'ZERO_KM');
}

/**
 * Returns the agreement for figures without an applicant: the one marked by the bank, otherwise the first that accepts
 * only vehicles in this condition.
 */
export function indicativeAgreement(
  {
    agreements,
    indicativeAgreements: marked,
  }: Pick<Schemas['BranchCouponAnswer'], 'agreements' | 'indicativeAgreements'>,
  condition: VehicleCondition,
): AgreementAnswer | null {
  const id = condition === 'ZERO_KM' ? marked?.zeroKm : marked?.used;
  const isMarked = (agreement: AgreementAnswer) => agreement.id === id;
  const fits = (agreement: AgreementAnswer) => takesOnly(condition, agreement);
  return agreements.find(isMarked) ?? agreements.find(fits) ?? null;
}

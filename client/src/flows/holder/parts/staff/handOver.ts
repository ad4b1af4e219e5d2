import { biometryHref } from '#shared/loan/identityCheck/biometryHref.ts';
import { choiceSearch, isVehicleChosen, type QuoteChoice } from '#shared/loan/quote/choice.ts';
import { QUOTE_GROUPS, stepById, type StepId } from '../../flow/flow.ts';
import type { HolderFlow, HolderSimulation } from '../../flow/HolderContext.ts';
import { linkHash, linkSearch } from '../by-link/linkedProposal.ts';
import { isAtIdentityCheck } from '../entry/resumeHref.ts';

/** What the link opens: the proposal, its identity check, or the chosen vehicle. */
type HandOver = { path: string; opens: 'proposal' | 'identity' | 'vehicle' };

function chosenIn(choice: QuoteChoice, simulation: HolderSimulation | null): QuoteChoice {
  if (simulation === null || isVehicleChosen(choice)) return choice;
  const { vehicle, kind, agreement } = simulation;
  return {
    ...choice,
    kind,
    agreementId: agreement.id,
    couponId: simulation.couponId,
    pointOfSaleCode: simulation.pointOfSaleCode,
    typeCode: vehicle.typeCode,
    brandId: vehicle.brandId,
    modelId: vehicle.modelId,
    year: vehicle.year,
    zeroKm: vehicle.zeroKm,
    purchaseValue: Math.round(Number(vehicle.purchaseValue.amount)),
  };
}

/**
 * Returns the customer's address of a step, without anything of the seller's session. A proposal requires its phone
 * code; before there is one, customers enter their personal data, which no link contains.
 */
export function handOverOf(
  step: StepId,
  { proposal, simulation, choice }: Pick<HolderFlow, 'proposal' | 'simulation' | 'choice'>,
): HandOver {
  const { guest, group } = stepById(step);
  if (proposal !== null && group > QUOTE_GROUPS) {
    if (isAtIdentityCheck(proposal)) return { path: biometryHref(proposal.id), opens: 'identity' };
    const hash = step === 'phone-validation' ? linkHash(proposal.consentKey) : '';
    return { path: `${guest}${linkSearch(proposal.id)}${hash}`, opens: 'proposal' };
  }
  const { guest: path } = stepById(group > 2 ? 'personal-data' : step);
  return { path: `${path}${choiceSearch(chosenIn(choice, simulation))}`, opens: 'vehicle' };
}

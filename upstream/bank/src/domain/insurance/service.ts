import { randomUUID } from 'node:crypto';
import { ageAt } from '@prendarios/rules/birthDate';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import { vehicleAge } from '../catalogue/usedPrice.ts';
import { today } from '../../platform/clock.ts';
import { isStepDone } from '../flow/machine.ts';
import { invalid } from '../../platform/http/errors.ts';
import { requireBeforeFormalization } from '../lifecycle/guards.ts';
import { illegalMove, requireMove } from '../lifecycle/moves.ts';
import { lockProposal, type ProposalRow, readProposal } from '../records/proposals.ts';
import { policiesFor } from '../premium/policies.ts';
import { changeTerms } from '../quote/terms.ts';
import type { insurancesAnswer, postInsuranceBody } from '../api/insurance.ts';
import { coverageDetails } from './coverageDetails.ts';
import { type OfferRow, offersOf, replaceOffers, selectedOfferOf, selectOffer } from './store.ts';

type Offers = z.infer<typeof insurancesAnswer>;

function toOffer(bank: Bank, row: OfferRow): Offers[number] {
  const insurer = bank.catalogues.insurers.find(({ id }) => id === row.insurerId);
  const coverage = bank.catalogues.coverages.find(({ code }) => code === row.coverageCode);
  const { description, deductible } = coverageDetails(row.coverageCode, row.insuredSum);
  return {
    id: row.id,
    insurer: { id: row.insurerId, name: insurer?.name ?? '' },
    coverage: { code: row.coverageCode, name: coverage?.name ?? '', description },
    monthlyPremium: row.monthlyPremium,
    insuredSum: row.insuredSum,
    deductible,
    selected: row.selected,
  };
}

const listOf = async (bank: Bank, proposalUuid: string): Promise<Offers> =>
  (await offersOf(bank.sql, proposalUuid)).map((row) => toOffer(bank, row));

/** Returns every policy that the pledge accepts with its monthly premium in pesos. */
export function premiums(
  bank: Pick<Bank, 'catalogues' | 'clock'>,
  { vehicle, owner }: Pick<ProposalRow, 'vehicle' | 'owner'>,
) {
  const date = today(bank.clock);
  const city = bank.catalogues.cities.find(({ id }) => id === owner.city);
  return policiesFor(bank, {
    vehicleType: vehicle.vehicleType,
    insuredSum: vehicle.purchaseValue,
    vehicleAge: vehicle.fuelYear.zeroKm ? 0 : vehicleAge(vehicle.fuelYear.year, date),
    driverAge: ageAt(owner.birthDate, date),
    place: {
      provinceId: owner.state ?? 1,
      city: city?.name ?? owner.locality ?? '',
      postalCode: owner.postalCode ?? '',
    },
  });
}

/** Renews the offers; an offer with the same insurer and coverage keeps its id and selection. */
async function renewOffers(bank: Bank, proposal: ProposalRow): Promise<void> {
  const before = await offersOf(bank.sql, proposal.uuid);
  const rows = premiums(bank, proposal).map((offer) => {
    const same = before.find(
      (row) => row.insurerId === offer.insurerId && row.coverageCode === offer.coverageCode,
    );
    return {
      ...offer,
      id: same?.id ?? randomUUID(),
      proposalUuid: proposal.uuid,
      selected: same?.selected ?? false,
    };
  });
  await replaceOffers(bank.sql, proposal.uuid, rows);
}

/** CA-39: returns the offered policies, cheapest first. */
export async function getInsurances(bank: Bank, proposalUuid: string): Promise<Offers> {
  await readProposal(bank.sql, proposalUuid);
  return listOf(bank, proposalUuid);
}

/** Premiums depend on the owner's address, and the bank offers policies only after the phone was validated. */
function requireOwnerKnown(bank: Bank, proposal: ProposalRow): void {
  requireBeforeFormalization(bank, proposal);
  if (!isStepDone(proposal.flow, 'OWNER.validateCode')) throw illegalMove();
}

/**
 * CA-40: creates the offers or returns existing ones.
 * @throws {ApiError} 409 ILLEGAL_MOVE before the phone is validated.
 */
export async function generateInsurances(bank: Bank, proposalUuid: string): Promise<Offers> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOwnerKnown(bank, proposal);
  if ((await offersOf(bank.sql, proposalUuid)).length === 0) await renewOffers(bank, proposal);
  return listOf(bank, proposalUuid);
}

/**
 * CA-42: renews the offers. If the selected premium changes, the summary must be accepted again.
 * @throws {ApiError} 409 ILLEGAL_MOVE, OFFER_EXPIRED.
 */
export async function reloadInsurances(bank: Bank, proposalUuid: string): Promise<Offers> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOwnerKnown(bank, proposal);
  const before = await selectedOfferOf(bank.sql, proposalUuid);
  await renewOffers(bank, proposal);
  const after = await selectedOfferOf(bank.sql, proposalUuid);
  if (before !== null && before.monthlyPremium !== after?.monthlyPremium) {
    await changeTerms(bank, proposal, 'termsChanged');
  }
  return listOf(bank, proposalUuid);
}

/**
 * CA-41: selects an offer.
 * @throws {ApiError} 400 for an offer of another proposal, 409 ILLEGAL_MOVE, OFFER_EXPIRED.
 */
export async function postInsurance(
  bank: Bank,
  { proposalId, insuranceId }: z.infer<typeof postInsuranceBody>,
): Promise<Offers> {
  const proposal = await lockProposal(bank.sql, proposalId);
  const offers = await offersOf(bank.sql, proposalId);
  // Another proposal's offer is treated as missing (docs/security.md#other-peoples-data).
  if (!offers.some(({ id }) => id === insuranceId)) {
    throw invalid({ insuranceId: 'Elegí un seguro de la lista.' });
  }
  requireMove(bank, proposal, 'insuranceChosen');
  const isChosen = offers.some(({ id, selected }) => selected && id === insuranceId);
  if (!isChosen || !isStepDone(proposal.flow, 'INSURANCE.load')) {
    await selectOffer(bank.sql, proposalId, insuranceId);
    await changeTerms(bank, proposal, 'insuranceChosen');
  }
  return listOf(bank, proposalId);
}

/** Returns the selected policy; null before the choice. */
export async function selectedInsurance(bank: Bank, proposalUuid: string): Promise<Offers[number] | null> {
  const row = await selectedOfferOf(bank.sql, proposalUuid);
  return row && toOffer(bank, row);
}

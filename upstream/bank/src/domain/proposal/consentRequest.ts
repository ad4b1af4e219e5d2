import { createHmac, timingSafeEqual } from 'node:crypto';
import { joinPhone } from '@prendarios/rules/phone';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { z } from 'zod';
import type { consentRequestAnswer, consentRequestBody } from '../api/proposal.ts';
import type { Bank } from '../bank.ts';
import { toBranch } from '../catalogue/items.ts';
import { costOf } from '../insurance/cost.ts';
import { isPastItsDays } from '../lifecycle/guards.ts';
import { hasConsent } from '../party/consents.ts';
import { missingProposal, type ProposalRow, readProposal } from '../records/proposals.ts';
import { readSimulation, type SimulationRow } from '../records/simulations.ts';

const KEY_BYTES = 16;

/** The key depends on the phone that receives the message, so correcting the number invalidates it. */
const keyOf = (secret: string, { uuid, owner }: ProposalRow): Buffer =>
  createHmac('sha256', secret)
    .update(`consent request ${uuid} ${joinPhone(owner.cellPhone)}`)
    .digest()
    .subarray(0, KEY_BYTES);

/** Returns the key with which the owner opens the consent request; null after consent. */
export const consentKeyOf = (
  { settings }: Bank,
  proposal: ProposalRow,
  { consents }: SimulationRow,
): string | null =>
  hasConsent(consents, 'PERSONAL_DATA') ? null : keyOf(settings.codeSecret, proposal).toString('base64url');

/**
 * Returns the consent request for the key in the owner's message. `ended`: consent is no longer needed; `acceptedAt`:
 * time of the consent.
 * @throws {ApiError} 404 PROPOSAL_NOT_FOUND for every mismatch.
 */
export async function consentRequestOf(
  bank: Bank,
  { idProposal, key }: z.infer<typeof consentRequestBody>,
): Promise<z.infer<typeof consentRequestAnswer>> {
  const proposal = await readProposal(bank.sql, idProposal);
  const given = Buffer.from(key, 'base64url');
  const fits =
    given.length === KEY_BYTES && timingSafeEqual(given, keyOf(bank.settings.codeSecret, proposal));
  const { consents } = await readSimulation(bank.sql, proposal.simulationUuid);
  const ended = proposal.flowStatus !== 'A' || isPastItsDays(bank, proposal);
  if (!fits) throw missingProposal();
  const { owner, vehicle, calculated, installments, quote } = proposal;
  const { insuranceEstimate, paymentWindow } = await costOf(bank, proposal);
  const branch = bank.catalogues.pointsOfSale.find(({ code }) => code === proposal.pointOfSale);
  return {
    ended,
    acceptedAt: consents.find(({ kind }) => kind === 'PERSONAL_DATA')?.at ?? null,
    pointOfSaleName: branch ? toBranch(branch).business_name : null,
    firstName: owner.firstName,
    lastName: owner.lastName,
    vehicleDescription: vehicleName({
      ...vehicle,
      year: vehicle.fuelYear.year,
      zeroKm: vehicle.fuelYear.zeroKm,
    }),
    mode: quote.mode,
    installments: installments.slice(0, 2),
    calculatedValueDTO: calculated,
    insuranceEstimate,
    paymentWindow,
  };
}

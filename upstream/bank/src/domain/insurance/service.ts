import { randomUUID } from 'node:crypto';
import { ageAt } from '@prendarios/rules/birthDate';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import { within } from '../../platform/platform.ts';
import type { Coverage } from '../catalogue/catalogues.ts';
import { vehicleAge } from '../catalogue/usedPrice.ts';
import { today } from '../../platform/clock.ts';
import type { Sql } from '../../platform/database/database.ts';
import { isStepDone } from '../flow/machine.ts';
import { invalid } from '../../platform/http/errors.ts';
import { requireBeforeFormalization } from '../lifecycle/guards.ts';
import { illegalMove, requireMove } from '../lifecycle/moves.ts';
import { lockProposal, type ProposalRow, readProposal } from '../records/proposals.ts';
import { changeTerms } from '../quote/terms.ts';
import type { insurancesAnswer, postInsuranceBody } from '../api/insurance.ts';
import { monthlyPremium } from './premium.ts';
import { type OfferRow, offersOf, replaceOffers, selectedOfferOf, selectOffer } from './store.ts';

type Offers = z.infer<typeof insurancesAnswer>;

/** The cover must be one that the pledge accepts: 'yes', or theft and fire for old cars and motorcycles. */
function isPledgeCover(coverage: Coverage, vehicleType: string, age: number): boolean {
  return coverage.acceptedAsPledgeCover === 'yes' || vehicleType === 'M' || (vehicleType === 'A' && age > 10);
}

const suits = (coverage: Coverage, vehicleType: string, age: number) =>
  coverage.vehicleTypes.some((type) => type === vehicleType) &&
  age <= coverage.maxVehicleAge &&
  isPledgeCover(coverage, vehicleType, age);

function toOffer(bank: Bank, row: OfferRow): Offers[number] {
  const insurer = bank.catalogues.insurers.find(({ id }) => id === row.insurerId);
  const coverage = bank.catalogues.coverages.find(({ code }) => code === row.coverageCode);
  return {
    id: row.id,
    insurer: { id: row.insurerId, name: insurer?.name ?? '' },
    coverage: { code: row.coverageCode, name: coverage?.name ?? '' },
    monthlyPremium: row.monthlyPremium,
    insuredSum: row.insuredSum,
    selected: row.selected,
  };
}

const listOf = async (bank: Bank, sql: Sql, proposalUuid: string): Promise<Offers> =>
  (await offersOf(sql, proposalUuid)).map((row) => toOffer(bank, row));

/** Every policy that may stand behind the pledge, with what it costs. */
export function premiums(
  bank: Pick<Bank, 'catalogues' | 'clock'>,
  proposal: Pick<ProposalRow, 'vehicle' | 'owner'>,
) {
  const { vehicle, owner } = proposal;
  const date = today(bank.clock);
  const age = vehicle.fuelYear.zeroKm ? 0 : vehicleAge(vehicle.fuelYear.year, date);
  const city = bank.catalogues.cities.find(({ id }) => id === owner.city);
  const place = {
    provinceId: owner.state ?? 1,
    city: city?.name ?? owner.locality ?? '',
    postalCode: owner.postalCode ?? '',
  };
  return bank.catalogues.coverages
    .filter((coverage) => suits(coverage, vehicle.vehicleType, age))
    .flatMap((coverage) =>
      bank.catalogues.insurers.map((insurer) => ({
        insurerId: insurer.id,
        coverageCode: coverage.code,
        insuredSum: vehicle.purchaseValue,
        monthlyPremium: Number(
          monthlyPremium({
            insuredSum: vehicle.purchaseValue,
            pctMonth: coverage.pctMonth,
            minPremium: coverage.minPremium,
            tariffIndex: insurer.tariffIndex,
            place,
            vehicleAge: age,
            driverAge: ageAt(owner.birthDate, date),
          }).toFixed(2),
        ),
      })),
    );
}

/** Writes the offers anew; an offer of the same insurer and cover keeps its id and its choice. */
async function renewOffers(bank: Bank, tx: Sql, proposal: ProposalRow): Promise<void> {
  const before = await offersOf(tx, proposal.uuid);
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
  await replaceOffers(tx, proposal.uuid, rows);
}

// CA-39
export async function getInsurances(bank: Bank, proposalUuid: string): Promise<Offers> {
  await readProposal(bank.sql, proposalUuid);
  return listOf(bank, bank.sql, proposalUuid);
}

/** Premiums depend on where the owner lives; nothing is offered before the phone is proved. */
function requireOwnerKnown(bank: Bank, proposal: ProposalRow): void {
  requireBeforeFormalization(bank, proposal);
  if (!isStepDone(proposal.flow, 'OWNER.validateCode')) throw illegalMove();
}

// CA-40
export async function generateInsurances(bank: Bank, tx: Sql, proposalUuid: string): Promise<Offers> {
  const proposal = await lockProposal(tx, proposalUuid);
  requireOwnerKnown(bank, proposal);
  if ((await offersOf(tx, proposalUuid)).length === 0) await renewOffers(bank, tx, proposal);
  return listOf(bank, tx, proposalUuid);
}

// CA-42
export async function reloadInsurances(bank: Bank, tx: Sql, proposalUuid: string): Promise<Offers> {
  const inTransaction = within(bank, tx);
  const proposal = await lockProposal(tx, proposalUuid);
  requireOwnerKnown(bank, proposal);
  const before = await selectedOfferOf(tx, proposalUuid);
  await renewOffers(bank, tx, proposal);
  const after = await selectedOfferOf(tx, proposalUuid);
  if (before !== null && before.monthlyPremium !== after?.monthlyPremium) {
    await changeTerms(inTransaction, proposal, 'termsChanged');
  }
  return listOf(bank, tx, proposalUuid);
}

// CA-41
export async function postInsurance(
  bank: Bank,
  tx: Sql,
  { proposalId, insuranceId }: z.infer<typeof postInsuranceBody>,
): Promise<Offers> {
  const proposal = await lockProposal(tx, proposalId);
  const offers = await offersOf(tx, proposalId);
  // An offer of another proposal does not exist here (docs/security.md#other-peoples-data).
  if (!offers.some(({ id }) => id === insuranceId)) {
    throw invalid({ insuranceId: 'Elegí un seguro de la lista.' });
  }
  requireMove(bank, proposal, 'insuranceChosen');
  const isChosen = offers.some(({ id, selected }) => selected && id === insuranceId);
  if (!isChosen || !isStepDone(proposal.flow, 'INSURANCE.load')) {
    await selectOffer(tx, proposalId, insuranceId);
    await changeTerms(within(bank, tx), proposal, 'insuranceChosen');
  }
  return listOf(bank, tx, proposalId);
}

export async function selectedInsurance(
  bank: Bank,
  sql: Sql,
  proposalUuid: string,
): Promise<Offers[number] | null> {
  const row = await selectedOfferOf(sql, proposalUuid);
  return row && toOffer(bank, row);
}

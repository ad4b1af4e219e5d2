import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import { toAgreement } from '../catalogue/items.ts';
import { today } from '../../platform/clock.ts';
import { discountOf } from '../coupon/service.ts';
import { ApiError, conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { evidenceOf, refuseStaffConsents } from '../party/consents.ts';
import { findProposalOfSimulation, lockProposalByOwner } from '../records/proposals.ts';
import type { ScoringDecision } from '../records/rowTypes.ts';
import type {
  setSimulationBody,
  simulationAnswer,
  simulationStatus,
  statusAnswer,
} from '../api/simulation.ts';
import { decide, isApproved, requiredAgreement } from './decision.ts';
import { certificateIdOf, offerOf, validUntil } from './offer.ts';
import { calculate, rateFor, termsOf, vatRateOf } from './quoting.ts';
import {
  changeSimulation,
  countPoll,
  findLockedSimulation,
  insertSimulation,
  lockSimulation,
  readSimulation,
  type SimulationRow,
} from '../records/simulations.ts';
import { checkedVehicle, checkSimulation } from './validation.ts';

type SimulationAnswer = z.infer<typeof simulationAnswer>;
const DUE_DAY = 10;

/**
 * CA-01: stores a simulation; CA-04 polls for its decision. A seller's simulation has no consents: the customer gives
 * them with the phone code (decision 019).
 * @throws {ApiError} 400 with a message per field, 403 CONSENT_NOT_YOURS.
 */
export async function setSimulation(
  bank: Bank,
  body: z.infer<typeof setSimulationBody>,
  caller: Caller | null = null,
): Promise<{ uuid: string; idRequest: string }> {
  refuseStaffConsents(body.consents, caller);
  const { customer, coOwner, vehicle } = checkSimulation(bank, body, isStaff(caller));
  const couponId = body.couponId || null;
  discountOf(bank.catalogues, couponId, vehicle);
  const user = caller?.kind === 'user' ? caller.id : null;
  const evidence = evidenceOf(bank, customer.document, caller);
  const uuid = randomUUID();
  const idRequest = randomUUID();
  await insertSimulation(bank.sql, {
    uuid,
    idRequest,
    document: customer.document,
    customer,
    coOwner,
    vehicle,
    simulationType: body.simulationType,
    agreementId: body.agreementId,
    couponId,
    pointOfSale: body.pointOfSale || null,
    consents: body.consents.map((consent) => ({ ...consent, ...evidence })),
    metrics: body.metrics ?? null,
    status: 'PENDING',
    createdBy: user,
    enteredBy: isStaff(caller) ? user : null,
    createdAt: bank.clock.now(),
  });
  return { uuid, idRequest };
}

const statusOf = (
  status: z.infer<typeof simulationStatus>,
  scoring: ScoringDecision | null,
): z.infer<typeof statusAnswer> => ({
  status,
  ...(scoring?.refusal && { reason: scoring.refusal }),
  ...(scoring?.leastInstallment && { leastInstallment: scoring.leastInstallment }),
  ...(scoring?.nearest && { nearest: scoring.nearest }),
});

/**
 * CA-04: returns the status of a simulation. The first poll is always pending; a later one makes the decision, once.
 * @throws {ApiError} 404 SIMULATION_NOT_FOUND, 502 SCORING_UNAVAILABLE.
 */
export async function getStatus(
  bank: Bank,
  uuid: string,
  idRequest: string,
): Promise<z.infer<typeof statusAnswer>> {
  const simulation = await lockSimulation(bank.sql, uuid);
  if (simulation.idRequest !== idRequest) {
    throw notFound('SIMULATION_NOT_FOUND', 'No encontramos esa cotización.');
  }
  if (simulation.status !== 'PENDING') return statusOf(simulation.status, simulation.scoring);
  const progress = bank.scoring.progress(simulation.document, simulation.polls + 1);
  if (progress === 'UNAVAILABLE') {
    throw new ApiError(
      502,
      'SCORING_UNAVAILABLE',
      'No pudimos evaluar tu solicitud en este momento. Probá de nuevo en unos minutos.',
    );
  }
  await countPoll(bank.sql, uuid);
  if (progress === 'PENDING') return { status: 'PENDING' };
  const scoring = decide(bank, simulation);
  const status = isApproved(scoring) ? 'APPROVED' : 'REJECTED';
  await changeSimulation(bank.sql, uuid, { status, scoring });
  return statusOf(status, scoring);
}

/** Returns the first figures for an approved applicant: the maximum amount at the default term. */
function firstCalculation(bank: Bank, simulation: SimulationRow) {
  if (simulation.status !== 'APPROVED') return null;
  const offer = offerOf(simulation);
  const mode = (['TRD', 'UVA'] as const).find(
    (candidate) =>
      offer.limits[candidate].max > 0 && offer.rates.some((rate) => rate.indexerType === candidate),
  );
  if (mode === undefined) return null;
  const terms = termsOf(offer.rates.filter((rate) => rate.indexerType === mode));
  const term = Math.min(offer.limits[mode].term, terms.at(-1) ?? 0);
  const rate = rateFor(offer.rates, mode, term);
  if (!rate) return null;
  return calculate(bank, {
    rate,
    fees: requiredAgreement(bank, offer.agreementId),
    amount: offer.limits[mode].max,
    terms: term,
    dueDay: DUE_DAY,
    vatRate: vatRateOf(offer.ivaCategory),
    simulatedOn: offer.simulatedOn,
    today: today(bank.clock),
  }).calculatedValueDTO;
}

/**
 * CA-05: returns the simulation, with its scoring once decided.
 * @throws {ApiError} 404 SIMULATION_NOT_FOUND.
 */
export async function getSimulation(bank: Bank, uuid: string): Promise<SimulationAnswer> {
  const simulation = await readSimulation(bank.sql, uuid);
  const { scoring } = simulation;
  return {
    uuid,
    customer: simulation.customer,
    coOwner: simulation.coOwner,
    vehicle: simulation.vehicle,
    simulationType: simulation.simulationType,
    agreement: toAgreement(requiredAgreement(bank, simulation.agreementId)),
    couponId: simulation.couponId,
    pointOfSale: simulation.pointOfSale,
    validUntil: validUntil(simulation),
    certificateId: certificateIdOf(simulation),
    scoring: scoring && {
      riskEvaluation: { riskEvaluationResultDTO: scoring.result },
      ratesProductViewDTOList: scoring.rates,
      calculatedValueDTO: firstCalculation(bank, simulation),
    },
  };
}

const vehicleLocked = () =>
  conflict('VEHICLE_LOCKED', 'El vehículo ya es parte de la solicitud y no se puede cambiar.');

/**
 * CA-33: changes the vehicle of a simulation, which is decided again for the same people. Its offer ends; the new
 * offer's days count from today.
 * @throws {ApiError} 400 with a message per field, 409 VEHICLE_LOCKED once there is a proposal.
 */
export async function saveVehicle(
  bank: Bank,
  ownerId: string,
  requested: Parameters<typeof checkedVehicle>[2],
): Promise<{ saved: true }> {
  if (await lockProposalByOwner(bank.sql, ownerId)) throw vehicleLocked();
  const simulation = await findLockedSimulation(bank.sql, ownerId);
  if (!simulation) throw notFound('OWNER_NOT_FOUND', 'No encontramos a esa persona.');
  if (await findProposalOfSimulation(bank.sql, ownerId)) throw vehicleLocked();
  const agreement = requiredAgreement(bank, simulation.agreementId);
  const { vehicle, fields } = checkedVehicle(bank, agreement, requested, simulation.customer.occupation);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  discountOf(bank.catalogues, simulation.couponId, vehicle);
  await changeSimulation(bank.sql, ownerId, {
    vehicle,
    simulationType: requested.model === undefined ? 'PER_VALUE' : 'PER_MODEL',
    status: 'PENDING',
    polls: 0,
    scoring: null,
    certificateId: randomUUID(),
    createdAt: bank.clock.now(),
  });
  return { saved: true };
}

import type { Bank } from '../bank.ts';
import { dayIn, today } from '../../platform/clock.ts';
import type { IndexerType, RatesProductView } from '../records/rowTypes.ts';
import { conflict } from '../../platform/http/errors.ts';
import { addDays } from '../loan/dates.ts';
import type { SimulationRow } from '../records/simulations.ts';

/** The offer of a decided simulation. Amounts in pesos, `term` in instalments. */
export type Offer = {
  limits: Record<IndexerType, { min: number; max: number; term: number }>;
  rates: RatesProductView[];
  agreementId: number;
  ivaCategory: string;
  /** yyyy-mm-dd in Argentina. */
  simulatedOn: string;
};

/** Calendar days after the simulation during which an offer is valid. */
export const OFFER_DAYS = 10;

/**
 * Returns the offer of an approved simulation.
 * @throws {ApiError} 409 SCORING_PENDING, or NOT_APPROVED after a refusal (docs/domain.md#offers-and-refusals).
 */
export function offerOf(simulation: SimulationRow): Offer {
  const { scoring } = simulation;
  if (scoring === null) {
    throw conflict('SCORING_PENDING', 'Todavía estamos evaluando la solicitud.');
  }
  if (simulation.status !== 'APPROVED') {
    throw conflict('NOT_APPROVED', 'Por ahora no podemos ofrecerte este préstamo.');
  }
  const { result, rates } = scoring;
  return {
    limits: {
      TRD: { min: result.minAmount, max: result.finalAmount, term: result.finalInstallment },
      UVA: { min: result.minAmountUVA, max: result.finalAmountUVA, term: result.finalInstallmentUVA },
    },
    rates,
    agreementId: simulation.agreementId,
    ivaCategory: simulation.customer.ivaCategory,
    simulatedOn: dayIn(simulation.createdAt),
  };
}

/** Returns the last day of a simulation's offer, yyyy-mm-dd in Argentina. */
export const validUntil = ({ createdAt }: Pick<SimulationRow, 'createdAt'>): string =>
  addDays(dayIn(createdAt), OFFER_DAYS);

/** Returns the highest amount of the modes that have rates, in pesos. */
export function highestAmount(simulation: SimulationRow): number {
  const { limits, rates } = offerOf(simulation);
  return Math.max(0, ...rates.map(({ indexerType }) => limits[indexerType].max));
}

/**
 * Returns the id of the certificate; null without an approval, or before the applicant accepted the treatment of their
 * data, which a seller's simulation lacks at first.
 */
export const certificateIdOf = ({
  status,
  consents,
  certificateId,
}: Pick<SimulationRow, 'status' | 'consents' | 'certificateId'>): string | null =>
  status === 'APPROVED' && consents.some(({ kind }) => kind === 'PERSONAL_DATA') ? certificateId : null;

/** @throws {ApiError} 409 OFFER_EXPIRED after the offer's last day. */
export function requireValidOffer(
  bank: Pick<Bank, 'clock'>,
  simulation: Pick<SimulationRow, 'createdAt'>,
): void {
  if (today(bank.clock) > validUntil(simulation)) {
    throw conflict('OFFER_EXPIRED', 'La oferta venció. Pedí una nueva: los datos ya están cargados.');
  }
}

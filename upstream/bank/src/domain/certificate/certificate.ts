import type { Readable } from 'node:stream';
import { nameCase } from '@prendarios/rules/displayCase';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { dayIn, today } from '../../platform/clock.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { certificateAnswer, certificateFacts, certificateState } from '../api/certificate.ts';
import type { Bank } from '../bank.ts';
import { expiryOf } from '../flow/expiry.ts';
import { resultOf } from '../flow/machine.ts';
import { certificateSheet } from '../pdf/certificateSheet.ts';
import { printPdf } from '../pdf/printer.ts';
import { findProposalOfSimulation, type ProposalRow } from '../records/proposals.ts';
import type { SimulationRow } from '../records/simulations.ts';
import { simulations } from '../records/tables.ts';
import { certificateIdOf, highestAmount, validUntil } from '../simulation/offer.ts';

type State = z.infer<typeof certificateState>;
type Facts = z.infer<typeof certificateFacts>;

const missing = () => notFound('CERTIFICATE_NOT_FOUND', 'Este certificado no existe o ya no vale.');

/** Returns the last day on which the amount is reserved; null once the contract is signed. */
function reservedUntil(simulation: SimulationRow, proposal: ProposalRow | null): string | null {
  if (proposal === null || proposal.summaryAcceptedAt === null) return validUntil(simulation);
  return resultOf(proposal.flow, 'expired') === null ? null : dayIn(expiryOf(proposal.createdAt));
}

function stateOf(bank: Pick<Bank, 'clock'>, proposal: ProposalRow | null, until: string | null): State {
  const isOver = until !== null && today(bank.clock) > until;
  switch (proposal?.flowStatus) {
    case 'E':
      return 'ENDED';
    case 'C':
      return 'CANCELLED';
    case 'X':
      return bank.clock.now() >= expiryOf(proposal.createdAt) ? 'EXPIRED' : 'CANCELLED';
    default:
      if (proposal?.revocationHeldSince) return 'CANCELLED';
      return isOver ? 'EXPIRED' : 'VALID';
  }
}

/**
 * Returns what a certificate shows to anyone who has its id: the facts while it is valid, and only its state
 * afterwards.
 * @throws {ApiError} 404 CERTIFICATE_NOT_FOUND for an unknown id, also after the vehicle changed.
 */
export async function certificateOf(
  bank: Pick<Bank, 'sql' | 'clock'>,
  id: string,
): Promise<z.infer<typeof certificateAnswer>> {
  const [simulation] = await bank.sql.select().from(simulations).where(eq(simulations.certificateId, id));
  if (!simulation || certificateIdOf(simulation) === null) throw missing();
  const proposal = await findProposalOfSimulation(bank.sql, simulation.uuid);
  const until = reservedUntil(simulation, proposal);
  const state = stateOf(bank, proposal, until);
  if (state !== 'VALID') return { state, facts: null };
  const { firstName, lastName } = proposal?.owner ?? simulation.customer;
  const { fuelYear, purchaseValue, ...model } = proposal?.vehicle ?? simulation.vehicle;
  const facts: Facts = {
    name: nameCase(`${firstName} ${lastName}`),
    amount: proposal?.quote.selectedAmount ?? highestAmount(simulation),
    vehicle: { name: vehicleName({ ...model, ...fuelYear }), purchaseValue },
    validUntil: until,
  };
  return { state, facts };
}

/**
 * Prints a valid certificate with the address of its page as a QR code.
 * @throws {ApiError} 404 CERTIFICATE_NOT_FOUND for an unknown id or one that is not valid.
 */
export async function printCertificate(bank: Bank, id: string): Promise<Readable> {
  const { facts } = await certificateOf(bank, id);
  if (facts === null) throw missing();
  const { settings } = bank;
  return printPdf(
    certificateSheet({
      facts,
      link: `${settings.publicUrl}/certificado/${id}`,
      lender: { name: settings.bankName, ...settings.lender },
      issuedAt: bank.clock.now(),
    }),
  );
}

import { maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { linksLeft } from '../../platform/messages/links.ts';
import type { coOwnerPart, coOwnershipAnswer } from '../api/coOwner.ts';
import { isProvedCoOwner } from '../access/sight.ts';
import type { Bank } from '../bank.ts';
import { toBranch } from '../catalogue/items.ts';
import { expectedPayments } from '../lifecycle/expectedPayment.ts';
import { heldSinceOf } from '../lifecycle/guards.ts';
import { phoneOf, requireBorrower } from '../party/borrowers.ts';
import { consentsOf } from '../party/consents.ts';
import { hasUnreadFront, photosOf } from '../records/biometries.ts';
import { findCoOwnerPart } from '../records/coOwnerParts.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { outdatedAcceptance } from './accepted.ts';
import { costOf } from '../insurance/cost.ts';
import { revocationOf } from '../revocation/service.ts';
import { type CoOwnerStep, coOwnerStepOf, progressOf } from './step.ts';

const instant = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** Returns a name such as 'Toyota Corolla Cross · 0KM 2026'. */
const vehicleOf = ({ vehicle }: ProposalRow): string =>
  vehicleName({ ...vehicle, year: vehicle.fuelYear.year, zeroKm: vehicle.fuelYear.zeroKm });

const AFTER_ACCEPTANCE: readonly CoOwnerStep[] = [
  'WAITING_FOR_OWNER',
  'IDENTITY',
  'WAITING_FOR_CONTRACT',
  'CONTRACT',
  'SIGNED',
  'REVOKED',
];

/** Returns the co-owner's part of a proposal response; null without a co-owner. */
export async function coOwnerPartOf(
  bank: Bank,
  proposal: ProposalRow,
): Promise<z.infer<typeof coOwnerPart> | null> {
  const { coOwner, uuid } = proposal;
  if (coOwner === null) return null;
  const part = await findCoOwnerPart(bank.sql, uuid);
  const progress = await progressOf(bank, uuid);
  const { check, signature } = progress;
  return {
    step: coOwnerStepOf(bank, proposal, part, progress),
    linkSentAt: instant(part?.linkSentAt),
    linkChannel: part?.linkChannel ?? null,
    linkExpiresAt:
      part?.links
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? null,
    maskedPhone: maskPhone(phoneOf(coOwner)),
    maskedEmail: maskEmail(coOwner.email),
    resendsLeft: await linksLeft(bank, uuid, 'CO_OWNER_LINK'),
    consentAt: instant(part?.consentAt),
    identityAt: check?.bioValidated ? instant(check.updatedAt) : null,
    identityToReview: hasUnreadFront(
      await photosOf(bank.sql, { proposalUuid: uuid, personType: 'CO_OWNER' }),
    ),
    signedAt: signature?.signedAt ?? null,
    refusedAt: instant(part?.refusedAt),
    refusalReason: part?.refusalReason ?? null,
  };
}

/** Returns the data that the co-owner's browser may see: the loan, the co-owner's part and the owner's name. */
export async function coOwnershipOf(
  bank: Bank,
  proposal: ProposalRow,
  caller: Caller,
): Promise<z.infer<typeof coOwnershipAnswer>> {
  const coOwner = requireBorrower(proposal, 'CO_OWNER');
  const { uuid, owner, calculated } = proposal;
  const part = await findCoOwnerPart(bank.sql, uuid);
  const progress = await progressOf(bank, uuid);
  const branch = bank.catalogues.pointsOfSale.find(({ code }) => code === proposal.pointOfSale);
  const step = coOwnerStepOf(bank, proposal, part, progress);
  return {
    proposalUuid: uuid,
    proposalNumber: proposal.number,
    step,
    codeRequired:
      AFTER_ACCEPTANCE.includes(step) && !(await isProvedCoOwner(bank.sql, caller, proposal.uuid)),
    invitedBy: `${owner.firstName} ${owner.lastName}`,
    ownerFirstName: owner.firstName,
    pointOfSaleName: branch ? toBranch(branch).business_name : null,
    vehicleDescription: vehicleOf(proposal),
    mode: proposal.quote.mode,
    installments: proposal.installments.slice(0, 2),
    calculatedValueDTO: calculated,
    ...(await costOf(bank, proposal)),
    firstName: coOwner.firstName,
    maskedPhone: maskPhone(phoneOf(coOwner)),
    maskedEmail: maskEmail(coOwner.email),
    consents: (part?.consents ?? []).map(({ kind, textVersion, at }) => ({
      kind,
      textVersion,
      at: at ?? (part?.consentAt ?? proposal.updatedAt).toISOString(),
    })),
    contractConsents: consentsOf(progress.contract, 'CO_OWNER').map(({ kind, textVersion, at }) => ({
      kind,
      textVersion,
      at,
    })),
    refusedAt: instant(part?.refusedAt),
    revocation: await revocationOf(bank, proposal),
    acceptedBefore: outdatedAcceptance(proposal, part),
    expectedPaymentOn: (await expectedPayments(bank))({
      ...proposal,
      paymentHeldSince: heldSinceOf(proposal),
    }),
    paidOn: progress.contract?.disbursement?.on ?? null,
  };
}

import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { consentKind } from './person.ts';
import { coOwnerStep, revocationState } from './proposal.ts';
import { anyAnswer, isoDate, isoInstant, percent, pesos, rateMode } from './shapes.ts';
import { estimateAnswer } from './insurance.ts';
import { calculatedValue, paymentWindow, scheduleRow } from './simulation.ts';

const coOwnershipAnswer = z.object({
  proposalUuid: z.string(),
  proposalNumber: z.number().int(),
  step: coOwnerStep,
  codeRequired: z.boolean(),
  invitedBy: z.string(),
  ownerFirstName: z.string(),
  pointOfSaleName: z.string().nullable(),
  vehicleDescription: z.string(),
  mode: rateMode,
  installments: z.tuple([scheduleRow]).rest(scheduleRow),
  monthlyPremium: pesos.nullable(),
  cfteaWithInsurance: percent.nullable(),
  calculatedValueDTO: calculatedValue,
  insuranceEstimate: estimateAnswer.nullish(),
  paymentWindow: paymentWindow.nullish(),
  firstName: z.string(),
  maskedPhone: z.string(),
  maskedEmail: z.string(),
  consents: z.array(z.object({ kind: consentKind, textVersion: z.string(), at: isoInstant })),
  contractConsents: z.array(
    z.object({ kind: z.enum(['TERMS', 'BIOMETRICS']), textVersion: z.string(), at: isoInstant }),
  ),
  refusedAt: isoInstant.nullable(),
  revocation: revocationState.nullish(),
  paidOn: isoDate.nullish(),
  acceptedBefore: z
    .object({
      mode: rateMode,
      amount: pesos,
      terms: z.number().int(),
      dueDay: z.number().int(),
      secondInstallment: pesos,
      cftea: percent.nullable(),
    })
    .nullish(),
});
export type CoOwnershipAnswer = z.infer<typeof coOwnershipAnswer>;

const linkAnswer = z.object({
  channel: z.enum(['SMS', 'EMAIL']),
  maskedRecipient: z.string(),
  remainingToday: z.number().int(),
});

type Link = { proposalNumber: number; key: string };

/** Calls about the co-owner's part. Optional: 404 if the bank lacks them (decision 028). */
export class CoOwnershipSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  open(link: Link) {
    return this.#bank.write({
      name: 'ext/co-ownerships/open',
      kind: 'write',
      method: 'POST',
      path: '/ext/co-ownerships/open',
      behalf: 'user',
      body: link,
      answer: coOwnershipAnswer,
    });
  }

  resend(link: Link) {
    return this.#bank.write({
      name: 'ext/co-ownerships/resend',
      kind: 'write',
      method: 'POST',
      path: '/ext/co-ownerships/resend',
      body: link,
      answer: anyAnswer,
    });
  }

  coOwnership(proposalId: string) {
    return this.#bank.read({
      name: 'ext/co-ownerships',
      kind: 'read',
      method: 'GET',
      path: `/ext/co-ownerships/${encodeURIComponent(proposalId)}`,
      behalf: { proposal: proposalId },
      answer: coOwnershipAnswer,
    });
  }

  refuse(proposalId: string, reason: string | null) {
    return this.#bank.write({
      name: 'ext/co-ownerships/refuse',
      kind: 'write',
      method: 'POST',
      path: `/ext/co-ownerships/${encodeURIComponent(proposalId)}/refuse`,
      behalf: { proposal: proposalId },
      body: reason === null ? {} : { reason },
      answer: anyAnswer,
    });
  }

  /** Sent by the owner, to the phone or e-mail in the proposal. */
  sendLink(proposalId: string, channel: 'SMS' | 'EMAIL') {
    return this.#bank.write({
      name: 'ext/co-owner-links',
      kind: 'write',
      method: 'POST',
      path: `/ext/co-owner-links/${encodeURIComponent(proposalId)}`,
      behalf: { proposal: proposalId },
      body: { channel },
      answer: linkAnswer,
    });
  }
}

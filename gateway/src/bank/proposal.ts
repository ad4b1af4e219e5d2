import { z } from 'zod';
import { accountAnswer } from './accounts.ts';
import type { BankSession } from './BankSession.ts';
import { estimateAnswer, insuranceAnswer } from './insurance.ts';
import { consentKind, personAnswer, type PersonBody, sellerAnswer } from './person.ts';
import {
  agreementAnswer,
  branchAnswer,
  isoDate,
  isoInstant,
  percent,
  pesos,
  rateMode,
  simulationType,
} from './shapes.ts';
import { calculatedValue, paymentWindow, scheduleRow } from './simulation.ts';
import { vehicleAnswer } from './vehicle.ts';

const stepStatus = z.enum(['PENDING', 'ACTIVE', 'FINALIZED']);
/** The bank may add phases and statuses; derived rules fall back on UNKNOWN. */
export const flow = z.object({
  status: z.string(),
  flowPhase: z.array(
    z.object({
      name: z.string(),
      status: stepStatus,
      steps: z.array(z.object({ name: z.string(), status: stepStatus })),
    }),
  ),
});
export type FlowAnswer = z.infer<typeof flow>;

/** The co-owner's next step, in the bank's terms. */
export const coOwnerStep = z.enum([
  'NOT_INVITED',
  'CONSENT',
  'WAITING_FOR_OWNER',
  'IDENTITY',
  'WAITING_FOR_CONTRACT',
  'CONTRACT',
  'SIGNED',
  'REVOKED',
  'REFUSED',
  'STOPPED',
  'ENDED',
]);
const coOwnerPart = z.object({
  step: coOwnerStep,
  linkSentAt: isoInstant.nullable(),
  linkChannel: z.enum(['SMS', 'EMAIL']).nullable(),
  linkExpiresAt: isoInstant.nullable(),
  maskedPhone: z.string(),
  maskedEmail: z.string(),
  resendsLeft: z.number().int(),
  consentAt: isoInstant.nullable(),
  identityAt: isoInstant.nullable(),
  identityToReview: z.boolean().default(false),
  signedAt: isoInstant.nullable(),
  refusedAt: isoInstant.nullable(),
  refusalReason: z.string().nullable(),
});

/** State of the inscribed pledge after the registry returned it; null before. */
export const pledge = z.enum(['RETURNED', 'RECEIVED']);
export type Pledge = z.infer<typeof pledge>;

/** The last three are absent if the bank confirms no request. */
export const revocationState = z.object({
  until: isoDate.nullable(),
  paidOn: isoDate.nullable().default(null),
  businessDaysLeft: z.number().int(),
  request: z
    .object({
      number: z.string(),
      at: isoInstant,
      confirmed: z.boolean().optional(),
      by: z.enum(['OWNER', 'CO_OWNER']).nullish(),
      onHold: z.boolean().optional(),
    })
    .nullable(),
});
export type RevocationState = z.infer<typeof revocationState>;

const proposalAnswer = z.object({
  proposalNumber: z.number().int(),
  proposalUuid: z.string(),
  creationDate: isoInstant,
  updatedAt: isoInstant,
  validUntil: isoDate.optional(),
  consents: z.array(z.object({ kind: consentKind, textVersion: z.string(), at: isoInstant })).optional(),
  /** Absent if the bank asks no consents with the code. */
  consentKey: z.string().nullish(),
  /** Completion dates of steps by `PHASE.step`; absent if the bank does not record them. */
  stepDates: z.record(z.string(), isoInstant).default({}),
  /** Absent if the bank does not track the pledge. */
  pledge: pledge.nullish(),
  /** Absent if the bank does not compare them. */
  vehicleElsewhere: z.boolean().optional(),
  /** Absent if the bank does not count them. */
  sellerAccountMissing: z.boolean().optional(),
  paymentOnHold: z.boolean().optional(),
  revocation: revocationState.nullish(),
  pointOfSale: branchAnswer.nullable(),
  flow,
  simulationUuid: z.string(),
  simulationType,
  agreement: agreementAnswer,
  vehicle: vehicleAnswer,
  owner: personAnswer,
  coOwner: personAnswer.nullable(),
  quote: z.object({
    selectedAmount: pesos,
    min: pesos,
    max: pesos,
    total: pesos,
    selectedInstallment: z.number().int(),
    minInstallments: z.number().int(),
    maxInstallments: z.number().int(),
    terms: z.array(z.object({ value: z.number().int(), label: z.string() })),
    mode: rateMode,
    percentage: percent,
    dueDate: z.number().int(),
  }),
  calculatedValueDTO: calculatedValue,
  installments: z.array(scheduleRow),
  insurance: insuranceAnswer.nullable(),
  cfteaWithInsurance: percent.nullable(),
  paymentWindow: paymentWindow.nullish(),
  seller: sellerAnswer.nullable(),
  account: accountAnswer.nullable(),
  /** Absent if the bank asks the co-owner for no part of their own. */
  coOwnerPart: coOwnerPart.nullish(),
});
export type ProposalAnswer = z.infer<typeof proposalAnswer>;

const matchAnswer = z.object({
  proposalNumber: z.number().int(),
  proposalUuid: z.string(),
  phase: z.string().nullable(),
  maskedPhone: z.string(),
  otherProposalUuids: z.array(z.string()).default([]),
});
const flowPhasesAnswer = z.array(z.object({ name: z.string(), label: z.string() }));

export type QuoteBody = { dueDate: number; financedAmount: number; matrixCode: string; terms: number };

const consentRequestAnswer = z.object({
  ended: z.boolean().default(false),
  acceptedAt: isoInstant.nullish(),
  pointOfSaleName: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  vehicleDescription: z.string(),
  mode: rateMode,
  installments: z.tuple([scheduleRow]).rest(scheduleRow),
  calculatedValueDTO: calculatedValue,
  insuranceEstimate: estimateAnswer.nullish(),
  paymentWindow: paymentWindow.nullish(),
});

/** CA-43 to CA-50. */
export class ProposalSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  create(
    simulationUuid: string,
    simulation: QuoteBody,
    options: { pointOfSale?: string; replace: boolean; selfManagementUuid?: string },
  ) {
    return this.#bank.write({
      name: 'post_proposal',
      kind: 'write',
      method: 'POST',
      path: '/proposal/post_proposal',
      query: {
        pointOfSaleCodeSelected: options.pointOfSale,
        deleteIfExists: options.replace ? 'true' : undefined,
        selfManagementUuid: options.selfManagementUuid,
      },
      behalf: 'user',
      body: { identification: { uuid: simulationUuid }, simulation },
      answer: proposalAnswer,
    });
  }

  proposal(id: string) {
    const path = `/proposal/${encodeURIComponent(id)}/get_proposal`;
    return this.#bank.read({
      name: 'get_proposal',
      kind: 'read',
      method: 'GET',
      path,
      behalf: { proposal: id },
      answer: proposalAnswer,
    });
  }

  /** The bank's ETag of what `proposal` would return; returns `known` if nothing changed. */
  version(id: string, known: string | null) {
    const path = `/proposal/${encodeURIComponent(id)}/get_proposal`;
    return this.#bank.version({ name: 'get_proposal', path, behalf: { proposal: id } }, known);
  }

  update(id: string, body: { summaryAccepted: { textVersion: string } } | { simulation: QuoteBody }) {
    const path = `/proposal/${encodeURIComponent(id)}/update_proposal`;
    return this.#bank.write({
      name: 'update_proposal',
      kind: 'write',
      method: 'PATCH',
      path,
      body,
      behalf: { proposal: id },
      answer: proposalAnswer,
    });
  }

  updateCoOwner(id: string, coOwner: PersonBody | null) {
    return this.#bank.write({
      name: 'update_coowner',
      kind: 'write',
      method: 'PATCH',
      path: `/proposal/${encodeURIComponent(id)}/update_coowner`,
      body: { coOwner },
      behalf: { proposal: id },
      answer: proposalAnswer,
    });
  }

  cancel(id: string) {
    return this.#bank.write({
      name: 'cancel_proposal',
      kind: 'write',
      method: 'POST',
      path: `/proposal/${encodeURIComponent(id)}/cancel_proposal`,
      body: {},
      behalf: { proposal: id },
      answer: proposalAnswer,
    });
  }

  /** By contract a GET that writes, so the bank requires a header too (docs/security.md#requests-from-other-sites). */
  confirm(id: string) {
    return this.#bank.write({
      name: 'confirm_proposal',
      kind: 'write',
      method: 'GET',
      path: `/proposal/${encodeURIComponent(id)}/confirm_proposal`,
      headers: { 'x-requested-action': 'confirm' },
      behalf: { proposal: id },
      answer: proposalAnswer,
    });
  }

  /** A POST that changes nothing. `proposalUuid` limits the search to one proposal; a bank may not support it. */
  findByDni(dni: string, proposalUuid: string | null = null) {
    return this.#bank.read({
      name: 'get_proposal_by_dni',
      kind: 'read',
      method: 'POST',
      path: '/proposal/get_proposal_by_dni',
      body: { dni, ...(proposalUuid === null ? {} : { proposalUuid }) },
      answer: matchAnswer,
    });
  }

  /** Optional: 404 if the bank lacks it. A POST that changes nothing. */
  consentRequest(idProposal: string, key: string) {
    return this.#bank.read({
      name: 'ext/consent-requests',
      kind: 'read',
      method: 'POST',
      path: '/ext/consent-requests',
      body: { idProposal, key },
      answer: consentRequestAnswer,
    });
  }

  async phaseLabels(): Promise<ReadonlyMap<string, string>> {
    const phases = await this.#bank.catalogue({
      name: 'get_flow_phases',
      kind: 'read',
      method: 'GET',
      path: '/proposal/get_flow_phases',
      answer: flowPhasesAnswer,
    });
    return new Map(phases.map(({ name, label }) => [name, label]));
  }
}

import { z } from 'zod';
import { BankFailure, BankRefusal } from './errors.ts';
import { isoInstant, percent } from './shapes.ts';
import type { BankSession } from './BankSession.ts';
import { asParty, type Party } from './biometry.ts';
import { calculatedValue, scheduleRow } from './simulation.ts';

const borrower = z.enum(['OWNER', 'CO_OWNER']);
const status = z.enum(['CREATED', 'APPROVAL_PENDING', 'NOT_CREATED']);
const contractFigures = z.object({
  calculatedValueDTO: calculatedValue,
  installments: z.array(scheduleRow),
  cfteaWithInsurance: percent.nullable(),
});
export type ContractFiguresAnswer = z.infer<typeof contractFigures>;

const contractAnswer = z.object({
  status,
  initiated: z.boolean(),
  confirmed: z.boolean().nullable(),
  reason: z.string().nullable(),
  hash: z.string().nullable(),
  signedAt: isoInstant.nullable(),
  vivereStatus: z.number().int(),
  // Absent if the bank never remakes a contract.
  figuresChanged: z.object({ before: contractFigures, now: contractFigures }).nullish(),
  // Absent if the bank has one signer and asks for no code.
  signatures: z
    .array(z.object({ personType: borrower, name: z.string(), signedAt: isoInstant, biometryId: z.string() }))
    .optional(),
  pendingSigners: z.array(borrower).default([]),
  signingCode: z.boolean().default(false),
});
export type ContractAnswer = z.infer<typeof contractAnswer>;

const signatureAnswer = z.object({
  signed: z.boolean(),
  signedAt: isoInstant.nullable(),
  biometryId: z.string().nullable(),
  hash: z.string().nullable(),
});

const consentKind = z.enum(['TERMS', 'BIOMETRICS']);
const documentationAnswer = z.object({
  documents: z.array(
    z.object({
      documentName: z.enum(['LOAN_SUMMARY', 'FORM_03', 'PLEDGE_CONTRACT_WITH_REGISTRY', 'PLEDGE_ANNEXED']),
      title: z.string(),
      missing: z.array(z.string()),
    }),
  ),
  consents: z.array(z.object({ kind: consentKind, textVersion: z.string(), at: isoInstant })),
});

const readDocument = z.object({
  name: z.enum(['LOAN_SUMMARY', 'FORM_03', 'PLEDGE_CONTRACT_WITH_REGISTRY', 'PLEDGE_ANNEXED']),
  title: z.string(),
  parts: z.array(
    z.object({
      title: z.string().nullable(),
      summary: z.string().nullable(),
      texts: z.array(z.string()),
      facts: z.array(z.object({ term: z.string(), value: z.string() })),
      head: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  ),
});
const readingAnswer = z.object({ documents: z.array(readDocument) });

export type DocumentationAnswer = z.infer<typeof documentationAnswer>;

type ContractConsent = { kind: z.infer<typeof consentKind>; textVersion: string };

/** CA-63 to CA-65, CA-67, CA-68 and CA-70; the contract itself goes by `files/downloads.ts`. */
export class ContractSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  status(proposalId: string, party?: Party) {
    return this.#bank.read({
      name: 'contract/status',
      kind: 'read',
      method: 'GET',
      path: `/contract/${encodeURIComponent(proposalId)}/status`,
      query: asParty(party),
      behalf: { proposal: proposalId },
      answer: contractAnswer,
    });
  }

  signature(proposalId: string) {
    return this.#bank.read({
      name: 'contract/vivere/signature',
      kind: 'read',
      method: 'GET',
      path: `/contract/vivere/${encodeURIComponent(proposalId)}/signature`,
      behalf: { proposal: proposalId },
      answer: signatureAnswer,
    });
  }

  /** Null if the bank lacks the call (decision 028) or it fails; the screens then offer the PDF. */
  async texts(proposalId: string, party?: Party) {
    try {
      const answer = await this.#bank.read({
        name: 'ext/contract/reading',
        kind: 'read',
        method: 'GET',
        path: `/ext/contract/${encodeURIComponent(proposalId)}/reading`,
        query: asParty(party),
        behalf: { proposal: proposalId },
        answer: readingAnswer,
      });
      return answer.documents;
    } catch (error) {
      if (error instanceof BankRefusal || error instanceof BankFailure) return null;
      throw error;
    }
  }

  /** Null if the bank lacks the call or it fails; the page then says how to ask for it. */
  async model() {
    const call = {
      name: 'ext/contract-model',
      kind: 'read',
      method: 'GET',
      path: '/ext/contract-model',
    } as const;
    try {
      return await this.#bank.catalogue({ ...call, answer: readDocument });
    } catch (error) {
      if (error instanceof BankRefusal || error instanceof BankFailure) return null;
      throw error;
    }
  }

  documentation(proposalId: string, consents: readonly ContractConsent[], party?: Party) {
    return this.#bank.write({
      name: 'contract/documentation',
      kind: 'write',
      method: 'POST',
      path: `/contract/${encodeURIComponent(proposalId)}/documentation`,
      behalf: { proposal: proposalId },
      body: { ...(consents.length === 0 ? {} : { consents }), ...asParty(party) },
      answer: documentationAnswer,
    });
  }

  initiate(proposalId: string, party?: Party) {
    return this.#bank.write({
      name: 'contract/initiate',
      kind: 'write',
      method: 'POST',
      path: `/contract/${encodeURIComponent(proposalId)}/initiate`,
      behalf: { proposal: proposalId },
      body: asParty(party),
      answer: contractAnswer,
    });
  }

  confirm(
    proposalId: string,
    body: {
      confirmed: boolean;
      reason?: string;
      acceptedHash?: string;
      code?: string;
      personType?: 'CO_OWNER';
    },
  ) {
    return this.#bank.write({
      name: 'contract/confirm',
      kind: 'write',
      method: 'POST',
      path: `/contract/${encodeURIComponent(proposalId)}/confirm`,
      behalf: { proposal: proposalId },
      body,
      answer: contractAnswer,
    });
  }

  /** A GET by contract that makes the contract. */
  generateVivere(proposalId: string) {
    return this.#bank.write({
      name: 'contract/vivere/generate',
      kind: 'write',
      method: 'GET',
      path: `/contract/vivere/${encodeURIComponent(proposalId)}/generate`,
      behalf: { proposal: proposalId },
      answer: contractAnswer,
    });
  }
}

import { z } from 'zod';
import { isoInstant } from './shapes.ts';
import type { BankSession } from './BankSession.ts';

const biometryAnswer = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  bioValidated: z.boolean(),
  evidence: z.object({ selfie: z.boolean(), front: z.boolean(), back: z.boolean() }),
  // An open set, because verifiers differ.
  problems: z.array(z.object({ evidence: z.enum(['selfie', 'front', 'back']), problem: z.string() })),
  toReview: z.array(z.enum(['selfie', 'front', 'back'])).default([]),
  processNumber: z.string().nullable(),
  vivere: z.boolean(),
  isStandIn: z.boolean(),
  imagesDeletedAt: isoInstant.nullable(),
});
export type BiometryAnswer = z.infer<typeof biometryAnswer>;
export type Evidence = keyof BiometryAnswer['evidence'];
/** Omitted for the owner, because a bank may not support it. */
export type Party = 'CO_OWNER' | undefined;

export const asParty = (party: Party): { personType?: 'CO_OWNER' } =>
  party === undefined ? {} : { personType: party };

const linkAnswer = z.object({
  channel: z.enum(['SMS', 'EMAIL']),
  maskedRecipient: z.string(),
  remainingToday: z.number().int(),
});

/** CA-71 to CA-77. Photos go to the bank and never come back (docs/security.md#biometric-photos). */
export class BiometrySource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  #write(name: string, method: 'POST' | 'PATCH', body: { proposalId: string } & Record<string, unknown>) {
    return this.#bank.write({
      name,
      kind: 'write',
      method,
      path: `/biometry/${name}`,
      behalf: { proposal: body.proposalId },
      body,
      answer: biometryAnswer,
    });
  }

  biometry(proposalId: string, party?: Party) {
    return this.#bank.read({
      name: 'get_biometry',
      kind: 'read',
      method: 'GET',
      path: `/biometry/${encodeURIComponent(proposalId)}/get_biometry`,
      query: asParty(party),
      behalf: { proposal: proposalId },
      answer: biometryAnswer,
    });
  }

  validate(proposalId: string, bioValidated: boolean, party?: Party) {
    return this.#write('set_bio_validated', 'PATCH', { proposalId, bioValidated, ...asParty(party) });
  }

  /** `image` is base64, by the contract. */
  saveSelfie(proposalId: string, image: string, party?: Party) {
    return this.#write('save_selfie', 'POST', { proposalId, image, ...asParty(party) });
  }

  saveBack(proposalId: string, back: string, party?: Party) {
    return this.#write('save_id', 'POST', { proposalId, back, ...asParty(party) });
  }

  /** `frontDocument`: the document number that the device read from the barcode. */
  saveFront(proposalId: string, front: string, party?: Party, frontDocument?: string) {
    const number = frontDocument === undefined ? {} : { frontDocument };
    return this.#write('save_id', 'POST', { proposalId, front, ...number, ...asParty(party) });
  }

  saveProcessNumber(proposalId: string, processNumber: string) {
    return this.#write('save_process_number', 'POST', { proposalId, processNumber });
  }

  saveVivereData(proposalId: string, processNumber: string, textVersion?: string) {
    const terms = textVersion === undefined ? {} : { textVersion };
    return this.#write('save_data_vivere', 'POST', { proposalId, processNumber, ...terms });
  }

  forwardLink(proposalId: string, channel: 'SMS' | 'EMAIL') {
    return this.#bank.write({
      name: 'biometry_link_forwarding',
      kind: 'write',
      method: 'POST',
      path: `/biometry/${encodeURIComponent(proposalId)}/biometry_link_forwarding`,
      behalf: { proposal: proposalId },
      body: { channel },
      answer: linkAnswer,
    });
  }
}

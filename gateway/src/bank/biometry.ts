import { z } from 'zod';
import type { BankSession } from './BankSession.ts';

const biometryAnswer = z.object({ vivere: z.boolean() });
const linkAnswer = z.object({
  channel: z.enum(['SMS', 'EMAIL']),
  maskedRecipient: z.string(),
  remainingToday: z.number().int(),
});

/** CA-72 and CA-77. */
export class BiometrySource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  biometry(proposalId: string) {
    return this.#bank.read({
      name: 'get_biometry',
      kind: 'read',
      method: 'GET',
      path: `/biometry/${encodeURIComponent(proposalId)}/get_biometry`,
      behalf: { proposal: proposalId },
      answer: biometryAnswer,
    });
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

import { z } from 'zod';
import type { BankCall } from './BankClient.ts';
import type { BankSession } from './BankSession.ts';
import { anyAnswer } from './shapes.ts';

export const documentParty = z.enum(['HOLDER', 'CO_HOLDER', 'SELLER', 'VEHICLE']);

const documentStatus = z
  .enum(['PENDING', 'UPLOADED', 'OBSERVED'])
  .transform((status) => (status === 'OBSERVED' ? 'SENT_BACK' : status));

const documentsAnswer = z.array(
  z.object({
    type: z.string(),
    label: z.string(),
    party: documentParty,
    mandatory: z.boolean(),
    status: documentStatus,
    observation: z.string().nullable(),
    files: z.array(
      z.object({
        documentId: z.string(),
        name: z.string(),
        size: z.number().int(),
        contentType: z.string(),
      }),
    ),
  }),
);
export type DocumentAnswer = z.infer<typeof documentsAnswer>[number];

/** CA-53 to CA-56; `files/files.ts` transfers the files. */
export class DocumentationSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  #listCall(proposalId: string): BankCall<DocumentAnswer[]> {
    return {
      name: 'get_documents',
      kind: 'read',
      method: 'GET',
      path: `/documentation/${encodeURIComponent(proposalId)}/get_documents`,
      behalf: { proposal: proposalId },
      answer: documentsAnswer,
    };
  }

  list(proposalId: string) {
    return this.#bank.read(this.#listCall(proposalId));
  }

  attach(proposalId: string, data: { type: string; fileIds: string[] }[], isSeller: boolean) {
    return this.#bank.writeAnswering(
      {
        name: 'upload',
        kind: 'write',
        method: 'PATCH',
        path: `/documentation/${encodeURIComponent(proposalId)}/upload`,
        behalf: { proposal: proposalId },
        body: { data, isSeller },
        answer: anyAnswer,
      },
      this.#listCall(proposalId),
    );
  }

  reUpload(proposalId: string, data: { type: string; fileIds: string[] }[]) {
    return this.#bank.writeAnswering(
      {
        name: 're-upload',
        kind: 'write',
        method: 'POST',
        path: `/documentation/${encodeURIComponent(proposalId)}/re-upload`,
        behalf: { proposal: proposalId },
        body: { data },
        answer: anyAnswer,
      },
      this.#listCall(proposalId),
    );
  }

  finish(proposalId: string) {
    return this.#bank.writeAnswering(
      {
        name: 'upload-proposal',
        kind: 'write',
        method: 'PATCH',
        path: `/documentation/${encodeURIComponent(proposalId)}/upload-proposal`,
        behalf: { proposal: proposalId },
        body: {},
        answer: anyAnswer,
      },
      this.#listCall(proposalId),
    );
  }
}

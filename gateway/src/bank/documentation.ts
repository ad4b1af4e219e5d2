import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { anyAnswer } from './shapes.ts';

const documentsAnswer = z.array(
  z.object({
    type: z.string(),
    label: z.string(),
    party: z.enum(['HOLDER', 'CO_HOLDER', 'SELLER', 'VEHICLE']),
    mandatory: z.boolean(),
    status: z.enum(['PENDING', 'UPLOADED', 'OBSERVED']),
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

/** CA-53 to CA-56; the files themselves go by `http/files.ts`. */
export class DocumentationSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  list(proposalId: string) {
    const path = `/documentation/${encodeURIComponent(proposalId)}/get_documents`;
    return this.#bank.read({
      name: 'get_documents',
      kind: 'read',
      method: 'GET',
      path,
      behalf: { proposal: proposalId },
      answer: documentsAnswer,
    });
  }

  attach(proposalId: string, data: { type: string; fileIds: string[] }[], isSeller: boolean) {
    return this.#bank.write({
      name: 'upload',
      kind: 'write',
      method: 'PATCH',
      path: `/documentation/${encodeURIComponent(proposalId)}/upload`,
      behalf: { proposal: proposalId },
      body: { data, isSeller },
      answer: anyAnswer,
    });
  }

  reUpload(proposalId: string, data: { type: string; fileIds: string[] }[]) {
    return this.#bank.write({
      name: 're-upload',
      kind: 'write',
      method: 'POST',
      path: `/documentation/${encodeURIComponent(proposalId)}/re-upload`,
      behalf: { proposal: proposalId },
      body: { data },
      answer: anyAnswer,
    });
  }

  finish(proposalId: string) {
    return this.#bank.write({
      name: 'upload-proposal',
      kind: 'write',
      method: 'PATCH',
      path: `/documentation/${encodeURIComponent(proposalId)}/upload-proposal`,
      behalf: { proposal: proposalId },
      body: {},
      answer: anyAnswer,
    });
  }
}

import { normalizeCode } from '@prendarios/rules/code';
import type { BankSession } from './BankSession.ts';
import type { Schemas } from './contract.ts';

type Sought = { documentNumber: string; proposalId?: string | null };

/** Finds a person's proposal by DNI. `proposalId` limits the search to one proposal, which a bank may ignore. */
export const findByDni = (bank: BankSession, { documentNumber, proposalId = null }: Sought) =>
  bank.read('findProposal', {
    body: { dni: documentNumber, ...(proposalId === null ? {} : { proposalUuid: proposalId }) },
  });

/** Sends a code to the owner or co-owner: for the first validation, a return or, with `purpose`, the signature. */
export const sendCode = (
  bank: BankSession,
  idProposal: string,
  use: Omit<Schemas['GenerateCodeBody'], 'idProposal'>,
) => bank.write('generateCode', { body: { idProposal, ...use }, behalf: { proposal: idProposal } });

/** `code` as entered. */
export const validateCode = (
  bank: BankSession,
  idProposal: string,
  { code, consents = [], ...use }: Omit<Schemas['ValidateCodeBody'], 'idProposal'>,
): Promise<void> =>
  bank.send('validateCode', {
    body: {
      idProposal,
      code: normalizeCode(code),
      ...use,
      ...(consents.length > 0 ? { consents } : {}),
    },
    behalf: { proposal: idProposal },
  });

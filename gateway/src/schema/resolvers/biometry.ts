import type { BankSession } from '../../bank/BankSession.ts';
import { BankRefusal } from '../../bank/client/errors.ts';
import { ofProposal, type Schemas } from '../../bank/contract.ts';
import type {
  Biometry,
  Borrower,
  RegisterChecks,
  MutationResolvers,
  ProposalResolvers,
  UserError,
} from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { orNull } from '../access.ts';
import { onProposal } from '../changes.ts';
import { toBiometry } from '../convert/formalization.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';

/** Returns a borrower's register results; null if the proposal lacks the borrower or they have not consented. */
export async function registersOf(
  bank: BankSession,
  proposalId: string,
  borrower: Borrower,
): Promise<RegisterChecks | null> {
  try {
    const call = {
      query: { proposal: proposalId, personType: borrower },
      behalf: { proposal: proposalId },
    };
    const found = await orNull(
      Promise.all([bank.read('getEnriStatus', call), bank.read('getOpbcStatus', call)]),
    );
    return found && { enri: found[0].status, opbc: found[1].status };
  } catch (error) {
    if (error instanceof BankRefusal && error.refusal.code === 'CONSENT_REQUIRED') return null;
    throw error;
  }
}

type BiometryChange = { biometry: Biometry | null; userErrors: UserError[] };
const nothing: BiometryChange = { biometry: null, userErrors: [] };

const changed = (
  context: GatewayContext,
  proposalId: string,
  work: () => Promise<Schemas['BiometryAnswer']>,
): Promise<BiometryChange> =>
  onProposal(context, proposalId, { nothing, names: SAME_NAMES }, async () => ({
    biometry: toBiometry(await work()),
    userErrors: [],
  }));

export const biometryFields = {
  biometry: async ({ answer }, _args, { bank }) =>
    toBiometry(await bank.read('getBiometry', ofProposal(answer.proposalUuid))),
  registerChecks: async ({ answer }, { borrower }, { bank }) =>
    borrower === 'CO_OWNER' && answer.coOwner === null
      ? null
      : registersOf(bank, answer.proposalUuid, borrower),
} satisfies ProposalResolvers;

export const biometryMutations = {
  setIdentityValidated: (_root, { input: { proposalId, isValidated } }, context) =>
    changed(context, proposalId, () =>
      context.bank.write('validateIdentity', {
        body: { proposalId, bioValidated: isValidated },
        behalf: { proposal: proposalId },
      }),
    ),
  saveBiometryProcess: (_root, { input: { proposalId, processNumber } }, context) =>
    changed(context, proposalId, () =>
      context.bank.write('saveProcessNumber', {
        body: { proposalId, processNumber },
        behalf: { proposal: proposalId },
      }),
    ),
  saveVivereBiometry: (_root, { input: { proposalId, processNumber, textVersion } }, context) =>
    changed(context, proposalId, () =>
      context.bank.write('saveVivereCheck', {
        body: { proposalId, processNumber, ...(textVersion ? { textVersion } : {}) },
        behalf: { proposal: proposalId },
      }),
    ),
} satisfies MutationResolvers;

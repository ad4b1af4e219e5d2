import type { BiometryAnswer } from '../../bank/biometry.ts';
import { BankRefusal } from '../../bank/errors.ts';
import type { BankSources } from '../../bank/sources.ts';
import type {
  Biometry,
  Borrower,
  IdentityChecks,
  MutationResolvers,
  ProposalResolvers,
  UserError,
} from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { orNull } from '../access.ts';
import { onProposal } from '../changes.ts';
import { toBiometry } from '../convert/formalization.ts';
import { NO_PATHS } from '../input/paths.ts';

/** Returns the register results of a borrower; null if the proposal lacks the borrower or they have not consented. */
export async function registersOf(
  { enri }: BankSources,
  proposalId: string,
  borrower: Borrower,
): Promise<IdentityChecks | null> {
  try {
    const found = await orNull(
      Promise.all([enri.enri(proposalId, borrower), enri.opbc(proposalId, borrower)]),
    );
    return found && { enri: found[0], opbc: found[1] };
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
  work: () => Promise<BiometryAnswer>,
): Promise<BiometryChange> =>
  onProposal(context, proposalId, { nothing, paths: NO_PATHS }, async () => ({
    biometry: toBiometry(await work()),
    userErrors: [],
  }));

export const biometryFields = {
  biometry: async ({ answer }, _args, { bank }) =>
    toBiometry(await bank.biometry.biometry(answer.proposalUuid)),
  identityChecks: async ({ answer }, { borrower }, { bank }) =>
    borrower === 'CO_OWNER' && answer.coOwner === null
      ? null
      : registersOf(bank, answer.proposalUuid, borrower),
} satisfies ProposalResolvers;

export const biometryMutations = {
  setIdentityValidated: (_root, { input: { proposalId, isValidated } }, context) =>
    changed(context, proposalId, () => context.bank.biometry.validate(proposalId, isValidated)),
  saveBiometryProcess: (_root, { input: { proposalId, processNumber } }, context) =>
    changed(context, proposalId, () => context.bank.biometry.saveProcessNumber(proposalId, processNumber)),
  saveVivereBiometry: (_root, { input: { proposalId, processNumber, textVersion } }, context) =>
    changed(context, proposalId, () =>
      context.bank.biometry.saveVivereData(proposalId, processNumber, textVersion ?? undefined),
    ),
} satisfies MutationResolvers;

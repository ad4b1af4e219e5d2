import type { BiometryAnswer } from '../../bank/biometry.ts';
import type { BiometryPayload, MutationResolvers, ProposalResolvers } from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { orNull } from '../access.ts';
import { onProposal } from '../changes.ts';
import { toBiometry } from '../convert/formalization.ts';
import { NO_PATHS } from '../input/paths.ts';

const nothing: BiometryPayload = { biometry: null, userErrors: [] };

const changed = (
  context: GatewayContext,
  proposalId: string,
  work: () => Promise<BiometryAnswer>,
): Promise<BiometryPayload> =>
  onProposal(context, proposalId, { nothing, paths: NO_PATHS }, async () => ({
    biometry: toBiometry(await work()),
    userErrors: [],
  }));

export const biometryFields = {
  biometry: async ({ answer }, _args, { bank }) =>
    toBiometry(await bank.biometry.biometry(answer.proposalUuid)),
  identityChecks: async ({ answer }, { borrower }, { bank }) => {
    if (borrower === 'CO_OWNER' && answer.coOwner === null) return null;
    const checks = Promise.all([
      bank.enri.enri(answer.proposalUuid, borrower),
      bank.enri.opbc(answer.proposalUuid, borrower),
    ]);
    const found = await orNull(checks);
    return found && { enri: found[0], opbc: found[1] };
  },
} satisfies ProposalResolvers;

export const biometryMutations = {
  setIdentityValidated: (_root, { input: { proposalId, validated } }, context) =>
    changed(context, proposalId, () => context.bank.biometry.validate(proposalId, validated)),
  saveBiometryProcess: (_root, { input: { proposalId, processNumber } }, context) =>
    changed(context, proposalId, () => context.bank.biometry.saveProcessNumber(proposalId, processNumber)),
  saveVivereBiometry: (_root, { input: { proposalId, processNumber, textVersion } }, context) =>
    changed(context, proposalId, () =>
      context.bank.biometry.saveVivereData(proposalId, processNumber, textVersion ?? undefined),
    ),
} satisfies MutationResolvers;

import type { ContractAnswer } from '../../bank/contract.ts';
import type {
  ContractPayload,
  MutationResolvers,
  PrepareContractPayload,
  ProposalResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { change, onProposal, reloaded } from '../changes.ts';
import { toContract } from '../convert/formalization.ts';
import { NO_PATHS } from '../input/paths.ts';

const nothing: ContractPayload = { contract: null, userErrors: [] };
const unprepared: PrepareContractPayload = { documents: [], consents: [], userErrors: [] };

const made = (
  context: GatewayContext,
  proposalId: string,
  work: () => Promise<ContractAnswer>,
): Promise<ContractPayload> =>
  onProposal(context, proposalId, { nothing, paths: NO_PATHS }, async () => ({
    contract: toContract(await work()),
    userErrors: [],
  }));

export const contractQueries = {
  contractModel: (_root, _args, { bank }) => bank.contract.model(),
} satisfies QueryResolvers;

export const contractFields = {
  contract: async ({ answer }, _args, { bank }) =>
    toContract(await bank.contract.status(answer.proposalUuid)),
  contractTexts: ({ answer }, _args, { bank }) => bank.contract.texts(answer.proposalUuid),
  signature: ({ answer }, _args, { bank }) => bank.contract.signature(answer.proposalUuid),
} satisfies ProposalResolvers;

export const contractMutations = {
  prepareContract: (_root, { input: { proposalId, consents } }, context) =>
    onProposal(context, proposalId, { nothing: unprepared, paths: NO_PATHS }, async () => {
      const answer = await context.bank.contract.documentation(proposalId, consents);
      return {
        documents: answer.documents.map(({ documentName, title, missing }) => ({
          name: documentName,
          title,
          missing,
        })),
        consents: answer.consents,
        userErrors: [],
      };
    }),
  initiateContract: (_root, { input: { proposalId } }, context) =>
    made(context, proposalId, () => context.bank.contract.initiate(proposalId)),
  generateVivereContract: (_root, { input: { proposalId } }, context) =>
    made(context, proposalId, () => context.bank.contract.generateVivere(proposalId)),
  confirmContract: (_root, { input: { proposalId, confirmed, reason, acceptedHash } }, context) =>
    change(context, proposalId, NO_PATHS, () =>
      reloaded(
        context,
        proposalId,
        context.bank.contract.confirm(proposalId, {
          confirmed,
          ...(reason ? { reason } : {}),
          ...(acceptedHash ? { acceptedHash } : {}),
        }),
      ),
    ),
} satisfies MutationResolvers;

import { checkCode, normalizeCode } from '@prendarios/rules/code';
import type { ContractAnswer } from '../../bank/contract.ts';
import type {
  CreateContractPayload,
  MutationResolvers,
  ReadContractDocumentsPayload,
  ProposalResolvers,
  QueryResolvers,
  SendSigningCodePayload,
} from '../../generated/resolvers.ts';
import { loadProposal } from '../access.ts';
import type { GatewayContext } from '../context.ts';
import { change, onProposal, refused, reloaded } from '../changes.ts';
import { toSentCode } from '../convert/answers.ts';
import { toContract, toDocuments } from '../convert/formalization.ts';
import { refusedContract, refusedForCoOwner } from '../coOwnerSupport.ts';
import { NO_PATHS } from '../input/paths.ts';
import { invalidField, proposalNotFound } from '../userErrors.ts';

const nothing: CreateContractPayload = { contract: null, userErrors: [] };
const unprepared: ReadContractDocumentsPayload = { documents: [], consents: [], userErrors: [] };
const noCode: SendSigningCodePayload = { sentCode: null, userErrors: [] };

const made = (
  context: GatewayContext,
  proposalId: string,
  work: () => Promise<ContractAnswer>,
): Promise<CreateContractPayload> =>
  onProposal(context, proposalId, { nothing, paths: NO_PATHS }, async () => {
    const answer = await work();
    const userErrors = await refusedContract(context, proposalId, answer);
    return { contract: userErrors.length > 0 ? null : toContract(answer), userErrors };
  });

export const contractQueries = {
  contractModel: (_root, _args, { bank }) => bank.contract.model(),
} satisfies QueryResolvers;

export const contractFields = {
  contract: async ({ answer }, _args, { bank }) =>
    toContract(await bank.contract.status(answer.proposalUuid)),
  contractTexts: ({ answer }, _args, { bank }) => bank.contract.texts(answer.proposalUuid),
  signature: async ({ answer }, _args, { bank }) => {
    const { signed: isSigned, ...evidence } = await bank.contract.signature(answer.proposalUuid);
    return { isSigned, ...evidence };
  },
} satisfies ProposalResolvers;

export const contractMutations = {
  readContractDocuments: (_root, { input: { proposalId, consents } }, context) =>
    onProposal(context, proposalId, { nothing: unprepared, paths: NO_PATHS }, async () => ({
      ...toDocuments(await context.bank.contract.documentation(proposalId, consents)),
      userErrors: [],
    })),
  createContract: (_root, { input: { proposalId, brand } }, context) =>
    made(context, proposalId, () => {
      const { contract } = context.bank;
      return brand === 'VIVERE' ? contract.generateVivere(proposalId) : contract.initiate(proposalId);
    }),
  sendSigningCode: (_root, { input: { proposalId } }, context) =>
    onProposal(context, proposalId, { nothing: noCode, paths: NO_PATHS }, async () => {
      // The bank also sends codes to applicants who cannot see the proposal yet.
      if (context.user !== null && (await loadProposal(context, proposalId)) === null) {
        return { ...noCode, userErrors: [proposalNotFound()] };
      }
      const sent = await context.bank.person.generateCode(proposalId, false, { purpose: 'SIGNATURE' });
      return { sentCode: toSentCode(sent), userErrors: [] };
    }),
  confirmContract: (_root, { input }, context) => {
    const { proposalId, isConfirmed: confirmed, reason, acceptedHash, code } = input;
    return change(context, proposalId, NO_PATHS, async () => {
      const problem = code ? checkCode(code) : null;
      if (problem !== null) return refused([invalidField(['code'], problem)]);
      const userErrors = await refusedForCoOwner(context, proposalId);
      if (userErrors.length > 0) return refused(userErrors);
      return reloaded(
        context,
        proposalId,
        context.bank.contract.confirm(proposalId, {
          confirmed,
          ...(reason ? { reason } : {}),
          ...(acceptedHash ? { acceptedHash } : {}),
          ...(code ? { code: normalizeCode(code) } : {}),
        }),
      );
    });
  },
} satisfies MutationResolvers;

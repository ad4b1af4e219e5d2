import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { ofProposal, type Schemas } from '../../bank/contract.ts';
import { sendCode } from '../../bank/proposalCalls.ts';
import type {
  CreateContractPayload,
  MutationResolvers,
  ReadContractDocumentsPayload,
  ProposalResolvers,
  QueryResolvers,
  SendSigningCodePayload,
} from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { change, onLoadedProposal, onProposal, rejectedChange, reloaded } from '../changes.ts';
import { toSentCode } from '../convert/answers.ts';
import { toContract, toDocuments, toDocumentText } from '../convert/formalization.ts';
import { refusedContract, refusedForCoOwner } from '../coOwnerSupport.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';
import { invalidField } from '../userErrors.ts';

const nothing: CreateContractPayload = { contract: null, userErrors: [] };
const unprepared: ReadContractDocumentsPayload = { documents: [], consents: [], userErrors: [] };
const noCode: SendSigningCodePayload = { sentCode: null, userErrors: [] };

const made = (
  context: GatewayContext,
  proposalId: string,
  work: () => Promise<Schemas['ContractAnswer']>,
): Promise<CreateContractPayload> =>
  onProposal(context, proposalId, { nothing, names: SAME_NAMES }, async () => {
    const answer = await work();
    const userErrors = await refusedContract(context, proposalId, answer);
    return { contract: userErrors.length > 0 ? null : toContract(answer), userErrors };
  });

export const contractQueries = {
  contractModel: async (_root, _args, { bank }) => {
    const model = await bank.catalogueIfAvailable('readContractModel', {});
    return model && toDocumentText(model);
  },
} satisfies QueryResolvers;

export const contractFields = {
  contract: async ({ answer }, _args, { bank }) =>
    toContract(await bank.read('getContractStatus', ofProposal(answer.proposalUuid))),
  contractTexts: async ({ answer }, _args, { bank }) => {
    const reading = await bank.readIfAvailable('readContract', ofProposal(answer.proposalUuid));
    return reading && reading.documents.map(toDocumentText);
  },
  signature: async ({ answer }, _args, { bank }) => {
    const { signed: isSigned, ...evidence } = await bank.read(
      'getVivereSignature',
      ofProposal(answer.proposalUuid),
    );
    return { isSigned, ...evidence };
  },
} satisfies ProposalResolvers;

export const contractMutations = {
  readContractDocuments: (_root, { input: { proposalId, consents } }, context) =>
    onProposal(context, proposalId, { nothing: unprepared, names: SAME_NAMES }, async () => ({
      ...toDocuments(
        await context.bank.write('getContractDocuments', {
          ...ofProposal(proposalId),
          body: consents.length === 0 ? {} : { consents },
        }),
      ),
      userErrors: [],
    })),
  createContract: (_root, { input: { proposalId, brand } }, context) =>
    made(context, proposalId, () => {
      const { bank } = context;
      return brand === 'VIVERE'
        ? bank.write('generateVivereContract', ofProposal(proposalId))
        : bank.write('initiateContract', { ...ofProposal(proposalId), body: {} });
    }),
  sendSigningCode: (_root, { input: { proposalId } }, context) =>
    // The bank also sends codes to applicants who cannot see the proposal yet.
    onLoadedProposal(context, proposalId, { nothing: noCode, names: SAME_NAMES }, async () => {
      const sent = await sendCode(context.bank, proposalId, {
        isReturnProposal: false,
        purpose: 'SIGNATURE',
      });
      return { sentCode: toSentCode(sent), userErrors: [] };
    }),
  confirmContract: (_root, { input }, context) => {
    const { proposalId, isConfirmed: confirmed, reason, acceptedHash, code } = input;
    return change(context, proposalId, SAME_NAMES, async () => {
      const problem = code ? checkCode(code) : null;
      if (problem !== null) return rejectedChange([invalidField(['code'], problem)]);
      const userErrors = await refusedForCoOwner(context, proposalId);
      if (userErrors.length > 0) return rejectedChange(userErrors);
      return reloaded(
        context,
        proposalId,
        context.bank.send('confirmContract', {
          ...ofProposal(proposalId),
          body: {
            confirmed,
            ...(reason ? { reason } : {}),
            ...(acceptedHash ? { acceptedHash } : {}),
            ...(code ? { code: normalizeCode(code) } : {}),
          },
        }),
      );
    });
  },
} satisfies MutationResolvers;

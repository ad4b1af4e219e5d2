import { ofProposal } from '../../bank/contract.ts';
import { replaceDocuments } from '../../bank/documents.ts';
import { sellingPoints } from '../../bank/sellingPoints.ts';
import { displayName } from '../../derived/flow.ts';
import { proposalAccess } from '../../derived/proposalAccess.ts';
import { isReloadMode, stageKind, waitsFor } from '../../derived/stage.ts';
import { vivereStage } from '../../derived/vivere.ts';
import type {
  ForwardBiometryLinkPayload,
  MutationResolvers,
  ProposalResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';
import { isSeller, readsOnly } from '../../session/sales.ts';
import type { GatewayContext } from '../context.ts';
import { onReadableProposal, requireWriter } from '../access.ts';
import { change, changeLoaded, onProposal, reloaded } from '../changes.ts';
import { toParties } from '../convert/party.ts';
import { DOCUMENTS } from '../entities/documents.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';
import type { ProposalModel } from '../models.ts';
import { phaseLabels } from '../phaseLabels.ts';

async function isVivere({ answer }: ProposalModel, { bank }: GatewayContext): Promise<boolean> {
  return (await bank.read('getBiometry', ofProposal(answer.proposalUuid))).vivere;
}

/** Returns the stage, by ST-11 for Vivere, with the colours of ST-12 for both brands. */
async function stageOf(model: ProposalModel, context: GatewayContext) {
  const { flow, proposalUuid } = model.answer;
  const { bank } = context;
  if (await isVivere(model, context)) {
    const { vivereStatus } = await bank.read('getContractStatus', ofProposal(proposalUuid));
    return vivereStage(vivereStatus);
  }
  const labels = await phaseLabels(context);
  return {
    name: displayName(flow, (phase) => labels.get(phase) ?? phase),
    kind: stageKind(flow),
  };
}

/** Returns the codes of a seller's points of sale; null if the user is not a seller. */
async function pointsOfSaleOf({ bank, user }: GatewayContext): Promise<readonly string[] | null> {
  if (!isSeller(user)) return null;
  return (await sellingPoints(bank, user.claims.sub)).map(({ code }) => code);
}

export const dashboardFields = {
  brand: async (model, _args, context) => ((await isVivere(model, context)) ? 'VIVERE' : 'BANK'),
  stage: async (model, _args, context) => (await stageOf(model, context)).name,
  stageKind: async (model, _args, context) => (await stageOf(model, context)).kind,
  access: async ({ answer: { flow, pointOfSale } }, _args, context) =>
    proposalAccess(flow, {
      pointOfSale: pointOfSale?.code ?? null,
      user: context.user && {
        isAdmin: readsOnly(context.user),
        pointsOfSale: await pointsOfSaleOf(context),
      },
    }),
  waitsFor: async ({ answer }, _args, { bank }) => {
    if (answer.revocation?.request?.onHold && answer.flow.status === 'A') return 'BANK';
    if (!isReloadMode(answer.flow)) {
      const actor = waitsFor(answer.flow, [], answer.pledge);
      if (answer.coOwnerPart?.step !== 'CONTRACT') return actor;
      // The owner may have signed already, so that only the co-owner's signature is missing.
      const { pendingSigners } = await bank.read('getContractStatus', ofProposal(answer.proposalUuid));
      return pendingSigners?.join() === 'CO_OWNER' ? 'CO_OWNER' : actor;
    }
    const documents = await bank.read('getDocuments', ofProposal(answer.proposalUuid));
    const sentBack = documents.filter(({ status }) => status === 'OBSERVED');
    return waitsFor(answer.flow, sentBack);
  },
  parties: ({ answer }) => toParties(answer),
} satisfies ProposalResolvers;

export const dashboardQueries = {
  proposalVersion: (_root, { id, known }, context) =>
    onReadableProposal(context, id, () => context.bank.version('getProposal', ofProposal(id), known ?? null)),
} satisfies QueryResolvers;

const notSent: ForwardBiometryLinkPayload = { maskedRecipient: null, remainingToday: null, userErrors: [] };

export const dashboardMutations = {
  reUploadDocuments: (_root, { input: { proposalId, documents } }, context) =>
    change(context, proposalId, DOCUMENTS, () =>
      reloaded(context, proposalId, replaceDocuments(context.bank, proposalId, documents)),
    ),
  forwardBiometryLink: (_root, { input: { proposalId, channel } }, context) =>
    onProposal(context, proposalId, { nothing: notSent, names: SAME_NAMES }, async () => {
      const { maskedRecipient, remainingToday } = await context.bank.write('forwardBiometryLink', {
        ...ofProposal(proposalId),
        body: { channel },
      });
      return { maskedRecipient, remainingToday, userErrors: [] };
    }),
  resumeProposal: (_root, { input: { proposalId } }, context) => {
    if (context.user !== null) requireWriter(context);
    return changeLoaded(context, proposalId, SAME_NAMES, (proposal) => {
      // The bank has returned the proposal to this user, or the guest holds it: the holder's screens open it.
      context.own.addProposal(proposalId);
      return Promise.resolve({ proposal, userErrors: [] });
    });
  },
} satisfies MutationResolvers;

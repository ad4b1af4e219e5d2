import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import type { CreateProposalInput, MutationResolvers } from '../../generated/resolvers.ts';
import type { GatewayContext } from '../../http/context.ts';
import { loadProposal, orNull, simulationKey } from '../access.ts';
import { NO_PATHS, QUOTE_PATHS } from '../input/paths.ts';
import { quoteBody } from '../input/proposal.ts';
import { invalidField, offerChanged, orUserErrors, proposalNotFound, replaceLocked } from '../userErrors.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NO_SELF_MANAGEMENT = 'No reconocemos esa autogestión.';

async function createProposal(input: CreateProposalInput, context: GatewayContext) {
  const quote = quoteBody(input);
  if (quote.value === null) return { proposal: null, userErrors: quote.userErrors };
  if (input.selfManagementUuid && !UUID.test(input.selfManagementUuid)) {
    return { proposal: null, userErrors: [invalidField(['selfManagementUuid'], NO_SELF_MANAGEMENT)] };
  }
  // Not this browser's simulation and no simulation alike: there is no such offer.
  if (simulationKey(context, input.simulationId) === null) {
    return { proposal: null, userErrors: [offerChanged()] };
  }
  if (input.replaceOpenProposal && !(await mayReplace(input.simulationId, context))) {
    return { proposal: null, userErrors: [replaceLocked()] };
  }
  const answer = await context.bank.proposal.create(input.simulationId, quote.value, {
    ...(input.pointOfSaleCode ? { pointOfSale: input.pointOfSaleCode } : {}),
    replace: input.replaceOpenProposal,
    ...(input.selfManagementUuid ? { selfManagementUuid: input.selfManagementUuid } : {}),
  });
  context.own.addProposal(answer.proposalUuid);
  return { proposal: { answer }, userErrors: [] };
}

/**
 * Whoever types a DNI may be anybody: only a browser that opened the earlier proposal, by making it or with its
 * phone code, or a user who meets it may have it cancelled (SECURITY 12).
 */
async function mayReplace(simulationId: string, context: GatewayContext): Promise<boolean> {
  const { customer } = await context.bank.simulation.simulation(simulationId);
  const open = await orNull(context.bank.proposal.findByDni(customer.document));
  if (open === null || context.guest.opens(open.proposalUuid)) return true;
  return (await loadProposal(context, open.proposalUuid)) !== null;
}

async function findProposal(documentNumber: string, { bank, own, spend }: GatewayContext) {
  const problem = checkDni(documentNumber);
  if (problem !== null) {
    return { match: null, userErrors: [invalidField(['documentNumber'], problem)] };
  }
  await spend('lookups');
  own.keep();
  const found = await orNull(bank.proposal.findByDni(normalizeDni(documentNumber)));
  if (found === null) return { match: null, userErrors: [] };
  const labels = await bank.proposal.phaseLabels();
  return {
    match: {
      id: found.proposalUuid,
      number: found.proposalNumber,
      phaseLabel: found.phase === null ? '' : (labels.get(found.phase) ?? found.phase),
      maskedPhone: found.maskedPhone,
    },
    userErrors: [],
  };
}

/**
 * A returning person holds no capability yet: the code goes to the phone of the proposal, and only there. The bank sends
 * codes for any proposal, so that whoever is signed in has to see this one.
 */
async function mayHandleCode(context: GatewayContext, id: string, returning: boolean): Promise<boolean> {
  if (returning || context.own.opens(id) || context.guest.opens(id)) return true;
  return (await loadProposal(context, id)) !== null;
}

export const proposalStartMutations = {
  createProposal: async (_root, { input }, context) => ({
    proposal: null,
    ...(await orUserErrors(QUOTE_PATHS, () => createProposal(input, context))),
  }),
  findProposal: async (_root, { input }, context) => ({
    match: null,
    ...(await orUserErrors(NO_PATHS, () => findProposal(input.documentNumber, context))),
  }),
  sendPhoneCode: async (_root, { input: { proposalId, returning } }, context) => {
    const nothing = { maskedPhone: null, expiresAt: null, resendAfter: null };
    if (!(await mayHandleCode(context, proposalId, returning))) {
      return { ...nothing, userErrors: [proposalNotFound()] };
    }
    context.own.keep();
    const sent = await orUserErrors(NO_PATHS, async () => ({
      ...(await context.bank.person.generateCode(proposalId, returning)),
      userErrors: [],
    }));
    return { ...nothing, ...sent };
  },
  validatePhoneCode: async (_root, { input: { proposalId, code, returning } }, context) => {
    const problem = checkCode(code);
    if (problem !== null) return { proposal: null, userErrors: [invalidField(['code'], problem)] };
    if (!(await mayHandleCode(context, proposalId, returning))) {
      return { proposal: null, userErrors: [proposalNotFound()] };
    }
    const outcome = await orUserErrors(NO_PATHS, async () => {
      await context.bank.person.validateCode({
        code: normalizeCode(code),
        idProposal: proposalId,
        isReturnProposal: returning,
      });
      if (returning) context.own.addProposal(proposalId);
      return { proposal: await loadProposal(context, proposalId), userErrors: [] };
    });
    return { proposal: null, ...outcome };
  },
} satisfies MutationResolvers;

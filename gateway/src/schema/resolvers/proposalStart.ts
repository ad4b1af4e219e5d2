import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { checkCellPhone } from '@prendarios/rules/phone';
import { BankRefusal } from '../../bank/errors.ts';
import type { CreateProposalInput, MutationResolvers } from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { loadProposal, orNull, simulationKey } from '../access.ts';
import { NO_PATHS, QUOTE_PATHS } from '../input/paths.ts';
import { phoneBody } from '../input/person.ts';
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
  // The same answer for another browser's simulation and for one that does not exist.
  if (simulationKey(context, input.simulationId) === null) {
    return { proposal: null, userErrors: [offerChanged()] };
  }
  if (input.replaceOpenProposal && (await openProposalOf(input.simulationId, context)) === 'exists') {
    return { proposal: null, userErrors: [replaceLocked()] };
  }
  const create = context.bank.proposal.create(input.simulationId, quote.value, {
    ...(input.pointOfSaleCode ? { pointOfSale: input.pointOfSaleCode } : {}),
    replace: input.replaceOpenProposal,
    ...(input.selfManagementUuid ? { selfManagementUuid: input.selfManagementUuid } : {}),
  });
  const answer = await create.catch(async (error: unknown) => {
    if (isOpenProposal(error)) await openProposalOf(input.simulationId, context);
    throw error;
  });
  context.own.addProposal(answer.proposalUuid);
  return { proposal: { answer }, userErrors: [] };
}

const isOpenProposal = (error: unknown) =>
  error instanceof BankRefusal && error.refusal.code === 'OPEN_PROPOSAL_EXISTS';

/** Whether this browser made or unlocked the proposal, or the signed-in user may read it. */
const holds = async (context: GatewayContext, id: string): Promise<boolean> =>
  context.guest.opens(id) || context.own.opens(id) || (await loadProposal(context, id)) !== null;

/**
 * Whether the simulation's person has an open proposal, and this browser holds it. Anybody can type a DNI:
 * a browser that does not hold the proposal cannot cancel it, and learns that it exists only so often.
 */
async function openProposalOf(
  simulationId: string,
  context: GatewayContext,
): Promise<'none' | 'opened' | 'exists'> {
  const { customer } = await context.bank.simulation.simulation(simulationId);
  const open = await orNull(context.bank.proposal.findByDni(customer.document));
  if (open === null) return 'none';
  if (await holds(context, open.proposalUuid)) return 'opened';
  await context.spendOpenProposal(customer.document);
  return 'exists';
}

async function findProposal(documentNumber: string, context: GatewayContext) {
  const { bank, own, spend } = context;
  const problem = checkDni(documentNumber);
  if (problem !== null) {
    return { match: null, userErrors: [invalidField(['documentNumber'], problem)] };
  }
  await spend('lookups');
  own.keep();
  const number = normalizeDni(documentNumber);
  const found = await orNull(bank.proposal.findByDni(number));
  // The limit does not apply to the holder, so that others' attempts with the same number cannot lock them out.
  const isOpened = found !== null && (await holds(context, found.proposalUuid));
  if (!isOpened) await context.spendOpenProposal(number);
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
 * An applicant who returns or follows a link has no capability yet, and the code only goes to the phone in the proposal. A
 * signed-in user must be able to read the proposal, because the bank sends codes for any.
 */
async function mayHandleCode(context: GatewayContext, id: string, isStranger: boolean): Promise<boolean> {
  if (isStranger || context.own.opens(id) || context.guest.opens(id)) return true;
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
  sendPhoneCode: async (_root, { input: { proposalId, returning, byLink } }, context) => {
    const nothing = { maskedPhone: null, expiresAt: null, resendAfter: null };
    if (!(await mayHandleCode(context, proposalId, returning || byLink))) {
      return { ...nothing, userErrors: [proposalNotFound()] };
    }
    context.own.keep();
    const sent = await orUserErrors(NO_PATHS, async () => ({
      ...(await context.bank.person.generateCode(proposalId, returning)),
      userErrors: [],
    }));
    return { ...nothing, ...sent };
  },
  sendPhoneChangeCode: async (_root, { input: { proposalId, phone } }, context) => {
    const nothing = { maskedPhone: null, expiresAt: null, resendAfter: null };
    const problem = checkCellPhone(phone);
    if (problem !== null) return { ...nothing, userErrors: [invalidField(['phone'], problem)] };
    if (!(await mayHandleCode(context, proposalId, false))) {
      return { ...nothing, userErrors: [proposalNotFound()] };
    }
    const sent = await orUserErrors(NO_PATHS, async () => ({
      ...(await context.bank.person.sendPhoneChangeCode(proposalId, phoneBody(phone))),
      userErrors: [],
    }));
    return { ...nothing, ...sent };
  },
  changeEmail: async (_root, { input: { proposalId, email } }, context) => {
    const problem = checkEmail(email);
    if (problem !== null) return { proposal: null, userErrors: [invalidField(['email'], problem)] };
    if (!(await mayHandleCode(context, proposalId, false))) {
      return { proposal: null, userErrors: [proposalNotFound()] };
    }
    const outcome = await orUserErrors(NO_PATHS, async () => {
      await context.bank.person.changeEmail(proposalId, normalizeEmail(email));
      return { proposal: await loadProposal(context, proposalId), userErrors: [] };
    });
    return { proposal: null, ...outcome };
  },
  correctPhone: async (_root, { input: { proposalId, phone, code = null } }, context) => {
    const problem = checkCellPhone(phone);
    if (problem !== null) return { proposal: null, userErrors: [invalidField(['phone'], problem)] };
    if (!(await mayHandleCode(context, proposalId, false))) {
      return { proposal: null, userErrors: [proposalNotFound()] };
    }
    const outcome = await orUserErrors(NO_PATHS, async () => {
      const spent = code === null ? null : normalizeCode(code);
      await context.bank.person.correctPhone(proposalId, phoneBody(phone), spent);
      return { proposal: await loadProposal(context, proposalId), userErrors: [] };
    });
    return { proposal: null, ...outcome };
  },
  validatePhoneCode: async (_root, { input }, context) => {
    const { proposalId, code, returning, byLink, consents } = input;
    const problem = checkCode(code);
    if (problem !== null) return { proposal: null, userErrors: [invalidField(['code'], problem)] };
    if (!(await mayHandleCode(context, proposalId, returning || byLink))) {
      return { proposal: null, userErrors: [proposalNotFound()] };
    }
    const outcome = await orUserErrors(NO_PATHS, async () => {
      await context.bank.person.validateCode({
        code: normalizeCode(code),
        idProposal: proposalId,
        isReturnProposal: returning,
        ...(consents.length > 0 ? { consents } : {}),
      });
      if (returning || byLink) context.own.addProposal(proposalId);
      return { proposal: await loadProposal(context, proposalId), userErrors: [] };
    });
    return { proposal: null, ...outcome };
  },
} satisfies MutationResolvers;

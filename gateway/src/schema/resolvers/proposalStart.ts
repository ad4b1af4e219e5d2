import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { checkCellPhone, normalizeCellPhone } from '@prendarios/rules/phone';
import { phaseLabelsOf } from '../../bank/catalogues.ts';
import { BankRefusal } from '../../bank/client/errors.ts';
import { findByDni, sendCode, validateCode } from '../../bank/proposalCalls.ts';
import { ofProposal } from '../../bank/contract.ts';
import { readSimulation } from '../../bank/simulations.ts';
import type {
  CreateProposalInput,
  FindProposalInput,
  MutationResolvers,
  SendPhoneCodePayload,
} from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { locatorOf, type Sought } from '../../session/returnLocator.ts';
import { holdsProposal, isUuid, loadProposal, orNull } from '../access.ts';
import { onHeldProposal, onOwnSimulation, rejectedChange, reloaded } from '../changes.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';
import { PERSON } from '../entities/person.ts';
import { QUOTE, quoteBody } from '../entities/quote.ts';
import { isReturn, sendStrangersCode, withMinimumDuration, validateStrangersCode } from '../strangersCode.ts';
import { toSentCode } from '../convert/answers.ts';
import { invalidField, orUserErrors, openElsewhere } from '../userErrors.ts';

const NO_SELF_MANAGEMENT = 'No reconocemos esa autogestión.';

async function createProposal(input: CreateProposalInput, context: GatewayContext) {
  const quote = quoteBody(input);
  if (quote.value === null) return { proposal: null, userErrors: quote.userErrors };
  if (input.selfManagementId && !isUuid(input.selfManagementId)) {
    return { proposal: null, userErrors: [invalidField(['selfManagementId'], NO_SELF_MANAGEMENT)] };
  }
  const create = context.bank.write('postProposal', {
    query: {
      pointOfSaleCodeSelected: input.pointOfSaleCode || undefined,
      deleteIfExists: input.replaceOpenProposal ? 'true' : undefined,
      selfManagementUuid: input.selfManagementId || undefined,
    },
    body: { identification: { uuid: input.simulationId }, simulation: quote.value },
    behalf: 'user',
  });
  try {
    const answer = await create;
    context.own.addProposal(answer.proposalUuid);
    return { proposal: { answer }, userErrors: [] };
  } catch (error) {
    if (!isOpenProposal(error)) throw error;
    if (await holdsOpenProposal(input.simulationId, context)) throw error;
    return { proposal: null, userErrors: [openElsewhere()] };
  }
}

const isOpenProposal = (error: unknown) =>
  error instanceof BankRefusal && error.refusal.code === 'OPEN_PROPOSAL_EXISTS';

/**
 * Whether this browser has access to the open proposal that blocks a new one. Anyone can type a DNI, so other browsers
 * cannot cancel that proposal, and a limit applies to how often they learn that it exists.
 */
async function holdsOpenProposal(simulationId: string, context: GatewayContext): Promise<boolean> {
  const { customer } = await readSimulation(context.bank, simulationId);
  const open = await orNull(findByDni(context.bank, { documentNumber: customer.document }));
  if (open === null || (await holdsProposal(context, open.proposalUuid))) return true;
  await context.spendOpenProposal(customer.document);
  return false;
}

/**
 * Returns the match if this browser has access to the proposal. Others get a locator, which depends only on the input,
 * and continue with a code sent to the stored phone (docs/domain.md#finding-a-proposal).
 */
async function findProposal(
  { documentNumber, linkedProposalId: named = null }: FindProposalInput,
  context: GatewayContext,
) {
  const { bank, own, spend } = context;
  const problem = checkDni(documentNumber);
  if (problem !== null) {
    return { match: null, userErrors: [invalidField(['documentNumber'], problem)] };
  }
  await spend('lookups');
  own.keep();
  const sought = {
    documentNumber: normalizeDni(documentNumber),
    proposalId: named !== null && isUuid(named) ? named.toLowerCase() : null,
  };
  const held = await withMinimumDuration(heldProposalOf(sought, context));
  if (held === null) {
    const id = locatorOf(context.settings.cookieSecrets, sought);
    return { match: { id, number: null, phaseLabel: null, maskedPhone: null }, userErrors: [] };
  }
  const labels = await phaseLabelsOf(bank);
  return {
    match: {
      id: held.proposalUuid,
      number: held.proposalNumber,
      phaseLabel: held.phase === null ? '' : (labels.get(held.phase) ?? held.phase),
      maskedPhone: held.maskedPhone,
    },
    userErrors: [],
  };
}

/** Returns the open proposal if the caller has access to it, regardless of others' attempts with the same number. */
async function heldProposalOf({ documentNumber, proposalId }: Sought, context: GatewayContext) {
  const found = await orNull(findByDni(context.bank, { documentNumber, proposalId }));
  if (found !== null && (await holdsProposal(context, found.proposalUuid))) return found;
  await context.spendOpenProposal(documentNumber);
  return null;
}

const noCode: Pick<SendPhoneCodePayload, 'sentCode' | 'userErrors'> = { sentCode: null, userErrors: [] };

export const proposalStartMutations = {
  createProposal: (_root, { input }, context) =>
    onOwnSimulation(context, input.simulationId, { nothing: rejectedChange([]), names: QUOTE }, () =>
      createProposal(input, context),
    ),
  findProposal: async (_root, { input }, context) => ({
    match: null,
    ...(await orUserErrors(PERSON, () => findProposal(input, context))),
  }),
  sendPhoneCode: (_root, { input: { proposalId, purpose } }, context) => {
    const stranger = () => {
      context.own.keep();
      return sendStrangersCode(proposalId, purpose, context);
    };
    return onHeldProposal(
      context,
      proposalId,
      { nothing: noCode, names: SAME_NAMES, stranger: purpose === 'VALIDATION' ? null : stranger },
      async () => {
        context.own.keep();
        const sent = await sendCode(context.bank, proposalId, { isReturnProposal: isReturn(purpose) });
        return { sentCode: toSentCode(sent), userErrors: [] };
      },
    );
  },
  sendPhoneChangeCode: (_root, { input: { proposalId, phone } }, context) =>
    onHeldProposal(context, proposalId, { nothing: noCode, names: PERSON }, async () => {
      const problem = checkCellPhone(phone);
      if (problem !== null) return { ...noCode, userErrors: [invalidField(['phone'], problem)] };
      const sent = await context.bank.write('sendPhoneChangeCode', {
        ...ofProposal(proposalId),
        body: { cellPhone: normalizeCellPhone(phone) },
      });
      return { sentCode: toSentCode(sent), userErrors: [] };
    }),
  changeEmail: (_root, { input: { proposalId, email } }, context) =>
    onHeldProposal(context, proposalId, { nothing: rejectedChange([]), names: SAME_NAMES }, async () => {
      const problem = checkEmail(email);
      if (problem !== null) return rejectedChange([invalidField(['email'], problem)]);
      return reloaded(
        context,
        proposalId,
        context.bank.send('changeEmail', {
          ...ofProposal(proposalId),
          body: { email: normalizeEmail(email) },
        }),
      );
    }),
  correctPhone: (_root, { input: { proposalId, phone, code = null } }, context) =>
    onHeldProposal(context, proposalId, { nothing: rejectedChange([]), names: PERSON }, async () => {
      const problem = checkCellPhone(phone);
      if (problem !== null) return rejectedChange([invalidField(['phone'], problem)]);
      return reloaded(
        context,
        proposalId,
        context.bank.send('correctPhone', {
          ...ofProposal(proposalId),
          body: {
            cellPhone: normalizeCellPhone(phone),
            ...(code === null ? {} : { code: normalizeCode(code) }),
          },
        }),
      );
    }),
  validatePhoneCode: async (_root, { input }, context) => {
    const { proposalId, code, purpose, consents } = input;
    const problem = checkCode(code);
    if (problem !== null) return rejectedChange([invalidField(['code'], problem)]);
    const stranger = () => validateStrangersCode(input, context);
    return onHeldProposal(
      context,
      proposalId,
      {
        nothing: rejectedChange([]),
        names: SAME_NAMES,
        stranger: purpose === 'VALIDATION' ? null : stranger,
      },
      async () => {
        await validateCode(context.bank, proposalId, { code, isReturnProposal: isReturn(purpose), consents });
        if (purpose !== 'VALIDATION') context.own.addProposal(proposalId);
        return { proposal: await loadProposal(context, proposalId), userErrors: [] };
      },
    );
  },
} satisfies MutationResolvers;

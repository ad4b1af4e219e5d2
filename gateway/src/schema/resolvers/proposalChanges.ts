import type { MutationResolvers, ShownConditionsInput, UserError } from '../../generated/resolvers.ts';
import { updateAccount } from '../../bank/accounts.ts';
import { ofProposal } from '../../bank/contract.ts';
import { attachDocuments, finishDocuments } from '../../bank/documents.ts';
import { chooseInsurance, generateInsurances, reloadInsurances } from '../../bank/insurances.ts';
import { isSeller } from '../../session/sales.ts';
import { loadProposal } from '../access.ts';
import { change, acceptedChange, changeLoaded, rejectedChange, reloaded } from '../changes.ts';
import { changedConditions } from '../conditions.ts';
import type { GatewayContext } from '../context.ts';
import { FieldErrors } from '../input/check.ts';
import { ADDITIONAL_DATA, additionalBody } from '../entities/additionalData.ts';
import { DOCUMENTS } from '../entities/documents.ts';
import { SAME_NAMES, nestFieldNames } from '../entities/fieldNames.ts';
import { PERSON, personBody } from '../entities/person.ts';
import { QUOTE, quoteBody } from '../entities/quote.ts';
import { SELLER, sellerBody } from '../entities/seller.ts';
import { vehicleIdentity } from '../entities/vehicle.ts';
import { proposalNotFound } from '../userErrors.ts';

const CO_OWNER = nestFieldNames('coOwner', PERSON);

/** Loads the proposal only if the caller sends the conditions that were shown. */
async function conditionProblems(
  context: GatewayContext,
  proposalId: string,
  shown: ShownConditionsInput | null | undefined,
): Promise<UserError[]> {
  if (!shown) return [];
  const proposal = await loadProposal(context, proposalId);
  return proposal === null ? [proposalNotFound()] : changedConditions(shown, proposal.answer);
}

export const proposalChangeMutations = {
  updateQuote: (_root, { input }, context) =>
    change(context, input.proposalId, QUOTE, async () => {
      const quote = quoteBody(input);
      if (quote.value === null) return rejectedChange(quote.userErrors);
      return acceptedChange(
        await context.bank.write('updateProposal', {
          ...ofProposal(input.proposalId),
          body: { simulation: quote.value },
        }),
      );
    }),
  updateCoOwner: (_root, { input }, context) =>
    change(context, input.proposalId, CO_OWNER, async () => {
      const errors = new FieldErrors();
      const coOwner = input.coOwner
        ? personBody(errors, ['coOwner'], input.coOwner, { personType: 'CO_OWNER', today: context.today })
        : null;
      if (errors.list.length > 0) return rejectedChange(errors.list);
      return acceptedChange(
        await context.bank.write('updateCoOwner', { ...ofProposal(input.proposalId), body: { coOwner } }),
      );
    }),
  saveOwnerAdditionalData: (_root, { input }, context) =>
    change(context, input.proposalId, ADDITIONAL_DATA, async () => {
      const { value, userErrors } = additionalBody(input);
      if (value === null) return rejectedChange(userErrors);
      return reloaded(
        context,
        input.proposalId,
        context.bank.send('saveOwner', {
          body: { ...value, idProposal: input.proposalId },
          behalf: { proposal: input.proposalId },
        }),
      );
    }),
  saveCoOwnerAdditionalData: (_root, { input }, context) =>
    change(context, input.proposalId, ADDITIONAL_DATA, async () => {
      const { value, userErrors } = additionalBody(input);
      if (value === null) return rejectedChange(userErrors);
      return reloaded(
        context,
        input.proposalId,
        context.bank.send('saveCoOwner', { ...ofProposal(input.proposalId), body: value }),
      );
    }),
  generateInsurances: (_root, { input: { proposalId } }, context) =>
    change(context, proposalId, SAME_NAMES, () =>
      reloaded(context, proposalId, generateInsurances(context.bank, proposalId)),
    ),
  reloadInsurances: (_root, { input: { proposalId } }, context) =>
    change(context, proposalId, SAME_NAMES, () =>
      reloaded(context, proposalId, reloadInsurances(context.bank, proposalId)),
    ),
  chooseInsurance: (_root, { input: { proposalId, insuranceId } }, context) =>
    change(context, proposalId, SAME_NAMES, () =>
      reloaded(context, proposalId, chooseInsurance(context.bank, proposalId, insuranceId)),
    ),
  acceptSummary: (_root, { input: { proposalId, textVersion, shown } }, context) =>
    change(context, proposalId, SAME_NAMES, async () => {
      const problems = await conditionProblems(context, proposalId, shown);
      if (problems.length > 0) return rejectedChange(problems);
      return acceptedChange(
        await context.bank.write('updateProposal', {
          ...ofProposal(proposalId),
          body: { summaryAccepted: { textVersion } },
        }),
      );
    }),
  setSeller: (_root, { input }, context) =>
    changeLoaded(context, input.proposalId, SELLER, async (proposal) => {
      const { value, userErrors } = sellerBody(input, proposal.answer.vehicle.fuelYear.year);
      if (value === null) return rejectedChange(userErrors);
      return reloaded(
        context,
        input.proposalId,
        context.bank.send('postSeller', {
          body: value,
          behalf: { proposal: input.proposalId },
        }),
      );
    }),
  identifyVehicle: (_root, { input }, context) =>
    changeLoaded(context, input.proposalId, SAME_NAMES, async (proposal) => {
      const { vehicle, proposalNumber } = proposal.answer;
      const { value, userErrors } = vehicleIdentity(input, {
        typeCode: vehicle.vehicleType,
        zeroKm: vehicle.fuelYear.zeroKm,
      });
      if (value === null) return rejectedChange(userErrors);
      return reloaded(
        context,
        input.proposalId,
        context.bank.send('updateVehicle', {
          path: { proposalNumber },
          body: value,
          behalf: { proposal: input.proposalId },
        }),
      );
    }),
  attachDocuments: (_root, { input: { proposalId, documents, isBySeller: bySeller } }, context) =>
    change(context, proposalId, DOCUMENTS, () =>
      reloaded(
        context,
        proposalId,
        attachDocuments(context.bank, proposalId, { data: documents, isSeller: bySeller }),
      ),
    ),
  finishDocumentation: (_root, { input: { proposalId } }, context) =>
    change(context, proposalId, SAME_NAMES, () =>
      reloaded(context, proposalId, finishDocuments(context.bank, proposalId)),
    ),
  chooseAccount: (_root, { input: { proposalId, accountId } }, context) =>
    change(context, proposalId, SAME_NAMES, () =>
      reloaded(
        context,
        proposalId,
        updateAccount(context.bank, proposalId, accountId ? { accountId } : { openNewAccount: true }),
      ),
    ),
  confirmProposal: (_root, { input: { proposalId, shown } }, context) =>
    change(context, proposalId, SAME_NAMES, async () => {
      const problems = await conditionProblems(context, proposalId, shown);
      if (problems.length > 0) return rejectedChange(problems);
      return acceptedChange(await context.bank.write('confirmProposal', ofProposal(proposalId)));
    }),
  cancelProposal: (_root, { input: { proposalId } }, context) =>
    change(context, proposalId, SAME_NAMES, async () => {
      const answer = await context.bank.write('cancelProposal', ofProposal(proposalId));
      for (const capability of [context.own, context.guest]) {
        capability.forgetProposal(proposalId, answer.simulationUuid, { earlier: !isSeller(context.user) });
      }
      return acceptedChange(answer);
    }),
} satisfies MutationResolvers;

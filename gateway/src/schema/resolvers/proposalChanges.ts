import type { MutationResolvers, ShownConditionsInput, UserError } from '../../generated/resolvers.ts';
import { roleOf } from '../../derived/role.ts';
import { loadProposal } from '../access.ts';
import { change, changed, refused, reloaded } from '../changes.ts';
import { changedConditions } from '../conditions.ts';
import type { GatewayContext } from '../context.ts';
import { FieldErrors } from '../input/check.ts';
import { ADDITIONAL_PATHS, DOCUMENT_PATHS, NO_PATHS, QUOTE_PATHS, SELLER_PATHS } from '../input/paths.ts';
import { personBody } from '../input/person.ts';
import { additionalBody, quoteBody, vehicleIdentity } from '../input/proposal.ts';
import { sellerBody } from '../input/seller.ts';
import { proposalNotFound } from '../userErrors.ts';

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
    change(context, input.proposalId, QUOTE_PATHS, async () => {
      const quote = quoteBody(input);
      if (quote.value === null) return refused(quote.userErrors);
      return changed(await context.bank.proposal.update(input.proposalId, { simulation: quote.value }));
    }),
  updateCoOwner: (_root, { input }, context) =>
    change(context, input.proposalId, NO_PATHS, async () => {
      const errors = new FieldErrors();
      const coOwner = input.coOwner
        ? personBody(errors, ['coOwner'], input.coOwner, 'CO_OWNER', context.today)
        : null;
      if (errors.list.length > 0) return refused(errors.list);
      return changed(await context.bank.proposal.updateCoOwner(input.proposalId, coOwner));
    }),
  saveOwnerAdditionalData: (_root, { input }, context) =>
    change(context, input.proposalId, ADDITIONAL_PATHS, async () => {
      const { value, userErrors } = additionalBody(input);
      if (value === null) return refused(userErrors);
      return reloaded(context, input.proposalId, context.bank.person.saveOwner(input.proposalId, value));
    }),
  saveCoOwnerAdditionalData: (_root, { input }, context) =>
    change(context, input.proposalId, ADDITIONAL_PATHS, async () => {
      const { value, userErrors } = additionalBody(input);
      if (value === null) return refused(userErrors);
      return reloaded(context, input.proposalId, context.bank.person.saveCoOwner(input.proposalId, value));
    }),
  generateInsurances: (_root, { input: { proposalId } }, context) =>
    change(context, proposalId, NO_PATHS, () =>
      reloaded(context, proposalId, context.bank.insurance.generate(proposalId)),
    ),
  reloadInsurances: (_root, { input: { proposalId } }, context) =>
    change(context, proposalId, NO_PATHS, () =>
      reloaded(context, proposalId, context.bank.insurance.reload(proposalId)),
    ),
  chooseInsurance: (_root, { input: { proposalId, insuranceId } }, context) =>
    change(context, proposalId, NO_PATHS, () =>
      reloaded(context, proposalId, context.bank.insurance.choose(proposalId, insuranceId)),
    ),
  acceptSummary: (_root, { input: { proposalId, textVersion, shown } }, context) =>
    change(context, proposalId, NO_PATHS, async () => {
      const problems = await conditionProblems(context, proposalId, shown);
      if (problems.length > 0) return refused(problems);
      return changed(await context.bank.proposal.update(proposalId, { summaryAccepted: { textVersion } }));
    }),
  setSeller: (_root, { input }, context) =>
    change(context, input.proposalId, SELLER_PATHS, async () => {
      const proposal = await loadProposal(context, input.proposalId);
      if (proposal === null) return refused([proposalNotFound()]);
      const { value, userErrors } = sellerBody(input, proposal.answer.vehicle.fuelYear.year);
      if (value === null) return refused(userErrors);
      return reloaded(context, input.proposalId, context.bank.seller.save(value));
    }),
  identifyVehicle: (_root, { input }, context) =>
    change(context, input.proposalId, NO_PATHS, async () => {
      const proposal = await loadProposal(context, input.proposalId);
      if (proposal === null) return refused([proposalNotFound()]);
      const { vehicle, proposalNumber } = proposal.answer;
      const { value, userErrors } = vehicleIdentity(input, {
        typeCode: vehicle.vehicleType,
        zeroKm: vehicle.fuelYear.zeroKm,
      });
      if (value === null) return refused(userErrors);
      return reloaded(
        context,
        input.proposalId,
        context.bank.vehicle.identify(input.proposalId, proposalNumber, value),
      );
    }),
  attachDocuments: (_root, { input: { proposalId, documents, isBySeller: bySeller } }, context) =>
    change(context, proposalId, DOCUMENT_PATHS, () =>
      reloaded(context, proposalId, context.bank.documentation.attach(proposalId, documents, bySeller)),
    ),
  finishDocumentation: (_root, { input: { proposalId } }, context) =>
    change(context, proposalId, NO_PATHS, () =>
      reloaded(context, proposalId, context.bank.documentation.finish(proposalId)),
    ),
  chooseAccount: (_root, { input: { proposalId, accountId } }, context) =>
    change(context, proposalId, NO_PATHS, () =>
      reloaded(context, proposalId, context.bank.accounts.choose(proposalId, accountId ?? null)),
    ),
  confirmProposal: (_root, { input: { proposalId, shown } }, context) =>
    change(context, proposalId, NO_PATHS, async () => {
      const problems = await conditionProblems(context, proposalId, shown);
      if (problems.length > 0) return refused(problems);
      return changed(await context.bank.proposal.confirm(proposalId));
    }),
  cancelProposal: (_root, { input: { proposalId } }, context) =>
    change(context, proposalId, NO_PATHS, async () => {
      const answer = await context.bank.proposal.cancel(proposalId);
      const isSeller = context.user !== null && roleOf(context.user.claims['cognito:groups']) === 'SELLER';
      for (const capability of [context.own, context.guest]) {
        capability.forgetProposal(proposalId, answer.simulationUuid, { earlier: !isSeller });
      }
      return changed(answer);
    }),
} satisfies MutationResolvers;

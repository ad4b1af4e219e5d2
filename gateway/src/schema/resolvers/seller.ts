import { checkCompanyCuit, normalizeCuil } from '@prendarios/rules/cuil';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import type {
  FindSaleInput,
  FindSalePayload,
  MutationResolvers,
  NotifySellerPayload,
  ProposalResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';
import type { GatewayContext } from '../../http/context.ts';
import { mayReach, orNull } from '../access.ts';
import { change, onProposal, refused, reloaded } from '../changes.ts';
import { toAddress, toSeller } from '../convert/person.ts';
import { genderToCode } from '../convert/values.ts';
import { NO_PATHS } from '../input/paths.ts';
import { sellerChange } from '../input/seller.ts';
import { invalidField, orUserErrors } from '../userErrors.ts';

export const sellerQueries = {
  seller: async (_root, { proposalId }, context) => {
    if (!mayReach(context, proposalId)) return null;
    const seller = await orNull(context.bank.seller.seller(proposalId));
    return seller && toSeller(seller);
  },
} satisfies QueryResolvers;

export const ownerFields = {
  ownerAddress: async ({ answer }, _args, { bank }) =>
    toAddress(await bank.person.ownerAddress(answer.proposalUuid)),
} satisfies ProposalResolvers;

const notSent: NotifySellerPayload = { maskedRecipient: null, remainingToday: null, userErrors: [] };

/** Whatever does not fit, nothing is told of it (SECURITY 4). */
async function findSale(
  input: FindSaleInput,
  { bank, own, spend }: GatewayContext,
): Promise<FindSalePayload> {
  const { documentNumber, gender, proposalNumber } = input;
  const company = gender === 'NOT_APPLICABLE';
  const problem = company ? checkCompanyCuit(documentNumber) : checkDni(documentNumber);
  if (problem !== null) return { match: null, userErrors: [invalidField(['documentNumber'], problem)] };
  await spend('lookups');
  own.keep();
  if (proposalNumber < 1) return { match: null, userErrors: [] };
  const number = company ? normalizeCuil(documentNumber) : normalizeDni(documentNumber);
  const found = await orNull(bank.seller.details(number, genderToCode(gender), proposalNumber));
  if (found === null) return { match: null, userErrors: [] };
  const { proposalUuid, kind, hasDataValidated, ...masked } = found;
  return {
    match: {
      proposalId: proposalUuid,
      company: kind === 'COMPANY',
      dataValidated: hasDataValidated,
      ...masked,
    },
    userErrors: [],
  };
}

export const sellerMutations = {
  updateSeller: (_root, { input }, context) =>
    change(context, input.proposalId, NO_PATHS, async () => {
      const { value, userErrors } = sellerChange(input);
      if (value === null) return refused(userErrors);
      return reloaded(context, input.proposalId, context.bank.seller.update(input.proposalId, value));
    }),
  notifySeller: (_root, { input: { proposalId } }, context) =>
    onProposal(context, proposalId, { nothing: notSent, paths: NO_PATHS }, async () => ({
      ...(await context.bank.seller.notify(proposalId)),
      userErrors: [],
    })),
  findSale: async (_root, { input }, context) => ({
    match: null,
    ...(await orUserErrors(NO_PATHS, () => findSale(input, context))),
  }),
} satisfies MutationResolvers;

import { revocationForm } from '@prendarios/rules/forms/revocation';
import type {
  MutationResolvers,
  ProposalResolvers,
  RequestRevocationInput,
  RequestRevocationPayload,
} from '../../generated/resolvers.ts';
import { orNull } from '../access.ts';
import type { GatewayContext } from '../context.ts';
import { genderToCode } from '../convert/values.ts';
import { checkedValue, FieldErrors } from '../input/check.ts';
import { NO_PATHS } from '../input/paths.ts';
import { orUserErrors } from '../userErrors.ts';

/** The same answer whether or not the person has a proposal (docs/security.md#finding-people). */
async function requestRevocation(
  input: RequestRevocationInput,
  { bank, spend }: GatewayContext,
): Promise<RequestRevocationPayload> {
  const errors = new FieldErrors();
  const { documentNumber, gender, contact } = input;
  const proposalNumber = String(input.proposalNumber ?? '');
  const taken = errors.take([], revocationForm, { documentNumber, gender, proposalNumber, contact });
  const { value, userErrors } = checkedValue(errors, taken);
  if (value === null) return { receipt: null, userErrors };
  await spend('lookups');
  const receipt = await orNull(
    bank.revocation.request({
      document: value.documentNumber,
      gender: genderToCode(value.gender),
      ...(value.proposalNumber === '' ? {} : { proposalNumber: Number(value.proposalNumber) }),
      contact: value.contact,
    }),
  );
  return { receipt, userErrors: [] };
}

export const revocationMutations = {
  requestRevocation: async (_root, { input }, context) => ({
    receipt: null,
    ...(await orUserErrors(NO_PATHS, () => requestRevocation(input, context))),
  }),
} satisfies MutationResolvers;

export const revocationFields = {
  revocation: ({ answer: { revocation } }) => {
    if (!revocation) return null;
    const { until, paidOn, businessDaysLeft, request } = revocation;
    return {
      until,
      paidOn,
      businessDaysLeft,
      request: request && { number: request.number, requestedAt: request.at },
    };
  },
} satisfies ProposalResolvers;

import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { revocationForm } from '@prendarios/rules/forms/revocation';
import type {
  ConfirmRevocationInput,
  ConfirmRevocationPayload,
  MutationResolvers,
  ProposalResolvers,
  RequestRevocationInput,
  RequestRevocationPayload,
} from '../../generated/resolvers.ts';
import type { Schemas } from '../../bank/contract.ts';
import { orNull } from '../access.ts';
import type { GatewayContext } from '../context.ts';
import { genderToCode } from '../convert/values.ts';
import { checkedValue, FieldErrors } from '../input/check.ts';
import { PERSON } from '../entities/person.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';
import { invalidField, orUserErrors } from '../userErrors.ts';

const NOTHING: RequestRevocationPayload = { receipt: null, canBeConfirmed: false, userErrors: [] };

/** Responds the same whether or not the person has a proposal (docs/security.md#finding-people). */
async function requestRevocation(
  input: RequestRevocationInput,
  { bank, spend }: GatewayContext,
): Promise<RequestRevocationPayload> {
  const errors = new FieldErrors();
  const { documentNumber, gender, contact } = input;
  const proposalNumber = String(input.proposalNumber ?? '');
  const checked = errors.take([], revocationForm, { documentNumber, gender, proposalNumber, contact });
  const { value, userErrors } = checkedValue(errors, checked);
  if (value === null) return { ...NOTHING, userErrors };
  await spend('lookups');
  const taken = await orNull(
    bank.write('requestRevocation', {
      body: {
        document: value.documentNumber,
        gender: genderToCode(value.gender),
        ...(value.proposalNumber === '' ? {} : { proposalNumber: Number(value.proposalNumber) }),
        contact: value.contact,
      },
    }),
  );
  if (taken === null) return NOTHING;
  const { confirmable, number, requestedAt } = taken;
  return {
    receipt: { number, requestedAt, isConfirmed: false, by: null, isOnHold: null },
    canBeConfirmed: confirmable ?? false,
    userErrors: [],
  };
}

async function confirmRevocation(
  { number, code }: ConfirmRevocationInput,
  { bank, spend }: GatewayContext,
): Promise<ConfirmRevocationPayload> {
  const problem = checkCode(code);
  if (problem !== null) return { isConfirmed: false, userErrors: [invalidField(['code'], problem)] };
  await spend('lookups');
  await bank.send('confirmRevocation', { body: { number, code: normalizeCode(code) } });
  return { isConfirmed: true, userErrors: [] };
}

export const revocationMutations = {
  requestRevocation: async (_root, { input }, context) => ({
    ...NOTHING,
    ...(await orUserErrors(PERSON, () => requestRevocation(input, context))),
  }),
  confirmRevocation: async (_root, { input }, context) => ({
    isConfirmed: false,
    ...(await orUserErrors(SAME_NAMES, () => confirmRevocation(input, context))),
  }),
} satisfies MutationResolvers;

export function toRevocation(revocation: Schemas['RevocationState'] | null | undefined) {
  if (!revocation) return null;
  const { until, paidOn, businessDaysLeft, request } = revocation;
  return {
    revocableUntil: until,
    paidOn: paidOn ?? null,
    businessDaysLeft,
    request: request && {
      number: request.number,
      requestedAt: request.at,
      // If the bank confirms no requests, every request counts.
      isConfirmed: request.confirmed ?? true,
      by: request.by ?? null,
      isOnHold: request.onHold ?? null,
    },
  };
}

export const revocationFields = {
  revocation: ({ answer: { revocation } }) => toRevocation(revocation),
} satisfies ProposalResolvers;

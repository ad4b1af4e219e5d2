import { dataRequestForm } from '@prendarios/rules/forms/dataRequest';
import type {
  MutationResolvers,
  RequestPersonalDataInput,
  RequestPersonalDataPayload,
} from '../../generated/resolvers.ts';
import { orNull } from '../access.ts';
import type { GatewayContext } from '../context.ts';
import { genderToCode } from '../convert/values.ts';
import { checkedValue, FieldErrors } from '../input/check.ts';
import { PERSON } from '../entities/person.ts';
import { orUserErrors } from '../userErrors.ts';

/** Responds the same whether or not the bank knows the person (docs/security.md#finding-people). */
async function requestPersonalData(
  input: RequestPersonalDataInput,
  { bank, spend }: GatewayContext,
): Promise<RequestPersonalDataPayload> {
  const errors = new FieldErrors();
  const { value, userErrors } = checkedValue(errors, errors.take([], dataRequestForm, input));
  if (value === null) return { receipt: null, userErrors };
  await spend('lookups');
  const receipt = await orNull(
    bank.write('requestPersonalData', {
      body: {
        kind: value.kind,
        document: value.documentNumber,
        gender: genderToCode(value.gender),
        contact: value.contact,
      },
    }),
  );
  return { receipt, userErrors: [] };
}

export const personalDataMutations = {
  requestPersonalData: async (_root, { input }, context) => ({
    receipt: null,
    ...(await orUserErrors(PERSON, () => requestPersonalData(input, context))),
  }),
} satisfies MutationResolvers;

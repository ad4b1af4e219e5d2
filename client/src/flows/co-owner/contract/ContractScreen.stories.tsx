import type { Meta } from '@storybook/react-vite';
import { MakeCoOwnerContractDocument, type MakeCoOwnerContractMutation } from '#generated/graphql.ts';
import { mockAnswer, mockPending } from '#testing/answers.ts';
import { atContract, coOwnerContractPage, coOwnershipIs } from '#testing/samples/coOwnership.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/4 Co-owner/03 Contract', tags: ['!autodocs'] };
export default meta;

const at = '/cotitular/contrato';
const notMade = coOwnershipIs({ ...atContract, contract: {} });

type Problem = MakeCoOwnerContractMutation['createCoOwnerContract']['userErrors'][number];
const refusedWith = (code: Problem['code'], message: string) => [
  mockAnswer(MakeCoOwnerContractDocument, {
    __typename: 'Mutation',
    createCoOwnerContract: {
      __typename: 'CreateCoOwnerContractPayload',
      coOwnership: null,
      userErrors: [{ __typename: 'UserError', code, message, path: [], missing: [] }],
    },
  }),
  ...notMade,
];

export const Usual = screen({
  at,
  answers: [coOwnerContractPage, ...coOwnershipIs(atContract)],
  shows: '1. El préstamo',
});

export const Making = screen({
  at,
  answers: [mockPending(MakeCoOwnerContractDocument), ...notMade],
  shows: 'Estamos preparando tu contrato…',
});

export const WaitsForOwner = screen({
  at,
  answers: refusedWith('OTHER_BORROWER_PENDING', 'Falta que Marina valide su identidad'),
  shows: 'Falta que Marina valide su identidad',
});

export const Rejected = screen({
  at,
  answers: refusedWith('REJECTED_BY_REGISTER', 'Un registro tiene una observación.'),
  shows: 'Por ahora no podemos seguir con este préstamo',
});

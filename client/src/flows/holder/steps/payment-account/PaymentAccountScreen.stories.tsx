import type { Meta } from '@storybook/react-vite';
import { PaymentAccountPageDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { accounts, proposalAfter } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/16 Payment account', tags: ['!autodocs'] };
export default meta;

const at = '/titular/medio-de-pago';
const { current, begun } = proposalAfter('DOCUMENT_REVIEW');
const page = (offered: typeof accounts, canOpenNew: boolean, isAfterIdentityCheck = false) =>
  mockAnswer(PaymentAccountPageDocument, {
    __typename: 'Query',
    currentProposal: {
      ...current,
      accountChoice: { __typename: 'AccountChoice', canOpenNew, isAfterIdentityCheck, accounts: offered },
    },
  });

export const Usual = screen({ at, answers: [page(accounts, true), ...begun], shows: /4410/ });

export const BeforeIdentity = screen({
  at,
  answers: [page([], true, true), ...begun],
  shows: 'Elegir una de mis cuentas más adelante',
});

export const Empty = screen({ at, answers: [page([], false), ...begun], shows: 'Probar de nuevo' });

export const Slow = screen({
  at,
  answers: [mockPending(PaymentAccountPageDocument), ...begun],
  shows: /cuenta/,
});

export const Failing = screen({
  at,
  answers: [mockFailure(PaymentAccountPageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

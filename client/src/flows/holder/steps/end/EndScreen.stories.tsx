import type { Meta } from '@storybook/react-vite';
import { EndPageDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { accounts, longNames, proposalAfter } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/17 End', tags: ['!autodocs'] };
export default meta;

const at = '/titular/fin-proceso';
const { current, begun } = proposalAfter('DOCUMENT_REVIEW', { account: accounts[0] ?? null });
const page = (proposal: typeof current) =>
  mockAnswer(EndPageDocument, { __typename: 'Query', currentProposal: proposal });

export const Usual = screen({ at, answers: [page(current), ...begun], shows: /4410/ });

export const WithoutAccount = screen({
  at,
  answers: [page({ ...current, account: null }), ...proposalAfter('DOCUMENT_REVIEW').begun],
  shows: 'Se elige después de validar la identidad',
});

export const LongNames = screen({
  at,
  answers: [
    page({ ...current, ...longNames }),
    ...proposalAfter('DOCUMENT_REVIEW', { account: accounts[0] ?? null, ...longNames }).begun,
  ],
  shows: /Sprinter/i,
});

export const Slow = screen({
  at,
  answers: [mockPending(EndPageDocument), ...begun],
  shows: 'Revisá y confirmá',
});

export const Failing = screen({
  at,
  answers: [mockFailure(EndPageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

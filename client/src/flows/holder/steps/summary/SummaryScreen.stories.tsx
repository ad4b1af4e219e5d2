import type { Meta } from '@storybook/react-vite';
import { SummaryPageDocument } from '#generated/graphql.ts';
import { answers, fails, neverAnswers } from '#testing/answers.ts';
import { longNames, proposalAfter } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/holder/Summary', tags: ['!autodocs'] };
export default meta;

const at = '/titular/resumen';
const { current, begun } = proposalAfter('INSURANCE.load');
const page = (proposal: typeof current) =>
  answers(SummaryPageDocument, { __typename: 'Query', currentProposal: proposal });

export const Usual = screen({ at, answers: [page(current), ...begun], shows: /30[.\s]?111[.\s]?222/ });

export const TwoOwners = screen({
  at,
  answers: [page({ ...current, coOwner: current.owner }), ...begun],
  shows: /30[.\s]?111[.\s]?222/,
});

export const LongNames = screen({
  at,
  answers: [page({ ...current, ...longNames }), ...begun],
  shows: /Anchorena/,
});

export const Slow = screen({
  at,
  answers: [neverAnswers(SummaryPageDocument), ...begun],
  shows: 'Revisá tu solicitud',
});

export const Failing = screen({
  at,
  answers: [fails(SummaryPageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

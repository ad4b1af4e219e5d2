import type { Meta } from '@storybook/react-vite';
import { ExpressConditionsDocument, ExpressQuotesDocument } from '#generated/graphql.ts';
import { answers, fails, neverAnswers } from '#testing/answers.ts';
import { figures, insurance } from '#testing/samples/loan.ts';
import { POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/ExpressQuote', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/panel-de-seguimiento/cotizar';
const conditions = answers(ExpressConditionsDocument, {
  __typename: 'Query',
  coupons: [],
  salesConditions: {
    __typename: 'SalesConditions',
    zeroKm: { __typename: 'Agreement', id: '1', maxLtvFixed: '80' },
    used: { __typename: 'Agreement', id: '2', maxLtvFixed: '70' },
  },
});
const quoteOf = (term: number) => ({
  __typename: 'LoanQuote' as const,
  terms: [24, 36, 48],
  insurance,
  figures: { ...figures, term },
});
const quotes = answers(ExpressQuotesDocument, {
  __typename: 'Query',
  short: quoteOf(24),
  middle: quoteOf(36),
  long: quoteOf(48),
});
const bySeller = [viewerIs(SELLER, POINTS), conditions];

export const Usual = screen({
  at,
  as: SELLER,
  answers: [...bySeller, quotes],
  shows: 'Empezar la solicitud',
});

export const Slow = screen({
  at,
  as: SELLER,
  answers: [...bySeller, neverAnswers(ExpressQuotesDocument)],
  shows: '36 cuotas',
});

export const Failing = screen({
  at,
  as: SELLER,
  answers: [...bySeller, fails(ExpressQuotesDocument)],
  shows: 'No pudimos calcular las cuotas.',
});

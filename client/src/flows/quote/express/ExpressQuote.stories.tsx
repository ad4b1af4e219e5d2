import type { Meta } from '@storybook/react-vite';
import { ExpressConditionsDocument, ExpressQuotesDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { figures, insurance } from '#testing/samples/loan.ts';
import { POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/6 Dashboard/07 Express quote', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/panel-de-seguimiento/cotizar';
const agreement = (id: string, maxLtvFixed: string, maxLtvUva: string) => ({
  __typename: 'Agreement' as const,
  id,
  maxLtvFixed,
  maxLtvUva,
  modes: ['FIXED' as const, 'UVA' as const],
  minTerm: 6,
  maxTerm: 60,
});
const conditions = mockAnswer(ExpressConditionsDocument, {
  __typename: 'Query',
  coupons: [],
  salesConditions: {
    __typename: 'SalesConditions',
    zeroKm: agreement('1', '80', '70'),
    used: agreement('2', '70', '60'),
  },
});
const quoteOf = (term: number) => ({
  __typename: 'LoanQuote' as const,
  insurance,
  figures: { ...figures, term },
});
const quotes = mockAnswer(ExpressQuotesDocument, {
  __typename: 'Query',
  firstTerm: quoteOf(12),
  secondTerm: quoteOf(24),
  thirdTerm: quoteOf(36),
  fourthTerm: quoteOf(48),
  fifthTerm: quoteOf(60),
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
  answers: [...bySeller, mockPending(ExpressQuotesDocument)],
  shows: '36 cuotas',
});

export const Failing = screen({
  at,
  as: SELLER,
  answers: [...bySeller, mockFailure(ExpressQuotesDocument)],
  shows: 'No pudimos calcular las cuotas.',
});

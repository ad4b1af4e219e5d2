import type { Meta } from '@storybook/react-vite';
import { IndicativeQuoteDocument, LandingConditionsDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { figures, insurance } from '#testing/samples/loan.ts';
import { BANK, screen } from '#testing/ScreenStory.tsx';
import { Landing } from './Landing.tsx';

const meta: Meta = { title: 'screens/7 Site/01 Landing', tags: ['!autodocs'] };
export default meta;

const conditions = mockAnswer(LandingConditionsDocument, {
  __typename: 'Query',
  coupons: [
    {
      __typename: 'Coupon',
      id: 'BIENVENIDA',
      description: 'BIENVENIDA: 1,5 puntos menos de TNA',
      scope: 'ANY_QUOTE',
      rateDiscount: '1.5',
    },
  ],
  salesConditions: {
    __typename: 'SalesConditions',
    zeroKm: { __typename: 'Agreement', id: '1', maxLtvFixed: '80' },
    used: { __typename: 'Agreement', id: '2', maxLtvFixed: '70' },
  },
});
const quote = mockAnswer(IndicativeQuoteDocument, {
  __typename: 'Query',
  indicativeQuote: { __typename: 'LoanQuote', terms: [12, 24, 36, 48, 60], insurance, figures },
});

const page = <Landing bank={BANK} />;
const at = '/';

export const Usual = screen({ at, page, answers: [conditions, quote], shows: /Incluye el cupón BIENVENIDA/ });

export const WithoutInsurance = screen({
  at,
  page,
  answers: [
    conditions,
    mockAnswer(IndicativeQuoteDocument, {
      __typename: 'Query',
      indicativeQuote: { __typename: 'LoanQuote', terms: [12, 24, 36, 48, 60], insurance: null, figures },
    }),
  ],
  shows: /lo elegís más adelante/,
});

export const Slow = screen({
  at,
  page,
  answers: [conditions, mockPending(IndicativeQuoteDocument)],
  shows: 'Simulá tu préstamo',
});

export const Failing = screen({
  at,
  page,
  answers: [conditions, mockFailure(IndicativeQuoteDocument)],
  shows: /No pudimos calcular la cuota/,
});

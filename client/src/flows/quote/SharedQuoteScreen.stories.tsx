import type { Meta } from '@storybook/react-vite';
import { SharedQuoteDocument, type SharedQuoteQuery } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { figures, insurance, money } from '#testing/samples/loan.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { SHARED_QUOTE_HEADING, SHARED_QUOTE_PATH } from './heading.ts';

const meta: Meta = { title: 'screens/7 Site/02 Shared quote', tags: ['!autodocs'] };
export default meta;

type Quote = NonNullable<SharedQuoteQuery['sharedQuote']>;

const at = SHARED_QUOTE_PATH.replace(':token', 'Zk1');
const quote: Quote = {
  __typename: 'SharedQuote',
  madeOn: '2026-11-20',
  validUntil: '2026-11-27',
  isExpired: false,
  isOffer: false,
  agreementId: '1',
  couponId: null,
  currentTna: figures.tna,
  vehicle: {
    __typename: 'QuotedVehicle',
    name: 'Fiat Cronos Precision 1.3 CVT · 0KM 2026',
    typeCode: 'A',
    brandId: '1',
    modelId: '2',
    year: 2026,
    zeroKm: true,
    purchaseValue: money('43500000.00'),
  },
  insurance,
  figures,
};
const shared = (change: Partial<Quote> = {}) =>
  mockAnswer(SharedQuoteDocument, { __typename: 'Query', sharedQuote: { ...quote, ...change } });

export const Usual = screen({ at, answers: [shared()], shows: /Esta cotización la hizo/ });

export const RateChanged = screen({
  at,
  answers: [shared({ currentTna: '42.00' })],
  shows: /La tasa cambió desde ese día/,
});

export const OfAnOffer = screen({
  at,
  answers: [shared({ isOffer: true })],
  shows: /Es la oferta que recibió/,
});

export const Expired = screen({
  at,
  answers: [shared({ isExpired: true })],
  shows: 'Esta cotización venció',
});

export const Unknown = screen({
  at,
  answers: [mockAnswer(SharedQuoteDocument, { __typename: 'Query', sharedQuote: null })],
  shows: 'Este enlace no muestra ninguna cotización',
});

export const Slow = screen({
  at,
  answers: [mockPending(SharedQuoteDocument)],
  shows: SHARED_QUOTE_HEADING.title,
});

export const Failing = screen({ at, answers: [mockFailure(SharedQuoteDocument)], shows: 'Probar de nuevo' });

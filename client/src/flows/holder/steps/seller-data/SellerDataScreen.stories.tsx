import type { Meta } from '@storybook/react-vite';
import { SellerDataPageDocument, type SellerDataPageQuery } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { proposalAfter } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/13 Seller data', tags: ['!autodocs'] };
export default meta;

const at = '/titular/documentacion-vendedor/datos';
const heading = '¿Quién te vende el vehículo?';
const { current, begun } = proposalAfter('SUMMARY');

type Page = NonNullable<SellerDataPageQuery['currentProposal']>;
const page = (change: Partial<Page> = {}) =>
  mockAnswer(SellerDataPageDocument, { __typename: 'Query', currentProposal: { ...current, ...change } });

const person: NonNullable<Page['seller']> = {
  __typename: 'Seller',
  pointOfSaleCode: null,
  hasValidData: true,
  party: {
    __typename: 'PersonSeller',
    firstName: 'Jorge',
    lastName: 'Peralta',
    documentNumber: '22333444',
    gender: 'MALE',
    cuil: '20223334445',
    email: 'jorge.peralta@example.com',
    phone: { __typename: 'MobilePhone', areaCode: '11', number: '45557788' },
  },
};

export const Usual = screen({ at, answers: [page(), ...begun], shows: heading });

export const Dealer = screen({
  at,
  answers: [
    page({
      pointOfSale: {
        __typename: 'PointOfSale',
        code: '01010',
        businessName: 'AUTOMOTORES LIBERTADOR S.A.',
        isDealer: true,
      },
    }),
    ...begun,
  ],
  shows: /Automotores Libertador/,
});

export const Filled = screen({ at, answers: [page({ seller: person }), ...begun], shows: 'Apellido' });

export const Denied = screen({
  at,
  answers: [page({ seller: { ...person, hasValidData: false } }), ...begun],
  shows: 'Apellido',
});

export const Slow = screen({
  at,
  answers: [mockPending(SellerDataPageDocument), ...begun],
  shows: heading,
});

export const Failing = screen({
  at,
  answers: [mockFailure(SellerDataPageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

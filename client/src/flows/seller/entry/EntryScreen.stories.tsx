import type { Meta } from '@storybook/react-vite';
import { FindSaleDocument, SaleFlowDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { noSale, saleIs } from '#testing/samples/sale.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/2 Seller/00 Entry', tags: ['!autodocs'] };
export default meta;

const at = '/vendedor';
const heading = 'Te compran el vehículo con un préstamo';

export const Usual = screen({ at, answers: noSale, shows: 'Vendo yo' });

export const SaleFound = screen({ at, answers: saleIs(), shows: 'Seguir con mi venta' });

export const Slow = screen({ at, answers: [mockPending(SaleFlowDocument), ...LISTS], shows: heading });

export const Failing = screen({ at, answers: [mockFailure(SaleFlowDocument), ...LISTS], shows: 'Vendo yo' });

const buyersLink = mockAnswer(FindSaleDocument, {
  __typename: 'Mutation',
  findSale: {
    __typename: 'FindSalePayload',
    match: null,
    isRequested: false,
    userErrors: [
      {
        __typename: 'UserError',
        code: 'SELLER_ONLY',
        message: 'Este enlace es para el vendedor, que tiene que abrirlo en su celular.',
        path: [],
      },
    ],
  },
});

/** The buyer opened the seller's link, which decides who is paid. */
export const Buyers = screen({
  at: '/vendedor?propuesta=104882#clave=Zk1',
  answers: [
    // Storybook renders in React's `act`, where a state set by an immediate answer would not be shown.
    { ...buyersLink, delay: 20 },
    ...noSale,
  ],
  shows: 'Este enlace es para el vendedor del vehículo',
});

import type { Meta } from '@storybook/react-vite';
import { saleCompany, saleIs } from '#testing/samples/sale.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/2 Seller/03 Account', tags: ['!autodocs'] };
export default meta;

const at = '/vendedor/medio-de-cobro?numero=104882';

export const Usual = screen({ at, answers: saleIs({ nextStep: 'ACCOUNT' }), shows: '¿Dónde querés cobrar?' });

export const Saved = screen({
  at,
  answers: saleIs({
    nextStep: 'DONE',
    account: {
      __typename: 'SaleAccount',
      maskedNumber: '•••• 9034',
      isOwnBank: false,
      isOnHold: false,
      isLoanOnHold: false,
    },
  }),
  shows: /9034/,
});

export const Company = screen({
  at,
  answers: saleIs({
    nextStep: 'ACCOUNT',
    seller: { identity: saleCompany },
  }),
  shows: '¿Dónde querés cobrar?',
});

import type { Meta } from '@storybook/react-vite';
import { saleIs } from '../../../testing/samples/sale.ts';
import { screen } from '../../../testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/seller/Account', tags: ['!autodocs'] };
export default meta;

const at = '/vendedor/medio-de-cobro?numero=104882';

export const Usual = screen({ at, answers: saleIs({ next: 'ACCOUNT' }), shows: '¿Dónde querés cobrar?' });

export const Saved = screen({
  at,
  answers: saleIs({
    next: 'DONE',
    account: {
      __typename: 'SaleAccount',
      maskedNumber: '•••• 9034',
      ownBank: false,
      onHold: false,
      loanOnHold: false,
    },
  }),
  shows: /9034/,
});

export const Company = screen({
  at,
  answers: saleIs({
    next: 'ACCOUNT',
    seller: { company: true, businessName: 'AUTOMOTORES LIBERTADOR S.A.' },
  }),
  shows: '¿Dónde querés cobrar?',
});

import type { Meta } from '@storybook/react-vite';
import { allDocuments, sentBackDocuments } from '../../../testing/samples/documents.ts';
import { longSale, saleIs } from '../../../testing/samples/sale.ts';
import { screen } from '../../../testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/seller/End', tags: ['!autodocs'] };
export default meta;

const done = {
  next: 'DONE',
  documents: allDocuments,
  account: {
    __typename: 'SaleAccount',
    maskedNumber: '•••• 9034',
    ownBank: false,
    onHold: false,
    loanOnHold: false,
  },
} as const;

const story = (change: Parameters<typeof saleIs>[0]) =>
  screen({
    at: '/vendedor/fin-proceso?numero=104882',
    answers: saleIs({ ...done, ...change }),
    shows: '104882',
  });

export const Usual = story({});

export const SentBack = story({ status: 'DOCUMENTS_SENT_BACK', documents: sentBackDocuments });

export const VehicleDataMissing = screen({
  at: '/vendedor/fin-proceso?numero=104882',
  answers: saleIs({ ...done, vehicleIdentified: false }),
  shows: 'Faltan datos del vehículo',
});

export const PaymentOnHold = story({ account: { ...done.account, onHold: true } });

export const Closed = story({ status: 'PAST', stage: 'CLOSED' });

export const LongNames = story(longSale);

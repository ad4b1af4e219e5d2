import type { Meta } from '@storybook/react-vite';
import { allDocuments, sentBackDocuments } from '#testing/samples/documents.ts';
import { longSale, saleIs } from '#testing/samples/sale.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/2 Seller/04 End', tags: ['!autodocs'] };
export default meta;

const done = {
  nextStep: 'DONE',
  documents: allDocuments,
  account: {
    __typename: 'SaleAccount',
    maskedNumber: '•••• 9034',
    isOwnBank: false,
    isOnHold: false,
    isLoanOnHold: false,
  },
} as const;

const story = (change: Parameters<typeof saleIs>[0]) =>
  screen({
    at: '/vendedor/fin-proceso?numero=104882',
    answers: saleIs({ ...done, ...change }),
    shows: '104882',
  });

export const Usual = story({});

export const SentBack = screen({
  at: '/vendedor/fin-proceso?numero=104882',
  answers: saleIs({
    ...done,
    status: 'DOCUMENTS_SENT_BACK',
    stage: 'REGISTRY',
    documents: sentBackDocuments,
  }),
  shows: 'El trámite está detenido',
});

export const LoanOnHold = screen({
  at: '/vendedor/fin-proceso?numero=104882',
  answers: saleIs({ ...done, stage: 'REGISTRY', account: { ...done.account, isLoanOnHold: true } }),
  shows: 'El banco resuelve el pedido de dejar sin efecto el préstamo',
});

export const VehicleDataMissing = screen({
  at: '/vendedor/fin-proceso?numero=104882',
  answers: saleIs({ ...done, isVehicleIdentified: false }),
  shows: 'Faltan datos del vehículo',
});

export const PaymentOnHold = story({ account: { ...done.account, isOnHold: true } });

export const Closed = story({ status: 'PAST', stage: 'CLOSED' });

export const LongNames = story(longSale);

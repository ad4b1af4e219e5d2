import type { Meta } from '@storybook/react-vite';
import { allDocuments, sentBackDocuments } from '#testing/samples/documents.ts';
import { longSale, saleIs } from '#testing/samples/sale.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/2 Seller/02 Documents', tags: ['!autodocs'] };
export default meta;

const at = '/vendedor/documentacion-vehiculo?numero=104882';

export const Usual = screen({
  at,
  answers: saleIs({ nextStep: 'DOCUMENTS' }),
  shows: 'Subí los documentos de la venta',
});

export const Uploaded = screen({
  at,
  answers: saleIs({ nextStep: 'ACCOUNT', documents: allDocuments }),
  shows: /title\.pdf/,
});

export const SentBack = screen({
  at,
  answers: saleIs({ status: 'DOCUMENTS_SENT_BACK', nextStep: 'DOCUMENTS', documents: sentBackDocuments }),
  shows: /la foto está movida/,
});

export const LongNames = screen({
  at,
  answers: saleIs({ ...longSale, nextStep: 'DOCUMENTS' }),
  shows: 'Subí los documentos de la venta',
});

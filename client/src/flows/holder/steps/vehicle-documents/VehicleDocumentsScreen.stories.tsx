import type { Meta } from '@storybook/react-vite';
import { VehicleDocumentsPageDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { allDocuments } from '#testing/samples/documents.ts';
import { longNames, proposalAfter } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/15 Vehicle documents', tags: ['!autodocs'] };
export default meta;

const at = '/titular/documentacion-vehiculo';
const heading = 'Identificá el vehículo y subí los documentos';
const { current, begun } = proposalAfter('SELLER_DATA');
const page = (change: Partial<typeof current> = {}) =>
  mockAnswer(VehicleDocumentsPageDocument, {
    __typename: 'Query',
    currentProposal: { ...current, ...change },
  });

export const Usual = screen({
  at,
  answers: [page(), ...begun],
  shows: 'Está en el certificado de fábrica o en la factura. Son 17 letras y números.',
});

export const Uploaded = screen({
  at,
  answers: [page({ documents: allDocuments }), ...begun],
  shows: /title\.pdf/,
});

export const LongNames = screen({
  at,
  answers: [page({ vehicle: { ...longNames.vehicle, zeroKm: false } }), ...begun],
  shows: 'Está en la cédula. Son 17 letras y números.',
});

export const Slow = screen({
  at,
  answers: [mockPending(VehicleDocumentsPageDocument), ...begun],
  shows: heading,
});

export const Failing = screen({
  at,
  answers: [mockFailure(VehicleDocumentsPageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

import type { Meta } from '@storybook/react-vite';
import { DashboardProposalDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { nothingNew } from '#testing/samples/dashboard.ts';
import { sentBackDocuments } from '#testing/samples/documents.ts';
import { phasesAfter } from '#testing/samples/phases.ts';
import { revocationState } from '#testing/samples/revocation.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { flowOf, sampleProposal } from '#testing/samples/proposal.ts';

const meta: Meta = { title: 'screens/7 Site/11 Where my loan is', tags: ['!autodocs'] };
export default meta;

const proposal = sampleProposal({
  phases: phasesAfter('CONFIRMATION'),
  expectedPaymentOn: '2026-12-03',
});
const at = `/mi-prestamo/${proposal.id}`;

type Change = Partial<typeof proposal>;
type Phase = (typeof proposal.phases)[number]['name'];

const inPhase = (name: Phase): Pick<Change, 'activePhase'> => ({
  activePhase: { __typename: 'FlowPhase', name },
});
const story = (change: Change, shows: string | RegExp) =>
  screen({
    at,
    answers: [
      mockAnswer(DashboardProposalDocument, { __typename: 'Query', proposal: { ...proposal, ...change } }),
      nothingNew,
    ],
    shows,
  });

const afterSignature = { canBeCancelled: false, isContractSigned: true } as const;
const ended = {
  ...inPhase('IDENTITY_AND_CONTRACT'),
  flow: flowOf({ isCancelled: true }),
  stageKind: 'STOPPED',
  waitsFor: null,
  expectedPaymentOn: null,
} as const;

export const WaitsForMe = story({}, 'Te toca a vos');

export const InProgress = story(
  {
    ...inPhase('INSURANCE'),
    phases: phasesAfter('PHONE_VALIDATION'),
    flow: flowOf({ canBeResumed: true, canBeCancelled: true }),
    stage: 'Seguro',
    resumeStep: 'INSURANCE',
    offerValidUntil: '2999-12-30',
    expectedPaymentOn: null,
  },
  /^Tenés hasta el/,
);

export const WaitsForSeller = story(
  {
    ...inPhase('SELLER'),
    phases: phasesAfter('SELLER_DATA'),
    flow: flowOf({ canBeResumed: true, canBeCancelled: true }),
    stage: 'Vendedor y documentos',
    resumeStep: 'VEHICLE_DOCUMENTS',
    waitsFor: 'SELLER',
    seller: { __typename: 'Seller', pointOfSaleCode: null, hasValidData: false },
  },
  'Le toca al vendedor del vehículo',
);

export const WaitsForCoOwner = story(
  {
    waitsFor: 'CO_OWNER',
    coOwnerPart: { __typename: 'CoOwnerPart', step: 'CONTRACT', isIdentityToReview: false },
  },
  'Falta la firma del cotitular',
);

export const RefusedByCoOwner = story(
  {
    waitsFor: 'CO_OWNER',
    coOwnerPart: { __typename: 'CoOwnerPart', step: 'REFUSED', isIdentityToReview: false },
  },
  'El cotitular no aceptó',
);

export const SentBack = story(
  {
    ...inPhase('DOCUMENTS_SENT_BACK'),
    flow: flowOf({ hasDocumentsSentBack: true, canBeCancelled: true }),
    stage: 'A corregir',
    documents: sentBackDocuments,
    expectedPaymentOn: null,
  },
  /La foto está movida/,
);

export const WithTheBank = story(
  {
    ...inPhase('SELLER'),
    phases: phasesAfter('DOCUMENT_UPLOAD'),
    flow: flowOf({ canBeCancelled: true }),
    stage: 'Vendedor y documentos',
    waitsFor: 'BANK',
    expectedPaymentOn: null,
  },
  'Suele tardar 1 día hábil.',
);

export const Signed = story(
  {
    ...inPhase('PLEDGE_REGISTRATION'),
    phases: phasesAfter('ACCOUNT_CHOICE'),
    flow: flowOf(afterSignature),
    stage: 'Presentación',
    waitsFor: 'BANK',
    revocation: { ...revocationState(), request: null },
  },
  'Ver mi contrato',
);

export const AtRegistry = story(
  {
    ...inPhase('PLEDGE_INSCRIPTION'),
    phases: phasesAfter('PRESENTATION'),
    flow: flowOf({ ...afterSignature, isPledgeAtRegistry: true }),
    stage: 'En el registro',
    waitsFor: 'REGISTRY',
  },
  'Lo tiene el registro',
);

export const PaymentOnHold = story(
  {
    ...inPhase('PLEDGE_INSCRIPTION'),
    phases: phasesAfter('PRESENTATION'),
    flow: flowOf({ ...afterSignature, isPledgeAtRegistry: true }),
    stage: 'En el registro',
    waitsFor: 'BANK',
    isPaymentOnHold: true,
    expectedPaymentOn: null,
  },
  'El pago está en pausa',
);

export const Paid = story(
  {
    ...inPhase('PLEDGE_INSCRIPTION'),
    status: 'CLOSED',
    phases: phasesAfter('INSCRIPTION'),
    flow: flowOf({ ...afterSignature, isPledgeAtRegistry: true, isPledgeClosed: true }),
    stage: 'Inscripta',
    stageKind: 'DONE',
    waitsFor: null,
    expectedPaymentOn: null,
    revocation: { ...revocationState({}, '2026-11-24'), request: null },
  },
  /^Fecha del pago:/,
);

export const Revoked = story(
  {
    ...inPhase('PLEDGE_REGISTRATION'),
    phases: phasesAfter('ACCOUNT_CHOICE'),
    flow: flowOf(afterSignature),
    waitsFor: 'BANK',
    expectedPaymentOn: null,
    revocation: revocationState(),
  },
  'Hay un pedido de revocación',
);

const cancelledBy = (by: 'OWNER' | 'POINT_OF_SALE') => ({
  __typename: 'Cancellation' as const,
  by,
  cancelledAt: '2026-11-20T15:40:00.000Z',
});

export const Cancelled = story(
  { ...ended, status: 'CANCELLED_BY_APPLICANT', stage: 'Cancelada', cancellation: cancelledBy('OWNER') },
  /^La cancelaste vos/,
);

export const CancelledByStaff = story(
  {
    ...ended,
    status: 'CANCELLED_BY_APPLICANT',
    stage: 'Cancelada',
    cancellation: cancelledBy('POINT_OF_SALE'),
  },
  /^La canceló el punto de venta/,
);

export const ClosedByBank = story(
  { ...ended, status: 'CANCELLED_BY_BANK', stage: 'Cancelada' },
  'El banco cerró la solicitud',
);

export const OfferEnded = story(
  {
    ...inPhase('INSURANCE'),
    phases: phasesAfter('INSURANCE_CHOICE'),
    flow: flowOf({ canBeResumed: true, canBeCancelled: true }),
    stage: 'Seguro',
    resumeStep: 'SUMMARY',
    offerValidUntil: '2020-11-10',
    expectedPaymentOn: null,
  },
  /^Tu oferta venció el/,
);

/** An unknown link, another person's link, or an expired proof on this device. */
export const WithoutAccess = screen({
  at,
  answers: [mockAnswer(DashboardProposalDocument, { __typename: 'Query', proposal: null })],
  shows: 'Número de documento',
});

export const Slow = screen({
  at,
  answers: [mockPending(DashboardProposalDocument)],
  shows: '¿Dónde está mi préstamo?',
});

export const Failing = screen({
  at,
  answers: [mockFailure(DashboardProposalDocument)],
  shows: 'Probar de nuevo',
});

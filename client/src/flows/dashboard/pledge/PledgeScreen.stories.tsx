import type { Meta } from '@storybook/react-vite';
import { DashboardProposalDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { nothingNew } from '#testing/samples/dashboard.ts';
import { ADMIN, POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { flowOf, sampleProposal } from '#testing/samples/proposal.ts';
import { askedPledge } from './pledgeDocuments.ts';

const meta: Meta = { title: 'screens/6 Dashboard/05 Pledge', tags: ['!autodocs'] };
export default meta;

const proposal = sampleProposal({
  flow: flowOf({ isPledgeAtRegistry: true }),
  displayName: 'En el registro',
  stage: 'En el registro',
  stageKind: 'AT_REGISTRY',
  waitsFor: 'REGISTRY',
});
const at = `/usuario/panel-de-seguimiento/propuesta/${proposal.id}/prenda`;
const found = (change: Partial<typeof proposal> = {}) => [
  mockAnswer(DashboardProposalDocument, { __typename: 'Query', proposal: { ...proposal, ...change } }),
  nothingNew,
];
const seller = viewerIs(SELLER, POINTS);
const file = {
  __typename: 'DocumentFile',
  id: 'prenda-1',
  name: 'prenda-inscripta.pdf',
  size: 310_200,
  contentType: 'application/pdf',
} as const;
const pledge = { ...askedPledge, files: [file] };

export const Usual = screen({
  at,
  as: SELLER,
  answers: [seller, ...found()],
  shows: 'Subí la prenda inscripta',
});

export const Received = screen({
  at,
  as: SELLER,
  answers: [seller, ...found({ documents: [{ ...pledge, status: 'UPLOADED' }] })],
  shows: 'Recibimos la prenda inscripta',
});

export const SentBack = screen({
  at,
  as: SELLER,
  answers: [
    seller,
    ...found({
      flow: flowOf({ hasDocumentsSentBack: true }),
      documents: [{ ...pledge, status: 'SENT_BACK', observation: 'Falta el sello de la segunda hoja.' }],
    }),
  ],
  shows: /Falta el sello/,
});

export const Closed = screen({
  at,
  as: SELLER,
  answers: [seller, ...found({ flow: flowOf({ isPledgeAtRegistry: true, isPledgeClosed: true }) })],
  shows: 'La prenda está inscripta',
});

export const ReadOnly = screen({
  at,
  as: ADMIN,
  answers: [viewerIs(ADMIN), ...found()],
  shows: 'Todavía no llegó la prenda inscripta.',
});

export const TooEarly = screen({
  at,
  as: SELLER,
  answers: [seller, ...found({ flow: flowOf({ canBeResumed: true }), displayName: 'Identidad' })],
  shows: 'La prenda todavía no está en el registro',
});

export const Slow = screen({
  at,
  as: SELLER,
  answers: [seller, mockPending(DashboardProposalDocument)],
  shows: /./,
});

export const Failing = screen({
  at,
  as: SELLER,
  answers: [seller, mockFailure(DashboardProposalDocument)],
  shows: 'Probar de nuevo',
});

import type { Meta } from '@storybook/react-vite';
import { DashboardProposalDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure } from '#testing/answers.ts';
import { nothingNew } from '#testing/samples/dashboard.ts';
import { sentBackDocuments } from '#testing/samples/documents.ts';
import { ADMIN, POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { flowOf, sampleProposal } from '#testing/samples/proposal.ts';

const meta: Meta = { title: 'screens/6 Dashboard/06 Reload', tags: ['!autodocs'] };
export default meta;

const proposal = sampleProposal({
  flow: flowOf({ hasDocumentsSentBack: true }),
  displayName: 'Documentos devueltos',
  stage: 'Documentos devueltos',
  waitsFor: 'OWNER',
  documents: sentBackDocuments,
});
const at = `/usuario/panel-de-seguimiento/propuesta/${proposal.id}/resubir-documentacion`;
const found = (change: Partial<typeof proposal> = {}) => [
  mockAnswer(DashboardProposalDocument, { __typename: 'Query', proposal: { ...proposal, ...change } }),
  nothingNew,
];
const seller = viewerIs(SELLER, POINTS);

export const Usual = screen({
  at,
  as: SELLER,
  answers: [seller, ...found()],
  shows: /la foto está movida/,
});

export const AsGuest = screen({
  at: `/titular/resubir-documentacion/${proposal.id}`,
  answers: found(),
  shows: /la foto está movida/,
});

export const AsStranger = screen({
  at: `/titular/resubir-documentacion/${proposal.id}`,
  answers: [mockAnswer(DashboardProposalDocument, { __typename: 'Query', proposal: null })],
  shows: 'Volvé a subir tus documentos',
});

export const NothingSentBack = screen({
  at,
  as: SELLER,
  answers: [seller, ...found({ documents: [], flow: flowOf() })],
  shows: 'No hay documentos para volver a subir',
});

export const Denied = screen({
  at,
  as: ADMIN,
  answers: [viewerIs(ADMIN), ...found()],
  shows: 'Ves esta propuesta en modo lectura',
});

export const Failing = screen({
  at,
  as: SELLER,
  answers: [seller, mockFailure(DashboardProposalDocument)],
  shows: 'Probar de nuevo',
});

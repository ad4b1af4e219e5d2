import type { Meta } from '@storybook/react-vite';
import { DocumentsPageDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { allDocuments, sentBackDocuments } from '#testing/samples/documents.ts';
import { proposalAfter } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/14 Seller documents', tags: ['!autodocs'] };
export default meta;

const at = '/titular/documentacion-vendedor';
const heading = 'Subí los documentos del vendedor';

const story = (documents?: typeof allDocuments) => {
  const { current, begun } = proposalAfter('SELLER_DATA', documents && { documents });
  return [mockAnswer(DocumentsPageDocument, { __typename: 'Query', currentProposal: current }), ...begun];
};
const { begun } = proposalAfter('SELLER_DATA');

export const Usual = screen({ at, answers: story(), shows: 'dni-frente.pdf' });

export const Uploaded = screen({ at, answers: story(allDocuments), shows: /seller_dni_back\.pdf/ });

export const SentBack = screen({ at, answers: story(sentBackDocuments), shows: /la foto está movida/ });

export const Slow = screen({ at, answers: [mockPending(DocumentsPageDocument), ...begun], shows: heading });

export const Failing = screen({
  at,
  answers: [mockFailure(DocumentsPageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

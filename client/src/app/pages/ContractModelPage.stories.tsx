import type { Meta } from '@storybook/react-vite';
import { ContractModelDocument } from '#generated/graphql.ts';
import { contractText } from '#testing/samples/biometry.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/7 Site/04 Contract model', tags: ['!autodocs'] };
export default meta;

const at = '/legales/contratos-de-adhesion/modelo';
const model = (contractModel: typeof contractText | null) =>
  mockAnswer(ContractModelDocument, { __typename: 'Query' as const, contractModel });

export const Usual = screen({ at, answers: [model(contractText)], shows: 'En pocas palabras' });

export const Loading = screen({
  at,
  answers: [mockPending(ContractModelDocument)],
  shows: 'Trayendo el modelo…',
});

export const NotPublished = screen({ at, answers: [model(null)], shows: 'El modelo no está en este sitio' });

export const Failing = screen({
  at,
  answers: [mockFailure(ContractModelDocument)],
  shows: 'Probar de nuevo',
});

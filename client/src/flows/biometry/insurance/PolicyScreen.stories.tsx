import type { Meta } from '@storybook/react-vite';
import { BiometryPolicyPageDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { checkIs, ID, made } from '#testing/samples/biometry.ts';
import { insurances, simulation } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/3 Identity/03 Insurance', tags: ['!autodocs'] };
export default meta;

const at = `/biometria/seguro?id=${ID}`;
const check = checkIs({ biometry: made.biometry });
const page = (insurance: (typeof insurances)[number] | null) =>
  mockAnswer(BiometryPolicyPageDocument, {
    __typename: 'Query',
    proposal: { __typename: 'Proposal', id: ID, insurance, vehicle: simulation.vehicle },
  });

export const Usual = screen({ at, answers: [page(insurances[0] ?? null), ...check], shows: 'Aseguradora' });

export const Empty = screen({ at, answers: [page(null), ...check], shows: 'No hay un seguro elegido' });

export const Slow = screen({
  at,
  answers: [mockPending(BiometryPolicyPageDocument), ...check],
  shows: 'Tu seguro',
});

export const Failing = screen({
  at,
  answers: [mockFailure(BiometryPolicyPageDocument), ...check],
  shows: 'No pudimos cargar esta parte',
});

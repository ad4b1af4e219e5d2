import type { Meta } from '@storybook/react-vite';
import { PeopleOfSimulationDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { CHOICE, flowHas, simulation } from '#testing/samples/holder.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { owner } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/06 Co-owner', tags: ['!autodocs'] };
export default meta;

const at = `/titular/datos-personales/cotitular?${CHOICE}`;
const begun = [flowHas({ currentSimulation: simulation }), ...LISTS];
const julian = { ...owner, firstName: 'Julián', lastName: 'Ferreyra', documentNumber: '29333444' };
const people = (coOwner: typeof owner | null) =>
  mockAnswer(PeopleOfSimulationDocument, {
    __typename: 'Query',
    currentSimulation: { __typename: 'Simulation', id: 'simulation-1', owner, coOwner },
    currentProposal: null,
  });

export const Usual = screen({ at, answers: [people(null), ...begun], shows: 'Número de documento' });

export const Filled = screen({ at, answers: [people(julian), ...begun], shows: 'Número de documento' });

export const Slow = screen({
  at,
  answers: [mockPending(PeopleOfSimulationDocument), ...begun],
  shows: 'Datos del cotitular',
});

export const Failing = screen({
  at,
  answers: [mockFailure(PeopleOfSimulationDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

import type { Meta } from '@storybook/react-vite';
import { PeopleOfSimulationDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { CHOICE, flowHas, longNames, nobodyYet, simulation } from '#testing/samples/holder.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { owner } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/05 Personal data', tags: ['!autodocs'] };
export default meta;

const at = `/titular/datos-personales?${CHOICE}`;
const heading = 'Datos personales';
const usual = [flowHas(), ...LISTS, nobodyYet];
/** A simulation whose people are only partly cached. */
const begun = flowHas({ currentSimulation: simulation });
const saved = (person: typeof owner) =>
  mockAnswer(PeopleOfSimulationDocument, {
    __typename: 'Query',
    currentSimulation: { __typename: 'Simulation', id: 'simulation-1', owner: person, coOwner: null },
    currentProposal: null,
  });

export const Usual = screen({ at, answers: usual, shows: 'Número de documento' });

export const Filled = screen({ at, answers: [saved(owner), ...usual], shows: 'Número de documento' });

export const Work = screen({
  at: `${at}&parte=trabajo`,
  answers: [saved(owner), ...usual],
  shows: /Ingreso/,
});

export const LongNames = screen({
  at,
  answers: [saved(longNames.owner), ...usual],
  shows: 'Número de documento',
});

export const Slow = screen({
  at,
  answers: [mockPending(PeopleOfSimulationDocument), begun, ...usual],
  shows: heading,
});

export const Failing = screen({
  at,
  answers: [mockFailure(PeopleOfSimulationDocument), begun, ...usual],
  shows: 'No pudimos cargar esta parte',
});

import type { Meta } from '@storybook/react-vite';
import { AdditionalDataPageDocument } from '#generated/graphql.ts';
import { mockFailure, mockPending } from '#testing/answers.ts';
import { additionalCities, addressless, addressOf, additionalPage } from '#testing/samples/additionalData.ts';
import { longNames, proposalAfter } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/08 Additional data', tags: ['!autodocs'] };
export default meta;

const at = '/titular/datos-personales/adicionales';
/** The proposal was just created, without any answers. */
const begun = [additionalCities, ...proposalAfter(null).begun];
const shows = 'Datos del domicilio';

export const Usual = screen({ at, answers: [additionalPage(), ...begun], shows: 'Calle' });

export const Filled = screen({
  at,
  answers: [additionalPage({ owner: addressOf('Laura', 'Giménez') }), ...begun],
  shows: 'Calle',
});

export const LongNames = screen({
  at,
  answers: [
    additionalPage({ owner: addressless(longNames.owner.firstName, longNames.owner.lastName) }),
    additionalCities,
    ...proposalAfter(null, longNames).begun,
  ],
  shows: 'Calle',
});

export const Slow = screen({ at, answers: [mockPending(AdditionalDataPageDocument), ...begun], shows });

export const Failing = screen({
  at,
  answers: [mockFailure(AdditionalDataPageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

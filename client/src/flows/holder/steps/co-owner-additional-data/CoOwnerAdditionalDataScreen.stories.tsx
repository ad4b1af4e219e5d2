import type { Meta } from '@storybook/react-vite';
import { AdditionalDataPageDocument } from '#generated/graphql.ts';
import { mockFailure, mockPending } from '#testing/answers.ts';
import {
  additionalCities,
  additionalCoOwner,
  additionalPage,
  addressOf,
} from '#testing/samples/additionalData.ts';
import { proposalAfter } from '#testing/samples/holder.ts';
import { owner } from '#testing/samples/people.ts';
import { phasesAfter } from '#testing/samples/phases.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/09 Co-owner additional data', tags: ['!autodocs'] };
export default meta;

const at = '/titular/datos-personales/cotitular/adicionales';
const { begun } = proposalAfter('ADDRESS', {
  phases: phasesAfter('ADDRESS'),
  coOwner: { ...owner, firstName: 'JULIAN', lastName: 'FERREYRA' },
});
const page = (coOwner = additionalCoOwner) =>
  additionalPage({ owner: addressOf('Laura', 'Giménez'), coOwner });

export const Usual = screen({ at, answers: [page(), additionalCities, ...begun], shows: /Julian/i });

export const OtherAddress = screen({
  at,
  answers: [
    page({
      ...addressOf('JULIAN', 'FERREYRA'),
      documentNumber: '29333444',
      relationshipCode: '1',
      address: {
        __typename: 'Address',
        street: 'Belgrano',
        number: 350,
        floor: '',
        apartment: '',
        provinceId: '2',
        cityId: null,
        locality: 'LANUS',
        postalCode: '1824',
      },
    }),
    additionalCities,
    ...begun,
  ],
  shows: 'Calle',
});

export const Slow = screen({
  at,
  answers: [mockPending(AdditionalDataPageDocument), ...begun],
  shows: 'Domicilio del cotitular',
});

export const Failing = screen({
  at,
  answers: [mockFailure(AdditionalDataPageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

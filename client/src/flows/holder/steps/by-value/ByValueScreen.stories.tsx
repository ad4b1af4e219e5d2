import type { Meta } from '@storybook/react-vite';
import { VehicleYearsDocument } from '#generated/graphql.ts';
import { mockFailure } from '#testing/answers.ts';
import { flowHas } from '#testing/samples/holder.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/04 By value', tags: ['!autodocs'] };
export default meta;

const path = '/titular/cotizacion/cotizar/por-valor';
const at = `${path}?convenio=2&ocupacion=1&modo=por-valor&tipo=A&anio=2025&0km=no&valor=38200000`;
const usual = [flowHas(), ...LISTS];

export const Usual = screen({ at, answers: usual, shows: /57,75/ });

export const Empty = screen({
  at: `${path}?convenio=1&ocupacion=1&modo=por-valor`,
  answers: usual,
  shows: '¿Cuánto vale el vehículo?',
});

export const Failing = screen({
  at,
  answers: [mockFailure(VehicleYearsDocument), ...usual],
  shows: /No pudimos cargar una lista/,
});

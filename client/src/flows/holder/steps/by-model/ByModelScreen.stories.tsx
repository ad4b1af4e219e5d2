import type { Meta } from '@storybook/react-vite';
import { VehicleModelsDocument, VehicleQuoteDocument } from '#generated/graphql.ts';
import { mockFailure, mockPending } from '#testing/answers.ts';
import { CHOICE, flowHas, simulation } from '#testing/samples/holder.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/03 By model', tags: ['!autodocs'] };
export default meta;

const path = '/titular/cotizacion/cotizar/por-modelo';
const at = `${path}?${CHOICE}`;
const usual = [flowHas(), ...LISTS];
const heading = '¿Qué vehículo querés comprar?';

export const Usual = screen({ at, answers: usual, shows: /57,75/ });

export const Change = screen({
  at: `${at}&cambia=vehiculo`,
  answers: [flowHas({ currentSimulation: simulation }), ...LISTS],
  shows: 'Cambiá el vehículo',
});

export const Empty = screen({ at: `${path}?convenio=1&ocupacion=1`, answers: usual, shows: heading });

export const Slow = screen({
  at,
  answers: [mockPending(VehicleModelsDocument), mockPending(VehicleQuoteDocument), ...usual],
  shows: heading,
});

export const Failing = screen({
  at,
  answers: [mockFailure(VehicleModelsDocument), ...usual],
  shows: /No pudimos cargar una lista/,
});

import type { Meta } from '@storybook/react-vite';
import { CouponsDocument, PointsOfSaleDocument, QuoteConditionsDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { flowHas } from '#testing/samples/holder.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { POINTS } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/02 Preference', tags: ['!autodocs'] };
export default meta;

const at = '/titular/cotizacion/preferencia';
const points = mockAnswer(PointsOfSaleDocument, { __typename: 'Query', pointsOfSale: POINTS });
const usual = [flowHas(), ...LISTS, points];

export const Usual = screen({ at, answers: usual, shows: 'Relación de dependencia' });

export const Filled = screen({
  at: `${at}?ocupacion=1&convenio=2&modo=por-valor&monto=20000000&cuotas=48&valor=32000000&0km=no`,
  answers: usual,
  shows: 'Relación de dependencia',
});

export const Slow = screen({
  at,
  answers: [mockPending(QuoteConditionsDocument), mockPending(CouponsDocument), ...usual],
  shows: 'Contanos qué buscás',
});

export const Failing = screen({
  at,
  answers: [mockFailure(QuoteConditionsDocument), ...usual],
  shows: /No pudimos cargar una lista/,
});

import type { Meta } from '@storybook/react-vite';
import { GenerateInsurancesDocument, InsurancePageDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { insurances, proposalAfter } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/11 Insurance', tags: ['!autodocs'] };
export default meta;

const at = '/titular/seguro';
const { current, begun } = proposalAfter('PHONE_VALIDATION', { insurance: null });
const offered = (offers: typeof insurances) =>
  mockAnswer(InsurancePageDocument, {
    __typename: 'Query',
    currentProposal: { ...current, insurances: offers },
  });

export const Usual = screen({ at, answers: [offered(insurances), ...begun], shows: 'Meridional' });

export const Asking = screen({
  at,
  answers: [offered([]), mockPending(GenerateInsurancesDocument), ...begun],
  shows: 'Estamos pidiendo precios a las aseguradoras…',
});

export const Empty = screen({
  at,
  answers: [
    offered([]),
    mockAnswer(GenerateInsurancesDocument, {
      __typename: 'Mutation',
      generateInsurances: {
        __typename: 'GenerateInsurancesPayload',
        proposal: { ...current, insurances: [] },
        userErrors: [],
      },
    }),
    ...begun,
  ],
  shows: 'Todavía no hay ofertas de seguro',
});

export const LongNames = screen({
  at,
  answers: [
    offered(
      insurances.map((offer) => ({
        ...offer,
        insurerName: 'COOPERATIVA DE SEGUROS GENERALES Y PATRIMONIALES DE LA REPUBLICA ARGENTINA LIMITADA',
        coverageName: 'TODO RIESGO CON FRANQUICIA VARIABLE Y ASISTENCIA AL VEHICULO EN PAISES LIMITROFES',
      })),
    ),
    ...begun,
  ],
  shows: /Cooperativa/,
});

export const Slow = screen({
  at,
  answers: [mockPending(InsurancePageDocument), ...begun],
  shows: '¿Qué seguro querés para tu vehículo?',
});

export const Failing = screen({
  at,
  answers: [mockFailure(InsurancePageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  AffordableOfferDocument,
  OfferPrepaymentDocument,
  OfferQuoteDocument,
  type OfferQuoteQuery,
  SideCostsDocument,
  SimulationOfferDocument,
  type SimulationOfferQuery,
} from '#generated/graphql.ts';
import { mockAnswer, mockAnswerBy, mockFailure, mockPending } from '#testing/answers.ts';
import { flowHas, simulation } from '#testing/samples/holder.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { insurance, money, prepayment, quoteOf } from '#testing/samples/loan.ts';
import { sideCosts } from '#testing/samples/sideCosts.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/07 Quoter', tags: ['!autodocs'] };
export default meta;

const at = '/titular/cotizacion/cotizar';

type Evaluated = NonNullable<SimulationOfferQuery['currentSimulation']>;

const modeOffer = (mode: 'FIXED' | 'UVA') =>
  ({
    __typename: 'ModeOffer',
    mode,
    isAvailable: true,
    defaultTerm: 48,
    minTerm: 12,
    maxTerm: 60,
    minAmount: money('3000000.00'),
    maxAmount: money('34800000.00'),
  }) as const;

const offer: NonNullable<Evaluated['offer']> = {
  __typename: 'Offer',
  validUntil: null,
  certificatePath: '/certificado/22222222-2222-4222-8222-222222222222',
  initialMode: 'FIXED',
  modes: [modeOffer('FIXED'), modeOffer('UVA')],
};

const evaluated = (change: Partial<Evaluated> = {}) =>
  mockAnswer(SimulationOfferDocument, {
    __typename: 'Query',
    currentSimulation: {
      __typename: 'Simulation',
      id: simulation.id,
      status: 'APPROVED',
      refusalReason: null,
      leastInstallment: null,
      nearestOffer: null,
      offer,
      ...change,
    },
  });

const quoteWith = (change: Partial<NonNullable<OfferQuoteQuery['currentSimulation']>['quote']> = {}) =>
  mockAnswerBy(OfferQuoteDocument, ({ input }): OfferQuoteQuery => ({
    __typename: 'Query',
    currentSimulation: {
      __typename: 'Simulation',
      id: simulation.id,
      quote: {
        __typename: 'LoanQuote',
        terms: [12, 24, 36, 48, 60],
        rates: [12, 24, 36, 48, 60].map((term) => ({
          __typename: 'TermRate',
          term,
          tna: input.mode === 'UVA' ? '9.5' : String(33.6 + term / 10),
        })),
        insurance,
        uvaMonthlyRise: '2.10',
        canSimulatePrepayment: true,
        ...quoteOf(Number(input.financedAmount), input.mode),
        ...change,
      },
    },
  }));
const quote = quoteWith();

/** Amount whose instalment is 35 % of the applicant's income. */
const fits = mockAnswer(AffordableOfferDocument, {
  __typename: 'Query',
  currentSimulation: {
    __typename: 'Simulation',
    id: simulation.id,
    affordable: {
      __typename: 'AffordableLoan',
      amount: money('11300000.00'),
      term: 48,
      installment: money('539125.52'),
      firstInstallment: money('827507.72'),
      vehicleValue: null,
      downPayment: null,
    },
  },
});

const beside = mockAnswerBy(SideCostsDocument, ({ input }) => sideCosts(String(input.provinceId ?? '1')));
const begun = [flowHas({ currentSimulation: simulation }), ...LISTS, quote, fits, beside];

export const Usual = screen({ at, answers: [evaluated(), ...begun], shows: /57,75/ });

export const Uva = screen({ at: `${at}?tasa=uva`, answers: [evaluated(), ...begun], shows: /12,12/ });

/** An instalment above 35 % of the income, and the amount that fits. */
export const AboveIncome: StoryObj = {
  ...Usual,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Usual.play?.(context);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Con $\u00a011.300.000 pagarías hasta el 35\u00a0%' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Monto del préstamo' })).toHaveValue('$ 11.300.000');
    await expect(canvas.getByRole('radio', { name: /^48 cuotas/ })).toBeChecked();
  },
};

/** The applicant did not declare an income. */
export const UnknownIncome: StoryObj = {
  ...screen({
    at,
    answers: [
      evaluated(),
      flowHas({
        currentSimulation: { ...simulation, owner: { ...simulation.owner, monthlyIncome: null } },
      }),
      ...LISTS,
      quote,
      fits,
      beside,
    ],
    shows: /57,75/,
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Usual.play?.(context);
    await userEvent.type(await canvas.findByLabelText(/^¿Cuánto ganás por mes\?/), '8000000');
    // Appears with the loan and in the summary card.
    await canvas.findAllByText(/es el 25\s% de tu ingreso/);
  },
};

/** The amount changed the term, which is then restored. */
export const AnotherAmount: StoryObj = {
  ...Usual,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Usual.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: /^Restar/ }));
    const [notice] = await canvas.findAllByText(/^Cambiaste el monto: pasamos a 60 cuotas/);
    await expect(notice).toHaveTextContent('la tasa sube a 39,60');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a 48 cuotas' }));
    await expect(canvas.getByRole('radio', { name: /^48 cuotas/ })).toBeChecked();
    await expect(notice).not.toBeInTheDocument();
  },
};

/** The savings from prepaying 2,000,000 with the twelfth instalment. */
export const Prepayment: StoryObj = {
  ...screen({
    at,
    answers: [
      evaluated(),
      ...begun,
      mockAnswer(OfferPrepaymentDocument, {
        __typename: 'Query',
        currentSimulation: { __typename: 'Simulation', id: simulation.id, prepayment },
      }),
    ],
    shows: /57,75/,
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Usual.play?.(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Simular un adelanto' }));
    await userEvent.type(await canvas.findByLabelText('Cuánto adelantás'), '2 millones');
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular' }));
    await canvas.findAllByText(/^Pagás 6 cuotas menos/);
  },
};

/** A bank without the optional calls. */
export const WithoutInsurance = screen({
  at,
  answers: [
    evaluated(),
    flowHas({ currentSimulation: simulation }),
    ...LISTS,
    quoteWith({ rates: [], insurance: null, paymentWindow: null, canSimulatePrepayment: false }),
  ],
  shows: /seguro obligatorio: lo elegís más adelante/,
});

export const Evaluating = screen({
  at,
  answers: [mockPending(SimulationOfferDocument), ...begun],
  shows: 'Estamos buscando tu oferta',
});

export const Refused = screen({
  at,
  answers: [
    evaluated({
      status: 'REJECTED',
      refusalReason: 'INCOME',
      leastInstallment: money('24999.70'),
      offer: null,
      nearestOffer: {
        __typename: 'NearestOffer',
        vehicleValue: money('28000000.00'),
        amount: money('14000000.00'),
      },
    }),
    ...begun,
  ],
  shows: 'Por qué',
});

export const RefusedVehicle = screen({
  at: `${at}?cambia=vehiculo`,
  answers: [evaluated({ status: 'REJECTED', refusalReason: 'VEHICLE', offer: null }), ...begun],
  shows: /la oferta anterior dejó de valer/,
});

export const Expired = screen({
  at,
  answers: [evaluated({ offer: { ...offer, validUntil: '2026-01-31' } }), ...begun],
  shows: 'Tu oferta venció',
});

export const WithoutFigures = screen({
  at,
  answers: [mockFailure(OfferQuoteDocument), evaluated(), ...begun],
  shows: 'Probar de nuevo',
});

export const Failing = screen({
  at,
  answers: [evaluated({ status: 'ERROR', offer: null }), ...begun],
  shows: 'Probar de nuevo',
});

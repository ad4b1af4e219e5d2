import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  DashboardProposalVersionDocument,
  SendPhoneCodeDocument,
  type UserErrorCode,
  ValidatePhoneCodeDocument,
} from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { withCoOwner } from '#testing/samples/coOwnerPart.ts';
import { proposalAfter } from '#testing/samples/holder.ts';
import { owner } from '#testing/samples/people.ts';
import { phasesAfter } from '#testing/samples/phases.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = {
  title: 'screens/1 Applicant/10 Phone validation',
  tags: ['!autodocs'],
  // The tab remembers the proposal for which a code was sent.
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

const at = '/titular/validacion-telefono';

const sent = mockAnswer(SendPhoneCodeDocument, {
  __typename: 'Mutation',
  sendPhoneCode: {
    __typename: 'SendPhoneCodePayload',
    sentCode: {
      __typename: 'SentCode',
      maskedPhone: '•• •••• 1234',
      expiresAt: '2026-11-20T15:05:00.000Z',
      resendableAt: '2026-11-20T15:01:00.000Z',
    },
    userErrors: [],
  },
});
const { begun } = proposalAfter('ADDRESS');

export const Usual = screen({ at, answers: [sent, ...begun], shows: /Código/ });

export const WithErrors: StoryObj = {
  ...Usual,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Usual.play?.(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await canvas.findByRole('region', { name: 'Revisá estos datos' });
  },
};

/** The bank refuses the typed code. */
function refused(code: UserErrorCode, message: string): StoryObj {
  const answer = mockAnswer(ValidatePhoneCodeDocument, {
    __typename: 'Mutation',
    validatePhoneCode: {
      __typename: 'ValidatePhoneCodePayload',
      proposal: null,
      userErrors: [{ __typename: 'UserError', code, message, path: ['code'] }],
    },
  });
  const typed = screen({ at, answers: [sent, answer, ...begun], shows: /Código/ });
  return {
    ...typed,
    play: async (context) => {
      const { canvas, userEvent } = context;
      await typed.play?.(context);
      await userEvent.type(await canvas.findByLabelText('Código de 6 números'), '123456');
      for (const consent of canvas.getAllByRole('checkbox')) await userEvent.click(consent);
      await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
      await canvas.findAllByText(message);
    },
  };
}

export const WrongCode = refused('CODE_INVALID', 'El código no es correcto. Revisalo y probá de nuevo.');

export const ExpiredCode = refused('CODE_EXPIRED', 'El código venció. Pedí uno nuevo.');

export const NotSent = screen({
  at,
  answers: [mockFailure(SendPhoneCodeDocument), ...begun],
  shows: /No pudimos mandar/,
});

/** The owner's phone is validated, and the co-owner has not accepted. */
const phases = phasesAfter('ADDRESS').map((phase) =>
  phase.name === 'OWNER'
    ? {
        ...phase,
        steps: [
          { ...phase.steps[0], name: 'ADDRESS' as const, status: 'FINALIZED' as const },
          { ...phase.steps[0], name: 'PHONE_VALIDATION' as const, status: 'FINALIZED' as const },
          { ...phase.steps[0], name: 'CO_OWNER_ACCEPTANCE' as const, status: 'ACTIVE' as const },
        ].map((step) => ({ __typename: 'FlowStep' as const, finishedAt: null, ...step })),
      }
    : phase,
);

const waiting = (change: Parameters<typeof withCoOwner>[0] = {}) => [
  mockPending(DashboardProposalVersionDocument),
  ...proposalAfter('ADDRESS', {
    phases,
    coOwnerPart: withCoOwner(change).coOwnerPart,
    coOwner: { ...owner, firstName: 'JULIAN', lastName: 'FERREYRA' },
  }).begun,
];

export const AwaitsCoOwner = screen({
  at,
  answers: waiting(),
  shows: 'Falta que Julian acepte ser cotitular',
});

export const NoMoreLinksToday = screen({
  at,
  answers: waiting({ resendsLeft: 0 }),
  shows: /Hoy ya no se puede enviar más/,
});

export const RefusedByCoOwner = screen({
  at,
  answers: waiting({ step: 'REFUSED', refusalReason: 'Ya tengo otro préstamo.' }),
  shows: 'Julian no quiere ser cotitular',
});

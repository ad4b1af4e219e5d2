import type { Meta } from '@storybook/react-vite';
import { DashboardProposalVersionDocument } from '#generated/graphql.ts';
import { neverAnswers } from '#testing/answers.ts';
import { withCoOwner } from '#testing/samples/coOwnerPart.ts';
import { proposalAfter } from '#testing/samples/holder.ts';
import { owner } from '#testing/samples/people.ts';
import { phasesAfter } from '#testing/samples/phases.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/holder/Phone validation', tags: ['!autodocs'] };
export default meta;

const at = '/titular/validacion-telefono';

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
  neverAnswers(DashboardProposalVersionDocument),
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

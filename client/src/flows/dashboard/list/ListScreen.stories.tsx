import type { Meta } from '@storybook/react-vite';
import { ProposalListDocument } from '#generated/graphql.ts';
import { mockFailure, mockPending } from '#testing/answers.ts';
import {
  countsAre,
  listHas,
  longRows,
  remindersAre,
  rows,
  stages,
  stagesAre,
} from '#testing/samples/dashboard.ts';
import { ADMIN, APPLICANT, POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/6 Dashboard/02 List', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/panel-de-seguimiento';
const bySeller = [viewerIs(SELLER, POINTS), stagesAre(stages), countsAre(130, 441), remindersAre()];

export const Usual = screen({
  at,
  as: SELLER,
  answers: [...bySeller, listHas(rows)],
  shows: /Laura Gimenez/i,
});

/** Rows are selected for a reminder. */
export const Selecting: typeof Usual = {
  ...Usual,
  play: async (context) => {
    await Usual.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Seleccionar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Datos · 2' }));
    await canvas.findByText('2 propuestas elegidas');
  },
};

export const ForTheApplicant = screen({
  at,
  as: APPLICANT,
  answers: [viewerIs(APPLICANT), listHas(rows.slice(0, 2))],
  shows: /104\.?882/,
});

export const ReadOnly = screen({
  at,
  as: ADMIN,
  answers: [viewerIs(ADMIN), stagesAre(stages), countsAre(130, 441), listHas(rows)],
  shows: /Laura Gimenez/i,
});

export const LongNames = screen({
  at,
  as: SELLER,
  answers: [...bySeller, listHas(longRows)],
  shows: /Anchorena/i,
});

export const Empty = screen({
  at,
  as: SELLER,
  answers: [viewerIs(SELLER, POINTS), stagesAre([]), countsAre(0), listHas([])],
  shows: 'Todavía no hay propuestas',
});

export const NoneOpen = screen({
  at,
  as: SELLER,
  answers: [viewerIs(SELLER, POINTS), stagesAre([]), countsAre(0, 12), listHas([])],
  shows: 'No hay propuestas abiertas',
});

export const EmptyForTheApplicant = screen({
  at,
  as: APPLICANT,
  answers: [viewerIs(APPLICANT), listHas([])],
  shows: 'Empezar una solicitud',
});

export const WithoutPointOfSale = screen({
  at,
  as: SELLER,
  answers: [viewerIs(SELLER), stagesAre([]), countsAre(0), listHas([])],
  shows: 'Todavía no tenés puntos de venta',
});

export const Slow = screen({
  at,
  as: SELLER,
  answers: [mockPending(ProposalListDocument), ...bySeller],
  shows: 'Panel de seguimiento',
});

export const Failing = screen({
  at,
  as: SELLER,
  answers: [mockFailure(ProposalListDocument), ...bySeller],
  shows: 'No pudimos traer las propuestas',
});

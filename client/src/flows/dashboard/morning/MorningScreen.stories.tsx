import type { Meta } from '@storybook/react-vite';
import { MorningDocument } from '#generated/graphql.ts';
import { mockFailure, mockPending } from '#testing/answers.ts';
import {
  countsAre,
  morningHas,
  morningRows,
  noReminders,
  remindersAre,
  rows,
} from '#testing/samples/dashboard.ts';
import { POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/6 Dashboard/01 Morning', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/panel-de-seguimiento/hoy';
const { calls, mine, returned, late, payments, signed } = morningRows;
const others = (row: typeof mine) =>
  rows
    .slice(3, 7)
    .map(({ id, ownerName, vehicle }) => ({ ...row, id: `${row.id}${id}`, ownerName, vehicle }));
const full = {
  calls: [calls, { ...calls, id: `${calls.id}0`, nextCallOn: '2026-11-17' }],
  mine: [mine, ...others(mine)],
  returned: [returned],
  late: [late, ...others(late)],
  payments: [payments],
  signed: [signed, ...others(signed).slice(2)],
};
const nothing = { calls: [], mine: [], returned: [], late: [], payments: [], signed: [] };
const bySeller = [viewerIs(SELLER, POINTS), countsAre(12)];
const reminded = { __typename: 'SentReminder', channel: 'SMS', maskedRecipient: '•• •••• 0000' } as const;

export const Usual = screen({
  at,
  as: SELLER,
  answers: [...bySeller, remindersAre(), morningHas(full)],
  shows: 'Falta elegir el seguro',
});

export const Reminded = screen({
  at,
  as: SELLER,
  answers: [
    ...bySeller,
    remindersAre({ ...reminded, sentAt: '2026-11-20T12:40:00Z' }),
    morningHas({ ...full, mine: [] }),
  ],
  shows: /^Recordado el/,
});

export const AtABankWithoutReminders = screen({
  at,
  as: SELLER,
  answers: [...bySeller, noReminders, morningHas({ ...full, calls: null, payments: null, signed: null })],
  shows: 'Continuar',
});

export const NothingToDo = screen({
  at,
  as: SELLER,
  answers: [...bySeller, morningHas(nothing)],
  shows: 'No tenés nada pendiente',
});

export const WithoutPointOfSale = screen({
  at,
  as: SELLER,
  answers: [viewerIs(SELLER), countsAre(0), morningHas(nothing)],
  shows: 'Todavía no tenés puntos de venta',
});

export const Slow = screen({
  at,
  as: SELLER,
  answers: [...bySeller, mockPending(MorningDocument)],
  shows: 'Mi mañana',
});

export const Failing = screen({
  at,
  as: SELLER,
  answers: [...bySeller, mockFailure(MorningDocument)],
  shows: 'Probar de nuevo',
});

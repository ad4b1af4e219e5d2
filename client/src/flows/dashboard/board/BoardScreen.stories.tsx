import type { Meta } from '@storybook/react-vite';
import { BoardDocument, type BoardQuery } from '#generated/graphql.ts';
import { answers, fails, neverAnswers } from '#testing/answers.ts';
import { stages } from '#testing/samples/dashboard.ts';
import { APPLICANT, POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/dashboard/Board', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/panel-de-seguimiento/tablero';
const seller = viewerIs(SELLER, POINTS);

const board: NonNullable<BoardQuery['board']> = {
  __typename: 'Board',
  stages,
  weeks: ['2026-11-02', '2026-11-09', '2026-11-16'].map((week, index) => ({
    __typename: 'BoardWeek',
    startsOn: week,
    approved: 24 + index * 3,
    signed: 15 + index,
    inscribed: 11 + index * 2,
  })),
  pointsOfSale: POINTS.map(({ code, businessName }, index) => ({
    __typename: 'BoardPointOfSale',
    code,
    businessName,
    approved: 48 - index * 17,
    signed: 31 - index * 12,
    inscribed: 22 - index * 9,
  })),
  sentBackDocuments: [
    { __typename: 'BoardDocument', type: 'TITLE', label: 'Título del automotor', count: 7 },
    { __typename: 'BoardDocument', type: 'DNI_FRONT', label: 'DNI, frente', count: 4 },
  ],
};
const found = (value: BoardQuery['board']) => answers(BoardDocument, { __typename: 'Query', board: value });

export const Usual = screen({
  at,
  as: SELLER,
  answers: [seller, found(board)],
  shows: 'Documentos devueltos',
});

export const Empty = screen({
  at,
  as: SELLER,
  answers: [
    seller,
    found({
      ...board,
      stages: stages.map((stage) => ({ ...stage, count: 0, olderThanTarget: null })),
      weeks: [],
      pointsOfSale: [],
      sentBackDocuments: [],
    }),
  ],
  shows: 'Todavía no hay datos. Aparecen con la primera propuesta.',
});

export const Absent = screen({
  at,
  as: SELLER,
  answers: [seller, found(null)],
  shows: 'El banco no informa el tablero',
});

export const Denied = screen({
  at,
  as: APPLICANT,
  answers: [viewerIs(APPLICANT)],
  shows: 'El tablero es para puntos de venta',
});

export const Slow = screen({
  at,
  as: SELLER,
  answers: [seller, neverAnswers(BoardDocument)],
  shows: 'Cargando el tablero…',
});

export const Failing = screen({
  at,
  as: SELLER,
  answers: [seller, fails(BoardDocument)],
  shows: 'No pudimos cargar esta parte',
});

import type { Meta } from '@storybook/react-vite';
import {
  BoardDocument,
  type BoardQuery,
  ViewCountsDocument,
  type ViewCountsQuery,
} from '#generated/graphql.ts';
import { mockAnswer, mockAnswerBy, mockFailure, mockPending } from '#testing/answers.ts';
import { stages } from '#testing/samples/dashboard.ts';
import { APPLICANT, POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/6 Dashboard/03 Board', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/panel-de-seguimiento/tablero';
const seller = viewerIs(SELLER, POINTS);

const MONDAYS = [
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
];
const pesos = (amount: number) => ({ __typename: 'Money' as const, amount: amount.toFixed(2) });

const board: NonNullable<BoardQuery['board']> = {
  __typename: 'Board',
  listAbilities: {
    __typename: 'ListAbilities',
    canFilterByTarget: true,
    canFilterBySignature: true,
    canFilterByEvent: true,
  },
  stages: stages.map((stage) => ({ ...stage, medianDays: stage.targetDays === null ? null : 2.5 })),
  weeks: MONDAYS.map((week, index) => ({
    __typename: 'BoardWeek',
    startsOn: week,
    approved: 18 + index * 2,
    signed: 11 + index,
    inscribed: 7 + index,
    placed: pesos((11 + index) * 14_500_000),
  })),
  cohorts: [
    { __typename: 'BoardCohort', startsOn: '2026-09-28', approved: 84, signed: 58, inscribed: 45 },
    { __typename: 'BoardCohort', startsOn: '2026-10-26', approved: 116, signed: 61, inscribed: 22 },
  ],
  pointsOfSale: POINTS.map(({ code, businessName }, index) => ({
    __typename: 'BoardPointOfSale',
    code,
    businessName,
    approved: 48 - index * 17,
    signed: 31 - index * 12,
    inscribed: 22 - index * 9,
    placed: pesos((31 - index * 12) * 14_500_000),
    signedTarget: null,
  })),
  sentBackDocuments: [
    {
      __typename: 'BoardDocument',
      type: 'TITLE',
      label: 'Título del automotor',
      count: 7,
      reasons: [{ __typename: 'BoardReason', reason: 'Falta una parte de la imagen.', count: 5 }],
    },
    { __typename: 'BoardDocument', type: 'DNI_FRONT', label: 'DNI, frente', count: 4, reasons: [] },
  ],
};
const found = (value: BoardQuery['board']) =>
  mockAnswer(BoardDocument, { __typename: 'Query', board: value });

export const Usual = screen({
  at,
  as: SELLER,
  answers: [seller, found(board)],
  shows: 'Documentos devueltos',
});

export const WithTargets = screen({
  at,
  as: SELLER,
  answers: [
    seller,
    found({
      ...board,
      pointsOfSale: board.pointsOfSale.map((point, at_) => ({ ...point, signedTarget: 12 - 5 * at_ })),
    }),
    mockAnswerBy(ViewCountsDocument, ({ filters }): ViewCountsQuery => ({
      __typename: 'Query',
      proposalCounts: [filters]
        .flat()
        .map(() => ({ __typename: 'ProposalCount', count: 7, isCapped: false })),
    })),
  ],
  shows: '7 de 12',
});

export const Empty = screen({
  at,
  as: SELLER,
  answers: [
    seller,
    found({
      ...board,
      stages: board.stages.map((stage) => ({ ...stage, count: 0, olderThanTarget: null })),
      weeks: [],
      cohorts: null,
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
  answers: [seller, mockPending(BoardDocument)],
  shows: 'Cargando el tablero…',
});

export const Failing = screen({
  at,
  as: SELLER,
  answers: [seller, mockFailure(BoardDocument)],
  shows: 'No pudimos cargar esta parte',
});

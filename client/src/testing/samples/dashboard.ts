import type {
  BoardStagesQuery,
  FlowStepName,
  MorningPageFragment,
  MorningQuery,
  MorningRowFragment,
  OutreachQuery,
  ProposalListQuery,
  ProposalRowFragment,
  ViewCountsQuery,
} from '#generated/graphql.ts';
import {
  BoardStagesDocument,
  DashboardProposalVersionDocument,
  MorningDocument,
  OutreachDocument,
  ProposalListDocument,
  ViewCountsDocument,
} from '#generated/graphql.ts';
import { mockAnswer, mockAnswerBy } from '../answers.ts';
import { POINTS } from './people.ts';

const VERSION = 'v1';

const STAGES = [
  ['Datos', 'PREPARING', 'OWNER'],
  ['Seguro', 'IN_PROGRESS', 'OWNER'],
  ['Vendedor y documentos', 'IN_PROGRESS', 'SELLER'],
  ['Identidad', 'IN_PROGRESS', 'OWNER'],
  ['En el registro', 'AT_REGISTRY', 'REGISTRY'],
  ['Prenda inscripta', 'DONE', null],
  ['Cancelada', 'STOPPED', null],
] as const;

const HOLDERS = ['LAURA GIMENEZ', 'JORGE PERALTA', 'ANA NUÑEZ', 'PEDRO ACOSTA', 'LUCIA FERREYRA'];

const row = (at: number): ProposalRowFragment => {
  const [stage, stageKind, waitsFor] = STAGES[at % STAGES.length] ?? STAGES[0];
  return {
    __typename: 'ProposalSummary',
    id: `${7_310_402 + at}-5a7d-4c11-9e02-6b0c8d2f1a34`,
    number: 104_882 - at,
    createdAt: '2026-11-18T13:20:00.000Z',
    status: stageKind === 'DONE' ? 'CLOSED' : stageKind === 'STOPPED' ? 'CANCELLED_BY_APPLICANT' : 'OPEN',
    ownerName: HOLDERS[at % HOLDERS.length] ?? null,
    maskedDocument: 'DNI 30.•••.••2',
    amount: { __typename: 'Money', amount: `${20_000_000 - at * 350_000}.00` },
    displayName: stage,
    brand: at % 4 === 3 ? 'VIVERE' : 'BANK',
    stage,
    stageKind,
    stageStartedAt: '2026-11-19T12:12:00.000Z',
    stageTargetDays: waitsFor === null ? null : 3,
    waitsFor,
    isRevocationOnHold: false,
    expectedPaymentOn: waitsFor === null ? null : '2026-12-03',
    sentBackDocuments: [],
    nextCallOn: null,
    assignee:
      at % 5 === 2 ? { __typename: 'StaffMember', staffId: null, name: 'ANA PÉREZ', isViewer: false } : null,
    flow: {
      __typename: 'ProposalFlow',
      isBiometryInProgress: at % STAGES.length === 3,
      isContractSigned: false,
      hasDocumentsSentBack: at % STAGES.length === 2,
      canBeResumed: at % STAGES.length < 3,
    },
    vehicle: {
      __typename: 'Vehicle',
      brandName: 'FIAT',
      modelName: 'CRONOS PRECISION 1.3 CVT',
      year: 2026,
      zeroKm: true,
    },
    pointOfSale: POINTS[at % POINTS.length] ?? null,
  };
};

export const rows = Array.from({ length: 10 }, (_, at) => row(at));

export const longRows = rows.map((one) => ({
  ...one,
  ownerName: 'MARIA DE LOS ANGELES GUADALUPE FERNANDEZ ANCHORENA DE ITURRALDE',
  vehicle: {
    ...one.vehicle,
    brandName: 'MERCEDES BENZ',
    modelName: 'SPRINTER 517 CDI FURGON 4325 TE V2 XL TECHO ELEVADO DOBLE CABINA',
  },
}));

/** Mocks the list, without later changes. */
export const listHas = (nodes: NonNullable<ProposalListQuery['proposals']>['nodes']) =>
  mockAnswerBy(ProposalListDocument, ({ ifNotVersion }): ProposalListQuery => ({
    __typename: 'Query',
    proposals: ifNotVersion
      ? null
      : {
          __typename: 'ProposalConnection',
          version: VERSION,
          abilities: {
            __typename: 'ListAbilities',
            pageSizes: [10, 25, 50],
            sorts: ['NEWEST', 'OLDEST', 'LONGEST_IN_STAGE'],
            canSearchNames: true,
            canFilterByActor: true,
            canFilterByTarget: true,
            canFilterByAssignee: true,
          },
          nodes,
          pageInfo: { __typename: 'PageInfo', hasNextPage: nodes.length === 10, endCursor: 'next' },
        },
  }));

const morningRow = (
  at: number,
  phase: NonNullable<MorningRowFragment['activePhase']>['name'],
  step: FlowStepName,
  change: Partial<MorningRowFragment> = {},
): MorningRowFragment => ({
  ...row(at),
  activePhase: {
    __typename: 'FlowPhase',
    name: phase,
    steps: [{ __typename: 'FlowStep', name: step, status: 'ACTIVE' }],
  },
  ...change,
});

const flow = (change: Partial<MorningRowFragment['flow']>): MorningRowFragment['flow'] => ({
  __typename: 'ProposalFlow',
  isBiometryInProgress: false,
  isContractSigned: false,
  hasDocumentsSentBack: false,
  canBeResumed: false,
  ...change,
});

/** One proposal per section of the morning. */
export const morningRows = {
  calls: morningRow(6, 'INSURANCE', 'INSURANCE_CHOICE', {
    waitsFor: 'OWNER',
    flow: flow({ canBeResumed: true }),
    nextCallOn: '2026-11-20',
  }),
  mine: morningRow(2, 'SELLER', 'DOCUMENT_UPLOAD', {
    waitsFor: 'SELLER',
    flow: flow({ canBeResumed: true }),
    assignee: null,
  }),
  returned: morningRow(1, 'DOCUMENTS_SENT_BACK', 'DOCUMENT', {
    waitsFor: 'OWNER',
    flow: flow({ hasDocumentsSentBack: true }),
    sentBackDocuments: [
      { __typename: 'SentBackDocument', label: 'DNI del titular, frente', reason: 'falta una parte.' },
    ],
  }),
  late: morningRow(8, 'INSURANCE', 'INSURANCE_CHOICE', {
    waitsFor: 'OWNER',
    stageStartedAt: '2026-11-15T12:12:00.000Z',
    flow: flow({ canBeResumed: true }),
  }),
  payments: morningRow(4, 'PLEDGE_INSCRIPTION', 'INSCRIPTION', { waitsFor: 'REGISTRY', flow: flow({}) }),
  signed: morningRow(9, 'PLEDGE_REGISTRATION', 'PRESENTATION', { waitsFor: 'BANK', flow: flow({}) }),
};

type MorningKey = keyof typeof morningRows;

/** Mocks the morning's sections, without later changes. Null: the bank's list lacks the filter. */
export const morningHas = (
  rowsOf: Record<MorningKey, readonly MorningRowFragment[] | null>,
  canFilterByActor = true,
) =>
  mockAnswerBy(MorningDocument, ({ returnedVersion }): MorningQuery => {
    const pageOf = (key: MorningKey): MorningPageFragment | null => {
      const nodes = rowsOf[key];
      if (nodes === null || returnedVersion) return null;
      return {
        __typename: 'ProposalConnection',
        version: VERSION,
        nodes: [...nodes],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false },
      };
    };
    const returned = pageOf('returned');
    return {
      __typename: 'Query',
      calls: pageOf('calls'),
      mine: pageOf('mine'),
      returned: returned && {
        ...returned,
        abilities: {
          __typename: 'ListAbilities',
          canFilterByActor,
          canFilterBySignature: rowsOf.signed !== null,
          canFilterByTarget: rowsOf.late !== null,
          canFilterByPayee: rowsOf.payments !== null,
          sorts: ['NEWEST', 'NEXT_PAYMENT'],
          canFilterByAssignee: rowsOf.calls !== null,
        },
      },
      late: pageOf('late'),
      payments: pageOf('payments'),
      signed: pageOf('signed'),
    };
  });

/** Mocks the reminders to the owner; `last` is null if none was sent yet. */
export const remindersAre = (
  last: NonNullable<OutreachQuery['outreach']>['reminders'][number]['last'] = null,
) =>
  mockAnswer(OutreachDocument, {
    __typename: 'Query',
    outreach: {
      __typename: 'Outreach',
      noReminderReason: null,
      canRevealContact: true,
      reminders: [{ __typename: 'Reminder', party: 'OWNER', last, nextAt: null }],
      sellerLink: null,
    },
  });
export const noReminders = mockAnswer(OutreachDocument, { __typename: 'Query', outreach: null });

type Stage = BoardStagesQuery['boardStages'][number];

const COUNTS: [Stage['phase'], Stage['status'], number, number | null, number | null][] = [
  ['OWNER', 'OPEN', 38, 3, 6],
  ['INSURANCE', 'OPEN', 21, 2, 0],
  ['SELLER', 'OPEN', 44, 5, 17],
  ['IDENTITY_AND_CONTRACT', 'OPEN', 12, 3, 2],
  ['DOCUMENTS_SENT_BACK', 'OPEN', 5, 2, 4],
  ['PLEDGE_REGISTRATION', 'OPEN', 9, 10, 1],
  [null, 'CLOSED', 311, null, null],
];

export const stages: Stage[] = COUNTS.map(([phase, status, count, targetDays, olderThanTarget]) => ({
  __typename: 'BoardStage',
  phase,
  status,
  count,
  isCapped: false,
  targetDays,
  olderThanTarget,
}));

export const stagesAre = (boardStages: Stage[]) =>
  mockAnswer(BoardStagesDocument, { __typename: 'Query', boardStages });

const counted = (count: number): NonNullable<ViewCountsQuery['proposalCounts']>[number] => ({
  __typename: 'ProposalCount',
  count,
  isCapped: false,
});

/**
 * Mocks the number of proposals in the list and in each view of a seller or an admin; `all` is the count of the last
 * view.
 */
export const countsAre = (open: number, all = open) =>
  mockAnswerBy(ViewCountsDocument, ({ filters }): ViewCountsQuery => ({
    __typename: 'Query',
    proposalCounts: [filters].flat().map((_filter, at, list) => counted(at === list.length - 1 ? all : open)),
  }));

export const nothingNew = mockAnswer(DashboardProposalVersionDocument, {
  __typename: 'Query',
  proposalVersion: VERSION,
});

import type { Meta } from '@storybook/react-vite';
import {
  DashboardProposalDocument,
  FollowUpDocument,
  OutreachDocument,
  RevealContactDocument,
} from '#generated/graphql.ts';
import type { OutreachQuery } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { nothingNew } from '#testing/samples/dashboard.ts';
import { sentBackDocuments, someDocuments } from '#testing/samples/documents.ts';
import { followedUp, followUpIs } from '#testing/samples/followUp.ts';
import { ADMIN, APPLICANT, POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { phasesAfter } from '#testing/samples/phases.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { flowOf, sampleProposal } from '#testing/samples/proposal.ts';

const meta: Meta = { title: 'screens/6 Dashboard/04 Detail', tags: ['!autodocs'] };
export default meta;

const proposal = sampleProposal({
  documents: someDocuments,
  phases: phasesAfter('CONFIRMATION'),
  parties: [
    {
      __typename: 'ProposalParty',
      role: 'OWNER',
      name: 'LAURA GIMENEZ',
      maskedDocument: 'DNI 30.•••.••2',
      maskedCuil: '27-30•••••2-•',
      maskedPhone: '•• •••• 1234',
      maskedEmail: 'l•••@example.com',
    },
  ],
});
const at = `/usuario/panel-de-seguimiento/propuesta/${proposal.id}`;
const found = (change: Partial<typeof proposal> = {}) => [
  mockAnswer(DashboardProposalDocument, { __typename: 'Query', proposal: { ...proposal, ...change } }),
  nothingNew,
  followUpIs(null),
];
const seller = viewerIs(SELLER, POINTS);
const shows = /104\.?882/;

export const Usual = screen({ at, as: SELLER, answers: [seller, ...found()], shows });

const outreachIs = (outreach: OutreachQuery['outreach']) =>
  mockAnswer(OutreachDocument, { __typename: 'Query', outreach });

export const Reachable = screen({
  at,
  as: SELLER,
  answers: [
    seller,
    ...found(),
    outreachIs({
      __typename: 'Outreach',
      noReminderReason: null,
      canRevealContact: true,
      reminders: [
        {
          __typename: 'Reminder',
          party: 'OWNER',
          last: {
            __typename: 'SentReminder',
            sentAt: '2026-11-19T12:40:00.000Z',
            channel: 'SMS',
            maskedRecipient: '•• •••• 1234',
          },
          nextAt: null,
        },
      ],
      sellerLink: {
        __typename: 'SellerLink',
        state: 'EXPIRED',
        sentAt: '2026-11-12T12:40:00.000Z',
        expiresAt: '2026-11-19T12:40:00.000Z',
        nextAt: null,
      },
    }),
    mockAnswer(RevealContactDocument, {
      __typename: 'Mutation',
      revealContact: {
        __typename: 'RevealContactPayload',
        contact: {
          __typename: 'ApplicantContact',
          firstName: 'LAURA',
          phone: '1145550000',
          email: 'laura@example.com',
        },
        userErrors: [],
      },
    }),
  ],
  shows: 'Ver teléfono y correo',
});

export const FollowedUp = screen({
  at,
  as: SELLER,
  answers: [seller, followUpIs(followedUp), ...found()],
  shows: 'La tenés vos desde el 19/11/2026.',
});

export const FollowUpEmpty = screen({
  at,
  as: SELLER,
  answers: [
    seller,
    followUpIs({ ...followedUp, assignee: null, assignedAt: null, nextCallOn: null, notes: [] }),
    ...found(),
  ],
  shows: 'No la tiene nadie.',
});

export const FollowUpToRead = screen({
  at,
  as: ADMIN,
  answers: [viewerIs(ADMIN), followUpIs({ ...followedUp, canChange: false }), ...found()],
  shows: /Le falta el recibo de sueldo/,
});

export const FollowUpSlow = screen({
  at,
  as: SELLER,
  answers: [seller, mockPending(FollowUpDocument), ...found()],
  shows: 'Cargando el seguimiento',
});

export const FollowUpFailing = screen({
  at,
  as: SELLER,
  answers: [seller, mockFailure(FollowUpDocument), ...found()],
  shows: 'No pudimos cargar esta parte',
});

export const ForTheApplicant = screen({
  at,
  as: APPLICANT,
  answers: [viewerIs(APPLICANT), ...found()],
  shows,
});

export const ReadOnly = screen({ at, as: ADMIN, answers: [viewerIs(ADMIN), ...found()], shows });

export const FrontToReview = screen({
  at,
  as: ADMIN,
  answers: [
    viewerIs(ADMIN),
    ...found({ biometry: { __typename: 'Biometry', isValidated: true, toReview: ['DOCUMENT_FRONT'] } }),
  ],
  shows: /No pudimos leer el código de barras en la foto del titular/,
});

export const VehicleElsewhere = screen({
  at,
  as: SELLER,
  answers: [seller, ...found({ isVehicleElsewhere: true })],
  shows: 'Este vehículo está en otra propuesta',
});

export const SentBack = screen({
  at,
  as: SELLER,
  answers: [
    seller,
    ...found({
      flow: flowOf({ hasDocumentsSentBack: true, canBeCancelled: true }),
      documents: sentBackDocuments,
      stage: 'A corregir',
      stageKind: 'STOPPED',
      waitsFor: 'SELLER',
    }),
  ],
  shows,
});

export const Cancelled = screen({
  at,
  as: SELLER,
  answers: [
    seller,
    ...found({
      status: 'CANCELLED_BY_BANK',
      flow: flowOf({ isCancelled: true }),
      stage: 'Cancelada',
      stageKind: 'STOPPED',
      waitsFor: null,
    }),
  ],
  shows,
});

export const LongNames = screen({
  at,
  as: SELLER,
  answers: [
    seller,
    ...found({
      vehicle: {
        ...proposal.vehicle,
        brandName: 'MERCEDES BENZ',
        modelName: 'SPRINTER 517 CDI FURGON 4325 TE V2 XL TECHO ELEVADO DOBLE CABINA',
      },
      parties: proposal.parties.map((party) => ({
        ...party,
        name: 'MARIA DE LOS ANGELES GUADALUPE FERNANDEZ ANCHORENA DE ITURRALDE',
      })),
    }),
  ],
  shows,
});

const denied = [
  seller,
  mockAnswer(DashboardProposalDocument, { __typename: 'Query', proposal: null }),
  nothingNew,
];

export const Denied = screen({
  at,
  as: SELLER,
  answers: denied,
  shows: 'No encontramos esa propuesta en tus puntos de venta',
});

export const Slow = screen({
  at,
  as: SELLER,
  answers: [seller, mockPending(DashboardProposalDocument)],
  shows: 'Cargando…',
});

export const Failing = screen({
  at,
  as: SELLER,
  answers: [seller, mockFailure(DashboardProposalDocument)],
  shows: 'No pudimos cargar esta parte',
});

import type { Meta } from '@storybook/react-vite';
import { BiometryFlowDocument, IdentityCheckStatusDocument } from '#generated/graphql.ts';
import { mockFailure, mockPending } from '#testing/answers.ts';
import { awaitedSeller, checkIs, ID, noAccess } from '#testing/samples/biometry.ts';
import { SELLER, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/3 Identity/01 Identity', tags: ['!autodocs'] };
export default meta;

const at = `/biometria?id=${ID}`;
const waits = mockPending(IdentityCheckStatusDocument);
const all = ['DOCUMENT_FRONT', 'DOCUMENT_BACK', 'SELFIE'] as const;

export const Usual = screen({ at, answers: checkIs(), shows: /Son 3 fotos/ });

export const SellerAwaited = screen({
  at,
  answers: checkIs({ seller: awaitedSeller }),
  shows: 'Faltan los datos del vendedor',
});

export const UsualOfVivere = screen({
  at: `/vivere${at}`,
  answers: checkIs(),
  shows: /Son 3 fotos/,
  globals: { brand: 'vivere' },
});

export const WithoutAccess = screen({
  at: '/biometria',
  answers: noAccess,
  shows: /Primero decinos quién sos/,
});

export const Photos = screen({
  at,
  answers: [waits, ...checkIs({ biometry: { received: ['DOCUMENT_FRONT'], processNumber: '88-1204' } })],
  shows: 'Tus 3 fotos',
});

export const PhotosReady = screen({
  at,
  answers: [
    waits,
    ...checkIs({ biometry: { status: 'APPROVED', received: [...all], processNumber: '88-1204' } }),
  ],
  shows: 'Ya están tus 3 fotos',
});

export const PhotosRefused = screen({
  at,
  answers: [
    waits,
    ...checkIs({
      biometry: {
        status: 'REJECTED',
        received: [...all],
        processNumber: '88-1204',
        problems: [
          { __typename: 'BiometryProblem', evidence: 'DOCUMENT_BACK', problem: 'BLURRED' },
          { __typename: 'BiometryProblem', evidence: 'SELFIE', problem: 'TOO_DARK' },
        ],
      },
    }),
  ],
  shows: 'No pudimos validar tu identidad con estas fotos',
});

export const Checking = screen({
  at,
  answers: [
    waits,
    ...checkIs({ biometry: { status: 'PENDING', received: [...all], processNumber: '88-1204' } }),
  ],
  shows: 'Estamos validando tu identidad',
});

export const Validated = screen({
  at,
  answers: checkIs({ biometry: { status: 'APPROVED', isValidated: true, received: [...all] } }),
  shows: 'Validamos tu identidad',
});

export const NotYet = screen({
  at,
  answers: checkIs({ flow: { isBiometryInProgress: false } }),
  shows: 'Todavía no hace falta validar tu identidad',
});

export const Cancelled = screen({
  at,
  answers: checkIs({ flow: { isCancelled: true } }),
  shows: 'Esta solicitud se canceló',
});

export const Denied = screen({
  at,
  as: SELLER,
  answers: [viewerIs(SELLER), ...checkIs()],
  shows: 'Este paso lo hace el titular',
});

export const Slow = screen({
  at,
  answers: [mockPending(BiometryFlowDocument)],
  shows: 'Validá tu identidad',
});

export const Failing = screen({
  at,
  answers: [mockFailure(BiometryFlowDocument)],
  shows: 'No pudimos cargar esta parte',
});

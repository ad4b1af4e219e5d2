import type { Meta } from '@storybook/react-vite';
import { CoOwnerCheckStatusDocument } from '#generated/graphql.ts';
import { mockPending } from '#testing/answers.ts';
import { made } from '#testing/samples/biometry.ts';
import { coOwnershipIs } from '#testing/samples/coOwnership.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/4 Co-owner/02 Identity', tags: ['!autodocs'] };
export default meta;

const at = '/cotitular/identidad';
const waits = mockPending(CoOwnerCheckStatusDocument);

export const Usual = screen({
  at,
  answers: [waits, ...coOwnershipIs({ step: 'IDENTITY' })],
  shows: /Son 3 fotos/,
});

export const Photos = screen({
  at,
  answers: [
    waits,
    ...coOwnershipIs({
      step: 'IDENTITY',
      contractConsents: [{ __typename: 'ContractConsent', kind: 'BIOMETRICS' }],
    }),
  ],
  shows: 'Tus 3 fotos',
});

export const Validated = screen({
  at,
  answers: [waits, ...coOwnershipIs({ step: 'WAITING_FOR_CONTRACT', biometry: made.biometry })],
  shows: 'Validamos tu identidad',
});

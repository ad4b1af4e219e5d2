import type { Meta } from '@storybook/react-vite';
import { coOwnershipIs, insured } from '#testing/samples/coOwnership.ts';
import { made } from '#testing/samples/biometry.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/4 Co-owner/04 Waiting', tags: ['!autodocs'] };
export default meta;

const at = '/cotitular/espera';

export const ForOwner = screen({
  at,
  answers: coOwnershipIs({ step: 'WAITING_FOR_OWNER' }),
  shows: 'Listo, aceptaste',
});

export const ForContract = screen({
  at,
  answers: coOwnershipIs({ step: 'WAITING_FOR_CONTRACT', ...insured, biometry: made.biometry }),
  shows: 'Listo, validamos tu identidad',
});

export const NotInvited = screen({
  at,
  answers: coOwnershipIs({ step: 'NOT_INVITED' }),
  shows: 'Todavía no te toca',
});

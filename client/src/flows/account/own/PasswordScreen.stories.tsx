import type { Meta } from '@storybook/react-vite';
import { APPLICANT, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { partHref } from './parts.ts';

const meta: Meta = { title: 'screens/5 Account/08 Own password', tags: ['!autodocs'] };
export default meta;

export const Usual = screen({
  at: partHref('password'),
  as: APPLICANT,
  answers: [viewerIs(APPLICANT)],
  shows: 'Contraseña actual',
});

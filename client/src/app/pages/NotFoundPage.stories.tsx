import type { Meta } from '@storybook/react-vite';
import { APPLICANT, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/7 Site/08 Not found', tags: ['!autodocs'] };
export default meta;

const shows = 'No encontramos esa página';

export const Usual = screen({ at: '/otra-cosa', shows });

export const SignedIn = screen({
  at: '/usuario/otra-cosa',
  as: APPLICANT,
  answers: [viewerIs(APPLICANT)],
  shows,
});

import type { Meta } from '@storybook/react-vite';
import { OwnSessionsDocument } from '#generated/graphql.ts';
import { ACCOUNT_PATH } from '#shared/session/paths.ts';
import { answers, fails, neverAnswers } from '#testing/answers.ts';
import { APPLICANT, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { partHref } from './parts.ts';

const meta: Meta = { title: 'screens/5 Account/07 Own account', tags: ['!autodocs'] };
export default meta;

const session = (id: string, system: string, isCurrent: boolean) => ({
  __typename: 'UserSession' as const,
  id,
  browser: 'Chrome',
  system,
  openedAt: '2026-11-18T13:20:00.000Z',
  seenAt: '2026-11-20T15:00:00.000Z',
  isCurrent,
});
const sessions = answers(OwnSessionsDocument, {
  __typename: 'Query',
  viewer: {
    __typename: 'Viewer',
    id: APPLICANT.userId,
    sessions: [session('1', 'Android', true), session('2', 'Windows', false)],
  },
});
const viewer = viewerIs(APPLICANT);

/** The identity service of these stories does not answer, so the second step is not known. */
export const Usual = screen({
  at: ACCOUNT_PATH,
  as: APPLICANT,
  answers: [viewer, sessions],
  shows: /Windows/,
});

export const Password = screen({
  at: partHref('password'),
  as: APPLICANT,
  answers: [viewer, sessions],
  shows: 'Contraseña actual',
});

export const Slow = screen({
  at: ACCOUNT_PATH,
  as: APPLICANT,
  answers: [viewer, neverAnswers(OwnSessionsDocument)],
  shows: 'Sesiones abiertas',
});

export const Failing = screen({
  at: ACCOUNT_PATH,
  as: APPLICANT,
  answers: [viewer, fails(OwnSessionsDocument)],
  shows: 'Probar de nuevo',
});

import type { Meta } from '@storybook/react-vite';
import { OwnSessionsDocument } from '#generated/graphql.ts';
import { ACCOUNT_PATH } from '#shared/session/paths.ts';
import { TOKEN_PREFIX } from '#shared/session/tokenCookies.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { APPLICANT, viewerIs } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = {
  title: 'screens/5 Account/07 Own account',
  tags: ['!autodocs'],
  beforeEach: signInAtCompany,
};
export default meta;

const { firstName, lastName } = APPLICANT;
const claims = {
  sub: APPLICANT.userId,
  exp: 4_102_444_800,
  given_name: firstName,
  family_name: lastName,
  email: 'laura.gimenez@example.com',
};
const COOKIES = {
  LastAuthUser: APPLICANT.userId,
  [`${APPLICANT.userId}.idToken`]: `e30.${btoa(JSON.stringify(claims))}.x`,
  [`${APPLICANT.userId}.oauthMetadata`]: 'true',
};

/**
 * Signs in through a company's login, so that the page makes no calls to the identity service, which the stories lack.
 */
function signInAtCompany() {
  const write = (name: string, value: string, age: string) => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the app reads its tokens from cookies
    document.cookie = `${TOKEN_PREFIX}.client.${name}=${value}; Path=/; ${age}`;
  };
  for (const [name, value] of Object.entries(COOKIES)) write(name, value, 'Max-Age=3600');
  return () => {
    for (const name of Object.keys(COOKIES)) write(name, '', 'Max-Age=0');
  };
}

const session = (id: string, system: string, isCurrent: boolean) => ({
  __typename: 'UserSession' as const,
  id,
  browser: 'Chrome',
  system,
  openedAt: '2026-11-18T13:20:00.000Z',
  seenAt: '2026-11-20T15:00:00.000Z',
  isCurrent,
});
const sessions = mockAnswer(OwnSessionsDocument, {
  __typename: 'Query',
  viewer: {
    __typename: 'Viewer',
    id: APPLICANT.userId,
    sessions: [session('1', 'Android', true), session('2', 'Windows', false)],
  },
});
const viewer = viewerIs(APPLICANT);

export const Usual = screen({
  at: ACCOUNT_PATH,
  as: APPLICANT,
  answers: [viewer, sessions],
  shows: /Windows/,
});

export const Slow = screen({
  at: ACCOUNT_PATH,
  as: APPLICANT,
  answers: [viewer, mockPending(OwnSessionsDocument)],
  shows: 'Sesiones abiertas',
});

export const Failing = screen({
  at: ACCOUNT_PATH,
  as: APPLICANT,
  answers: [viewer, mockFailure(OwnSessionsDocument)],
  shows: 'Probar de nuevo',
});

import type { Meta } from '@storybook/react-vite';
import { BiometryAccountPageDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { checkIs, ID, made } from '#testing/samples/biometry.ts';
import { accounts } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/3 Identity/02 Account', tags: ['!autodocs'] };
export default meta;

const at = `/biometria/medio-de-pago?id=${ID}`;
const check = checkIs({ biometry: made.biometry, flow: { isAccountSaved: false } });
const page = (found: typeof accounts, chosen = false) =>
  mockAnswer(BiometryAccountPageDocument, {
    __typename: 'Query',
    proposal: {
      __typename: 'Proposal',
      id: ID,
      account: chosen ? (found[0] ?? null) : null,
      accountChoice: {
        __typename: 'AccountChoice',
        canOpenNew: found.length > 0,
        isAfterIdentityCheck: false,
        accounts: found,
      },
    },
  });

export const Usual = screen({ at, answers: [page(accounts), ...check], shows: /4410/ });

export const Chosen = screen({ at, answers: [page(accounts, true), ...check], shows: /4410/ });

export const Empty = screen({ at, answers: [page([]), ...check], shows: 'Probar de nuevo' });

export const Slow = screen({
  at,
  answers: [mockPending(BiometryAccountPageDocument), ...check],
  shows: /cuenta/,
});

export const Failing = screen({
  at,
  answers: [mockFailure(BiometryAccountPageDocument), ...check],
  shows: 'No pudimos cargar esta parte',
});

import type { Meta } from '@storybook/react-vite';
import { IdentityRegistersDocument, type RegisterCheckStatus } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { checkIs, ID, made } from '#testing/samples/biometry.ts';
import { owner } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/3 Identity/04 Registers', tags: ['!autodocs'] };
export default meta;

const at = `/biometria/enri?id=${ID}`;
const check = checkIs({ biometry: made.biometry });
const registers = (enri: RegisterCheckStatus, opbc: RegisterCheckStatus, withCoOwner = false) => {
  const checks = { __typename: 'RegisterChecks', enri, opbc } as const;
  return mockAnswer(IdentityRegistersDocument, {
    __typename: 'Query',
    proposal: {
      __typename: 'Proposal',
      id: ID,
      registerChecks: checks,
      coOwnerChecks: withCoOwner ? checks : null,
      owner: { __typename: 'Person', firstName: 'LAURA' },
      coOwner: withCoOwner ? { __typename: 'Person', firstName: 'JULIAN' } : null,
    },
  });
};

export const Usual = screen({
  at,
  answers: [registers('APPROVED', 'APPROVED'), ...check],
  shows: 'Los controles están completos.',
});

export const Waiting = screen({
  at,
  answers: [registers('APPROVED', 'PENDING'), ...check],
  shows: 'Los registros suelen responder en segundos.',
});

export const WithCoOwner = screen({
  at,
  answers: [
    registers('APPROVED', 'APPROVED', true),
    ...checkIs({ biometry: made.biometry, coOwner: { ...owner, firstName: 'JULIAN' } }),
  ],
  shows: /ENRI.*Julian/i,
});

export const Refused = screen({
  at,
  answers: [registers('APPROVED', 'REJECTED'), ...check],
  shows: 'Por ahora no podemos seguir con el contrato',
});

export const Slow = screen({
  at,
  answers: [mockPending(IdentityRegistersDocument), ...check],
  shows: 'Controles antes de firmar',
});

export const Failing = screen({
  at,
  answers: [mockFailure(IdentityRegistersDocument), ...check],
  shows: 'No pudimos cargar esta parte',
});

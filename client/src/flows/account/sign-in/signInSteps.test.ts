import { authenticatorForm } from '@prendarios/rules/forms/account';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { expect, test } from 'vitest';
import { stepOf } from './signInSteps.ts';
import { inFours } from '../TokenSetup.tsx';

test.each([
  ['DONE', 'done'],
  ['CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', 'new-password'],
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'token'],
  ['RESET_PASSWORD', 'reset'],
] as const)('[ST-20] %s leads to the step %s', (signInStep, kind) => {
  expect(stepOf({ signInStep }, 'a@b.example')).toEqual({ kind });
});

test('[ST-20] MFA_SETUP includes the secret and its URI for the authenticator', () => {
  const step = stepOf(
    {
      signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
      totpSetupDetails: {
        sharedSecret: 'JBSWY3DP',
        getSetupUri: (app, account) => new URL(`otpauth://totp/${app}:${account}?secret=JBSWY3DP`),
      },
    },
    'a@b.example',
  );
  expect(step).toMatchObject({ kind: 'token-setup', secret: 'JBSWY3DP' });
  expect(step.kind === 'token-setup' && decodeURI(step.uri)).toContain('Préstamos Prendarios:a@b.example');
});

test('reports an unsupported step with a message', () => {
  expect(() => stepOf({ signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' }, 'a@b.example')).toThrow(
    expect.objectContaining({ name: 'AuthError' }),
  );
});

test.each([
  ['', 'Ingresá el código.'],
  ['12345', 'El código tiene 6 números.'],
  ['abcdef', 'El código tiene 6 números.'],
])('the code %j: %s', (code, words) => {
  expect(messagesOf(authenticatorForm, { code })).toEqual({ code: words });
});

test.each(['123456', '123 456', ' 123456 '])('the code %j is valid', (code) => {
  expect(messagesOf(authenticatorForm, { code })).toEqual({});
});

test('shows a secret in groups of four', () => {
  expect(inFours('JBSWY3DPEHPK3P')).toBe('JBSW Y3DP EHPK 3P');
});

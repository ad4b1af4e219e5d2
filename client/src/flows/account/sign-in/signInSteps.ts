import type { SignInOutput } from 'aws-amplify/auth';
import { ACCOUNT_TEXTS } from '../texts.ts';

/** Data to set up an authenticator. */
export type TokenSecret = { secret: string; uri: string };

/** The current step of a sign-in (ST-20). */
export type SignInStep =
  | { kind: 'credentials' }
  /** NEW_PASSWORD_REQUIRED */
  | { kind: 'new-password' }
  /** SOFTWARE_TOKEN_MFA */
  | { kind: 'token' }
  /** MFA_SETUP */
  | ({ kind: 'token-setup' } & TokenSecret)
  /** The identity service requires a password reset first. */
  | { kind: 'reset' }
  /** Also DISABLED_TOKEN_MFA: the account page offers to set up the second step (docs/ux.md#signing-in). */
  | { kind: 'done' };

type TotpDetails = { sharedSecret: string; getSetupUri: (appName: string, accountName?: string) => URL };

export function tokenSecret({ sharedSecret, getSetupUri }: TotpDetails, account: string): TokenSecret {
  return {
    secret: sharedSecret,
    uri: getSetupUri(ACCOUNT_TEXTS.tokenSetup.issuer, account).toString(),
  };
}

class UnknownStep extends Error {
  override name = 'AuthError';
}

/** Converts the identity service's step. @throws {Error} for a step that this user pool does not use. */
export function stepOf(next: SignInOutput['nextStep'], email: string): SignInStep {
  switch (next.signInStep) {
    case 'DONE':
      return { kind: 'done' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'new-password' };
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { kind: 'token' };
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return { kind: 'token-setup', ...tokenSecret(next.totpSetupDetails, email) };
    case 'RESET_PASSWORD':
      return { kind: 'reset' };
    default:
      throw new UnknownStep(
        `The identity service asks for ${next.signInStep}, which this product does not do.`,
      );
  }
}

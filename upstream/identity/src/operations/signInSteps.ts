import { openChallenge } from '../challenges/challengeStore.ts';
import type { Identity } from '../identity.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { signIn } from '../tokens/issue.ts';
import type { SoftwareToken, User, UserStatus } from '../users/userStore.ts';

type Step = (identity: Identity, user: User) => object | Promise<object>;

/** Returns the step after a correct password: a refusal by the user's state, a new password, or the second step. */
export const afterPassword: Step = (identity, user) => afterPasswordByStatus[user.status](identity, user);

/** Returns MFA_SETUP or SOFTWARE_TOKEN_MFA; without a token, or with it disabled, the sign-in is complete (ST-20). */
export const secondStep: Step = (identity, user) => secondStepByToken[user.softwareToken](identity, user);

const afterPasswordByStatus: Record<UserStatus, Step> = {
  UNCONFIRMED: () => {
    throw new ProtocolError('UserNotConfirmedException');
  },
  RESET_REQUIRED: () => {
    throw new ProtocolError('PasswordResetRequiredException');
  },
  FORCE_CHANGE_PASSWORD: askNewPassword,
  CONFIRMED: secondStep,
};

const secondStepByToken: Record<SoftwareToken, Step> = {
  SETUP_REQUIRED: (identity, user) => ({
    ChallengeName: 'MFA_SETUP',
    Session: openChallenge(identity, 'MFA_SETUP', user.id),
    ChallengeParameters: { USER_ID_FOR_SRP: user.id, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
  }),
  ENABLED: (identity, user) => ({
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: openChallenge(identity, 'SOFTWARE_TOKEN_MFA', user.id),
    ChallengeParameters: { USER_ID_FOR_SRP: user.id },
  }),
  NONE: signIn,
  DISABLED: signIn,
};

function askNewPassword(identity: Identity, user: User): object {
  if (user.temporaryUntil !== null && user.temporaryUntil <= identity.clock()) {
    throw new ProtocolError(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    );
  }
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: openChallenge(identity, 'NEW_PASSWORD_REQUIRED', user.id),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.id,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
  };
}

import { z } from 'zod';
import {
  type Challenge,
  type ChallengeKind,
  closeChallenge,
  countTry,
  invalidSession,
  readChallenge,
  takeChallenge,
} from '../challenges/challengeStore.ts';
import { provesPassword } from '../crypto/srp.ts';
import { matchingStep } from '../crypto/totp.ts';
import { transaction } from '../database/database.ts';
import type { Identity } from '../identity.ts';
import { sendMail } from '../mail/outbox.ts';
import { passwordChangedMail } from '../mail/texts.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { signIn } from '../tokens/issue.ts';
import { readAttributes } from '../users/attributes.ts';
import { withPassword } from '../users/newUser.ts';
import { checkPassword } from '../users/passwordPolicy.ts';
import { findUser, saveUser, type User } from '../users/userStore.ts';
import { fields, operation } from './operation.ts';
import { requireProvedUser } from './passwordCheck.ts';
import { afterPassword, secondStep } from './signInSteps.ts';

type Responses = Readonly<Record<string, string>>;

export const respondToAuthChallenge = operation(
  {
    ClientId: fields.ClientId,
    ChallengeName: z.enum(['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'MFA_SETUP', 'SOFTWARE_TOKEN_MFA']),
    ChallengeResponses: z.record(z.string(), z.string().max(4096)),
    Session: z.string().max(2048).optional(),
  },
  (identity, { ChallengeName, ChallengeResponses, Session = '' }) =>
    answers[ChallengeName](identity, ChallengeResponses, Session),
);

type Answer = (identity: Identity, responses: Responses, session: string) => object | Promise<object>;

const answers: Record<ChallengeKind, Answer> = {
  PASSWORD_VERIFIER: verifyPassword,
  NEW_PASSWORD_REQUIRED: setNewPassword,
  MFA_SETUP: finishTokenSetup,
  SOFTWARE_TOKEN_MFA: verifyTokenCode,
};

function verifyPassword(identity: Identity, responses: Responses): Promise<object> | object {
  const secretBlock = responses['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '';
  const challenge = takeChallenge(identity, 'PASSWORD_VERIFIER', secretBlock);
  if (challenge === null) throw new ProtocolError('NotAuthorizedException');
  const { srpA = '', b = '', B = '', verifier = '' } = challenge.payload;
  const isProved = provesPassword({
    poolName: identity.settings.poolName,
    userId: challenge.subject,
    verifier,
    srpA,
    server: { b, B },
    secretBlock,
    timestamp: responses['TIMESTAMP'] ?? '',
    signature: responses['PASSWORD_CLAIM_SIGNATURE'] ?? '',
  });
  const user = findUser(identity.database, challenge.subject);
  // The password may have changed since the first step.
  const isCurrent = user !== null && user.srp.verifier === verifier;
  return afterPassword(identity, requireProvedUser(user, isProved && isCurrent));
}

function setNewPassword(identity: Identity, responses: Responses, session: string): Promise<object> | object {
  const challenge = readChallenge(identity, 'NEW_PASSWORD_REQUIRED', session);
  const user = userOf(identity, challenge);
  const password = responses['NEW_PASSWORD'] ?? '';
  checkPassword(password);
  const prefix = 'userAttributes.';
  const sent = Object.entries(responses)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, Value]) => ({ Name: name.slice(prefix.length), Value }));
  const attributes = {
    ...user.attributes,
    ...readAttributes(sent, 'user'),
    // The temporary password was sent to this address.
    email_verified: 'true',
  };
  const changed = { ...withPassword(identity, user, password), attributes };
  transaction(identity.database, () => {
    closeChallenge(identity, session);
    saveUser(identity.database, changed, identity.clock());
    sendMail(identity, user.email, passwordChangedMail);
  });
  return secondStep(identity, changed);
}

/** Completes the setup of a token that was verified earlier in this session (VerifySoftwareToken). */
function finishTokenSetup(identity: Identity, _responses: Responses, session: string): Promise<object> {
  const challenge = readChallenge(identity, 'MFA_SETUP', session);
  const user = userOf(identity, challenge);
  if (challenge?.payload['verified'] !== 'true') {
    throw new ProtocolError('SoftwareTokenMFANotFoundException');
  }
  closeChallenge(identity, session);
  return signIn(identity, user);
}

/** Verifies a code, which opens only one session. */
function verifyTokenCode(identity: Identity, responses: Responses, session: string): Promise<object> {
  const user = userOf(identity, readChallenge(identity, 'SOFTWARE_TOKEN_MFA', session));
  const code = (responses['SOFTWARE_TOKEN_MFA_CODE'] ?? '').trim();
  const step = matchingStep(user.tokenSecret ?? '', code, identity.clock());
  if (step === null || user.tokenSecret === null) {
    countTry(identity, session);
    throw new ProtocolError('CodeMismatchException', 'Invalid code received for user');
  }
  if (step <= user.tokenLastStep) {
    countTry(identity, session);
    throw new ProtocolError('ExpiredCodeException', 'Your software token has already been used once.');
  }
  transaction(identity.database, () => {
    closeChallenge(identity, session);
    saveUser(identity.database, { ...user, tokenLastStep: step }, identity.clock());
  });
  return signIn(identity, user);
}

function userOf(identity: Identity, challenge: Challenge | null): User {
  const user = challenge && findUser(identity.database, challenge.subject);
  if (!user) throw invalidSession();
  return user;
}

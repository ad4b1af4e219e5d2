import { z } from 'zod';
import {
  invalidSession,
  openChallenge,
  readChallenge,
  takeChallenge,
  countTry,
} from '../challenges/challengeStore.ts';
import { makeTokenSecret, matchingStep } from '../crypto/totp.ts';
import { transaction } from '../database/database.ts';
import type { Identity } from '../identity.ts';
import { sendMail } from '../mail/outbox.ts';
import { tokenChangedMail } from '../mail/texts.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { authenticate } from '../tokens/accessToken.ts';
import { findUser, saveUser, type User } from '../users/userStore.ts';
import { fields, operation } from './operation.ts';

/** Both operations accept the access token of a session, or the session of an MFA_SETUP step. */
const caller = { AccessToken: fields.AccessToken.optional(), Session: fields.Session.optional() };

async function userOf(
  identity: Identity,
  input: { AccessToken?: string | undefined; Session?: string | undefined },
): Promise<User> {
  if (input.AccessToken !== undefined) return (await authenticate(identity, input.AccessToken)).user;
  const challenge = readChallenge(identity, 'MFA_SETUP', input.Session ?? '');
  const user = challenge && findUser(identity.database, challenge.subject);
  if (!user) throw invalidSession();
  return user;
}

/** Creates a secret that has no effect until one of its codes is verified. */
export const associateSoftwareToken = operation(caller, async (identity, input) => {
  const user = await userOf(identity, input);
  const secret = makeTokenSecret();
  saveUser(identity.database, { ...user, pendingTokenSecret: secret }, identity.clock());
  if (input.AccessToken !== undefined) return { SecretCode: secret };
  takeChallenge(identity, 'MFA_SETUP', input.Session ?? '');
  return { SecretCode: secret, Session: openChallenge(identity, 'MFA_SETUP', user.id) };
});

export const verifySoftwareToken = operation(
  { ...caller, UserCode: fields.TokenCode, FriendlyDeviceName: z.string().max(128).optional() },
  async (identity, input) => {
    const user = await userOf(identity, input);
    const secret = user.pendingTokenSecret;
    if (secret === null) throw new ProtocolError('SoftwareTokenMFANotFoundException');
    if (matchingStep(secret, input.UserCode, identity.clock()) === null) {
      if (input.Session !== undefined) countTry(identity, input.Session);
      throw new ProtocolError('EnableSoftwareTokenMFAException');
    }
    const isSetup = input.AccessToken === undefined;
    transaction(identity.database, () => {
      saveUser(
        identity.database,
        {
          ...user,
          tokenSecret: secret,
          pendingTokenSecret: null,
          tokenLastStep: 0,
          // A signed-in user enables it with SetUserMFAPreference; in MFA_SETUP it is required.
          softwareToken: isSetup ? 'ENABLED' : user.softwareToken,
        },
        identity.clock(),
      );
      sendMail(identity, user.email, tokenChangedMail);
    });
    if (!isSetup) return { Status: 'SUCCESS' };
    takeChallenge(identity, 'MFA_SETUP', input.Session ?? '');
    return {
      Status: 'SUCCESS',
      Session: openChallenge(identity, 'MFA_SETUP', user.id, { verified: 'true' }),
    };
  },
);

export const setUserMfaPreference = operation(
  {
    AccessToken: fields.AccessToken,
    SoftwareTokenMfaSettings: z
      .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
      .optional(),
  },
  async (identity, input) => {
    const { user } = await authenticate(identity, input.AccessToken);
    const wanted = input.SoftwareTokenMfaSettings;
    if (wanted === undefined) return {};
    if (wanted.Enabled && user.tokenSecret === null) {
      throw new ProtocolError('InvalidParameterException', 'User has not verified software token mfa');
    }
    const without = user.tokenSecret === null ? user.softwareToken : 'DISABLED';
    saveUser(
      identity.database,
      { ...user, softwareToken: wanted.Enabled ? 'ENABLED' : without },
      identity.clock(),
    );
    sendMail(identity, user.email, tokenChangedMail);
    return {};
  },
);

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DAY } from '../clock.ts';
import { randomPassword } from '../crypto/secrets.ts';
import { transaction } from '../database/database.ts';
import type { Identity } from '../identity.ts';
import { sendMail } from '../mail/outbox.ts';
import { temporaryPasswordMail } from '../mail/texts.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { attributeList, normalEmail, readAttributes } from '../users/attributes.ts';
import { newUser } from '../users/newUser.ts';
import { checkPassword } from '../users/passwordPolicy.ts';
import { findUser, saveUser, type User } from '../users/userStore.ts';
import { fields, operation } from './operation.ts';
import { listedAttributes, tokenSettings } from './ownAccount.ts';

const temporaryLifetime = 7 * DAY;

const seconds = (milliseconds: number): number => milliseconds / 1000;

const described = (user: User): object => ({
  Username: user.id,
  UserCreateDate: seconds(user.createdAt),
  UserLastModifiedDate: seconds(user.updatedAt),
  Enabled: true,
  UserStatus: user.status,
});

/**
 * Creates a user for the bank. The user gets a temporary password by mail and replaces it at the first sign-in
 * (docs/domain.md#sign-up).
 */
export const adminCreateUser = operation(
  {
    UserPoolId: fields.UserPoolId,
    Username: fields.Username,
    TemporaryPassword: fields.Password.optional(),
    UserAttributes: attributeList.default([]),
    MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
  },
  (identity, input) => {
    const email = normalEmail(input.Username);
    const attributes = readAttributes(
      [...input.UserAttributes.filter(({ Name }) => Name !== 'email'), { Name: 'email', Value: email }],
      'admin',
    );
    const password = input.TemporaryPassword ?? randomPassword();
    checkPassword(password);
    return transaction(identity.database, () => {
      const existing = findUser(identity.database, email);
      const user = temporaryUser(identity, {
        existing: input.MessageAction === 'RESEND' ? toResend(existing) : toCreate(existing),
        email,
        password,
        attributes,
      });
      saveUser(identity.database, user, identity.clock());
      if (input.MessageAction !== 'SUPPRESS') sendMail(identity, email, temporaryPasswordMail(password));
      return { User: { ...described(user), Attributes: listedAttributes(user) } };
    });
  },
);

function toCreate(existing: User | null): null {
  if (existing !== null) throw new ProtocolError('UsernameExistsException');
  return null;
}

function toResend(existing: User | null): User {
  if (existing === null) throw new ProtocolError('UserNotFoundException');
  if (existing.status !== 'FORCE_CHANGE_PASSWORD') throw new ProtocolError('UnsupportedUserStateException');
  return existing;
}

type TemporaryUser = Readonly<{
  existing: User | null;
  email: string;
  password: string;
  attributes: Readonly<Record<string, string>>;
}>;

function temporaryUser(identity: Identity, { existing, email, password, attributes }: TemporaryUser): User {
  const made = newUser(identity, {
    id: existing?.id ?? randomUUID(),
    email,
    password,
    status: 'FORCE_CHANGE_PASSWORD',
    attributes: { ...existing?.attributes, ...attributes },
    temporaryUntil: identity.clock() + temporaryLifetime,
  });
  return existing === null ? made : { ...existing, ...made, createdAt: existing.createdAt };
}

export const adminGetUser = operation(
  { UserPoolId: fields.UserPoolId, Username: fields.Username },
  (identity, input) => {
    const user = findUser(identity.database, input.Username);
    if (user === null) throw new ProtocolError('UserNotFoundException');
    return { ...described(user), UserAttributes: listedAttributes(user), ...tokenSettings(user) };
  },
);

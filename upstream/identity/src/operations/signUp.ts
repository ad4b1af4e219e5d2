import { randomUUID } from 'node:crypto';
import { deliveryTo, mailCode, takeCode } from '../codes/mailedCodes.ts';
import { transaction } from '../database/database.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { attributeList, normalEmail, readAttributes } from '../users/attributes.ts';
import { findCandidate } from '../users/candidate.ts';
import { newUser } from '../users/newUser.ts';
import { checkPassword } from '../users/passwordPolicy.ts';
import { findUser, saveUser } from '../users/userStore.ts';
import { fields, operation } from './operation.ts';

/** Signs a person up with a chosen password; the mailed code confirms the account. */
export const signUp = operation(
  {
    ClientId: fields.ClientId,
    Username: fields.Username,
    Password: fields.Password,
    UserAttributes: attributeList.default([]),
  },
  (identity, input) => {
    checkPassword(input.Password);
    const email = normalEmail(input.Username);
    const attributes = readAttributes(
      [...input.UserAttributes.filter(({ Name }) => Name !== 'email'), { Name: 'email', Value: email }],
      'newUser',
    );
    const user = newUser(identity, {
      id: randomUUID(),
      email,
      password: input.Password,
      status: 'UNCONFIRMED',
      attributes,
    });
    transaction(identity.database, () => {
      if (findUser(identity.database, email)) throw new ProtocolError('UsernameExistsException');
      saveUser(identity.database, user, user.createdAt);
      mailCode(identity, { id: user.id, srp: user.srp, user }, 'confirm');
    });
    return { UserConfirmed: false, UserSub: user.id, CodeDeliveryDetails: deliveryTo(email) };
  },
);

export const confirmSignUp = operation(
  { ClientId: fields.ClientId, Username: fields.Username, ConfirmationCode: fields.ConfirmationCode },
  (identity, input) => {
    const candidate = findCandidate(identity, input.Username);
    const user = takeCode(identity, candidate, 'confirm', input.ConfirmationCode);
    saveUser(
      identity.database,
      { ...user, status: 'CONFIRMED', attributes: { ...user.attributes, email_verified: 'true' } },
      identity.clock(),
    );
    return {};
  },
);

/** Gives the same answer for unconfirmed, confirmed and unknown users. */
export const resendConfirmationCode = operation(
  { ClientId: fields.ClientId, Username: fields.Username },
  (identity, input) => {
    const candidate = findCandidate(identity, input.Username);
    const isWaiting = candidate.user?.status === 'UNCONFIRMED';
    mailCode(identity, isWaiting ? candidate : { ...candidate, user: null }, 'confirm');
    return { CodeDeliveryDetails: deliveryTo(input.Username) };
  },
);

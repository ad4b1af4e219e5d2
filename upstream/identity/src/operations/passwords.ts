import { deliveryTo, mailCode, takeCode } from '../codes/mailedCodes.ts';
import { matchesPassword } from '../crypto/srp.ts';
import { transaction } from '../database/database.ts';
import { sendMail } from '../mail/outbox.ts';
import { passwordChangedMail } from '../mail/texts.ts';
import { authenticate } from '../tokens/accessToken.ts';
import { endSessionsOf } from '../tokens/sessions.ts';
import { findCandidate } from '../users/candidate.ts';
import { withPassword } from '../users/newUser.ts';
import { checkPassword } from '../users/passwordPolicy.ts';
import { saveUser } from '../users/userStore.ts';
import { fields, operation } from './operation.ts';
import { requireProvedUser } from './passwordCheck.ts';

export const forgotPassword = operation(
  { ClientId: fields.ClientId, Username: fields.Username },
  (identity, input) => {
    mailCode(identity, findCandidate(identity, input.Username), 'recover');
    return { CodeDeliveryDetails: deliveryTo(input.Username) };
  },
);

/**
 * Sets a new password with the mailed code, in any state of the account. Ends all sessions, because the user may have
 * lost control of one.
 */
export const confirmForgotPassword = operation(
  {
    ClientId: fields.ClientId,
    Username: fields.Username,
    ConfirmationCode: fields.ConfirmationCode,
    Password: fields.Password,
  },
  (identity, input) => {
    checkPassword(input.Password);
    const candidate = findCandidate(identity, input.Username);
    const user = takeCode(identity, candidate, 'recover', input.ConfirmationCode);
    const changed = withPassword(identity, user, input.Password);
    transaction(identity.database, () => {
      saveUser(
        identity.database,
        { ...changed, attributes: { ...user.attributes, email_verified: 'true' } },
        identity.clock(),
      );
      endSessionsOf(identity.database, user.id);
      sendMail(identity, user.email, passwordChangedMail);
    });
    return {};
  },
);

/** Ends the user's other sessions. */
export const changePassword = operation(
  {
    AccessToken: fields.AccessToken,
    PreviousPassword: fields.Password,
    ProposedPassword: fields.Password,
  },
  async (identity, input) => {
    const { user, originJti } = await authenticate(identity, input.AccessToken);
    checkPassword(input.ProposedPassword);
    const { poolName } = identity.settings;
    requireProvedUser(user, matchesPassword(poolName, user.id, input.PreviousPassword, user.srp));
    transaction(identity.database, () => {
      saveUser(identity.database, withPassword(identity, user, input.ProposedPassword), identity.clock());
      endSessionsOf(identity.database, user.id, originJti);
      sendMail(identity, user.email, passwordChangedMail);
    });
    return {};
  },
);

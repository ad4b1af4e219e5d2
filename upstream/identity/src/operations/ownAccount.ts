import { authenticate } from '../tokens/accessToken.ts';
import { endSessionsOf } from '../tokens/sessions.ts';
import { attributeList, readAttributes, toAttributeList } from '../users/attributes.ts';
import { removeUser, saveUser, type User } from '../users/userStore.ts';
import { fields, operation } from './operation.ts';

/** Returns the attributes in the service's order, subject first. */
export const listedAttributes = (user: User) => [
  { Name: 'sub', Value: user.id },
  ...toAttributeList(user.attributes),
];

export const tokenSettings = (user: User): object =>
  user.softwareToken === 'ENABLED'
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {};

export const getUser = operation({ AccessToken: fields.AccessToken }, async (identity, input) => {
  const { user } = await authenticate(identity, input.AccessToken);
  return { Username: user.id, UserAttributes: listedAttributes(user), ...tokenSettings(user) };
});

export const updateUserAttributes = operation(
  { AccessToken: fields.AccessToken, UserAttributes: attributeList },
  async (identity, input) => {
    const { user } = await authenticate(identity, input.AccessToken);
    const attributes = { ...user.attributes, ...readAttributes(input.UserAttributes, 'user') };
    saveUser(identity.database, { ...user, attributes }, identity.clock());
    return { CodeDeliveryDetailsList: [] };
  },
);

export const globalSignOut = operation({ AccessToken: fields.AccessToken }, async (identity, input) => {
  const { user } = await authenticate(identity, input.AccessToken);
  endSessionsOf(identity.database, user.id);
  return {};
});

export const deleteUser = operation({ AccessToken: fields.AccessToken }, async (identity, input) => {
  const { user } = await authenticate(identity, input.AccessToken);
  removeUser(identity.database, user.id);
  return {};
});

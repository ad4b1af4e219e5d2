import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ApiError } from '../../platform/http/errors.ts';
import type { IdentitySettings } from '../../platform/settings.ts';

type NewUser = {
  email: string;
  firstName: string;
  lastName: string;
  /** Null for 'NA' in the request. */
  gender: string | null;
  cuil: string;
  /** E.164 */
  phone: string;
};

/** The identity service, which mails a temporary password to each created user (docs/domain.md#sign-up). */
export type UserDirectory = {
  /**
   * Returns the new user's id, or null if the address is taken.
   * @throws {ApiError} 502 if the service does not respond.
   */
  create: (user: NewUser) => Promise<string | null>;
};

/** Returns a directory that creates users in Amazon Cognito with AdminCreateUser. */
export function cognitoDirectory(identity: IdentitySettings): UserDirectory {
  const client = new CognitoIdentityProviderClient({
    region: identity.region,
    ...(identity.endpoint === null ? {} : { endpoint: identity.endpoint }),
    ...(identity.credentials === null ? {} : { credentials: identity.credentials }),
    // No retry, because it would find the address taken by the first attempt.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 500, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  return {
    create: async (user) => {
      const attributes = {
        email: user.email,
        name: user.firstName,
        given_name: user.firstName,
        family_name: user.lastName,
        ...(user.gender === null ? {} : { gender: user.gender }),
        phone_number: user.phone,
        'custom:cuit_cuil': user.cuil,
      };
      try {
        const { User } = await client.send(
          new AdminCreateUserCommand({
            UserPoolId: identity.poolId,
            Username: user.email,
            DesiredDeliveryMediums: ['EMAIL'],
            UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
          }),
        );
        if (User?.Username === undefined) throw new Error('the directory returned no user name');
        return User.Username;
      } catch (error) {
        if (error instanceof UsernameExistsException) return null;
        throw new ApiError(
          502,
          'IDENTITY_UNAVAILABLE',
          'No pudimos crear tu cuenta. Probá de nuevo en unos minutos.',
        );
      }
    },
  };
}

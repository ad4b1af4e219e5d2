import { AUTH_COOKIE_DAYS } from '@prendarios/rules/constants';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { CookieStorage } from 'aws-amplify/utils';
import { isSecureHere } from './cookies.ts';
import { identitySettings, type IdentitySettings } from './identitySettings.ts';

/** The only module that imports aws-amplify. `identity.ts` loads it to sign in or out and to refresh tokens. */
const OAUTH_SCOPES = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'];

export type CorporateConfig = { domain: string; redirect: string };

/** Configures aws-amplify. Pass `corporate` only during a corporate sign-in: with it, every sign-out would redirect. */
export function configure(settings: IdentitySettings, corporate: CorporateConfig | null = null): void {
  const { userPoolId, clientId, endpoint } = settings;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        ...(endpoint !== null && endpoint !== undefined && { userPoolEndpoint: endpoint }),
        ...(corporate !== null && {
          loginWith: {
            oauth: {
              domain: corporate.domain,
              scopes: OAUTH_SCOPES,
              redirectSignIn: [corporate.redirect],
              redirectSignOut: [corporate.redirect],
              responseType: 'code' as const,
            },
          },
        }),
      },
    },
  });
  // KO-02. Repeated after each configure, which resets the storage to the web storage.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(
    new CookieStorage({ expires: AUTH_COOKIE_DAYS, sameSite: 'strict', secure: isSecureHere() }),
  );
}

configure(identitySettings());

/** Returns a valid identity token, newly issued if `refreshed`; null without a session. */
export async function fetchToken(refreshed: boolean): Promise<string | null> {
  const { tokens } = await fetchAuthSession({ forceRefresh: refreshed });
  return tokens?.idToken?.toString() ?? null;
}

const SIGN_IN_STATE = 'CognitoSignInState';

/** Removes the unfinished sign-in, including its email address, that aws-amplify writes into the web storage. */
export function forgetUnfinished(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(SIGN_IN_STATE)) sessionStorage.removeItem(key);
  }
}

const IN_FLIGHT = '.inflightOAuth';

/**
 * Removes an abandoned corporate sign-in; aws-amplify would block any other sign-in for five minutes after its start.
 */
export function forgetCorporate(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.endsWith(IN_FLIGHT)) localStorage.removeItem(key);
  }
}

export {
  confirmResetPassword,
  confirmSignIn,
  fetchMFAPreference,
  resetPassword,
  setUpTOTP,
  signIn,
  signInWithRedirect,
  signOut,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
export { Hub } from 'aws-amplify/utils';

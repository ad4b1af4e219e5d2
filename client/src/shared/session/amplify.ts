import { AUTH_COOKIE_DAYS } from '@prendarios/rules/constants';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { CookieStorage } from 'aws-amplify/utils';
import { isSecureHere } from './cookies.ts';
import { identitySettings, type IdentitySettings } from './identitySettings.ts';

/**
 * The one module that imports aws-amplify; `identity.ts` fetches it when somebody signs in or tokens are refreshed.
 */
const OAUTH_SCOPES = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'];

export type CorporateConfig = { domain: string; redirect: string };

/** The corporate sign-in is configured only while it is under way: with it aws-amplify redirects at every sign-out. */
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
  // KO-02. After every configure, which goes back to the web storage.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(
    new CookieStorage({ expires: AUTH_COOKIE_DAYS, sameSite: 'strict', secure: isSecureHere() }),
  );
}

configure(await identitySettings());

/** An identity token that is good now, or `refreshed` whatever the stored one says; null when there is no session. */
export async function fetchToken(refreshed: boolean): Promise<string | null> {
  const { tokens } = await fetchAuthSession({ forceRefresh: refreshed });
  return tokens?.idToken?.toString() ?? null;
}

const SIGN_IN_STATE = 'CognitoSignInState';

/** aws-amplify writes an unfinished sign-in, with the mail address, into the web storage: nothing personal may stay there. */
export function forgetUnfinished(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(SIGN_IN_STATE)) sessionStorage.removeItem(key);
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
  verifyTOTPSetup,
} from 'aws-amplify/auth';
export { Hub } from 'aws-amplify/utils';

import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Settings } from '../settings.ts';

type OAuthConfig = Readonly<{
  domain: string;
  scopes: string[];
  redirectSignIn: string[];
  redirectSignOut: string[];
  responseType: 'code';
}>;

type Reached = Readonly<{ url: string; settings: Pick<Settings, 'poolId' | 'clientId'> }>;

/**
 * Configures aws-amplify for the server, with tokens in memory. As in the client, set the storage after each configure.
 */
export function configureAmplify({ url, settings }: Reached, oauth?: OAuthConfig): Map<string, string> {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: settings.poolId,
        userPoolClientId: settings.clientId,
        userPoolEndpoint: url,
        ...(oauth ? { loginWith: { oauth } } : {}),
      },
    },
  });
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  return kept;
}

/** Returns the name of the error that a call throws, by which the client chooses its text. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  }
  return 'none';
}

/** Records operations that aws-amplify calls from now on; direct calls lack its header. */
export function watchAmplify() {
  const operations = new Set<string>();
  const real = globalThis.fetch;
  globalThis.fetch = (...[input, init]: Parameters<typeof fetch>) => {
    const headers = new Headers(init?.headers);
    const target = headers.get('x-amz-target');
    if (target !== null && headers.has('x-amz-user-agent')) operations.add(target.split('.')[1] ?? '');
    return real(input, init);
  };
  return {
    operations,
    stop: () => {
      globalThis.fetch = real;
    },
  };
}

import {
  allowInsecureRequests,
  type AuthorizationServer,
  clientCredentialsGrantRequest,
  ClientSecretBasic,
  processClientCredentialsResponse,
} from 'oauth4webapi';

/** Authenticates the gateway to the bank. */
export type BankCredential = Readonly<{
  /** Returns the headers with the credential and the user's identity token. Rejects if there is no credential. */
  headers: (userToken: string | null) => Promise<Record<string, string>>;
  /** Reports that the bank refused the credential. Returns whether the next `headers` may have a better one. */
  refused: () => boolean;
}>;

export const SERVICE_KEY_HEADER = 'x-service-key';
/** Carries the user's token if `authorization` carries the gateway's. */
const USER_TOKEN_HEADER = 'x-user-authorization';

/** A shared key and the name of its header. */
type ServiceKey = Readonly<{ key: string; header: string }>;

type OauthClient = Readonly<{
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope?: string | undefined;
}>;

/** The kind of credential a bank expects. */
export type BankProof = ServiceKey | OauthClient;

/** Creates the credential; `now` is a monotonic clock in milliseconds. */
export function bankCredential(
  proof: BankProof,
  now: () => number = () => performance.now(),
): BankCredential {
  return 'key' in proof ? keyCredential(proof) : oauthCredential(proof, now);
}

function keyCredential({ key, header }: ServiceKey): BankCredential {
  return {
    headers: (userToken) =>
      Promise.resolve({
        [header]: key,
        ...(userToken === null ? {} : { authorization: `Bearer ${userToken}` }),
      }),
    refused: () => false,
  };
}

type Token = Readonly<{ text: string; takenAt: number; renewAt: number }>;

const TOKEN_WAIT_MS = 3000;
/** Assumed if the server does not state a token's lifetime. */
const LIFE_SECONDS = 300;
/** Tokens are renewed this long before they expire, short-lived ones after three quarters of their lifetime. */
const RESERVE_SECONDS = 30;
/** A token younger than this is not renewed after a refusal: the bank would refuse the next one too. */
const FRESH_MS = 10_000;

/** A longer token would not fit into a request header. */
const MAX_TOKEN_CHARS = 8_000;
/** The characters of a bearer token (RFC 6750 §2.1): anything else breaks the header. */
const isToken = (text: string): boolean => text.length <= MAX_TOKEN_CHARS && /^[\w.~+/-]+=*$/.test(text);

/** Gets OAuth 2.0 client credentials (RFC 6749 §4.4) with HTTP Basic; one token serves all calls. */
function oauthCredential(client: OauthClient, now: () => number): BankCredential {
  let token: Token | null = null;
  let asked: Promise<Token> | null = null;

  const current = (): Promise<Token> => {
    if (token !== null && now() < token.renewAt) return Promise.resolve(token);
    asked ??= ask(client, now)
      .then((given) => (token = given))
      .finally(() => {
        asked = null;
      });
    return asked;
  };
  return {
    headers: async (userToken) => ({
      authorization: `Bearer ${(await current()).text}`,
      ...(userToken === null ? {} : { [USER_TOKEN_HEADER]: `Bearer ${userToken}` }),
    }),
    refused: () => {
      if (token === null || now() - token.takenAt < FRESH_MS) return false;
      token = null;
      return true;
    },
  };
}

async function ask(
  { tokenUrl, clientId, clientSecret, scope }: OauthClient,
  now: () => number,
): Promise<Token> {
  const server: AuthorizationServer = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl };
  const client = { client_id: clientId };
  const response = await clientCredentialsGrantRequest(
    server,
    client,
    ClientSecretBasic(clientSecret),
    scope === undefined ? {} : { scope },
    // The settings allow http only for loopback addresses.
    { [allowInsecureRequests]: true, signal: AbortSignal.timeout(TOKEN_WAIT_MS) },
  );
  const { access_token: text, expires_in: life = LIFE_SECONDS } = await processClientCredentialsResponse(
    server,
    client,
    response,
  );
  if (!isToken(text)) throw new Error('the authorization server answered no bearer token');
  const takenAt = now();
  return { text, takenAt, renewAt: takenAt + Math.max(life - RESERVE_SECONDS, life * 0.75) * 1000 };
}

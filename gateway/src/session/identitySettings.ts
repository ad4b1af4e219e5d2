/** Settings of the identity service (Amazon's or the stand-in) for gateway and browser. */
export type IdentitySettings = Readonly<{
  issuer: string;
  clientId: string;
  jwksUrl: string;
  poolId: string;
  region: string;
  /** The URL for browsers; null for the hosted service's regional one. */
  endpoint: string | null;
  /** Origin of the corporate sign-in; null without one. */
  authorizeOrigin: string | null;
  /** Hosts of the email addresses that may use the corporate sign-in (VA-21). */
  companyHosts: readonly string[];
}>;

/** The identity service's limit (VA-15). */
const POOL_ID_MAX_LENGTH = 55;

const poolIdOf = (issuer: string): string =>
  new URL(issuer).pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** Whether an issuer ends with a valid pool id. */
export function namesPool(issuer: string): boolean {
  const { length } = poolIdOf(issuer);
  return length > 0 && length <= POOL_ID_MAX_LENGTH;
}
export const NAMES_POOL = `must end with the id of a user pool of at most ${POOL_ID_MAX_LENGTH} characters`;

const HOSTED = /^cognito-idp\.[\w-]+\.amazonaws\.com$/;

export function identitySettings(given: {
  issuer: string;
  clientId: string;
  authorizeUrl: string | undefined;
  companyHosts: readonly string[];
}): IdentitySettings {
  const issuer = given.issuer.replace(/\/+$/, '');
  const { hostname, origin } = new URL(issuer);
  const poolId = poolIdOf(issuer);
  return {
    issuer,
    clientId: given.clientId,
    jwksUrl: `${issuer}/.well-known/jwks.json`,
    poolId,
    region: poolId.split('_')[0] ?? '',
    endpoint: HOSTED.test(hostname) ? null : origin,
    authorizeOrigin: given.authorizeUrl === undefined ? null : new URL(given.authorizeUrl).origin,
    companyHosts: given.companyHosts,
  };
}

/** Returns the origins of the identity service that browsers connect to. */
export function identityOrigins(identity: IdentitySettings): string[] {
  const origins = [
    identity.endpoint ?? `https://cognito-idp.${identity.region}.amazonaws.com`,
    ...(identity.authorizeOrigin === null ? [] : [identity.authorizeOrigin]),
  ];
  return [...new Set(origins)];
}

import type { PageConfig } from '@prendarios/rules/pageConfig';
import type { IdentitySettings } from '../session/identitySettings.ts';
import { SESSION_IDLE_MINUTES } from '../session/user.ts';
import type { Settings } from '../settings.ts';

function identityConfig(identity: IdentitySettings, corporate: boolean): PageConfig['identity'] {
  const authorize = corporate && identity.authorizeOrigin !== null ? new URL(identity.authorizeOrigin) : null;
  return {
    issuer: identity.issuer,
    userPoolId: identity.poolId,
    region: identity.region,
    clientId: identity.clientId,
    endpoint: identity.endpoint,
    authorizeDomain: authorize?.host ?? null,
    authorizeOverHttp: authorize?.protocol === 'http:',
  };
}

/** Returns the settings that a client needs; embedded in the pages and returned by `appConfig`. */
export function pageConfig({ flags, identity, ...settings }: Settings): PageConfig {
  const { logs, sidebar, coOwner, signUp, corporateSignIn } = flags;
  return {
    flags: { logs, sidebar, coOwner, signUp, corporateSignIn },
    sessionIdleMinutes: SESSION_IDLE_MINUTES,
    identity: identity === undefined ? null : identityConfig(identity, corporateSignIn),
    demo: settings.profile === 'demo' ? { outboxUrl: settings.demoOutboxUrl } : null,
  };
}

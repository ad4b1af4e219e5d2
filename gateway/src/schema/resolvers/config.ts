import type { IdentityConfig, QueryResolvers } from '../../generated/resolvers.ts';
import type { IdentitySettings } from '../../session/identitySettings.ts';

function identityConfig(identity: IdentitySettings, corporate: boolean): IdentityConfig {
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

export const configQueries = {
  appConfig: async (_root, _args, { settings, personas }) => ({
    bankName: settings.brand.name,
    legalEntity: settings.brand.legalEntity,
    flags: { ...settings.flags },
    sessionIdleMinutes: settings.sessionIdleMinutes,
    identity:
      settings.identity === undefined
        ? null
        : identityConfig(settings.identity, settings.flags.corporateSignIn),
    demo:
      settings.profile === 'demo' ? { outboxUrl: settings.demoOutboxUrl, personas: await personas() } : null,
  }),
} satisfies QueryResolvers;

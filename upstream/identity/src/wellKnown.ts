import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';
import { publicKeys, type SigningKey } from './tokens/signingKey.ts';

/** Serves documents for verifiers and OpenID clients; any origin may read them. */
export function wellKnownRoutes(app: FastifyInstance, settings: Settings, key: SigningKey): void {
  const base = settings.issuer.slice(0, settings.issuer.lastIndexOf('/'));
  const configuration = {
    issuer: settings.issuer,
    jwks_uri: `${settings.issuer}/.well-known/jwks.json`,
    authorization_endpoint: `${base}/oauth2/authorize`,
    token_endpoint: `${base}/oauth2/token`,
    end_session_endpoint: `${base}/logout`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'phone', 'profile'],
    token_endpoint_auth_methods_supported: ['none'],
  };
  const pool = `/${settings.poolId}/.well-known`;
  app.get(`${pool}/jwks.json`, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(publicKeys(key)),
  );
  app.get(`${pool}/openid-configuration`, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(configuration),
  );
}

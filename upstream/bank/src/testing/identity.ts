import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { z } from 'zod';

const CLIENT_ID = 'localwebclient';
const NOW = Date.parse('2026-11-20T15:00:00Z') / 1000;

/** Demo users, with the claims of their tokens. */
export const APPLICANT = {
  sub: '00000000-0000-4000-8000-000000000001',
  email: 'solicitante@correo.example',
  email_verified: true,
  'custom:cuit_cuil': '20301112220',
};
export const OTHER_APPLICANT = {
  sub: '00000000-0000-4000-8000-000000000008',
  email: 'con.token@correo.example',
  email_verified: true,
  'custom:cuit_cuil': '27371112222',
};
/** At point of sale 01010. */
export const SELLER = { sub: '00000000-0000-4000-8000-000000000002', email: 'vendedor@ceibo.example' };
/** At 01010, 01022 and 01035. */
export const SELLER_OF_THREE = {
  sub: '00000000-0000-4000-8000-000000000003',
  email: 'vendedor.varios@ceibo.example',
};
/** Without a point of sale. */
export const SELLER_OF_NONE = {
  sub: '00000000-0000-4000-8000-000000000004',
  email: 'vendedor.ninguno@ceibo.example',
};
export const ADMIN = { sub: '00000000-0000-4000-8000-000000000005', email: 'admin@ceibo.example' };

export type Signing = {
  claims?: JWTPayload;
  algorithm?: 'RS256' | 'RS384';
  foreignKey?: boolean;
  header?: { jku: string };
};

export type TestIdentity = {
  environment: Record<string, string>;
  /** Returns the header with a token that expires in an hour; omits undefined claims. */
  bearer: (person: JWTPayload, signing?: Signing) => Promise<{ authorization: string }>;
  close: () => Promise<void>;
};

/** Starts a local identity service with its keys and signed tokens. */
export async function testIdentity(): Promise<TestIdentity> {
  const own = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'test', use: 'sig' };
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] })),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const issuer = `http://localhost:${port}/eu-central-1_LOCALDEV`;
  return {
    environment: { IDENTITY_ISSUER: issuer },
    bearer: async (person, { claims = {}, algorithm = 'RS256', foreignKey = false, header = {} } = {}) => {
      const standard = { iss: issuer, aud: CLIENT_ID, token_use: 'id', iat: NOW, exp: NOW + 3600 };
      const token = await new SignJWT({ ...standard, ...person, ...claims })
        .setProtectedHeader({ ...header, alg: algorithm, kid: 'test' })
        .sign((foreignKey ? foreign : own).privateKey);
      return { authorization: `Bearer ${token}` };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

const CLIENT_ID = 'localwebclient';

export type Signing = { claims?: JWTPayload; header?: Partial<JWTHeaderParameters>; foreignKey?: boolean };

/** A local identity pool: serves its keys and issues tokens like the identity service. */
export class TestIdentity {
  readonly environment: Record<string, string>;
  readonly issuer: string;
  asked = 0;
  readonly #server: ReturnType<typeof createServer>;
  readonly #own: Key;
  readonly #foreign: Key;

  private constructor(
    server: ReturnType<typeof createServer>,
    keys: { own: Key; foreign: Key },
    port: number,
  ) {
    this.#server = server;
    this.#own = keys.own;
    this.#foreign = keys.foreign;
    this.issuer = `http://localhost:${port}/eu-central-1_LOCALDEV`;
    this.environment = {
      IDENTITY_ISSUER: this.issuer,
      IDENTITY_CLIENT_ID: CLIENT_ID,
    };
  }

  static async start(): Promise<TestIdentity> {
    const own = await generateKeyPair('RS256');
    const foreign = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'test', use: 'sig', alg: 'RS256' };
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the server does not listen');
    const identity = new TestIdentity(
      server,
      { own: own.privateKey, foreign: foreign.privateKey },
      address.port,
    );
    server.on('request', (_request, response) => {
      identity.asked += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
    });
    return identity;
  }

  /** Returns a token signed at `now`, for a sign-in at that time; undefined claims are omitted. */
  token(person: JWTPayload, now: Date, signing: Signing = {}): Promise<string> {
    const at = Math.floor(now.getTime() / 1000);
    const standard = {
      iss: this.issuer,
      aud: CLIENT_ID,
      token_use: 'id',
      iat: at,
      auth_time: at,
      exp: at + 3600,
      origin_jti: randomUUID(),
    };
    return new SignJWT({ ...standard, ...person, ...signing.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'test', ...signing.header })
      .sign(signing.foreignKey ? this.#foreign : this.#own);
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

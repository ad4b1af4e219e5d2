import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedUsers } from '../../upstream/bank/src/demo/seedUsers.ts';
import { systemClock } from '../../upstream/bank/src/platform/clock.ts';
import { serverDatabase } from '../../upstream/bank/src/platform/database/database.ts';
import { testPostgres } from '../../upstream/bank/src/testing/postgres.ts';
import { providers } from '../../upstream/bank/src/testing/providers.ts';
import { PRODUCTION } from '../../upstream/bank/src/testing/production.ts';
import { Killable, UNLIMITED_BANK, UNLIMITED_GATEWAY } from './Killable.ts';
import { manifest } from './documents.ts';
import { Link } from './Link.ts';

/** `kill` uses SIGKILL, `restart` shuts down gracefully; both resolve once the part is serving again. */
type Part = Readonly<{ kill: () => Promise<void>; restart: () => Promise<void> }>;
type Options = Readonly<{
  port?: number;
  documents?: 'own' | 'client';
  fill?: (databaseUrl: string) => Promise<void>;
}>;

const SERVICE_KEY = 'a-service-key-of-this-topology';
const NOTICE = { drainNoticeSeconds: 1 };

/**
 * Starts the services of deploy/compose.yaml as local processes: two gateways and two banks in their production profile,
 * each pair behind a load balancer, with PostgreSQL, Redis and an S3 store, and stand-ins for identity, mail and SMS.
 * `documents`: the operations the gateways accept, the client's or the tests' own. `fill` adds proposals to the database
 * before the banks start.
 */
export async function startTopology({ port = 0, documents = 'own', fill = async () => {} }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'topology-'));
  const ending: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ending.splice(0).toReversed()) await end();
  };
  const kept = <T extends { stop: () => Promise<unknown> }>(part: T): T => {
    ending.push(() => part.stop());
    return part;
  };
  try {
    const postgres = kept(await testPostgres());
    const databaseUrl = await postgres.newDatabase();
    // Migrates first, as `npm run migrate` does: a production bank only checks that the migrations ran.
    const database = await serverDatabase(databaseUrl);
    // The sellers of the identity stand-in need records in the bank.
    await seedUsers({ sql: database.sql, clock: systemClock });
    await database.close();
    await fill(databaseUrl);
    const messages = kept(await providers());
    const redis = kept(await Killable.start('redis', {}));
    const bucket = kept(await Killable.start('bucket', { BUCKET_DIR: join(folder, 'bucket') }));
    const identity = kept(await Killable.start('identity', { DATA_DIR: join(folder, 'identity') }));
    const issuer = {
      IDENTITY_ISSUER: `${identity.url.replace('127.0.0.1', 'localhost')}/eu-central-1_LOCALDEV`,
      IDENTITY_CLIENT_ID: 'localwebclient',
    };
    const shared = { ...issuer, BANK_SERVICE_KEY: SERVICE_KEY };
    const redisUrl = redis.url.replace('http', 'redis');
    const bank = {
      ...PRODUCTION,
      ...shared,
      ...messages.settings,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      CODE_RESEND_SECONDS: '0',
      HOURS_WINDOW: 'off',
      S3_BUCKET: 'documents',
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const banks = await Promise.all(
      [1, 2].map(async () => kept(await Killable.start('bank', bank, { ...UNLIMITED_BANK, ...NOTICE }))),
    );
    const bankLink = kept(await Link.start(banks.map(({ url }) => url)));
    const manifestFile = join(folder, 'documents.json');
    await mkdir(join(folder, 'uploads'));
    await writeFile(manifestFile, manifest());
    const gateway = {
      ...shared,
      PROFILE: 'production',
      BANK_API_URL: `${bankLink.url}/api`,
      COOKIE_SECRET: 'a-cookie-secret-of-this-topology-of-forty-bytes',
      REDIS_URL: redisUrl,
      UPLOADS_DIR: join(folder, 'uploads'),
    };
    const changed = {
      ...UNLIMITED_GATEWAY,
      ...NOTICE,
      ...(documents === 'own' ? { trustedDocumentsFile: manifestFile } : {}),
    };
    const gateways = await Promise.all(
      [1, 2].map(async () => kept(await Killable.start('gateway', gateway, changed))),
    );
    const gatewayLink = kept(
      await Link.start(
        gateways.map(({ url }) => url),
        port,
      ),
    );
    const named = <T>(kind: string, pair: readonly T[]): Record<string, T> =>
      Object.fromEntries(pair.map((one, at) => [`${kind} ${at + 1}`, one]));
    const postgresPart: Part = {
      kill: () => postgres.restart('immediate'),
      restart: () => postgres.restart('fast'),
    };
    return {
      url: gatewayLink.url,
      identityUrl: identity.url,
      databaseUrl,
      gateways: named('gateway', gateways),
      banks: named('bank', banks),
      /** Services the gateways and the banks depend on. */
      behind: { identity, redis, bucket, postgres: postgresPart },
      bucket,
      links: { 'the gateways': gatewayLink, 'the banks': bankLink },
      messages,
      /** @throws if a part exited unexpectedly. */
      noneEnded: async () => {
        for (const part of [...gateways, ...banks, identity, redis, bucket]) part.mustRun();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type Topology = Awaited<ReturnType<typeof startTopology>>;

import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { sql } from 'drizzle-orm';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { installBackground } from './background.ts';
import type { Bank, BankApp } from './bank.ts';
import { biometryRoutes } from './biometry/routes.ts';
import { branchesRoutes } from './branches/routes.ts';
import { loadCatalogues } from './catalogue/catalogues.ts';
import { type Clock, systemClock } from './clock.ts';
import { contractRoutes } from './contract/routes.ts';
import { couponRoutes } from './coupon/routes.ts';
import type { Database } from './database/database.ts';
import { type Decoding, decoding } from './decoding.ts';
import type { Channel, Sender } from './delivery/queue.ts';
import { sendersOf } from './delivery/senders.ts';
import { documentationRoutes } from './documentation/routes.ts';
import { enriRoutes } from './enri/routes.ts';
import { installCharsetGuard } from './http/charset.ts';
import { installDocs } from './http/docs.ts';
import { answerRouterError, installErrorAnswers } from './http/errorHandler.ts';
import { installRequestLog, loggerOptions } from './http/logging.ts';
import { serviceKeyGuard } from './http/serviceKey.ts';
import { installReplayHeader, sweepIdempotencyKeys } from './http/write.ts';
import { type BiometryVerifier, standInVerifier } from './images/biometryVerifier.ts';
import { insuranceRoutes } from './insurance/routes.ts';
import { logsRoutes } from './logs/routes.ts';
import { outboxRoutes } from './messages/routes.ts';
import { personListRoutes } from './person/listRoutes.ts';
import { personRoutes } from './person/routes.ts';
import { sellerRoutes } from './person/sellerRoutes.ts';
import { placesRoutes } from './places/routes.ts';
import { proposalRoutes } from './proposal/routes.ts';
import { proposalsRoutes } from './proposals/routes.ts';
import { personaRoutes } from './scoring/personaRoutes.ts';
import { demoScoring } from './scoring/personas.ts';
import { ruleScoring, type Scoring } from './scoring/port.ts';
import { seedCatalogues } from './seed/seedCatalogues.ts';
import { seedDemoProposal } from './seed/seedDemoProposal.ts';
import { seedDemoProposals } from './seed/demo/seedDemoProposals.ts';
import { seedUsers } from './seed/seedUsers.ts';
import type { Settings } from './settings.ts';
import { simulationRoutes } from './simulation/routes.ts';
import { diskStore } from './storage/diskStore.ts';
import type { DocumentStore } from './storage/documentStore.ts';
import { s3Store } from './storage/s3Store.ts';
import { cognitoDirectory, type UserDirectory } from './user/directory.ts';
import { userRoutes } from './user/routes.ts';
import { vehicleRoutes } from './vehicle/routes.ts';

export type BankDependencies = {
  /** Migrated; buildBank fills what is missing in it and closes it with the application. */
  database: Database;
  clock?: Clock;
  /** By settings when left out; a bank's own provider of identity checks, and of scoring, goes in here. */
  documents?: DocumentStore;
  verifier?: BiometryVerifier;
  scoring?: Scoring;
  /** Whose turn it is where files are decoded; shared by all requests. */
  decoding?: Decoding;
  senders?: Readonly<Record<Channel, Sender>>;
  /** Where users are made. */
  directory?: UserDirectory;
  requestTimeoutMs?: number;
};

/** A request must be in whole by then. */
const REQUEST_TIMEOUT_MS = 12_000;
const REQUEST_ID = /^[\w-]{1,64}$/;

/** The bank as an HTTP application that does not listen yet: `inject` or `listen` it. */
export async function buildBank(
  settings: Settings,
  { database, clock = systemClock, verifier = standInVerifier, ...parts }: BankDependencies,
): Promise<BankApp> {
  const requestTimeoutMs = parts.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const directory = parts.directory ?? cognitoDirectory(settings.identity);
  await seedCatalogues(database.sql, clock.now());
  await sweepIdempotencyKeys(database.sql, clock.now(), database.embedded);
  const catalogues = await loadCatalogues(database.sql);
  const documents =
    parts.documents ?? (settings.s3 === null ? diskStore(settings.documentsDir) : s3Store(settings.s3));
  const scoring = parts.scoring ?? (settings.profile === 'demo' ? demoScoring() : ruleScoring);
  const bank: Bank = {
    settings,
    clock,
    sql: database.sql,
    catalogues,
    documents,
    verifier,
    scoring,
    decoding: parts.decoding ?? decoding(),
  };
  if (settings.profile === 'demo') {
    await seedUsers(bank);
    await seedDemoProposal(bank);
    await seedDemoProposals(bank, settings.demoProposals);
  }

  const app: BankApp = Fastify({
    logger: loggerOptions(settings),
    logController: new LogController({ disableRequestLogging: true }),
    // A HEAD would run what its GET does, confirm_proposal too.
    exposeHeadRoutes: false,
    bodyLimit: 100 * 1024,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node takes the larger of both time-outs for the whole request, and looks every half minute.
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs),
    },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => answerRouterError(error, reply),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorAnswers(app);
  installRequestLog(app);
  installReplayHeader(app);
  installCharsetGuard(app);
  app.addHook('onClose', () => database.close());
  installBackground(app, bank, parts.senders ?? sendersOf(settings));

  await app.register(rateLimit, {
    global: false,
    max: settings.rateLimitPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const address = request.headers['x-client-address'];
      return typeof address === 'string' && address !== '' ? address : request.ip;
    },
  });
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 2, fields: 2, parts: 3, fieldSize: 1024 },
  });
  await installDocs(app, settings.bankName);

  app.get('/healthz', { schema: { hide: true } }, async () => {
    await database.sql.execute(sql`select 1`);
    return { status: 'ok', service: 'bank' };
  });
  if (settings.profile === 'demo') {
    outboxRoutes(app, bank);
    personaRoutes(app);
    backOfficeRoutes(app, bank);
  }
  await app.register(
    async (instance) => {
      const api: BankApp = instance.withTypeProvider<ZodTypeProvider>();
      api.addHook('onRequest', serviceKeyGuard(settings.serviceKey));
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      installErrorAnswers(api);
      guardRoutes(api, bank, tokenVerifier(settings.identity, clock));
      simulationRoutes(api, bank);
      personListRoutes(api, bank);
      personRoutes(api, bank);
      sellerRoutes(api, bank);
      placesRoutes(api, bank);
      vehicleRoutes(api, bank);
      branchesRoutes(api, bank);
      couponRoutes(api, bank);
      insuranceRoutes(api, bank);
      proposalRoutes(api, bank);
      documentationRoutes(api, bank);
      accountsRoutes(api, bank);
      userRoutes(api, bank, directory);
      logsRoutes(api, bank);
      proposalsRoutes(api, bank);
      afipRoutes(api, bank);
      enriRoutes(api, bank);
      contractRoutes(api, bank);
      biometryRoutes(api, bank);
    },
    { prefix: '/api' },
  );
  return app;
}

import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { Drain } from '@prendarios/servers/drain';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { installBackground } from './background.ts';
import { backOfficeRoutes } from './demo/backOffice/routes.ts';
import { outboxRoutes } from './demo/outboxRoutes.ts';
import { personaRoutes } from './demo/personaRoutes.ts';
import { demoScoring } from './demo/personas.ts';
import { seedDemoProposals } from './demo/proposals/seedDemoProposals.ts';
import { seedDemoProposal } from './demo/seedDemoProposal.ts';
import { seedUsers } from './demo/seedUsers.ts';
import { guardRoutes } from './domain/access/guard.ts';
import { accountsRoutes } from './domain/accounts/routes.ts';
import { afipRoutes } from './domain/afip/routes.ts';
import type { Bank } from './domain/bank.ts';
import { biometryRoutes } from './domain/biometry/routes.ts';
import { branchesRoutes } from './domain/branches/routes.ts';
import { loadCatalogues } from './domain/catalogue/catalogues.ts';
import { seedCatalogues } from './domain/catalogue/seedCatalogues.ts';
import { coOwnerRoutes } from './domain/coOwner/routes.ts';
import { contractRoutes } from './domain/contract/routes.ts';
import { couponRoutes } from './domain/coupon/routes.ts';
import { documentationRoutes } from './domain/documentation/routes.ts';
import { enriRoutes } from './domain/enri/routes.ts';
import { followUpRoutes } from './domain/followUp/routes.ts';
import { insuranceRoutes } from './domain/insurance/routes.ts';
import { isKnown } from './domain/lifecycle/subjects.ts';
import { contractDocument, describeCall } from './domain/openapi/document.ts';
import { outreachRoutes } from './domain/outreach/routes.ts';
import { personListRoutes } from './domain/person/listRoutes.ts';
import { personRoutes } from './domain/person/routes.ts';
import { placesRoutes } from './domain/places/routes.ts';
import { proposalRoutes } from './domain/proposal/routes.ts';
import { boardRoutes } from './domain/proposals/boardRoutes.ts';
import { proposalsRoutes } from './domain/proposals/routes.ts';
import { personalDataRoutes } from './domain/personalData/routes.ts';
import { revocationRoutes } from './domain/revocation/routes.ts';
import { ruleScoring, type Scoring } from './domain/scoring/port.ts';
import { sellerRoutes } from './domain/seller/routes.ts';
import { certificateRoutes } from './domain/certificate/routes.ts';
import { simulationRoutes } from './domain/simulation/routes.ts';
import { cognitoDirectory, type UserDirectory } from './domain/user/directory.ts';
import { userRoutes } from './domain/user/routes.ts';
import { vehicleRoutes } from './domain/vehicle/routes.ts';
import { type BiometryVerifier, standInVerifier } from './domain/verifier/biometryVerifier.ts';
import { tokenVerifier } from './platform/access/identityToken.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { type Decoding, createDecoding } from './platform/decoding.ts';
import type { Channel, Sender } from './platform/delivery/queue.ts';
import { sendersOf } from './platform/delivery/senders.ts';
import { installTextGuard } from './platform/http/readableText.ts';
import { installDocs } from './platform/http/docs.ts';
import { limitRequests } from './platform/http/requestLimit.ts';
import { answerRouterError, installErrorAnswers } from './platform/http/errorHandler.ts';
import { healthRoutes } from './platform/http/health.ts';
import { installRequestLog, loggerOptions } from './platform/http/logging.ts';
import { serviceKeyGuard } from './platform/http/serviceKey.ts';
import { installReplayHeader, sweepIdempotencyKeys } from './platform/http/write.ts';
import { logsRoutes } from './platform/logs/routes.ts';
import type { BankApp } from './platform/platform.ts';
import type { Settings } from './platform/settings.ts';
import type { DocumentStore } from './platform/storage/documentStore.ts';
import { storeOf } from './platform/storage/storeOf.ts';

export type BankDependencies = {
  /** Must be migrated. buildBank loads its catalogues and closes it with the application. */
  database: Database;
  clock?: Clock;
  /** The next three have defaults; a bank passes its own identity check and scoring providers. */
  documents?: DocumentStore;
  verifier?: BiometryVerifier;
  scoring?: Scoring;
  /** Queue for decoding files, shared by all requests. */
  decoding?: Decoding;
  senders?: Readonly<Record<Channel, Sender>>;
  directory?: UserDirectory;
  requestTimeoutMs?: number;
  drain?: Drain;
};

/** Milliseconds within which a complete request must arrive. */
const REQUEST_TIMEOUT_MS = 12_000;
const REQUEST_ID = /^[\w-]{1,64}$/;

/** Builds the bank as an HTTP application that does not listen yet: call `inject` or `listen`. */
export async function buildBank(
  settings: Settings,
  { database, clock = systemClock, verifier = standInVerifier, ...parts }: BankDependencies,
): Promise<BankApp> {
  const drain = parts.drain ?? new Drain();
  const requestTimeoutMs = parts.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const directory = parts.directory ?? cognitoDirectory(settings.identity);
  await seedCatalogues(database.sql, clock.now());
  await sweepIdempotencyKeys(database.sql, clock.now(), database.embedded);
  const catalogues = await loadCatalogues(database.sql);
  const documents = parts.documents ?? storeOf(settings);
  const scoring = parts.scoring ?? (settings.profile === 'demo' ? demoScoring() : ruleScoring);
  const app: BankApp = Fastify({
    logger: loggerOptions(settings),
    logController: new LogController({ disableRequestLogging: true }),
    // HEAD requests would run the handler of the GET, including confirm_proposal's.
    exposeHeadRoutes: false,
    bodyLimit: 100 * 1024,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node applies the larger of the two timeouts to the entire request, and by default checks only every
      // 30 seconds.
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs),
    },
    forceCloseConnections: 'idle',
    // During shutdown, requests on keep-alive connections are served, and the response closes the connection.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => answerRouterError(error, reply),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  }).withTypeProvider<ZodTypeProvider>();
  const bank: Bank = {
    settings,
    clock,
    sql: database.sql,
    catalogues,
    documents,
    verifier,
    scoring,
    decoding: parts.decoding ?? createDecoding(),
    log: app.log,
  };
  if (settings.profile === 'demo') {
    await seedUsers(bank);
    await seedDemoProposal(bank);
    await seedDemoProposals(bank, settings.demoProposals);
  }
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorAnswers(app);
  drain.install(app);
  installRequestLog(app);
  if (settings.tracesEndpoint !== undefined) {
    const tracing = (await import('@prendarios/servers/tracing')).startTracing(
      'bank',
      settings.tracesEndpoint,
    );
    tracing.install(app);
    app.addHook('onClose', () => tracing.close());
  }
  installReplayHeader(app);
  installTextGuard(app);
  app.addHook('onClose', () => database.close());
  installBackground(app, bank, parts.senders ?? sendersOf(settings));

  await limitRequests(app, { settings, isKnown: (caller) => isKnown(database.sql, caller) });
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 2, fields: 2, parts: 3, fieldSize: 1024 },
  });
  await installDocs(app, settings.bankName, { transform: describeCall, transformObject: contractDocument });

  const keepsNothing = settings.databaseUrl !== undefined && settings.s3 !== null;
  healthRoutes(app, database.sql, drain, keepsNothing ? null : settings.dataDir);
  if (settings.profile === 'demo') {
    outboxRoutes(app, bank);
    personaRoutes(app, bank);
    backOfficeRoutes(app, bank);
  }
  await app.register(
    async (instance) => {
      const api: BankApp = instance.withTypeProvider<ZodTypeProvider>();
      api.addHook('onRequest', serviceKeyGuard(settings.serviceKeys));
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      installErrorAnswers(api);
      guardRoutes(api, bank, tokenVerifier(settings.identity, clock));
      simulationRoutes(api, bank);
      certificateRoutes(api, bank);
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
      logsRoutes(api);
      proposalsRoutes(api, bank);
      boardRoutes(api, bank);
      afipRoutes(api, bank);
      enriRoutes(api, bank);
      coOwnerRoutes(api, bank);
      contractRoutes(api, bank);
      biometryRoutes(api, bank);
      outreachRoutes(api, bank);
      followUpRoutes(api, bank);
      revocationRoutes(api, bank);
      personalDataRoutes(api, bank);
    },
    { prefix: '/api' },
  );
  return app;
}

import type { FastifyRequest } from 'fastify';
import type { Bank } from '../../domain/bank.ts';
import { type BankApp, inTransaction } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { ApiError } from '../../platform/http/errors.ts';
import {
  commandParams,
  numberParams,
  releaseBody,
  sendBackBody,
  offerParams,
  expiredOffer,
  commandAnswer,
} from './contract.ts';
import { backOfficePage, SCRIPT_HASH } from './page.ts';
import { dismiss, expireOffer, newestProposals, release, sendBackDocuments, runCommand } from './service.ts';

/** Refuses requests from other sites, because the commands need no key. */
async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new ApiError(403, 'FORBIDDEN', 'El pedido no está autorizado.');
}

/** Demo profile only. upstream/bank/README.md describes each command. */
export function backOfficeRoutes(app: BankApp, bank: Bank): void {
  const onRequest = refuseOtherSites;
  const response = responseSchemas(commandAnswer);
  app.post(
    '/demo/proposals/:number/observe',
    { onRequest, schema: { hide: true, params: numberParams, body: sendBackBody, response } },
    async (request) =>
      inTransaction(bank, (tx) => sendBackDocuments(tx, request.params.number, request.body)),
  );
  app.post(
    '/demo/proposals/:number/release',
    { onRequest, schema: { hide: true, params: numberParams, body: releaseBody, response } },
    async (request) => inTransaction(bank, (tx) => release(tx, request.params.number, request.body)),
  );
  app.post(
    '/demo/proposals/:number/dismiss',
    { onRequest, schema: { hide: true, params: numberParams, body: releaseBody, response } },
    async (request) => inTransaction(bank, (tx) => dismiss(tx, request.params.number, request.body)),
  );
  app.post(
    '/demo/proposals/:number/:command',
    { onRequest, schema: { hide: true, params: commandParams, response } },
    async (request) =>
      inTransaction(bank, (tx) => runCommand(tx, request.params.number, request.params.command)),
  );
  app.post(
    '/demo/offers/:document/expire',
    { onRequest, schema: { hide: true, params: offerParams, response: responseSchemas(expiredOffer) } },
    async (request) => inTransaction(bank, (tx) => expireOffer(tx, request.params.document)),
  );
  // Read-only and not framable, so other pages may link here.
  app.get('/demo/back-office', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'; script-src 'sha256-${SCRIPT_HASH}'`,
        'x-content-type-options': 'nosniff',
      })
      .send(backOfficePage(await newestProposals(bank.sql))),
  );
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../bank/client/BankClient.ts';
import { classify, classifyThrown } from '../bank/client/errors.ts';
import { errorBody, sendBankRefusal, sendError, sendRefusal } from '../http/errors.ts';
import { callerForCoOwnership, callerForProposal, type Services } from '../http/request.ts';
import { perGuest } from '../http/requestLimits.ts';

const documentParams = z.object({ proposal: z.uuid(), document: z.uuid() });
const documentQuery = z.object({ size: z.literal('small').optional().catch(undefined) });
/** The documents of EN-12 and the loan summary; the bank has the same closed list. */
const generatedParams = z.object({
  proposal: z.uuid(),
  name: z.enum(['LOAN_SUMMARY', 'FORM_03', 'PLEDGE_CONTRACT_WITH_REGISTRY', 'PLEDGE_ANNEXED']),
});
const contractParams = z.object({ proposal: z.uuid(), brand: z.literal('vivere').optional() });
const DOWNLOADED_TYPES = new Set(['image/jpeg', 'image/png', 'application/pdf']);
const NOT_READY = 409;

type Wanted = { call: string; proposal: string; path: string };

/** Streams uploaded files and the bank's documents without storing them (docs/architecture.md#files). */
export function downloadRoutes(app: FastifyInstance, services: Services): void {
  const config = { requestsPerMinute: perGuest(services.settings.rateLimits.filesPerMinute) };
  app.get('/files/documents/:proposal/:document', { config }, (request, reply) => {
    const params = documentParams.safeParse(request.params).data;
    const { size } = documentQuery.parse(request.query);
    return download(request, reply, services, params && uploaded(params, size));
  });
  app.get('/files/generated/:proposal/:name', { config }, (request, reply) => {
    const params = generatedParams.safeParse(request.params).data;
    return download(request, reply, services, params && printed(params));
  });
  app.get('/files/co-ownerships/:proposal/contract', { config }, async (request, reply) => {
    const proposal = contractParams.safeParse(request.params).data?.proposal;
    const found = await callerForCoOwnership(request, reply, services, proposal);
    if ('refused' in found) return sendRefusal(reply, found.refused);
    const { path, call } = contract({ proposal: found.proposal });
    return relay(request, reply, services, found.caller, {
      method: 'GET',
      call,
      path: `${path}?personType=CO_OWNER`,
    });
  });
  for (const url of ['/files/contracts/:proposal', '/files/contracts/:proposal/:brand']) {
    app.get(url, { config }, (request, reply) => {
      const params = contractParams.safeParse(request.params).data;
      return download(request, reply, services, params && contract(params));
    });
  }
}

/** Returns the download of an uploaded file. A bank without thumbnails ignores `size`. */
const uploaded = ({ proposal, document }: z.infer<typeof documentParams>, size?: 'small'): Wanted => ({
  call: 'get_document',
  proposal,
  path: `/documentation/${proposal}/get_document?documentId=${document}${size === undefined ? '' : `&size=${size}`}`,
});

const printed = ({ proposal, name }: z.infer<typeof generatedParams>): Wanted => ({
  call: 'generate-document',
  proposal,
  path: `/documentation/${proposal}/generate-document?documentName=${name}`,
});

/** Returns the download of the contract: CA-66, or CA-69 in the Vivere flow. */
function contract({ proposal, brand }: z.infer<typeof contractParams>): Wanted {
  const domain = brand === undefined ? 'contract' : 'contract/vivere';
  return { call: `${domain}/download`, proposal, path: `/${domain}/${proposal}/download` };
}

async function download(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  wanted: Wanted | undefined,
): Promise<FastifyReply> {
  const found = await callerForProposal(request, reply, services, wanted?.proposal);
  if (wanted === undefined || 'refused' in found) {
    return sendRefusal(reply, 'refused' in found ? found.refused : errorBody(404));
  }
  return relay(request, reply, services, found.caller, { method: 'GET', ...wanted });
}

/** Relays a file from the bank. */
export async function relay(
  request: FastifyRequest,
  reply: FastifyReply,
  { client }: Services,
  caller: Caller,
  wanted: Readonly<{ call: string; method: 'GET' | 'POST'; path: string; body?: object }>,
): Promise<FastifyReply> {
  try {
    const json: Record<string, string> =
      wanted.body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await client.stream(wanted.call, wanted.path, {
      method: wanted.method,
      headers: { ...(await client.headers(caller)), ...json },
      ...(wanted.body === undefined ? {} : { body: JSON.stringify(wanted.body) }),
      signal: caller.signal,
    });
    if (answer.statusCode === NOT_READY) return notReady(reply, wanted.call, await answer.body.text());
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      return sendError(reply, answer.statusCode === 404 ? 404 : 503);
    }
    const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    const { 'content-disposition': disposition, 'content-length': length } = answer.headers;
    return reply
      .headers({
        'content-type': DOWNLOADED_TYPES.has(type) ? type : 'application/octet-stream',
        'content-disposition': attachment(disposition),
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        ...(typeof length === 'string' ? { 'content-length': length } : {}),
      })
      .send(answer.body);
  } catch (error) {
    const { code, detail } = classifyThrown(error);
    request.log.warn({ call: wanted.call, code, detail }, 'download failed');
    return sendError(reply, 503);
  }
}

/** Responds with the bank's message that the document lacks data, without naming the data. */
function notReady(reply: FastifyReply, call: string, text: string): FastifyReply {
  const outcome = classify({ status: NOT_READY, contentType: 'application/json', text });
  return outcome.kind === 'refusal' ? sendBankRefusal(reply, call, outcome.refusal) : sendError(reply, 503);
}

/** Always forces a download, with the bank's file name. */
function attachment(disposition: string | string[] | undefined): string {
  const text = typeof disposition === 'string' ? disposition : '';
  const name = /filename\*=UTF-8''([\w.%!#$&+^`|~-]{1,600})/.exec(text)?.[1];
  return name === undefined ? 'attachment' : `attachment; filename*=UTF-8''${name}`;
}

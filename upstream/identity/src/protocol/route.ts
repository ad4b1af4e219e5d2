import { randomUUID } from 'node:crypto';
import type { ServerMetrics } from '@prendarios/servers/metrics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSignedBy } from '../crypto/requestSignature.ts';
import type { Identity } from '../identity.ts';
import { adminOperations, publicOperations } from '../operations/table.ts';
import { addressLimit } from '../throttle/addressLimit.ts';
import { ProtocolError } from './errors.ts';

const service = 'AWSCognitoIdentityProviderService.';
const contentType = 'application/x-amz-json-1.1';

/** The protocol: every operation is a POST to the root, named by the x-amz-target header. */
export function protocolRoute(app: FastifyInstance, identity: Identity, metrics: ServerMetrics): void {
  const operations = metrics.counter('operations_total', 'Operations of the protocol.', [
    'operation',
    'result',
  ]);
  const count = (name: string, result: string) => {
    const isKnown = adminOperations.has(name) || publicOperations.has(name);
    operations.inc({ operation: isKnown ? name : 'other', result });
  };
  const { settings, clock } = identity;
  const isWithinLimit = addressLimit(settings.requestsPerMinute, clock);
  const credentials = {
    accessKeyId: settings.adminAccessKeyId,
    secretAccessKey: settings.adminSecretAccessKey,
  };

  app.addContentTypeParser(contentType, { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post('/', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const target = String(request.headers['x-amz-target'] ?? '');
    const name = target.startsWith(service) ? target.slice(service.length) : '';
    try {
      const answer = await answerTo(request, name, body);
      count(name, 'ok');
      return await send(reply, 200, answer);
    } catch (error) {
      count(name, error instanceof ProtocolError ? error.type : 'InternalErrorException');
      return sendError(request, reply, error);
    }
  });

  async function answerTo(request: FastifyRequest, name: string, body: string): Promise<object> {
    const admin = adminOperations.get(name);
    if (admin) {
      const { method, headers } = request;
      if (!isSignedBy({ method, path: '/', headers, body }, credentials, clock())) {
        throw new ProtocolError('UnrecognizedClientException');
      }
      return admin(identity, parsed(body));
    }
    if (!isWithinLimit(request.ip)) throw new ProtocolError('TooManyRequestsException');
    const operation = publicOperations.get(name);
    if (!operation) throw new ProtocolError('UnknownOperationException');
    return operation(identity, parsed(body));
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The body is not repeated: it may contain a password.
    throw new ProtocolError('InvalidParameterException', 'The request is not JSON.');
  }
}

const send = (reply: FastifyReply, status: number, answer: object) =>
  reply
    .code(status)
    .headers({ 'content-type': contentType, 'cache-control': 'no-store', 'x-amzn-requestid': randomUUID() })
    .send(JSON.stringify(answer));

function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (error instanceof ProtocolError) {
    reply.header('x-amzn-errortype', error.type);
    return send(reply, 400, { __type: error.type, message: error.message });
  }
  request.log.error({ err: error }, 'operation failed');
  return send(reply, 500, { __type: 'InternalErrorException', message: 'Internal error' });
}

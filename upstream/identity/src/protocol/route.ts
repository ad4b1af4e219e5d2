import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity.ts';
import { operations } from '../operations/table.ts';
import { ProtocolError } from './errors.ts';

const service = 'AWSCognitoIdentityProviderService.';
const contentType = 'application/x-amz-json-1.1';

/** Serves the operations: each is a POST to the root, named by the x-amz-target header. */
export function protocolRoute(app: FastifyInstance, identity: Identity): void {
  app.addContentTypeParser(contentType, { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post('/', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const target = String(request.headers['x-amz-target'] ?? '');
    const name = target.startsWith(service) ? target.slice(service.length) : '';
    try {
      const operation = operations.get(name);
      if (!operation) throw new ProtocolError('UnknownOperationException');
      return await send(reply, 200, await operation(identity, parsed(body)));
    } catch (error) {
      return sendError(request, reply, error);
    }
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The message omits the body, which may contain a password.
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

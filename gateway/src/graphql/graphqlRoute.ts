import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refusal } from '../session/user.ts';
import type { GatewayContext } from '../schema/context.ts';
import { safeMessage } from '../schema/errorMessages.ts';
import { sendError, sessionRefusal } from '../http/errors.ts';
import { LIMITS } from '../http/limits.ts';
import { sameOriginGuard } from '../http/origin.ts';
import { contextOf, guestOf, keepVisitor, type Services, sessionOf } from '../http/request.ts';
import { bodyWithin } from '../http/slowBodies.ts';
import type { Visitor } from '../session/sales.ts';
import { namingRequest } from './graphqlErrors.ts';
import { answersJsonOnly, GRAPHQL_RESPONSE } from './graphqlPlugins.ts';
import { type TrustedDocuments, withTrustedDocument } from './trustedDocuments.ts';
import { perGuest } from '../http/requestLimits.ts';

/** A repeated parameter arrives as an array, which is not a valid GraphQL request. */
const queryString = z.object({
  query: z.string().optional(),
  operationName: z.string().optional(),
  variables: z.string().optional(),
  extensions: z.string().optional(),
});

const MESSAGES = {
  'unknown-hash': { code: 'PERSISTED_QUERY_NOT_FOUND', message: 'PersistedQueryNotFound' },
  untrusted: { code: 'OPERATION_NOT_TRUSTED', message: 'Only the operations of the application are served.' },
} as const;

const errorsOf = ({ id: requestId }: FastifyRequest, code: string, message: string) => ({
  errors: [{ message, extensions: { code, requestId } }],
});

function refuse(request: FastifyRequest, reply: FastifyReply, kind: keyof typeof MESSAGES) {
  const { code, message } = MESSAGES[kind];
  // The client's persisted query link reads this response and, if allowed, retries with the text.
  return reply
    .code(kind === 'untrusted' ? 400 : 200)
    .header('cache-control', 'no-store')
    .send(errorsOf(request, code, message));
}

/** Rejects a token or session; clients that accept only application/json get status 200. */
function refuseSession(request: FastifyRequest, reply: FastifyReply, code: Refusal) {
  const message = code === 'UNAUTHENTICATED' ? 'The token is not valid or expired.' : safeMessage(code, null);
  void reply.header('cache-control', 'no-store').header('vary', 'accept');
  if (!answersJsonOnly(request.headers.accept)) {
    void reply.code(sessionRefusal(code).statusCode).type(`${GRAPHQL_RESPONSE}; charset=utf-8`);
  }
  return reply.send(errorsOf(request, code, message));
}

/** Parses the query string of a GET; null if it is not a GraphQL request. */
function getRequest(query: unknown): Record<string, unknown> | null {
  const parts = queryString.safeParse(query);
  if (!parts.success) return null;
  const { query: text, operationName, variables, extensions } = parts.data;
  try {
    return {
      ...(text === undefined ? {} : { query: text }),
      ...(operationName === undefined ? {} : { operationName }),
      ...(variables === undefined ? {} : { variables: JSON.parse(variables) as unknown }),
      ...(extensions === undefined ? {} : { extensions: JSON.parse(extensions) as unknown }),
    };
  } catch {
    // The caller lets Apollo respond.
    return null;
  }
}

/** Replaces the hash in the URL of a GET with the trusted text, because Apollo reads the URL. */
function rewriteUrl(request: FastifyRequest, content: Record<string, unknown>): void {
  const parts = Object.entries(content).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  request.raw.url = `/graphql?${new URLSearchParams(parts).toString()}`;
}

export function graphqlRoute(
  app: FastifyInstance,
  apollo: ApolloServer<GatewayContext>,
  documents: TrustedDocuments,
  services: Services,
): void {
  const { settings } = services;
  const visitors = new WeakMap<FastifyRequest, Visitor>();
  const handle = fastifyApolloHandler(apollo, {
    context: async (request, reply) => {
      const visitor = visitors.get(request) ?? { guest: await guestOf(request, services), user: null };
      const context = contextOf(request, reply, visitor, services);
      return { ...context, settings: { ...settings, flags: await services.flags.of(request) } };
    },
  });

  const refuseMethod = async (_request: FastifyRequest, reply: FastifyReply) =>
    sendError(reply.header('allow', 'GET, POST'), 405);
  app.route({
    // Apollo rejects HEAD with the same status.
    method: app.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST'].includes(method)),
    url: '/graphql',
    // Rejects before the body is read.
    onRequest: refuseMethod,
    handler: refuseMethod,
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: LIMITS.bodyBytes,
    config: { requestsPerMinute: perGuest(settings.rateLimits.graphqlPerMinute) },
    onRequest: sameOriginGuard(settings.publicOrigin),
    preParsing: bodyWithin(settings.graphqlBodySeconds * 1000),
    handler: async (request, reply) => {
      const isGet = request.method === 'GET';
      const content = isGet ? getRequest(request.query) : request.body;
      if (content !== null && !Array.isArray(content)) {
        const trusted = withTrustedDocument(documents, settings.trustedDocuments, content);
        if (trusted.kind !== 'ready') return refuse(request, reply, trusted.kind);
        if (isGet) rewriteUrl(request, trusted.request);
        else request.body = trusted.request;
      } else if (settings.trustedDocuments) {
        return refuse(request, reply, 'untrusted');
      }
      const session = await sessionOf(request, services);
      if (session?.kind === 'refused') return refuseSession(request, reply, session.code);
      const visitor: Visitor = { guest: await guestOf(request, services), user: session?.user ?? null };
      visitors.set(request, visitor);
      // The integration calls its handler with the server as `this`.
      const answer = await namingRequest(request.id, () => handle.call(app, request, reply));
      // A cacheable response must not set a cookie.
      const kept = String(reply.getHeader('cache-control') ?? '').startsWith('public');
      if (!kept) await keepVisitor(request, reply, visitor, services);
      return answer;
    },
  });
}

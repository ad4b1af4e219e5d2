import type { FastifyInstance } from 'fastify';

const requestHeaders =
  'content-type,x-amz-target,x-amz-user-agent,cache-control,amz-sdk-invocation-id,amz-sdk-request';

/** Lets browsers call from the listed origins; others do not get the headers. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'x-amzn-errortype,x-amzn-requestid',
    });
  });
  app.options('/*', (_request, reply) =>
    reply
      .headers({
        'access-control-allow-headers': requestHeaders,
        'access-control-allow-methods': 'POST,GET,OPTIONS',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
}

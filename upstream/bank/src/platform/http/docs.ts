import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The OpenAPI document and its page at /api/docs, served from our own files. Call before registering routes. */
export async function installDocs(app: FastifyInstance, bankName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: `Préstamos Prendarios · ${bankName}`,
        description: 'REST contract between the bank and the gateway.',
        version: '1.0.0',
      },
      components: {
        securitySchemes: { serviceKey: { type: 'apiKey', in: 'header', name: 'x-service-key' } },
      },
      security: [{ serviceKey: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}

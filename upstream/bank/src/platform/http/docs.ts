import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const TAGS: readonly (readonly [string, string])[] = [
  ['simulation', 'Quotes, and the decision on an applicant.'],
  ['person', 'Lists for a person, the phone code, owner and co-owner, and the seller of the vehicle.'],
  ['places', 'Countries, provinces and cities.'],
  ['vehicle', 'Types, brands, models and years; the vehicle of a simulation or proposal.'],
  ['branches', 'Points of sale.'],
  ['coupon', 'Coupons of campaigns.'],
  ['insurance', "Policies for the proposal's vehicle."],
  ['proposal', 'The proposal, from its offer to its confirmation.'],
  ['afip', "ARCA's register of taxpayers."],
  ['documentation', 'Files, and the documents that a proposal requires.'],
  ['enri', 'Identity checks in two registers.'],
  ['accounts', 'Where the loan is paid from, and the seller is paid.'],
  ['contract', 'The contract, and its signature.'],
  ['biometry', 'The identity check by photos.'],
  ['user', 'Signed-in users.'],
  ['logs', 'Lines from browsers.'],
  ['proposals', 'The list of the dashboard.'],
  ['ext', 'Optional calls beside these domains: a bank without one answers 404.'],
];

const DESCRIPTION = `REST contract between the bank and the gateway. JSON in UTF-8; money is pesos with at most two decimals, rates are percent, days are YYYY-MM-DD.

A refusal has the body \`ErrorAnswer\`, whose \`statusCode\` is the HTTP status; the gateway reads \`code\` and shows \`message\`. A 401 means that the gateway itself is not accepted, or the user's token.

The gateway waits half a second to connect, five seconds for the first byte, ten between two, and twelve in all.`;

type Transforms = Pick<FastifyDynamicSwaggerOptions, 'transform' | 'transformObject'>;

/** Serves the OpenAPI document and its page at /api/docs from local files. Call before registering routes. */
export async function installDocs(
  app: FastifyInstance,
  bankName: string,
  transforms: Transforms,
): Promise<void> {
  const title = `Vehicle loans · REST API of ${bankName}`;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        description: DESCRIPTION,
        version: '1.0.0',
      },
      servers: [{ url: '/', description: 'this bank' }],
      tags: TAGS.map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          serviceKey: {
            type: 'apiKey',
            in: 'header',
            name: 'x-service-key',
            description: 'Known to gateway and bank alone; with every call.',
          },
          identityToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: "Header `Authorization`: the signed-in user's identity token, checked by the bank.",
          },
        },
      },
    },
    ...transforms,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Hides the library's logo, icon and title.
    uiConfig: { layout: 'BaseLayout' },
    theme: { title, favicon: [] },
  });
}

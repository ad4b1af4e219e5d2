import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isRead } from '../access/table.ts';
import { withoutZodAdditions, withComponents } from './components.ts';
import { examples } from './examples.ts';
import {
  ANSWER_HEADERS,
  answerHeadersOf,
  type Header,
  REQUEST_HEADERS,
  requestHeadersOf,
  securityOf,
} from './headers.ts';
import { nameShapes } from './named.ts';
import { refusalsOf } from './refusals.ts';

const media = z.record(z.string(), z.looseObject({ schema: z.unknown(), example: z.unknown().optional() }));
const parameter = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() });
const operation = z.looseObject({
  operationId: z.string(),
  description: z.string().default(''),
  parameters: z.array(parameter).default([]),
  requestBody: z.looseObject({ content: media }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: media.optional() })),
});
type Operation = z.infer<typeof operation>;
const openApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

// Runs before any route is described, so that all routes reference the named schemas.
nameShapes();

const LIMITED = 'x-rate-limited';

/** Marks the calls with a rate limit, before the document is built. */
export const describeCall: typeof jsonSchemaTransform = (input) => {
  const transformed = jsonSchemaTransform(input);
  if (input.route.config?.limited !== true) return transformed;
  return { ...transformed, schema: { ...transformed.schema, [LIMITED]: true } };
};

const UPLOAD_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['file'],
      },
    },
  },
};

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'The request is invalid; `fields` names the invalid fields.',
  401: 'The service key or the identity token was refused.',
  403: 'The caller may not do this, or not now.',
  404: 'Not found, or not visible to this caller; the answer is the same.',
  409: 'Not allowed in the current state.',
  413: 'The body is too large.',
  414: 'The URL is too long.',
  415: 'The media type is not supported.',
  422: 'The idempotency key was already used with other data.',
  429: 'Too many requests; try again later.',
  500: 'An internal error of the bank.',
  502: 'A service that the bank depends on failed.',
  503: 'Temporarily unavailable; try again later.',
};

const schemaOf = ({ pattern }: Header) => ({
  type: 'string',
  ...(pattern === undefined ? {} : { pattern }),
});

const SHARED = {
  parameters: Object.fromEntries(
    Object.entries<Header>(REQUEST_HEADERS).map(([name, header]) => [
      name,
      {
        name: header.name,
        in: 'header',
        required: header.required,
        description: header.description,
        schema: schemaOf(header),
      },
    ]),
  ),
  headers: Object.fromEntries(
    Object.entries<Header>(ANSWER_HEADERS).map(([name, header]) => [
      name,
      { required: header.required, description: header.description, schema: schemaOf(header) },
    ]),
  ),
};

const headersOf = (names: ReturnType<typeof answerHeadersOf>) =>
  names.length === 0
    ? {}
    : {
        headers: Object.fromEntries(
          names.map((name) => [ANSWER_HEADERS[name].name, { $ref: `#/components/headers/${name}` }]),
        ),
      };

const refusalOf = (status: string, codes: readonly string[], route: string, isVersioned: boolean) => ({
  description: STATUS_TEXTS[Number(status)] ?? 'Refused.',
  ...headersOf(answerHeadersOf(route, status, { isVersioned, isFile: false })),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/ErrorAnswer' },
          { type: 'object', properties: { statusCode: { const: Number(status) }, code: { enum: codes } } },
        ],
      },
    },
  },
});

/** Moves requirement ids at the start of a description to a separate property. */
function describedBy(description: string) {
  const [begin = ''] = /^CA-\d\d(?:, CA-\d\d)*: /.exec(description) ?? [];
  const text = description.slice(begin.length);
  return {
    ...(text === '' ? {} : { description: text.charAt(0).toUpperCase() + text.slice(1) }),
    ...(begin === '' ? {} : { 'x-requirements': begin.slice(0, -2).split(', ') }),
  };
}

function described(route: string, path: string, given: Operation) {
  const { description, parameters, responses, requestBody, [LIMITED]: limited, ...rest } = given;
  const example = examples[given.operationId];
  const body = route === 'POST /api/documentation/pre-upload' ? UPLOAD_BODY : requestBody;
  const isVersioned = '304' in responses;
  const { content = {} } = responses['200'] ?? {};
  const isFile =
    !Object.hasOwn(content, 'application/json') || (route.includes('/get_document') && !route.endsWith('s'));
  const refusals = refusalsOf({
    route,
    hasParameters: parameters.length > 0,
    isLimited: limited === true,
  });
  const all = [
    ...parameters.map((one) => {
      const value = example?.parameters?.[one.name];
      return value === undefined ? one : { ...one, example: value };
    }),
    ...requestHeadersOf(route).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
  const answer = isFile ? undefined : content['application/json'];
  return {
    ...rest,
    ...describedBy(description),
    'x-writes': !isRead(route),
    'x-optional': path.startsWith('/api/ext/'),
    security: securityOf(route),
    parameters: all,
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            ...body,
            content: Object.fromEntries(
              Object.entries(body.content).map(([type, one]) => [
                type,
                example?.body === undefined ? one : { ...one, example: example.body },
              ]),
            ),
          },
        }),
    responses: {
      '200': {
        description: successOf(route, isFile),
        ...headersOf(answerHeadersOf(route, '200', { isVersioned, isFile })),
        content: isFile
          ? { [example?.answerType ?? 'application/octet-stream']: { schema: {} } }
          : {
              'application/json': {
                schema: {},
                ...answer,
                ...(example === undefined ? {} : { example: example.answer }),
              },
            },
      },
      ...(isVersioned
        ? {
            '304': {
              description: 'The answer still has the ETag in If-None-Match; no body.',
              ...headersOf(answerHeadersOf(route, '304', { isVersioned, isFile })),
            },
          }
        : {}),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, codes]) => [
          status,
          refusalOf(status, codes, route, isVersioned),
        ]),
      ),
    },
  };
}

function successOf(route: string, isFile: boolean): string {
  if (isFile) return 'The file, as an attachment.';
  if (isRead(route)) return 'The answer of a call without changes.';
  return 'The write succeeded. A request with the same Idempotency-Key gets this answer again.';
}

const routeOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Completes the contract document: the routes' schemas with headers, codes, examples and callers. */
export const contractDocument: typeof jsonSchemaTransformObject = (input) => {
  const {
    paths: all,
    components,
    ...rest
  } = openApi.parse(withoutZodAdditions(jsonSchemaTransformObject(input)));
  const paths = Object.fromEntries(
    Object.entries(all).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, one]) => [method, described(routeOf(method, path), path, one)]),
      ),
    ]),
  );
  const whole = withComponents(paths, components.schemas);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only plain JSON was added to the library's document
  return {
    ...rest,
    components: { ...components, ...SHARED, schemas: whole.schemas },
    paths: whole.paths,
  } as ReturnType<typeof jsonSchemaTransformObject>;
};

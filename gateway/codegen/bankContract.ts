import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { z } from 'zod';
import { TOLERANCES } from '../src/bank/tolerances.ts';

/**
 * Generates the gateway's copy of the bank's REST contract from `upstream/bank/openapi.json` and the gateway's
 * tolerances: the types, the table of calls and the JSON Schemas that validate answers.
 */
const root = join(import.meta.dirname, '../..');
const generated = join(root, 'gateway/src/generated');

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  [keyword: string]: unknown;
};

const json = z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.any() })).optional() });
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  'x-writes': z.boolean(),
  parameters: z.array(z.looseObject({ in: z.string().optional() })).default([]),
  requestBody: json.optional(),
  responses: z.record(z.string(), json),
});
const document = z.looseObject({
  components: z.looseObject({ schemas: z.record(z.string(), z.any()) }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const contract = document.parse(JSON.parse(readFileSync(join(root, 'upstream/bank/openapi.json'), 'utf8')));
const schemas: Record<string, Schema> = contract.components.schemas;
const JSON_TYPE = 'application/json';

/** Returns the names of all components that a schema references, directly or not. */
function referred(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    const name = key === '$ref' ? String(value).replace('#/components/schemas/', '') : null;
    if (name !== null && !found.has(name)) {
      found.add(name);
      referred(schemas[name], found);
    } else referred(value, found);
  }
  return found;
}

const KEPT = new Set([
  '$ref',
  'type',
  'properties',
  'required',
  'items',
  'anyOf',
  'enum',
  'const',
  'description',
]);

/** Returns an answer's schema without the constraints the gateway ignores; optional properties accept null. */
function tolerant(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(
    ([key, value]) => KEPT.has(key) || (key === 'format' && (value === 'date' || value === 'date-time')),
  );
  const { properties, items, anyOf, ...rest }: Schema = Object.fromEntries(kept);
  const values = schema.additionalProperties;
  return {
    ...rest,
    ...(items && { items: tolerant(items) }),
    ...(anyOf && { anyOf: anyOf.map(tolerant) }),
    ...(typeof values === 'object' && { additionalProperties: tolerant(values) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => {
          const own = tolerant(property);
          return [name, rest.required?.includes(name) ? own : orNull(own)];
        }),
      ),
    }),
  };
}

function orNull({ description, ...schema }: Schema): Schema {
  if (schema.anyOf?.some(({ type }) => type === 'null') || schema.type?.includes('null')) {
    return { description, ...schema };
  }
  return { ...(description !== undefined && { description }), anyOf: [schema, { type: 'null' }] };
}

function applyTolerances(name: string, schema: Schema): Schema {
  const { optional = {}, unused = [], open = {} } = TOLERANCES[name] ?? {};
  for (const path of Object.keys(open)) {
    const values = propertyAt(name, schema, path.split('.'));
    const { type } = values;
    for (const key of Object.keys(values)) delete values[key];
    values.type = type ?? 'string';
  }
  for (const path of [...Object.keys(optional), ...unused]) {
    const [property = '', ...parents] = path.split('.').toReversed();
    const parent = propertyAt(name, schema, parents.toReversed());
    if (!parent.required?.includes(property)) throw new Error(`${name}.${path} is optional already`);
    parent.required = parent.required.filter((other) => other !== property);
  }
  return schema;
}

/** Returns a property's schema, or that of a list's items, without the null alternative. */
function propertyAt(name: string, schema: Schema, path: readonly string[]): Schema {
  let target = valueOf(schema);
  for (const key of path) {
    const next = target.properties?.[key];
    if (next === undefined) throw new Error(`${name} has no ${path.join('.')}`);
    target = valueOf(next);
  }
  return target;
}

function valueOf(schema: Schema): Schema {
  const value = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return value.items ?? value;
}

const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, call]) => {
    const answer: Schema | undefined = call.responses['200']?.content?.[JSON_TYPE]?.schema;
    return answer === undefined ? [] : [{ path, method, call, answer }];
  }),
);
const sent = new Set(calls.flatMap(({ call }) => [...referred(call.requestBody)]));

/** The components of all answers. Components that request bodies also reference stay strict. */
const components: Record<string, Schema> = {};
const answerNames = new Map<string, string>();
for (const { call, answer } of calls) {
  const [only] = Object.keys(answer).length === 1 ? [answer.$ref] : [];
  const own = `${call.operationId.charAt(0).toUpperCase()}${call.operationId.slice(1)}Answer`;
  const name = typeof only === 'string' ? only.replace('#/components/schemas/', '') : own;
  answerNames.set(call.operationId, name);
  for (const part of [...referred(answer), name]) {
    const schema = schemas[part] ?? answer;
    components[part] ??= sent.has(part) ? schema : tolerant(applyTolerances(part, structuredClone(schema)));
  }
}
for (const name of sent) components[name] ??= schemas[name] ?? {};
const unknown = Object.keys(TOLERANCES).filter((name) => !(name in components));
if (unknown.length > 0) throw new Error(`Tolerances for unknown schemas: ${unknown.join(', ')}`);

const paths = Object.fromEntries(
  Object.entries(Object.groupBy(calls, ({ path }) => path)).map(([path, ofPath = []]) => [
    path,
    Object.fromEntries(
      ofPath.map(({ method, call }) => [
        method,
        {
          operationId: call.operationId,
          summary: call.summary,
          parameters: call.parameters
            .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
            .map(({ example: _example, ...parameter }) => parameter),
          ...(call.requestBody && {
            requestBody: {
              required: true,
              content: { [JSON_TYPE]: { schema: call.requestBody.content?.[JSON_TYPE]?.schema } },
            },
          }),
          responses: {
            200: {
              description: '',
              content: {
                [JSON_TYPE]: {
                  schema: { $ref: `#/components/schemas/${answerNames.get(call.operationId)}` },
                },
              },
            },
          },
        },
      ]),
    ),
  ]),
);

const reading = {
  openapi: '3.1.0',
  info: { title: '', version: '' },
  paths,
  components: { schemas: components },
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from a document that the bank's tests check
const nodes = await openapiTS(reading as unknown as OpenAPI3, { defaultNonNullable: false });
const isUsed = (source: string) => /^export interface (?:components|operations) /.test(source);
const types = nodes.map((node) => astToString(node)).filter(isUsed);
/** Returns the header that a call requires so that a link cannot trigger it. */
const actionOf = ({ parameters }: (typeof calls)[number]['call']) =>
  parameters.some(({ $ref }) => $ref === '#/components/parameters/RequestedAction')
    ? { headers: { 'x-requested-action': 'confirm' } }
    : {};
const table = calls.map(({ path, method, call }) => {
  const answer = answerNames.get(call.operationId);
  const row = {
    method: method.toUpperCase(),
    path: path.replace(/^\/api/, ''),
    writes: call['x-writes'],
    answer,
    ...actionOf(call),
  };
  return `  ${call.operationId}: ${JSON.stringify(row)},`;
});
const BANNER = '// Generated from upstream/bank/openapi.json by `npm run codegen`. Do not edit.\n\n';
writeFileSync(
  join(generated, 'bankContract.ts'),
  `${BANNER}${types.join('\n')}\nexport const CALLS = {\n${table.join('\n')}\n} as const;\n`,
);
/** Drops descriptions. A property named `description` has an object as its value and stays. */
const withoutTexts = (key: string, value: unknown) =>
  key === 'description' && typeof value === 'string' ? undefined : value;
const definitions = JSON.stringify({ $id: 'bank', $defs: components }, withoutTexts);
writeFileSync(
  join(generated, 'bankSchemas.json'),
  `${definitions.replaceAll('#/components/schemas/', '#/$defs/')}\n`,
);

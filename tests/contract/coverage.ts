import {
  type DocumentNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { z } from 'zod';

/** A call in the bank's OpenAPI document. */
export type Endpoint = Readonly<{ ids: readonly string[]; method: string; path: string }>;
/** A bank call made by a gateway source or file route. */
type Call = Readonly<{ name: string; method: string; path: string }>;
/** A file route of the gateway, its bank call, and whether the client uses it. */
export type FileRoute = Readonly<{ name: string; call: Call; used: boolean }>;

type Row = Readonly<{
  endpoint: Endpoint;
  sources: readonly string[];
  fields: readonly string[];
  routes: readonly string[];
  operations: readonly string[];
}>;

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ 'x-requirements': z.array(z.string()).default([]) })),
  ),
});

export function endpointsOf(document: unknown): Endpoint[] {
  return Object.entries(openApi.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-requirements': ids }]) => ({
      ids,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Whether a call's path and method match an endpoint's template. */
export function isCallOf({ method, path }: Endpoint, call: Pick<Call, 'method' | 'path'>): boolean {
  const [asked = ''] = call.path.split('?');
  const parts = `/api${asked}`.split('/');
  const template = path.split('/');
  const fits = (part: string, at: number) => (part.startsWith('{') ? parts[at] !== '' : part === parts[at]);
  return method === call.method && parts.length === template.length && template.every(fits);
}

/** Whether `name`, such as `contract/status`, is the end of the endpoint's path without its parameters. */
function isNamed({ path }: Endpoint, name: string): boolean {
  const fixed = path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
    .join('/');
  return fixed === `api/${name}` || fixed.endsWith(`/${name}`);
}

/** Distinguishes call names in a description from names of the schema. */
const looksLikeCall = (text: string) => /^[a-z]+[_/-][a-z_/-]+$/.test(text);
const quoted = (description: string) => [...description.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

type NamedField = { field: string; isRoot: boolean; description: string };

function fieldsOf(schema: GraphQLSchema): NamedField[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.values(isObjectType(type) ? type.getFields() : {})
        .filter(({ deprecationReason }) => (deprecationReason ?? null) === null)
        .map(({ name, description }) => ({
          field: `${type.name}.${name}`,
          isRoot: isObjectType(type) && roots.has(type),
          description: description ?? '',
        })),
    );
}

/** Maps each field to the operations that select it, directly or through fragments. */
export function usersOf(schema: GraphQLSchema, documents: readonly DocumentNode[]): Map<string, string[]> {
  const inFragment = new Map<string, { fields: string[]; spreads: string[] }>();
  const operations = new Map<string, { fields: string[]; spreads: string[] }>();
  for (const document of documents) {
    for (const definition of document.definitions) {
      const found = { fields: [] as string[], spreads: [] as string[] };
      const types = new TypeInfo(schema);
      visit(
        definition,
        visitWithTypeInfo(types, {
          Field: ({ name }) => void found.fields.push(`${types.getParentType()?.name}.${name.value}`),
          FragmentSpread: ({ name }) => void found.spreads.push(name.value),
        }),
      );
      if (definition.kind === Kind.FRAGMENT_DEFINITION) inFragment.set(definition.name.value, found);
      if (definition.kind === Kind.OPERATION_DEFINITION) operations.set(definition.name?.value ?? '', found);
    }
  }
  const users = new Map<string, string[]>();
  for (const [operation, { fields, spreads }] of operations) {
    const all = new Set(fields);
    const open = [...spreads];
    for (const name of open) {
      const fragment = inFragment.get(name);
      for (const field of fragment?.fields ?? []) all.add(field);
      open.push(...(fragment?.spreads ?? []).filter((spread) => !open.includes(spread)));
    }
    for (const field of all) users.set(field, [...(users.get(field) ?? []), operation]);
  }
  return users;
}

export type Coverage = Readonly<{
  endpoints: readonly Endpoint[];
  /** Requirement ids of the contract's calls. */
  ids: readonly string[];
  calls: readonly Call[];
  schema: GraphQLSchema;
  documents: readonly DocumentNode[];
  routes: readonly FileRoute[];
  /** Fields and routes that no screen uses, with the reason. */
  unused: Readonly<Record<string, string>>;
}>;

/** Returns a row per endpoint, and `gaps`: missing links and unneeded explanations. */
export function cover(input: Coverage): { rows: Row[]; gaps: string[] } {
  const { endpoints, calls, routes, unused } = input;
  const users = usersOf(input.schema, input.documents);
  const fields = fieldsOf(input.schema);
  const named = fields.map(({ field, description }) => ({ field, names: quoted(description) }));
  const rows = endpoints.map((endpoint): Row => {
    const through = named.filter(({ names }) => names.some((name) => isNamed(endpoint, name)));
    return {
      endpoint,
      sources: calls.filter((call) => isCallOf(endpoint, call)).map(({ name }) => name),
      fields: through.map(({ field }) => field),
      routes: routes.filter(({ call }) => isCallOf(endpoint, call)).map(({ name }) => name),
      operations: [...new Set(through.flatMap(({ field }) => users.get(field) ?? []))],
    };
  });
  const known = new Set(endpoints.flatMap(({ ids }) => ids));
  const relevant = new Set(
    fields
      .filter(({ field, isRoot }) => isRoot || rows.some((row) => row.fields.includes(field)))
      .map(({ field }) => field),
  );
  const isUsed = (name: string) =>
    (users.get(name) ?? []).length > 0 || routes.some((route) => route.name === name && route.used);
  const gaps = [
    ...input.ids.filter((id) => !known.has(id)).map((id) => `${id} is not an endpoint`),
    ...rows
      .filter(({ sources, routes: files }) => sources.length + files.length === 0)
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}: no source calls it`),
    ...rows
      .filter((row) => row.fields.length + row.routes.length === 0)
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}: no field or route serves it`),
    ...[...calls, ...routes.map(({ call }) => call)]
      .filter((call) => !endpoints.some((endpoint) => isCallOf(endpoint, call)))
      .map(({ name }) => `${name}: the bank has no such endpoint`),
    ...named.flatMap(({ field, names }) =>
      names
        .filter(looksLikeCall)
        .filter((name) => endpoints.filter((endpoint) => isNamed(endpoint, name)).length !== 1)
        .map((name) => `${field} names ${name}, which is not one endpoint`),
    ),
    ...[...relevant, ...routes.map(({ name }) => name)]
      .filter((name) => !isUsed(name) && unused[name] === undefined)
      .map((name) => `${name}: no screen uses it, and nothing says why`),
    ...Object.keys(unused)
      .filter((name) => isUsed(name) || !(relevant.has(name) || routes.some((route) => route.name === name)))
      .map((name) => `${name}: explained in vain`),
  ];
  return { rows, gaps };
}

export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ endpoint, sources, fields, routes, operations }) => [
    endpoint.ids.join(' '),
    `${endpoint.method} ${endpoint.path}`,
    sources.length > 0 ? 'source' : 'file',
    [...fields, ...routes].join(', '),
    operations.join(', ') || '–',
  ]);
  const all = [['id', 'endpoint', 'by', 'field or route', 'operations'], ...lines];
  const widths = all[0]?.map((_cell, at) => Math.max(...all.map((line) => line[at]?.length ?? 0))) ?? [];
  return all
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

import {
  buildSchema,
  getNamedType,
  type GraphQLNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { everyCall } from '../faults/everyCall.ts';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';
import { clientOperations, currentSchema } from './changes.ts';
import { BY_FILE_ROUTE, WITHOUT_SCREEN } from './coverageReasons.ts';

/** One call of the bank, as its OpenAPI document names it, with what stands for it on each side. */
export type Row = Readonly<{
  endpoint: string;
  /** Call of a REST source, or the gateway's route that streams it. */
  source: string | null;
  /** Where the schema says that it comes from this call. */
  fields: readonly string[];
  /** Operations of the client that ask for any of these. */
  operations: readonly string[];
}>;

export type OpenApi = { paths: Record<string, Record<string, unknown>> };

const byText = (one: string, other: string): number => one.localeCompare(other);
const METHODS = new Set(['get', 'post', 'patch']);

export const endpointsOf = ({ paths }: OpenApi): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => METHODS.has(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

const staticSegments = (endpoint: string): string[] =>
  endpoint
    .split('/')
    .slice(2)
    .filter((segment) => !segment.startsWith('{'));

/** Ends of its path that no other endpoint has, the shortest first: `get_states`, `contract/vivere/download`. */
export function namesOf(endpoint: string, all: readonly string[]): string[] {
  const own = staticSegments(endpoint);
  const others = all.filter((other) => other !== endpoint).map(staticSegments);
  const ends = own.map((_, at) => own.slice(-at - 1).join('/'));
  return ends.filter((name, at) => others.every((other) => other.slice(-at - 1).join('/') !== name));
}

function isCallOf(endpoint: string, { method, path }: { method: string; path: string }): boolean {
  const [wanted = '', template = ''] = endpoint.split(' ');
  if (method !== wanted) return false;
  const [own, given] = [template.replace('/api', '').split('/'), path.split('/')];
  return own.length === given.length && own.every((part, at) => part.startsWith('{') || part === given[at]);
}

const mentions = (description: string | null | undefined): string[] =>
  [...(description ?? '').matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name);

/** `Type.field` and `Type` by the call that their description names; a type stands for all of its fields. */
function fieldsByCall(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (name: string, place: string) => found.set(name, [...(found.get(name) ?? []), place]);
  const types: GraphQLNamedType[] = Object.values(buildSchema(currentSchema()).getTypeMap());
  for (const type of types) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const name of mentions(type.description)) note(name, type.name);
    for (const field of Object.values(type.getFields())) {
      for (const name of mentions(field.description)) note(name, `${type.name}.${field.name}`);
    }
  }
  return found;
}

/** Names of the operations that ask for each `Type.field`, and for anything of each `Type`. */
function operationsByField(): Map<string, Set<string>> {
  const schema = buildSchema(currentSchema());
  const found = new Map<string, Set<string>>();
  for (const text of clientOperations()) {
    const document = parse(text);
    const operation = /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '';
    const info = new TypeInfo(schema);
    const note = (place: string) => found.set(place, (found.get(place) ?? new Set()).add(operation));
    visit(
      document,
      visitWithTypeInfo(info, {
        Field: (node) => {
          const parent = info.getParentType();
          if (parent) note(`${parent.name}.${node.name.value}`);
          const type = info.getType();
          if (type) note(getNamedType(type).name);
        },
      }),
    );
  }
  return found;
}

const clientText = () => sourceFiles('client/src', ['.ts', '.tsx']).map(readSource).join('\n');

export async function coverage(openApi: OpenApi): Promise<Row[]> {
  const endpoints = endpointsOf(openApi).toSorted(byText);
  const calls = await everyCall();
  const [fields, operations, client] = [fieldsByCall(), operationsByField(), clientText()];
  return endpoints.map((endpoint) => {
    const route = BY_FILE_ROUTE[endpoint];
    const own = namesOf(endpoint, endpoints).flatMap((name) => fields.get(name) ?? []);
    const asking = own.flatMap((place) => [...(operations.get(place) ?? [])]);
    const start = route?.split(' ')[1]?.split('/:')[0];
    if (start !== undefined && client.includes(start)) asking.push(start);
    return {
      endpoint,
      source: calls.find((call) => isCallOf(endpoint, call))?.name ?? route ?? null,
      fields: route === undefined ? own : [...own, route],
      operations: [...new Set(asking)].toSorted(byText),
    };
  });
}

/** What is missing, a line each; empty when every call reaches from the bank to a screen or says why not. */
export function gapsOf(rows: readonly Row[]): string[] {
  const gaps = rows.flatMap(({ endpoint, source, fields, operations }) => [
    ...(source === null ? [`${endpoint}: no REST source makes this call`] : []),
    ...(fields.length === 0 ? [`${endpoint}: no field says that it comes from it`] : []),
    ...(operations.length === 0 && !(endpoint in WITHOUT_SCREEN)
      ? [`${endpoint}: no screen uses it and coverageReasons.ts does not say why`]
      : []),
    ...(operations.length > 0 && endpoint in WITHOUT_SCREEN
      ? [`${endpoint}: a screen uses it now, so coverageReasons.ts has a line too many`]
      : []),
  ]);
  const known = new Set(rows.map(({ endpoint }) => endpoint));
  const strangers = [...Object.keys(BY_FILE_ROUTE), ...Object.keys(WITHOUT_SCREEN)].filter(
    (endpoint) => !known.has(endpoint),
  );
  return [...gaps, ...strangers.map((endpoint) => `${endpoint}: is no endpoint of the bank`)];
}

/** The table as text: endpoint, source, fields, screens. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ endpoint, source, fields, operations }) => [
    endpoint,
    source ?? '–',
    fields.join(', ') || '–',
    operations.join(', ') || `(${WITHOUT_SCREEN[endpoint] ?? 'none'})`,
  ]);
  const width = (column: number) => Math.max(...cells.map((line) => line[column]?.length ?? 0));
  const widths = [width(0), Math.min(40, width(1)), Math.min(60, width(2))];
  return cells
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

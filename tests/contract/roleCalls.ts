import {
  type DocumentNode,
  type FieldNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLInputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { selectionOf } from './anySelection.ts';
import type { Outcome } from './roleTable.ts';
import { sampleInput } from './samples.ts';

export type Answer = {
  data: Record<string, unknown> | null;
  errors?: { path?: (string | number)[]; extensions: { code: string } }[];
};

/** Codes that depend on the caller's role; everybody would get any other code for the same call. */
const ROLE_CODES: ReadonlySet<string> = new Set<Outcome>([
  'READ_ONLY',
  'PROPOSAL_NOT_FOUND',
  'OFFER_CHANGED',
  'POINT_OF_SALE_NOT_ALLOWED',
]);

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the outcome of a root field; a top-level error code outside `Outcome` fails the comparison. */
export function outcomeOf(key: string, { data, errors = [] }: Answer): string {
  const error = errors.find(({ path }) => path === undefined || path[0] === key);
  if (error !== undefined) return error.extensions.code;
  const value = data?.[key];
  if (value === null || value === undefined) return 'nothing';
  const refused = property(value, 'userErrors');
  const code: unknown = Array.isArray(refused) ? property(refused[0], 'code') : undefined;
  return typeof code === 'string' && ROLE_CODES.has(code) ? code : 'allowed';
}

/** Values from the bank's lists, for arguments where a sample value would be unknown. */
const KEYS: Readonly<Record<string, string>> = { typeCode: 'A', brandId: 'FIAT', vatStatusCode: 'CF' };
const argument = (type: GraphQLInputType, name: string): unknown => KEYS[name] ?? sampleInput(type, name);

export type Call = Readonly<{
  name: string;
  document: string;
  variables: Record<string, unknown>;
  /** Root fields with their keys in the answer. */
  fields: { name: string; key: string }[];
}>;

/** Returns a call of a root field with a valid input that selects every field below it. */
export function callOf(schema: GraphQLSchema, kind: 'query' | 'mutation', name: string, input = {}): Call {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[name];
  if (field === undefined) throw new Error(`the schema has no ${kind} ${name}`);
  const needed = field.args.filter(
    (arg) => arg.type.toString().endsWith('!') && arg.defaultValue === undefined,
  );
  const declared = needed.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  const given = needed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const variables = Object.fromEntries(
    needed.map((arg) => [
      arg.name,
      arg.name === 'input' ? { ...Object(sampleInput(arg.type)), ...input } : argument(arg.type, arg.name),
    ]),
  );
  const parentheses = (text: string) => (text === '' ? '' : `(${text})`);
  const selection = selectionOf(field.type, 1);
  return {
    name,
    document: `${kind} ${parentheses(declared)} { ${name}${parentheses(given)} ${selection} }`,
    variables,
    fields: [{ name, key: name }],
  };
}

/** Returns a call of a client operation with its required variables. */
export function operationCall(
  schema: GraphQLSchema,
  text: string,
  inputs: Readonly<Record<string, object>>,
): Call {
  const document: DocumentNode = parse(text);
  const [operation] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation?.name === undefined) throw new Error('an operation of the client has no name');
  const selected = operation.selectionSet.selections.filter((node) => node.kind === Kind.FIELD);
  const better = inputs[selected.find(({ name }) => name.value in inputs)?.name.value ?? ''];
  const given = (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const type = node.kind === Kind.NON_NULL_TYPE ? typeFromAST(schema, node) : undefined;
    if (type === undefined || defaultValue !== undefined) return [];
    const name = variable.name.value;
    const value = argument(type, name);
    return [[name, name === 'input' ? { ...Object(value), ...better } : value]];
  });
  const variables = Object.fromEntries(given) as Record<string, unknown>;
  const isAsked = (node: FieldNode) =>
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false &&
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true;
  return {
    name: operation.name.value,
    document: text,
    variables,
    fields: selected
      .filter((node) => isAsked(node) && !node.name.value.startsWith('__'))
      .map(({ name, alias }) => ({ name: name.value, key: (alias ?? name).value })),
  };
}

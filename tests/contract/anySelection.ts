import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

const DEPTH = 3;

/** Selects every field of a type down to a depth, except fields with required arguments; empty for a scalar. */
export function selectionOf(type: GraphQLOutputType, depth = DEPTH): string {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    const parts = named.getTypes().map((one) => `... on ${one.name} ${selectionOf(one, depth)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    if (depth === 0) return [];
    return [`${field.name} ${selectionOf(field.type, depth - 1)}`];
  });
  return `{ ${fields.length === 0 ? '__typename' : fields.join(' ')} }`;
}

/** Returns a selection for each field without required arguments. */
export function fieldsOf(type: GraphQLObjectType): { name: string; selection: string }[] {
  return Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .map((field) => ({ name: field.name, selection: `${field.name} ${selectionOf(field.type, 1)}` }));
}

/** Valid values of the scalars. */
const SCALARS: Readonly<Record<string, unknown>> = {
  ID: '1',
  String: '1',
  Int: 10,
  Float: 1,
  Boolean: true,
  Date: '1990-05-01',
  DateTime: '2026-11-20T15:00:00Z',
  Decimal: '10000000',
  Percentage: '10',
  Dni: '30111222',
  Cuil: '20301112220',
  Email: 'juana@correo.com',
};

/** Returns a valid value: required fields, plus fields of `own` by name, at any depth. */
export function valueOf(type: GraphQLInputType, own: Readonly<Record<string, unknown>>): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, own);
  if (isListType(type)) return [valueOf(type.ofType, own)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const fields = type.isOneOf
      ? all.slice(0, 1)
      : all.filter((field) => field.name in own || isRequiredInputField(field));
    return Object.fromEntries(
      fields.map((field) => [field.name, field.name in own ? own[field.name] : valueOf(field.type, own)]),
    );
  }
  if (!(type.name in SCALARS)) throw new Error(`no value is known for the scalar ${type.name}`);
  return SCALARS[type.name];
}

type Change = { name: string; inputType: string; selection: string; input: (id: string) => unknown };

/** Returns the mutations whose input has a proposalId. `better`: field values by mutation. */
export function changesOfProposals(
  schema: GraphQLSchema,
  better: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Change[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return mutations.flatMap(({ name, args, type }) => {
    const input = args.find((arg) => arg.name === 'input')?.type;
    const named = input && getNamedType(input);
    if (!isInputObjectType(named) || !('proposalId' in named.getFields())) return [];
    return [
      {
        name,
        inputType: named.name,
        selection: selectionOf(type, 1),
        input: (id) => valueOf(named, { ...better[name], proposalId: id }),
      },
    ];
  });
}

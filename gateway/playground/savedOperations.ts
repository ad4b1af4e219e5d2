import {
  buildASTSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  typeFromAST,
  isInputType,
  visit,
} from 'graphql';

/** An operation of a screen with the fragments it spreads and sample variables. */
type SavedOperation = {
  screen: string;
  name: string;
  query: string;
  variables: Record<string, unknown>;
};

/** Sample values by scalar. Personal data are those of the demo's first applicant. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  Int: 1,
  Boolean: false,
  Float: 1,
  String: '',
  ID: '00000000-0000-4000-8000-000000000000',
  Date: '1990-05-01',
  DateTime: '2026-11-20T12:00:00Z',
  Decimal: '20000000',
  Percentage: '4',
  Dni: '20000001',
  Cuil: '27200000019',
  Email: 'juana@correo.com',
};

/** Sample values by variable or field name; the ids exist in the reference bank. */
const SAMPLES_BY_NAME: Readonly<Record<string, unknown>> = {
  agreementId: '1',
  typeCode: 'A',
  brandId: 'FIAT',
  modelId: '1',
  year: 2027,
  purchaseValue: '31200000',
  financedAmount: '10000000',
  monthlyPayment: '1000000',
  term: 24,
  dueDay: 10,
  occupationId: '2',
  vatStatusCode: 'CF',
  provinceId: '1',
  first: 10,
};

/** Returns a sample value with required fields only; a recursive input would never end otherwise. */
function sample(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return sample(type.ofType, name);
  if (isListType(type)) return [sample(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SAMPLES_BY_NAME[name] ?? SAMPLES[type.name] ?? '';
  const fields = Object.values(type.getFields());
  const needed = type.isOneOf
    ? fields.slice(0, 1)
    : fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return Object.fromEntries(needed.map((field) => [field.name, sample(field.type, field.name)]));
}

function spreadNames(
  node: DocumentNode | FragmentDefinitionNode | DocumentNode['definitions'][number],
): string[] {
  const names: string[] = [];
  visit(node, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}

function withFragments(
  node: DocumentNode['definitions'][number],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode['definitions'][number][] {
  const found = new Map<string, FragmentDefinitionNode>();
  const waiting = spreadNames(node);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const fragment = fragments.get(name);
    if (fragment === undefined || found.has(name)) continue;
    found.set(name, fragment);
    waiting.push(...spreadNames(fragment));
  }
  return [node, ...found.values()];
}

/** `…/flows/holder/steps/quoter/quoter.graphql` → `holder/quoter`. */
const screenOf = (path: string) =>
  path
    .replace(/^.*\/src\/(?:flows\/)?/, '')
    .replace(/(?<=\/)(?:steps|parts)\//, '')
    .replace(/\/?[^/]*$/, '') || 'app';

/** Returns the operations in the client's GraphQL files, which are given by path. */
export function savedOperations(
  files: Readonly<Record<string, string>>,
  schemaText: string,
): SavedOperation[] {
  const schema: GraphQLSchema = buildASTSchema(parse(schemaText));
  const documents = Object.entries(files).map(([path, text]) => ({
    screen: screenOf(path),
    document: parse(text),
  }));
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const { document } of documents) {
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    }
  }
  return documents.flatMap(({ screen, document }) =>
    document.definitions.flatMap((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION) return [];
      const variables: [string, unknown][] = (node.variableDefinitions ?? []).flatMap(
        ({ variable, type: typeNode }) => {
          const type = typeFromAST(schema, typeNode);
          return type && isInputType(type) && isNonNullType(type)
            ? [[variable.name.value, sample(type, variable.name.value)]]
            : [];
        },
      );
      const definitions = withFragments(node, fragments);
      return [
        {
          screen,
          name: node.name?.value ?? '',
          query: `# ${screen}\n${definitions.map((part) => print(part)).join('\n\n')}\n`,
          variables: Object.fromEntries(variables),
        },
      ];
    }),
  );
}

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
import { INCLUDED, SAMPLES, SAMPLES_BY_NAME } from './samples.ts';

/** An operation of a screen with the fragments it spreads and sample variables. */
type SavedOperation = {
  screen: string;
  name: string;
  query: string;
  variables: Record<string, unknown>;
};

/** Returns a sample value with only required and included fields, so that recursive inputs end. */
function sample(type: GraphQLInputType, name: string, owner = ''): unknown {
  if (isNonNullType(type)) return sample(type.ofType, name, owner);
  if (isListType(type)) return [sample(type.ofType, name, owner)];
  const given = SAMPLES_BY_NAME[`${owner}.${name}`] ?? SAMPLES_BY_NAME[name];
  if (given !== undefined) return given;
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SAMPLES[type.name];
  const fields = Object.values(type.getFields());
  const needed = type.isOneOf
    ? fields.slice(0, 1)
    : fields.filter(
        (field) =>
          (isNonNullType(field.type) && field.defaultValue === undefined) ||
          INCLUDED.has(`${type.name}.${field.name}`),
      );
  return Object.fromEntries(needed.map((field) => [field.name, sample(field.type, field.name, type.name)]));
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
          const { value: name } = variable.name;
          return type && isInputType(type) && (isNonNullType(type) || INCLUDED.has(name))
            ? [[name, sample(type, name)]]
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

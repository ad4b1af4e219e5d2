import { escapeHtml } from '@prendarios/rules/brandPage';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { schemaText } from '../schema/schemaFile.ts';
import { type CallMap, readCallMap } from './callMap.ts';
import { type DeveloperPage, link, prose, searchBox, table } from './page.ts';

type Described = Readonly<{ description?: string | null; deprecationReason?: string | null }>;

const KINDS = [
  ['Operations', 'operations'],
  ['Objects', 'objects'],
  ['Inputs', 'inputs'],
  ['Enums', 'enums'],
  ['Scalars', 'scalars'],
] as const;
type Kind = (typeof KINDS)[number][1];

const ROOTS = new Set(['Query', 'Mutation']);

function kindOf(type: GraphQLNamedType): Kind {
  if (ROOTS.has(type.name)) return 'operations';
  if (isInputObjectType(type)) return 'inputs';
  if (isEnumType(type)) return 'enums';
  return isObjectType(type) || isInterfaceType(type) || isUnionType(type) ? 'objects' : 'scalars';
}

/** Renders a type with its modifiers, such as `[Thing!]!`; its name is a link, except for built-in scalars. */
function typeLink(type: GraphQLArgument['type'] | Parameters<typeof getNamedType>[0]): string {
  const named = getNamedType(type);
  const whole = escapeHtml(String(type));
  if (named === undefined || isSpecifiedScalarType(named)) return `<code>${whole}</code>`;
  return `<code>${whole.replace(named.name, link(`#${named.name}`, named.name))}</code>`;
}

const withErrorLinks = (html: string) =>
  html.replace(/(?<=User errors: )[A-Z_, ]+(?=\.)/, (codes) =>
    codes
      .split(', ')
      .map((code) => link(`/errors#${code}`, code))
      .join(', '),
  );

const text = ({ description, deprecationReason }: Described) =>
  `${withErrorLinks(prose(description ?? ''))}${deprecationReason ? `<p><strong>Deprecated:</strong> ${prose(deprecationReason)}</p>` : ''}`;

const argumentsOf = (args: readonly GraphQLArgument[]) =>
  args
    .map((one) => `<p class="note"><code>${one.name}</code>: ${typeLink(one.type)} ${text(one)}</p>`)
    .join('');

function usersOf({ users, screens }: CallMap, field: string): string {
  const names = users[field] ?? [];
  if (names.length === 0) return '–';
  const lines = names.map((name) => `${name} <span class="note">${(screens[name] ?? []).join(', ')}</span>`);
  return `<details><summary>${names.length} ${names.length === 1 ? 'operation' : 'operations'}</summary>${lines.join('<br>')}</details>`;
}

const named = (id: string, name: string) => `<a href="#${id}"><code>${name}</code></a>`;

function fieldsOf(type: GraphQLNamedType, map: CallMap): string {
  if (isEnumType(type)) {
    const rows = type.getValues().map((value) => {
      const id = `${type.name}.${value.name}`;
      const isError = type.name === 'UserErrorCode';
      return {
        id,
        cells: [
          named(id, value.name),
          `${text(value)}${isError ? ` ${link(`/errors#${value.name}`, `What to do about ${value.name}`)}` : ''}`,
        ],
      };
    });
    return table(`Values of ${type.name}`, ['Value', 'Meaning'], rows);
  }
  if (isInputObjectType(type)) {
    const rows = Object.values(type.getFields()).map((field) => {
      const id = `${type.name}.${field.name}`;
      return { id, cells: [named(id, field.name), typeLink(field.type), text(field)] };
    });
    return table(`Fields of ${type.name}`, ['Field', 'Type', 'Meaning'], rows);
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const rows = Object.values(type.getFields()).map((field) => {
    const id = `${type.name}.${field.name}`;
    return {
      id,
      cells: [
        named(id, field.name),
        typeLink(field.type),
        `${text(field)}${argumentsOf(field.args)}`,
        usersOf(map, id),
      ],
    };
  });
  return table(`Fields of ${type.name}`, ['Field', 'Type', 'Meaning', 'Used by'], rows);
}

/** Groups the schema's types, without GraphQL's built-in ones. */
function typesOf(schema: GraphQLSchema): Map<Kind, GraphQLNamedType[]> {
  const own = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .toSorted((one, two) => (one.name < two.name ? -1 : 1));
  return Map.groupBy(own, kindOf);
}

/** Creates the page of the schema, with anchors `Type` for types and `Type.field` for fields and enum values. */
export function schemaPage(schema = buildSchema(schemaText), map: CallMap = readCallMap()): DeveloperPage {
  const types = typesOf(schema);
  const groups = KINDS.map(([title, kind]) => {
    const sections = (types.get(kind) ?? []).map(
      (type) =>
        `<section id="${type.name}"><h3>${named(type.name, type.name)}</h3><p>${text({ description: type.description })}</p>${isUnionType(type) ? `<p>One of ${type.getTypes().map(typeLink).join(', ')}.</p>` : ''}${fieldsOf(type, map)}</section>`,
    );
    return `<h2 id="${kind}">${title}</h2>${sections.join('\n')}`;
  });
  return {
    path: '/developers/schema',
    title: 'Schema',
    lead: 'The contract between client and gateway, `schema.graphql`. A field marked `!` is never null.',
    body: `<p>${KINDS.map(([title, kind]) => link(`#${kind}`, title)).join(' · ')}</p>
${searchBox('Search types, fields and operations', 'section tbody tr, section:not(:has(tr))')}
${groups.join('\n')}`,
  };
}

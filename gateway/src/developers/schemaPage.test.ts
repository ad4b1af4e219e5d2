import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../schema/schemaFile.ts';
import { schemaPage } from './schemaPage.ts';

const { body } = schemaPage();
const NO_MAP = { calls: [], users: {}, screens: {} };

describe('the schema reference', () => {
  it('has an anchor for every type, field and enum value', () => {
    const anchors = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = Object.values(buildSchema(schemaText).getTypeMap())
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => {
        const parts =
          isObjectType(type) || isInputObjectType(type)
            ? Object.keys(type.getFields())
            : isEnumType(type)
              ? type.getValues().map(({ name }) => name)
              : [];
        return parts.map((part) => `${type.name}.${part}`);
      });
    expect(wanted.length).toBeGreaterThan(500);
    expect(wanted.filter((name) => !anchors.has(name))).toEqual([]);
  });

  it('shows deprecations with their reasons, and describes arguments', () => {
    const schema = buildSchema(
      'type Query { "A <thing>." thing("Its `id`." id: ID!): String @deprecated(reason: "Use `other`.") }',
    );
    const page = schemaPage(schema, NO_MAP).body;
    expect(page).toContain('A &lt;thing&gt;.<p><strong>Deprecated:</strong> Use <code>other</code>.</p>');
    expect(page).toContain('<code>id</code>: <code>ID!</code> Its <code>id</code>.');
  });

  it('lists the operations that use a field, with their screens', () => {
    const schema = buildSchema('type Query { thing: String }');
    const map = { ...NO_MAP, users: { 'Query.thing': ['Thing'] }, screens: { Thing: ['holder/thing'] } };
    expect(schemaPage(schema, map).body).toContain(
      '<summary>1 operation</summary>Thing <span class="note">holder/thing</span>',
    );
  });

  it('links from a mutation to its error codes', () => {
    const row = /<tr id="Mutation.validatePhoneCode">.*?<\/tr>/s.exec(body)?.[0];
    expect(row).toContain('<a href="/errors#CODE_BURNT">CODE_BURNT</a>');
  });
});

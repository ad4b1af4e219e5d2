import { buildSchema, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { callMapOf } from './callMap.ts';
import { cover, type Coverage, type Endpoint, table } from './coverage.ts';
import { theProduct } from './product.ts';

describe('every bank call', () => {
  let input: Coverage;
  beforeAll(async () => {
    input = await theProduct();
  });

  it('has a gateway source, a field or route, and a screen or the reason for none', () => {
    const { rows, gaps } = cover(input);
    process.stdout.write(`\n${table(rows)}\n`);
    expect(input.ids).toHaveLength(81);
    expect(rows.flatMap(({ endpoint }) => endpoint.ids).toSorted()).toEqual([...input.ids].toSorted());
    expect(gaps).toEqual([]);
  });

  it('appears in the developer pages’ call map with its fields, operations and screens', () => {
    const { calls, screens } = callMapOf(input);
    expect(calls.length).toBeGreaterThanOrEqual(81);
    const start = calls.find(({ path }) => path.endsWith('/set_simulation'));
    expect(start?.served).toContain('Mutation.startSimulation');
    expect(start?.operations).toContain('StartSimulation');
    expect(screens['StartSimulation']).not.toEqual([]);
  });
});

describe('the coverage comparison', () => {
  const endpoint = (id: string, method: string, path: string): Endpoint => ({ ids: [id], method, path });
  const whole: Coverage = {
    endpoints: [
      endpoint('CA-01', 'GET', '/api/thing/{id}/get_thing'),
      endpoint('CA-02', 'GET', '/api/thing/{id}/download'),
    ],
    ids: ['CA-01', 'CA-02'],
    calls: [{ name: 'get_thing', method: 'GET', path: '/thing/7/get_thing?x=1' }],
    schema: buildSchema('type Query { "A thing (`get_thing`)." thing: String }'),
    documents: [parse('query Thing { ...T } fragment T on Query { thing }')],
    routes: [
      { name: 'GET /files/thing', call: { name: 'd', method: 'GET', path: '/thing/7/download' }, used: true },
    ],
    unused: {},
  };

  it('finds no gaps when nothing is missing', () => {
    const { rows, gaps } = cover(whole);
    expect(gaps).toEqual([]);
    expect(rows.map(({ operations }) => operations)).toEqual([['Thing'], []]);
  });

  const schema = (text: string) => buildSchema(text);
  it.each<[string, Partial<Coverage>, string]>([
    ['an id without an endpoint', { ids: ['CA-01', 'CA-02', 'CA-03'] }, 'CA-03 is not an endpoint'],
    ['an endpoint without a source', { calls: [] }, 'GET /api/thing/{id}/get_thing: no source calls it'],
    [
      'a source without an endpoint',
      { calls: [...whole.calls, { name: 'gone', method: 'GET', path: '/gone' }] },
      'gone: the bank has no such endpoint',
    ],
    [
      'the same path with another method',
      { calls: [...whole.calls, { name: 'post', method: 'POST', path: '/thing/7/get_thing' }] },
      'post: the bank has no such endpoint',
    ],
    [
      'an endpoint without a field',
      { schema: schema('type Query { thing: String }') },
      'GET /api/thing/{id}/get_thing: no field or route serves it',
    ],
    [
      'a description that names an unknown call',
      { schema: schema('type Query { "(`get_thing`, `get_other`)" thing: String }') },
      'Query.thing names get_other, which is not one endpoint',
    ],
    ['an endpoint without a route', { routes: [] }, 'GET /api/thing/{id}/download: no source calls it'],
    ['a field without a screen', { documents: [] }, 'Query.thing: no screen uses it, and nothing says why'],
    [
      'a route without a screen',
      { routes: whole.routes.map((route) => ({ ...route, used: false })) },
      'GET /files/thing: no screen uses it, and nothing says why',
    ],
    [
      'a reason for a field that is used',
      { unused: { 'Query.thing': 'later' } },
      'Query.thing: explained in vain',
    ],
    ['a reason for an unknown field', { unused: { 'Query.gone': 'later' } }, 'Query.gone: explained in vain'],
  ])('finds %s', (_name, change, gap) => {
    expect(cover({ ...whole, ...change }).gaps).toContain(gap);
  });
});

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curlOf } from './curl.ts';

const origin = 'http://localhost:4000';
/** Returns the arguments that a shell gives to curl. */
const argumentsOf = (command: string | null) =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command ?? ''}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

it.each([
  ['as a guest', '', []],
  ['as a user', 'a.b.c', ['-H', 'authorization: Bearer a.b.c']],
])('sends the operation %s', (_who, token, header) => {
  const query = '# it\'s $HOME\nquery Q($a: String) { a(b: $a, c: "`x` \\"y\\"") }';
  const command = curlOf({ origin, query, variables: `{ "a": "D'Angelo\\n" }`, token });
  expect(argumentsOf(command)).toEqual([
    `${origin}/graphql`,
    '-H',
    'content-type: application/json',
    ...header,
    '-b',
    'guest.txt',
    '-c',
    'guest.txt',
    '--data-raw',
    JSON.stringify({ query, variables: { a: "D'Angelo\n" } }),
  ]);
});

it('sends empty variables as an object, and nothing for text that is not JSON', () => {
  const request = { origin, query: '{ a }', token: '' };
  expect(argumentsOf(curlOf({ ...request, variables: ' ' })).at(-1)).toBe('{"query":"{ a }","variables":{}}');
  expect(curlOf({ ...request, variables: '{ a: 1' })).toBeNull();
});

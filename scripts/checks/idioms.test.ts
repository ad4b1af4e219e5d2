import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findIdioms } from './idioms.ts';
import { proseOf } from './prose.ts';

const namesIn = (text: string): string[] => findIdioms([{ text, line: 1 }]).map(({ name }) => name);

describe('an idiom', () => {
  it.each([
    ['headless who', 'Who sells the vehicle.'],
    ['headless who', 'It is sent: who reads it can tell.'],
    ['headless who', '[VA-09] who turns 18 tomorrow is refused'],
    ['headless who', 'Null for who only reads'],
    ['headless who', 'the data of\n who sells'],
    ['headless who', '- Who signs in'],
    ['whoever', 'Whoever holds the cookie'],
    ['whatever', 'Whatever failed, the file is there'],
    ['is told', 'A failure is told by a toast'],
    ['is told', 'it is not told again'],
    ['told apart', 'cannot be, so they must, told apart'],
    ['tells of', 'The toast tells of it first'],
    ['tells of', 'fetch tells nothing of what was sent'],
    ['is no', 'null for somebody who is no seller'],
    ['is no', 'a text that is\n no version'],
    ['none to', 'Its own failure is none to send'],
    ['stands', 'the component that it stands on'],
    ['stands', 'What stood in the way'],
    ['stands', 'a standing token'],
    ['of it.', 'It lasts until the end of it.'],
    ['of it.', 'the mark of it; null from others'],
    ['what of', 'What of a capability goes into a cookie.'],
    ['is to be', 'What is to be sent'],
  ])('%s is found in: %s', (name, text) => expect(namesIn(text)).toEqual([name]));

  it.each([
    'The person who sells the vehicle',
    'An admin, who reads only',
    'Who sells the vehicle?',
    'Who sees what',
    'depends on who asks',
    'always an error, whatever the status says',
    'There is no seller, and there are no files',
    'is there still no answer',
    'It is no longer valid',
    'a number stands for its row',
    'the identity stand-in',
    'the file named what-stands-on-mui.md',
    'because of it, all of it; some of it.',
    'the half of it that counts',
    'there is none to end',
    'It wants to be read',
  ])('is not found in: %s', (text) => expect(namesIn(text)).toEqual([]));

  it('is reported with its line and words', () => {
    const [finding] = findIdioms([{ text: 'first\nsecond: the point that it stands\non', line: 10 }]);
    expect(finding).toMatchObject({ at: 11, text: 'stands' });
  });
});

describe('prose', () => {
  const wordsOf = (path: string, source: string): [number, string][] =>
    proseOf(path, source).map(({ text, line }) => [line, text.replaceAll(/\s+/g, ' ').trim()]);

  it.each<[string, string, string, [number, string][]]>([
    [
      'a comment',
      'a.ts',
      '/**\n * One sentence\n * on two lines.\n */\nlet a;',
      [[1, 'One sentence on two lines.']],
    ],
    [
      'line comments together',
      'a.ts',
      '\n// One sentence\n// on two lines.\nlet a;',
      [[2, 'One sentence on two lines.']],
    ],
    ['a string of several words', 'a.ts', "it('is a title', [, 'id']);", [[1, 'is a title']]],
    ['a template', 'a.ts', 'throw `No ${a} here`;', [[1, 'No ${a} here']]],
    ['text between tags', 'a.tsx', 'const a = <p>Some words</p>;', [[1, 'Some words']]],
    ['no GraphQL', 'a.ts', 'const a = `sale standing { id }`;', []],
    ['no inline code', 'a.ts', '// the `stands on` flag\nlet a;', [[1, 'the `xxxxxxxxx` flag']]],
    [
      'paragraphs',
      'a.md',
      '# Title\n\nOne\nparagraph.\n',
      [
        [1, 'Title'],
        [3, 'One paragraph.'],
      ],
    ],
    ['no code block', 'a.md', 'Text\n\n```sh\nstands\n```\n', [[1, 'Text']]],
    [
      'cells of a table',
      'a.md',
      '| one | two |',
      [
        [1, 'one'],
        [1, 'two'],
      ],
    ],
    ['a description', 'a.graphql', 'type A {\n  "The seller."\n  id: ID\n}', [[2, 'The seller.']]],
    ['a comment of a sheet', 'a.css', 'a {}\n/* Its look. */', [[2, 'Its look.']]],
    ['nothing of other files', 'a.json', '{ "a": "some words" }', []],
  ])('is %s', (_what, path, source, expected) => {
    expect(wordsOf(path, source).filter(([, text]) => text !== '')).toEqual(expected);
  });
});

describe('the list of allowed words', () => {
  const rows = readFileSync(new URL('words-allowed.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

  it('has a reason for each, and 20 at most', () => {
    expect(rows.map((row) => row.split('\t').filter(Boolean).length)).toEqual(rows.map(() => 3));
    expect(rows.length).toBeLessThanOrEqual(20);
  });
});

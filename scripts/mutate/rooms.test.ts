import { describe, expect, it } from 'vitest';
import { filesToMutate, ROOMS } from './rooms.ts';

const paths = [
  ...Array.from({ length: 20 }, (_, at) => `rules/src/rule${at}.ts`),
  'rules/src/rule1.test.ts',
  'rules/README.md',
  'client/src/flows/holder/flow.ts',
  'client/src/flows/holder/texts.ts',
  'client/src/generated/hooks.ts',
];
const { rules, client } = ROOMS;
const all = { seed: '' };

describe('the files to mutate', () => {
  it('are the sources of the room, without tests and what is generated', () => {
    expect(rules && filesToMutate(rules, paths, all)).toEqual(paths.slice(0, 20));
    expect(client && filesToMutate(client, paths, all)).toEqual(['client/src/flows/holder/flow.ts']);
  });

  it('are the same of the same seed, and others of another', () => {
    const sample = (seed: string) => (rules ? filesToMutate(rules, paths, { sample: 5, seed }) : []);
    expect(sample('a')).toHaveLength(5);
    expect(sample('a')).toEqual(sample('a'));
    expect(sample('a')).not.toEqual(sample('b'));
  });
});

import { expect, it } from 'vitest';
import { filesToMutate, linesToMutate, ROOMS } from './rooms.ts';

const PATHS = [
  'rules/src/dni.ts',
  'rules/src/dni.test.ts',
  'rules/src/cuil.ts',
  'rules/src/cbu.ts',
  'rules/src/testing/formCases.ts',
  'gateway/src/derived/offer.ts',
];
const room = (name: string) => {
  const found = ROOMS[name];
  if (found === undefined) throw new Error(`there is no room ${name}`);
  return found;
};

it('a room has its sources and not their tests', () => {
  expect(filesToMutate(room('rules'), PATHS)).toEqual([
    'rules/src/dni.ts',
    'rules/src/cuil.ts',
    'rules/src/cbu.ts',
  ]);
  expect(filesToMutate(room('derived'), PATHS)).toEqual(['gateway/src/derived/offer.ts']);
});

const TEXT = `import { a } from './a.ts';

/** What it is. */
export const two = a + 1;
// Why.
export function three() {
  return two + 1;
}
`;
const textOf = () => TEXT;

it('a sample has lines that can be mutated, the same ones for the same seed', () => {
  const all = linesToMutate(['x.ts'], { sample: 10, seed: '1', textOf });
  expect(all).toEqual(['x.ts:4-4', 'x.ts:6-6', 'x.ts:7-7']);
  const of = (seed: string) => linesToMutate(['x.ts', 'y.ts'], { sample: 3, seed, textOf });
  expect(of('1')).toHaveLength(3);
  expect(of('1')).toEqual(of('1'));
  expect(['2', '3', '4'].map(of)).not.toEqual(['1', '1', '1'].map(of));
});

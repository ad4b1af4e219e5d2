import { createHash } from 'node:crypto';

/** Sources that are mutated, and the tests that have to notice: globs from the root. */
type Room = Readonly<{ sources: RegExp; tests: readonly string[]; setup?: readonly string[] }>;

export const ROOMS: Readonly<Record<string, Room>> = {
  rules: {
    sources: /^rules\/src\//,
    tests: [
      'rules/src/**/*.test.ts',
      'client/src/**/*.test.ts',
      'gateway/src/schema/input/*.test.ts',
      'tests/papers/judge.test.ts',
    ],
  },
  loan: {
    sources: /^upstream\/bank\/src\/domain\/loan\//,
    tests: ['upstream/bank/src/domain/loan/*.test.ts'],
  },
  machine: {
    sources: /^upstream\/bank\/src\/domain\/flow\//,
    tests: ['upstream/bank/src/domain/flow/{machine,machine.model,phases,week}.test.ts'],
  },
  derived: { sources: /^gateway\/src\/derived\//, tests: ['gateway/src/derived/*.test.ts'] },
  gateway: {
    sources: /^gateway\/src\/(bank|schema\/(input|convert))\//,
    tests: ['gateway/src/{bank,schema,session}/**/*.test.ts'],
  },
  bank: {
    sources: /^upstream\/bank\/src\/domain\/[\w/]+\/\w*[sS]ervice\.ts$/,
    tests: ['upstream/bank/src/domain/**/*.test.ts'],
    setup: ['upstream/bank/src/testing/keepDatabases.ts'],
  },
  client: { sources: /^client\/src\/(flows|shared)\/.*\.ts$/, tests: ['client/src/**/*.test.ts'] },
};

const NOT_SOURCES = /\.(test|stories)\.tsx?$|\.d\.ts$|\/(?:generated|testing)\/|\/texts?\.ts$/;

/** Sorts by a hash: the same seed always takes the same ones. */
const inOrderOf = (seed: string, paths: readonly string[]): string[] => {
  const key = (path: string) => createHash('sha256').update(`${seed} ${path}`).digest('hex');
  return paths.toSorted((one, two) => key(one).localeCompare(key(two)));
};

/** The files of a room to mutate, of the paths given: all, or `sample` of them. */
export function filesToMutate(
  { sources }: Room,
  paths: readonly string[],
  { sample, seed }: { sample?: number | undefined; seed: string },
): string[] {
  const own = paths.filter((path) => sources.test(path) && /\.tsx?$/.test(path) && !NOT_SOURCES.test(path));
  return sample === undefined ? own : inOrderOf(seed, own).slice(0, sample);
}

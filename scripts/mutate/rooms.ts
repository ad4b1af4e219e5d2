import { createHash } from 'node:crypto';

/** Sources that are mutated, and the tests that have to notice: globs from the root. */
type Room = Readonly<{ sources: RegExp; tests: readonly string[]; setup?: readonly string[] }>;

export const ROOMS: Readonly<Record<string, Room>> = {
  rules: {
    // Without the reader of PDF files: a mutant of it reads on for ever, and is stopped at great length.
    sources: /^rules\/src\/(?!pdfFacts)/,
    tests: ['rules/src/**/*.test.ts'],
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
    tests: [
      'gateway/src/{bank,schema,session}/**/*.test.ts',
      // Before the reference bank: what a field is mapped to shows there.
      'tests/contract/{bodies/bodies,journey,formalization,seller,sale,vehicle,dashboardList}.test.ts',
    ],
    setup: ['upstream/bank/src/testing/keepDatabases.ts'],
  },
  bank: {
    sources: /^upstream\/bank\/src\/domain\/[\w/]+\/\w*[sS]ervice\.ts$/,
    tests: ['upstream/bank/src/{domain/**/*,journey,demo/personas}.test.ts'],
    setup: ['upstream/bank/src/testing/keepDatabases.ts'],
  },
  client: { sources: /^client\/src\/(flows|shared)\/.*\.ts$/, tests: ['client/src/**/*.test.ts'] },
};

const NOT_SOURCES = /\.(test|stories)\.tsx?$|\.d\.ts$|\/(?:generated|testing)\/|\/texts?\.ts$/;

/** Sorts by a hash: the same seed always takes the same ones. */
const inOrderOf = (seed: string, names: readonly string[]): string[] => {
  const key = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return names
    .map((name) => ({ name, key: key(name) }))
    .toSorted((one, two) => one.key.localeCompare(two.key))
    .map(({ name }) => name);
};

/** The files of a room to mutate, of the paths given. */
export const filesToMutate = ({ sources }: Room, paths: readonly string[]): string[] =>
  paths.filter((path) => sources.test(path) && /\.tsx?$/.test(path) && !NOT_SOURCES.test(path));

const WITHOUT_MUTANTS = /^\s*($|[)\]}]|\/[/*]|\*|import |export type |type )/;

/** So many lines of the files, as `path:line-line`; `textOf` reads a file. */
export function linesToMutate(
  files: readonly string[],
  { sample, seed, textOf }: { sample: number; seed: string; textOf: (path: string) => string },
): string[] {
  const lines = files.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, at) => (WITHOUT_MUTANTS.test(line) ? [] : [`${path}:${at + 1}-${at + 1}`])),
  );
  return inOrderOf(seed, lines).slice(0, sample).toSorted();
}

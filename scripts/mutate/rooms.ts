import { createHash } from 'node:crypto';

/** A part of the tree whose sources are mutated; the tests beside them have to notice. */
type Room = Readonly<{ sources: string }>;

/** Those whose tests start no server: in the others each mutant would wait for one. */
export const ROOMS: Readonly<Record<string, Room>> = {
  rules: { sources: 'rules/src/' },
  client: { sources: 'client/src/' },
};

const NOT_SOURCES = /\.test\.tsx?$|\.d\.ts$|\/generated\//;

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
  const own = paths.filter(
    (path) => path.startsWith(sources) && /\.tsx?$/.test(path) && !NOT_SOURCES.test(path),
  );
  return sample === undefined ? own : inOrderOf(seed, own).slice(0, sample);
}

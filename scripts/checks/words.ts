import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/services.ts';
import { findIdioms } from './idioms.ts';
import { proseOf } from './prose.ts';

/**
 * Fails on phrases that are not plain English, in comments, strings, descriptions and documents of the given folders
 * or files; by default of the whole repository: `npm run lint:words -- rules docs`.
 */
const folders = process.argv.slice(2);
/** Generated files, and the check's own lists of phrases. */
const LEFT_OUT = /\/generated\/|^scripts\/checks\/idioms/;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Phrases that are right where they are, as `path`, `phrase` and the reason between tabs. */
const allowed = read('scripts/checks/words-allowed.tsv')
  .split('\n')
  .map((line) => line.split('\t').slice(0, 2).join('\t'));

const paths = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const lines = paths
  .split('\n')
  .slice(0, -1)
  .filter((path) => !LEFT_OUT.test(path) && existsSync(join(root, path)))
  .flatMap((path) =>
    findIdioms(proseOf(path, read(path)))
      .filter(({ text }) => !allowed.includes(`${path}\t${text}`))
      .map(({ at, text, name, say }) => `${path}:${at}: ${name} ('${text}') → ${say}`),
  );
console.log([...lines, `${lines.length} phrases to rewrite.`].join('\n'));
process.exitCode = lines.length > 0 ? 1 : 0;

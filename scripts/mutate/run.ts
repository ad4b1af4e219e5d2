import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../processes/services.ts';
import { changedSince } from '../testing/changed.ts';
import { filesToMutate, linesToMutate, ROOMS } from './rooms.ts';

/**
 * `npm run mutate -- rules|loan|machine|derived|gateway|bank|client [--since REF] [--sample LINES] [--seed TEXT] [--least
 * PERCENT]`: breaks the sources in small ways and names those that no test of the room notices. `--sample`: on that many
 * lines alone. `--least`: fails below that score.
 */
const { values, positionals } = parseArgs({
  options: {
    since: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string' },
  },
  allowPositionals: true,
});
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

const [name = ''] = positionals;
const room = ROOMS[name];
if (room === undefined) throw new Error(`Name one of: ${Object.keys(ROOMS).join(', ')}.`);
const paths = values.since === undefined ? git('ls-files').split('\n') : changedSince(values.since);
const files = filesToMutate(room, paths);
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const mutate =
  values.sample === undefined
    ? files
    : linesToMutate(files, { sample: Number(values.sample), seed: values.seed, textOf });
if (mutate.length === 0) throw new Error('There is no source to mutate.');
process.stdout.write(`${mutate.join('\n')}\n`);

process.chdir(root);
process.env['MUTATE_ROOM'] = name;
await new Stryker({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
  // It would rewrite that file with a compiler's functions that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  // Of a copy: what git does not know, and what no test of a room reads.
  ignorePatterns: ['**/dist', '.cache', '.data', 'storybook-static', 'docs', 'deploy', 'e2e'],
  // It would write a line into every file of the tree.
  disableTypeChecks: false,
  tempDirName: '.cache/stryker',
  coverageAnalysis: 'perTest',
  // Tables and constants would run all tests, once for each of their lines.
  ignoreStatic: true,
  concurrency: 1,
  reporters: ['clear-text'],
  thresholds: { break: values.least === undefined ? null : Number(values.least) },
  clearTextReporter: { reportTests: false, logTests: false },
}).runMutationTest();

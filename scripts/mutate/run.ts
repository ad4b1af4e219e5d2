import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../processes/services.ts';
import { changedSince } from '../testing/changed.ts';
import { filesToMutate, ROOMS } from './rooms.ts';

/**
 * `npm run mutate -- rules|loan|machine|derived|gateway|bank|client [--since REF] [--sample FILES] [--seed TEXT]`: breaks the sources in small ways
 * and names those that no test of the room notices. Changes the files while it runs, and restores them.
 */
const { values, positionals } = parseArgs({
  options: {
    since: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

const [name = ''] = positionals;
const room = ROOMS[name];
if (room === undefined) throw new Error(`Name one of: ${Object.keys(ROOMS).join(', ')}.`);
if (git('status', '--porcelain') !== '') {
  throw new Error(
    'Commit or stash first: what a run leaves when it is stopped is put back with `git checkout .`.',
  );
}
const paths = values.since === undefined ? git('ls-files').split('\n') : changedSince(values.since);
const sample = values.sample === undefined ? undefined : Number(values.sample);
const mutate = filesToMutate(room, paths, { sample, seed: values.seed });
if (mutate.length === 0) throw new Error('There is no source to mutate.');
process.stdout.write(`${mutate.join('\n')}\n`);

process.chdir(root);
process.env['MUTATE_ROOM'] = name;
await new Stryker({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
  // A copy would not do: workspaces import each other by links to this tree.
  inPlace: true,
  // It would write a line into every file of the tree.
  disableTypeChecks: false,
  tempDirName: '.cache/stryker',
  coverageAnalysis: 'perTest',
  // Tables and constants would run all tests, once for each of their lines.
  ignoreStatic: true,
  concurrency: 1,
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, logTests: false },
}).runMutationTest();

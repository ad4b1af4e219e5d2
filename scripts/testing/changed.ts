import { execFileSync } from 'node:child_process';
import { root } from '../processes/services.ts';

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The commit at which this branch left `main`; on `main` itself, or where there is none, the last commit. */
export function branchPoint(): string {
  try {
    return git('merge-base', 'main', 'HEAD');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

/** Paths that differ from `base`: committed since, not committed yet, new. */
export function changedSince(base: string): readonly string[] {
  return [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
}

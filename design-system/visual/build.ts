import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const sources = globSync(
  [
    '.storybook/*',
    'design-system/{src,storybook}/**/*',
    '{client,rules}/src/**/*',
    'brand.json',
    'package-lock.json',
  ],
  { cwd: root },
);
const newest = Math.max(...sources.map((file) => changedAt(`${root}/${file}`)));

/** Builds Storybook into storybook-static if any source is newer than the last build. */
if (newest > changedAt(`${root}/storybook-static/index.json`)) {
  const { status } = spawnSync('storybook', ['build', '--disable-telemetry', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './services.ts';

const built = join(root, 'client/dist/.server/pages.js');
const sources = ['client', 'design-system/src', 'rules/src', 'schema.graphql', 'package-lock.json'];
const playground = join(root, 'gateway/dist/playground');
const callMap = join(root, 'gateway/dist/callMap.json');
const leftOut = new Set(['node_modules', 'dist', 'storybook-static']);

/** Builds the client when it was never built or a source is newer; throws when the build fails. */
export function buildClientIfNeeded(): void {
  const isCurrent =
    existsSync(built) &&
    statSync(built).mtimeMs > Math.max(...sources.map((path) => newestChange(join(root, path))));
  if (!isCurrent) run('client', 'build', 'Building the client (once, about half a minute)…');
  if (!existsSync(playground)) run('gateway', 'build:playground', 'Building the playground (once)…');
  if (!existsSync(callMap)) run('tests', 'call-map', 'Building the developer pages (once)…');
}

function run(workspace: string, script: string, announcement: string): void {
  console.log(announcement);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stdout, stderr } = spawnSync(npm, ['run', '-s', script, '-w', workspace], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${workspace} could not be built:\n${stdout}\n${stderr}`);
}

function newestChange(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path).filter((name) => !leftOut.has(name));
  return Math.max(0, ...inside.map((name) => newestChange(join(path, name))));
}

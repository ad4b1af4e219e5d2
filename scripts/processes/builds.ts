import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './services.ts';

const client = join(root, 'client/dist/.server/pages.js');
const clientSources = ['client', 'design-system/src', 'rules/src', 'schema.graphql', 'package-lock.json'];
const developerPages = ['gateway/dist/playground/index.html', 'gateway/dist/callMap.json'].map((path) =>
  join(root, path),
);
const leftOut = new Set(['node_modules', 'dist', 'storybook-static']);

const isClientCurrent = (): boolean =>
  existsSync(client) &&
  statSync(client).mtimeMs > Math.max(...clientSources.map((path) => newestChange(join(root, path))));

/** Builds the client if it is missing or older than a source. Rejects with the build's output on failure. */
export async function buildClientIfNeeded(signal?: AbortSignal): Promise<void> {
  if (isClientCurrent()) return;
  await announced('Building the client, about half a minute', ['build', '-w', 'client'], signal);
}

/** Builds the pages of `/developers` (playground and call map) if they are missing or older than the schema. */
export async function buildDeveloperPagesIfNeeded(signal?: AbortSignal): Promise<void> {
  const schemaChangedAt = statSync(join(root, 'schema.graphql')).mtimeMs;
  if (developerPages.every((path) => existsSync(path) && statSync(path).mtimeMs > schemaChangedAt)) return;
  await run(['build:developers'], signal);
}

async function announced(text: string, script: string[], signal?: AbortSignal): Promise<void> {
  const startedAt = Date.now();
  const { isTTY } = process.stdout;
  process.stdout.write(isTTY ? `${text}…` : `${text}…\n`);
  const ticking = setInterval(() => {
    if (isTTY) process.stdout.write(`\r${text}… ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }, 1000);
  try {
    await run(script, signal);
  } finally {
    clearInterval(ticking);
    if (isTTY) process.stdout.write('\n');
  }
}

function run(script: string[], signal?: AbortSignal): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return new Promise((resolve, reject) => {
    const child = spawn(npm, ['run', '-s', ...script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (output += text.toString()));
    }
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm run ${script.join(' ')} failed:\n${output}`));
    });
  });
}

function newestChange(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path).filter((name) => !leftOut.has(name));
  return Math.max(0, ...inside.map((name) => newestChange(join(path, name))));
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './browser.ts';
import { root } from './processes/services.ts';

type Step = Readonly<{ title: string; command: string[] }>;

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const run = (script: string): string[] => [npm, 'run', '-s', script];

const steps: Step[] = [
  { title: 'Generated files are current', command: run('codegen:check') },
  { title: 'Format', command: run('format:check') },
  { title: 'Types', command: run('typecheck') },
  { title: 'Lint', command: run('lint') },
  { title: 'Unit tests', command: run('test:unit') },
  { title: 'Contract, architecture and ledger tests', command: run('test:contract') },
  { title: 'Stories', command: run('test:stories') },
  { title: 'Templates at every size', command: [npm, 'run', '-s', 'visual', '-w', 'design-system'] },
  { title: 'Build', command: run('build') },
  { title: 'What the landing page pays', command: run('bench:bundle') },
  { title: 'Journeys in a browser', command: run('test:e2e') },
];

if (!existsSync(join(root, 'node_modules'))) spawnSync(npm, ['ci'], { cwd: root, stdio: 'inherit' });
const chromiumPath = findOrInstallChromium();
const only = process.argv.slice(2);
const failed: string[] = [];
let passed = 0;
for (const { title, command } of steps.filter((step) => only.length === 0 || only.includes(step.title))) {
  console.log(`\n━━ ${title}`);
  const startedAt = performance.now();
  const [file = npm, ...rest] = command;
  const { status } = spawnSync(file, rest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumPath },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (status === 0) passed += 1;
  else failed.push(title);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${title} (${seconds} s)`);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '');
console.log(`steps: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

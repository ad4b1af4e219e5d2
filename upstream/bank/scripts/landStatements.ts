import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANDED, normalized, problemOf } from '../src/testing/statements.ts';
import { seededDatabase } from '../src/testing/template.ts';

/**
 * `npm run statements:land`, with a release: runs the bank's tests, records the statements that they send to the
 * database, and promises that the migrations from now on leave them whole (docs/operations.md#migrations).
 */
const folder = mkdtempSync(join(tmpdir(), 'statements-'));
const file = join(folder, 'statements');
const run = [
  'vitest',
  'run',
  '--project',
  'unit',
  '--project',
  'server',
  'upstream/bank',
  '--exclude',
  '**/landedStatements.test.ts',
];
const tests = spawnSync('npx', run, {
  cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  env: { ...process.env, RECORD_STATEMENTS: file },
  stdio: 'inherit',
});
if (tests.status !== 0) throw new Error('The tests of the bank do not pass.');

const recorded = readFileSync(file, 'utf8')
  .split('\n')
  .flatMap((line) => (line === '' ? [] : [normalized(JSON.parse(line))]))
  .filter(
    (text) => /^(select|insert|update|delete|with)\b/i.test(text) && !/\bpg_|information_schema/.test(text),
  );
rmSync(folder, { recursive: true });

const { sql, close } = await seededDatabase();
const whole: string[] = [];
for (const text of new Set(recorded)) if ((await problemOf(sql, text)) === null) whole.push(text);
await close();
const head = '-- What the bank asks of its database: written by `npm run statements:land`, with a release.\n';
writeFileSync(LANDED, `${head}${whole.toSorted().join('\n')}\n`);
process.stdout.write(`${whole.length} statements are landed.\n`);

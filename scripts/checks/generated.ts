import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/services.ts';

/** Fails if the committed generated files differ from what the error codes, schema and operations generate. */
const directories = ['client/src/generated', 'gateway/src/generated'];
const files = ['schema.graphql', 'upstream/bank/openapi.json', 'upstream/bank/screens.json'];

const before = readAll();
const { status, stdout, stderr } = spawnSync('npm', ['run', 'codegen'], { cwd: root, encoding: 'utf8' });
if (status !== 0) {
  console.error(stdout, stderr);
  process.exit(1);
}
const after = readAll();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
if (stale.length > 0) {
  console.error(
    `Stale generated files (npm run codegen was needed, and has been run):\n  ${stale.join('\n  ')}`,
  );
  process.exit(1);
}
console.log(`${after.size} generated files are current.`);

function readAll(): Map<string, string> {
  const paths = directories.flatMap((directory) =>
    readdirSync(join(root, directory)).map((name) => `${directory}/${name}`),
  );
  return new Map([...files, ...paths].map((path) => [path, readFileSync(join(root, path), 'utf8')] as const));
}

import { spawnSync } from 'node:child_process';

/**
 * Runs the checks two at a time, then the journeys, which need the full machine. `--full` adds the slow tests and every
 * journey, and fails if a requirement has no passing test.
 */
const scripts = process.argv.includes('--full')
  ? ['checks', 'test:contract:full', 'test:e2e:full', 'requirements']
  : ['checks', 'test:e2e'];
const env = { WIREIT_PARALLEL: '2', WIREIT_FAILURES: 'continue', ...process.env };
const failed = scripts.filter((script) => {
  const shell = process.platform === 'win32';
  return spawnSync('npm', ['run', '-s', script], { stdio: 'inherit', env, shell }).status !== 0;
});
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}. Run one alone with npm run ${failed[0]}.`);
}
process.exitCode = failed.length > 0 ? 1 : 0;

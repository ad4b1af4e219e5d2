import { spawnSync } from 'node:child_process';

/** Runs the whole suite: the checks two at a time, then the journeys, which need the machine to themselves, then the requirements. */
const env = { WIREIT_PARALLEL: '2', WIREIT_FAILURES: 'continue', ...process.env };
const failed = ['checks', 'test:e2e', 'requirements'].filter((script) => {
  const shell = process.platform === 'win32';
  return spawnSync('npm', ['run', '-s', script], { stdio: 'inherit', env, shell }).status !== 0;
});
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallChromium } from './browser.ts';
import { compileCache, root } from './processes/services.ts';
import { branchPoint, changedSince } from './testing/changed.ts';
import { REPORTS_VARIABLE } from './testing/reports.ts';
import { faultsIn, runStep, runSteps } from './testing/run.ts';
import { type Step, STEPS, stepsFor } from './testing/steps.ts';

/** `npm test`, `npm test -- --changed [--base COMMIT]`, `npm test -- 'Unit tests' Lint`. */
const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' }, base: { type: 'string' } },
  allowPositionals: true,
});

function due(): readonly Step[] {
  if (values.changed) {
    const base = values.base ?? branchPoint();
    return stepsFor(changedSince(base)).map(({ changed, ...step }) => ({
      ...step,
      command: changed?.(base) ?? step.command,
    }));
  }
  return STEPS.filter(({ title }) => positionals.length === 0 || positionals.includes(title));
}

if (!existsSync(join(root, 'node_modules'))) {
  spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci'], { cwd: root, stdio: 'inherit' });
}
const reports = mkdtempSync(join(tmpdir(), 'prendarios-reports-'));
const env = {
  ...compileCache,
  // Two steps run beside each other: a tool written in Go (types, lint) has one core, and collects garbage less often.
  GOMAXPROCS: '1',
  GOGC: '400',
  ...process.env,
  CHROMIUM_PATH: findOrInstallChromium(),
  [REPORTS_VARIABLE]: reports,
};
const outcomes = await runSteps(
  due(),
  2,
  (step) => {
    console.log(`started: ${step.title}`);
    return runStep(step, { cwd: root, env });
  },
  ({ title, passed, notRun, seconds, output }) => {
    console.log(`\n━━ ${title}\n${output.trimEnd()}`);
    console.log(`${notRun ? 'NOT RUN' : passed ? 'passed' : 'FAILED'}: ${title} (${seconds.toFixed(1)} s)`);
  },
);
rmSync(reports, { recursive: true });
const failures = outcomes.filter(({ passed }) => !passed);
// Again at the end: a log is read from there, and some keep no more of it.
for (const { title, output } of failures)
  console.log(`\n━━ What failed: ${title}\n${faultsIn(output).join('\n')}`);
const failed = failures.map(({ title }) => title);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '');
const notRun = outcomes.filter((outcome) => outcome.notRun).map(({ title }) => title);
if (notRun.length > 0) console.log(`Not run: ${notRun.join(', ')}`);
const passed = outcomes.length - failed.length - notRun.length;
console.log(`steps: ${passed} passed, ${failed.length} failed, ${notRun.length} not run`);
process.exit(failed.length > 0 ? 1 : 0);

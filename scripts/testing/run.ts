import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './steps.ts';

export type Outcome = Readonly<{
  title: string;
  passed: boolean;
  /** The step could not do its work here, and failed nothing. */
  notRun?: boolean;
  seconds: number;
  output: string;
}>;

/** What a command ends with that could not do its work here, as sysexits.h has it (EX_TEMPFAIL). */
export const NOT_RUN = 75;

/** Runs a command to its end; what it prints is kept together, for others print beside it. */
export function runStep(step: Step, options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Outcome> {
  const startedAt = performance.now();
  const [file = '', ...rest] = step.command;
  const child = spawn(file, rest, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean, notRun = false) =>
      resolve({
        title: step.title,
        passed,
        ...(notRun ? { notRun } : {}),
        seconds: (performance.now() - startedAt) / 1000,
        output: Buffer.concat(chunks).toString(),
      });
    child.on('error', (error) => {
      chunks.push(Buffer.from(String(error)));
      end(false);
    });
    child.on('close', (code) => end(code === 0 || code === NOT_RUN, code === NOT_RUN));
  });
}

/** Whether `step` may start while `running` run and `waiting` have not begun. */
function mayStart(step: Step, running: readonly Step[], waiting: readonly Step[]): boolean {
  const before = new Set([...running, ...waiting].map(({ title }) => title));
  if (step.after?.some((title) => before.has(title))) return false;
  return running.length === 0 || !(step.alone || running.some(({ alone }) => alone));
}

/** Runs the steps in their order, `width` at a time, each as soon as what it needs has ended. */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  run: (step: Step) => Promise<Outcome>,
  told: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<Outcome>>();
  const outcomes: Outcome[] = [];
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => mayStart(step, [...running.keys()], waiting));
    if (next !== undefined && running.size < width) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, run(next));
    } else {
      const outcome = await Promise.race(running.values());
      for (const step of running.keys()) if (step.title === outcome.title) running.delete(step);
      outcomes.push(outcome);
      told(outcome);
    }
  }
  return outcomes;
}

const FAULT_LINE =
  /^\s*(FAIL |\d+\) |\S*Error: |Error: |Expected|Received|❯ .*:\d+:\d+|at .*:\d+:\d+|> *\d+ \|)/;
const FAULT_LINES = 40;

/** What failed in a step's output, shortly: which tests, with which errors, where. For the end of a long log. */
export function faultsIn(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const faults = new Set(lines.filter((line) => FAULT_LINE.test(line)).map((line) => line.trimEnd()));
  return [...faults].slice(0, FAULT_LINES);
}

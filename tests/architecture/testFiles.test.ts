import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';

/** What one test changes for all that run in the same process. */
const CHANGES_ITS_PROCESS = /\bvi\.(mock|doMock|stubGlobal|stubEnv|resetModules|useFakeTimers)\(/;

it('keeps tests that change globals or modules in a process of their own', () => {
  const files = ['rules', 'client', 'design-system', 'servers', 'gateway', 'upstream'].flatMap((folder) =>
    sourceFiles(folder, ['.test.ts']),
  );
  const shared = files.filter((path) => !path.endsWith('.isolated.test.ts'));
  expect(shared.filter((path) => CHANGES_ITS_PROCESS.test(readSource(path)))).toEqual([]);
});

/** A wait of so many milliseconds for something to happen, where the thing itself can be waited for. */
const WAITS = [/\bwaitForTimeout\(/, /\bvi\.waitFor\(/, /(?<!test\.)\bsetTimeout\(/, /\b(sleep|delay)\(/];

/** Time that is part of what is proved, each with why. */
const PART_OF_THE_PROOF: Readonly<Record<string, string>> = {
  'e2e/full/clientLog.spec.ts': 'an error that no caller catches is thrown from a timer of no length',
  'e2e/journeys/slowNetwork.spec.ts': 'the fault is an answer that comes late',
  'gateway/src/bank/anotherBank.test.ts': 'a bank that takes longer than a read may',
  'gateway/src/main.test.ts': 'a bank that takes its time, and a balancer that asks now and then',
};

describe('no test waits for a fixed time', () => {
  const files = [
    'rules',
    'client',
    'design-system',
    'gateway',
    'upstream',
    'scripts',
    'tests',
    'e2e',
  ].flatMap((folder) => sourceFiles(folder, ['.test.ts', '.spec.ts', '.visual.ts', '.stories.tsx']));
  const own = 'tests/architecture/testFiles.test.ts';
  const waiting = files.filter((path) => path !== own && WAITS.some((wait) => wait.test(readSource(path))));

  it('but where the time is part of what it proves', () => {
    expect(waiting.toSorted()).toEqual(Object.keys(PART_OF_THE_PROOF));
  });
});

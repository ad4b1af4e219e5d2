import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';

/** Calls that affect other tests in the same process. */
const CHANGES_ITS_PROCESS = /\bvi\.(mock|doMock|stubGlobal|stubEnv|resetModules|useFakeTimers)\(/;

it('tests that change globals or modules run in a separate process', () => {
  const files = ['rules', 'client', 'design-system', 'servers', 'gateway', 'upstream'].flatMap((folder) =>
    sourceFiles(folder, ['.test.ts']),
  );
  const shared = files.filter((path) => !path.endsWith('.isolated.test.ts'));
  expect(shared.filter((path) => CHANGES_ITS_PROCESS.test(readSource(path)))).toEqual([]);
});

/** Fixed waits; a test can wait for the event instead. */
const WAITS = [/\bwaitForTimeout\(/, /\bvi\.waitFor\(/, /(?<!test\.)\bsetTimeout\(/, /\b(sleep|delay)\(/];

/** Test files that may use fixed delays because timing is what they test, each with its reason. */
const PART_OF_THE_PROOF: Readonly<Record<string, string>> = {
  'e2e/full/clientLog.spec.ts': 'an uncaught error is thrown from a zero-length timer',
  'e2e/journeys/slowNetwork.spec.ts': 'the simulated fault is a late response',
  'gateway/src/bank/anotherBank.test.ts': 'the bank exceeds the read timeout',
  'gateway/src/main.test.ts': 'the bank is slow, and a load balancer polls at intervals',
};

describe('fixed waits in tests', () => {
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

  it('appear only in tests of timing', () => {
    expect(waiting.toSorted()).toEqual(Object.keys(PART_OF_THE_PROOF));
  });
});

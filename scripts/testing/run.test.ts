import { describe, expect, it } from 'vitest';
import { faultsIn, NOT_RUN, type Outcome, runStep, runSteps } from './run.ts';
import type { Step } from './steps.ts';

const step = (title: string, more: Partial<Step> = {}): Step => ({ title, command: [], ...more });

/** Runs steps that end when the test says so. */
function begin(steps: readonly Step[], width: number) {
  const running = new Map<string, (passed: boolean) => void>();
  const told: string[] = [];
  const all = runSteps(
    steps,
    width,
    ({ title }) =>
      new Promise<Outcome>((resolve) => {
        running.set(title, (passed) => {
          running.delete(title);
          resolve({ title, passed, seconds: 1, output: '' });
        });
      }),
    ({ title }) => told.push(title),
  );
  const end = async (title: string, passed = true) => {
    running.get(title)?.(passed);
    await expect.poll(() => told).toContain(title);
  };
  return { all, told, end, names: () => [...running.keys()] };
}

describe('the steps of the whole test', () => {
  it('run as many at a time as was said, in their order', async () => {
    const { all, end, names, told } = begin([step('a'), step('b'), step('c')], 2);
    expect(names()).toEqual(['a', 'b']);
    await end('b');
    await expect.poll(names).toEqual(['a', 'c']);
    await end('c', false);
    await end('a');
    expect((await all).map(({ title, passed }) => [title, passed])).toEqual([
      ['b', true],
      ['c', false],
      ['a', true],
    ]);
    expect(told).toEqual(['b', 'c', 'a']);
  });

  it('wait for what they need, regardless of its outcome', async () => {
    const { end, names } = begin([step('build'), step('weigh', { after: ['build'] }), step('lint')], 2);
    expect(names()).toEqual(['build', 'lint']);
    await end('lint');
    expect(names()).toEqual(['build']);
    await end('build', false);
    await expect.poll(names).toEqual(['weigh']);
    await end('weigh');
  });

  it('have nothing beside them where they are alone', async () => {
    const { end, names } = begin(
      [step('first', { alone: true }), step('a'), step('last', { alone: true })],
      3,
    );
    expect(names()).toEqual(['first']);
    await end('first');
    await expect.poll(names).toEqual(['a']);
    await end('a');
    await expect.poll(names).toEqual(['last']);
    await end('last');
  });
});

describe('a step', () => {
  const options = { cwd: import.meta.dirname, env: process.env };
  const node = (code: string) => step('it', { command: [process.execPath, '-e', code] });

  it('keeps all that its command prints, and says how it ended', async () => {
    const good = await runStep(node('console.log("out"); console.error("err")'), options);
    expect(good).toMatchObject({ title: 'it', passed: true });
    expect(good.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
    expect(await runStep(node('process.exit(3)'), options)).toMatchObject({ passed: false });
  });

  it('neither passes nor fails where its command could not do its work', async () => {
    expect(await runStep(node(`process.exit(${NOT_RUN})`), options)).toMatchObject({ notRun: true });
    expect(await runStep(node('process.exit(0)'), options)).not.toHaveProperty('notRun');
  });

  it('fails with a command that is not there', async () => {
    const none = await runStep(step('it', { command: ['there-is-no-such-command'] }), options);
    expect(none).toMatchObject({ passed: false, output: expect.stringContaining('ENOENT') });
  });
});

describe('the faults of a step', () => {
  it('are its failed tests with their errors and places, once each, without colours and pages of source', () => {
    const output = [
      '  ✓  1 [phone] › a.spec.ts:1:1 › passes (1.0s)',
      '  1) [phone] › b.spec.ts:5:1 › the end is shown ─────',
      '    \u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m',
      '    Expected: visible',
      '      23 |   await submit.click();',
      '    > 24 |   await expect(done).toBeVisible();',
      '        at b.spec.ts:24:22',
      '    attachment #1: screenshot (image/png)',
      '        at b.spec.ts:24:22',
      ' FAIL  |pure| c.test.ts > adds',
      'AssertionError: expected 1 to be 2',
      ' ❯ c.test.ts:3:4',
    ].join('\n');
    expect(faultsIn(output)).toEqual([
      '  1) [phone] › b.spec.ts:5:1 › the end is shown ─────',
      '    Error: expect(locator).toBeVisible() failed',
      '    Expected: visible',
      '    > 24 |   await expect(done).toBeVisible();',
      '        at b.spec.ts:24:22',
      ' FAIL  |pure| c.test.ts > adds',
      'AssertionError: expected 1 to be 2',
      ' ❯ c.test.ts:3:4',
    ]);
  });

  it('are none where nothing is known of a failure', () => {
    expect(faultsIn('killed')).toEqual([]);
  });
});

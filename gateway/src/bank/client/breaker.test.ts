import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Breaker, type Verdict } from './breaker.ts';
import { RecentCount } from './recentCount.ts';
import { retryAfterSeconds } from './retryAfter.ts';

const SETTINGS = { failurePercent: 50, minCalls: 20, windowMs: 10_000, openMs: 3000 };

function setUp() {
  let now = 0;
  const breaker = new Breaker(SETTINGS, () => now);
  const call = (verdict: Verdict, times = 1) => {
    for (let at = 0; at < times; at += 1) breaker.enter()?.(verdict);
  };
  return { breaker, call, wait: (ms: number) => (now += ms) };
}

describe('the breaker', () => {
  it.each([
    [19, 0, 'closed'],
    [20, 0, 'open'],
    [10, 10, 'open'],
    [10, 11, 'closed'],
    [40, 41, 'closed'],
  ])('with %i failures and %i successes is %s', (fails, works, state) => {
    const { breaker, call } = setUp();
    call('works', works);
    call('fails', fails);
    expect(breaker.state).toBe(state);
  });

  it('ignores calls that are older than its window', () => {
    const { breaker, call, wait } = setUp();
    call('fails', 19);
    wait(10_000);
    call('fails', 19);
    expect(breaker.state).toBe('closed');
    call('fails');
    expect(breaker.state).toBe('open');
  });

  it('ignores clients that disconnected', () => {
    const { breaker, call } = setUp();
    call('fails', 19);
    call('nothing', 50);
    expect(breaker.state).toBe('closed');
  });

  it('blocks all calls while open, then allows one at a time and closes after the first success', () => {
    const { breaker, call, wait } = setUp();
    call('fails', 20);
    expect([breaker.enter(), breaker.retryAfterSeconds]).toEqual([null, 3]);
    wait(2999);
    expect([breaker.enter(), breaker.retryAfterSeconds]).toEqual([null, 1]);
    wait(1);
    expect(breaker.state).toBe('half-open');
    const gone = breaker.enter();
    expect(breaker.enter()).toBeNull();
    gone?.('nothing');
    breaker.enter()?.('fails');
    expect(breaker.state).toBe('open');
    wait(3000);
    breaker.enter()?.('works');
    expect(breaker.state).toBe('closed');
    call('fails', 19);
    expect(breaker.state).toBe('closed');
  });

  it('ignores the results of calls that started before it opened', () => {
    const { breaker, call, wait } = setUp();
    const [one, other] = [breaker.enter(), breaker.enter()];
    call('fails', 20);
    wait(1000);
    one?.('fails');
    other?.('works');
    expect(breaker.state).toBe('open');
    wait(2000);
    expect(breaker.state).toBe('half-open');
  });
});

describe('a recent count', () => {
  it('covers its window, to within a tenth of its length', () => {
    const steps = fc.array(fc.record({ wait: fc.nat(4000), adds: fc.nat(3) }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (list) => {
        let now = 0;
        const count = new RecentCount(10_000, () => now);
        const at: number[] = [];
        for (const { wait, adds } of list) {
          now += wait;
          for (let one = 0; one < adds; one += 1) {
            count.add();
            at.push(now);
          }
        }
        const within = (ms: number) => at.filter((time) => now - time < ms).length;
        expect(count.value).toBeGreaterThanOrEqual(within(9000));
        expect(count.value).toBeLessThanOrEqual(within(10_001));
      }),
    );
  });
});

const NOW = Date.parse('2026-11-20T15:00:00Z');

it.each([
  ['5', 5],
  ['0', 0],
  ['999999', 3600],
  ['Fri, 20 Nov 2026 15:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 14:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [undefined, null],
])('Retry-After %j means %j seconds', (value, seconds) => {
  expect(retryAfterSeconds(value, NOW)).toBe(seconds);
});

import { describe, expect, test } from 'vitest';
import { readClock } from './sessionClock.ts';

const IDLE = 15 * 60_000;
const NOW = 1_800_000_000_000;
const after = (ms: number) => readClock(NOW, NOW - ms, IDLE);

describe('the inactivity check [KO-01]', () => {
  test('treats a missing cookie as expired [EN-11]', () => {
    expect(readClock(NOW, null, IDLE)).toEqual({ kind: 'ended' });
  });

  test.each([
    [0, { kind: 'active', wakeIn: 20_000 }],
    [13 * 60_000 + 55_000, { kind: 'active', wakeIn: 5_000 }],
    [14 * 60_000, { kind: 'ending', endsAt: NOW + 60_000, wakeIn: 20_000 }],
    [IDLE - 3_000, { kind: 'ending', endsAt: NOW + 3_000, wakeIn: 3_000 }],
    [IDLE, { kind: 'ended' }],
    [IDLE + 86_400_000, { kind: 'ended' }],
  ])('%i ms after the last activity, returns %o', (ms, reading) => {
    expect(after(ms)).toEqual(reading);
  });

  test('does not extend a session for a time in the future', () => {
    expect(readClock(NOW, NOW + 3_600_000, IDLE)).toEqual({ kind: 'active', wakeIn: 20_000 });
  });
});

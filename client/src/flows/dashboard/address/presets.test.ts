import { describe, expect, test } from 'vitest';
import { PRESETS, presetDays, presetOf } from './presets.ts';

describe('date presets [RT-38]', () => {
  test.each([
    ['today', '2026-11-22', '2026-11-22'],
    ['week', '2026-11-22', '2026-11-16'],
    ['week', '2027-03-02', '2027-02-24'],
    ['month', '2026-11-22', '2026-11-01'],
  ] as const)('%s on %s starts on %s and has no end', (preset, today, from) => {
    expect(presetDays(preset, today)).toEqual({ from, to: null });
  });

  test.each(PRESETS)('%s is recognized in a URL on the same day', (preset) => {
    expect(presetOf(presetDays(preset, '2026-11-22'), '2026-11-22')).toBe(preset);
  });

  test.each([
    { from: null, to: null },
    { from: '2026-11-02', to: null },
    { from: '2026-11-22', to: '2026-11-22' },
    { from: null, to: '2026-11-22' },
  ])('%j matches no preset', (days) => {
    expect(presetOf(days, '2026-11-22')).toBeNull();
  });
});

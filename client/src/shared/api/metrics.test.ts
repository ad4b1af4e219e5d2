import { describe, expect, test } from 'vitest';
import { captureMetrics, currentMetrics, metricsSearch, readMetrics } from './metrics.ts';

describe('the metrics of a visit', () => {
  test('are read from the five keys', () => {
    const search = new URLSearchParams(
      'utm_source=radio&utm_medium=cpc&utm_campaign=cero+km&utm_term=prenda&utm_content=a1&otra=x',
    );
    const metrics = { source: 'radio', medium: 'cpc', campaign: 'cero km', term: 'prenda', content: 'a1' };
    expect(readMetrics(search)).toEqual(metrics);
    expect(readMetrics(metricsSearch(metrics))).toEqual(metrics);
  });

  test.each([
    ['<script>alert(1)</script>', 'scriptalert1/script'],
    ['=SUM(A1)', 'SUMA1'],
    ['@x', 'x'],
    ['-2+3', '2+3'],
    ['=+-2+3', '2+3'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(readMetrics(new URLSearchParams({ utm_source: typed })).source).toBe(kept);
  });

  test('are cut at their longest length, and null when missing', () => {
    expect(readMetrics(new URLSearchParams({ utm_source: 'a'.repeat(10_000) })).source).toHaveLength(100);
    const bold = readMetrics(new URLSearchParams({ utm_campaign: `x${'𝗙'.repeat(60)}` })).campaign;
    expect(bold).toBe(`x${'𝗙'.repeat(49)}`);
    expect(readMetrics(new URLSearchParams({ utm_source: '  ', utm_medium: '' }))).toEqual({});
  });

  test('stay when an address has none', () => {
    captureMetrics(new URLSearchParams('utm_source=radio'));
    captureMetrics(new URLSearchParams('tipo=A'));
    expect(currentMetrics()).toEqual({ source: 'radio' });
  });
});

import { describe, expect, test } from 'vitest';
import { captureMetrics, currentMetrics, metricsSearch, readMetrics } from './metrics.ts';

describe('where the visit came from', () => {
  test('the five keys become the five metrics', () => {
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
  ])('%j is kept as %j', (typed, kept) => {
    expect(readMetrics(new URLSearchParams({ utm_source: typed })).source).toBe(kept);
  });

  test('ten kilobytes are cut, nothing is left out as nothing', () => {
    expect(readMetrics(new URLSearchParams({ utm_source: 'a'.repeat(10_000) })).source).toHaveLength(100);
    expect(readMetrics(new URLSearchParams({ utm_source: '  ', utm_medium: '' }))).toEqual({});
  });

  test('an address without metrics keeps those of the visit', () => {
    captureMetrics(new URLSearchParams('utm_source=radio'));
    captureMetrics(new URLSearchParams('tipo=A'));
    expect(currentMetrics()).toEqual({ source: 'radio' });
  });
});

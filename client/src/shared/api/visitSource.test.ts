import { describe, expect, test } from 'vitest';
import { captureVisitSource, currentVisitSource, visitSourceSearch, readVisitSource } from './visitSource.ts';

describe('the source of a visit', () => {
  test('is read from the five parameters', () => {
    const search = new URLSearchParams(
      'utm_source=radio&utm_medium=cpc&utm_campaign=cero+km&utm_term=prenda&utm_content=a1&otra=x',
    );
    const source = { source: 'radio', medium: 'cpc', campaign: 'cero km', term: 'prenda', content: 'a1' };
    expect(readVisitSource(search)).toEqual(source);
    expect(readVisitSource(visitSourceSearch(source))).toEqual(source);
  });

  test.each([
    ['<script>alert(1)</script>', 'scriptalert1/script'],
    ['=SUM(A1)', 'SUMA1'],
    ['@x', 'x'],
    ['-2+3', '2+3'],
    ['=+-2+3', '2+3'],
  ])('normalizes %j to %j', (typed, kept) => {
    expect(readVisitSource(new URLSearchParams({ utm_source: typed })).source).toBe(kept);
  });

  test('is truncated to the maximum length, and empty if missing', () => {
    expect(readVisitSource(new URLSearchParams({ utm_source: 'a'.repeat(10_000) })).source).toHaveLength(100);
    const bold = readVisitSource(new URLSearchParams({ utm_campaign: `x${'𝗙'.repeat(60)}` })).campaign;
    expect(bold).toBe(`x${'𝗙'.repeat(49)}`);
    expect(readVisitSource(new URLSearchParams({ utm_source: '  ', utm_medium: '' }))).toEqual({});
  });

  test('is kept if a later URL has none', () => {
    captureVisitSource(new URLSearchParams('utm_source=radio'));
    captureVisitSource(new URLSearchParams('tipo=A'));
    expect(currentVisitSource()).toEqual({ source: 'radio' });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { limitsOf } from './manifestLimits.ts';

const nested = (depth: number) => `query Deep { ${'a { '.repeat(depth - 1)}a${' }'.repeat(depth)}`;
const wide = `query Wide @x { ${'b: a @skip(if: false) '.repeat(150)} }`;

describe('the operation limits', () => {
  it('are twice each measure’s largest value in the manifest', () => {
    const limits = limitsOf([nested(7), wide, 'query Small { a }']);
    expect(limits).toMatchObject({ depth: 14, fields: 300, aliases: 300, directives: 302 });
    // Keyword and name, the directive, the braces, and ten tokens per field.
    expect(limits.tokens).toBe(2 * (2 + 2 + 2 + 150 * 10));
  });

  it('count fragments at each spread', () => {
    const fragment = `fragment F on Query { ${'a '.repeat(60)} }`;
    expect(limitsOf([`query Q { ...F ...F } ${fragment}`]).fields).toBe(240);
  });

  it('have minimums without a manifest', () => {
    expect(limitsOf([])).toEqual({ depth: 8, fields: 200, aliases: 10, directives: 10, tokens: 500 });
  });

  it("stay small with the client's operations", () => {
    const file = readFileSync(readSettings({}).trustedDocumentsFile, 'utf8');
    const texts = Object.values(JSON.parse(file) as Record<string, string>);
    expect(texts.length).toBeGreaterThan(20);
    const limits = limitsOf(texts);
    // Review a larger client operation before it raises the limits for all senders.
    expect(limits.depth).toBeLessThanOrEqual(20);
    expect(limits.fields).toBeLessThanOrEqual(800);
    expect(limits.tokens).toBeLessThanOrEqual(2000);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokensCss } from './css.ts';

describe('tokens.css', () => {
  it('is what the tokens say now', () => {
    const written = readFileSync(new URL('../foundations/tokens.css', import.meta.url), 'utf8');
    expect(written).toBe(tokensCss());
  });

  it('gives every brand its dark colours under the system preference, without a script', () => {
    const css = tokensCss();
    expect(css).toContain("@media (prefers-color-scheme: dark) {\n  :root:not([data-mode='light'])");
    expect(css).toContain("@media (prefers-color-scheme: dark) {\n  :root[data-brand='vivere']:not");
  });
});

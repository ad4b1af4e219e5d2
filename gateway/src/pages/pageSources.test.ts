import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sourcesOf } from './pageSources.ts';

/** SHA-256 of the empty string: the content of Emotion's style element in production. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('a page’s policy', () => {
  test('allows only the empty style if the page has nothing inline', () => {
    const data = '<script type="application/json" id="brand">{"name":"Banco"}</script>';
    const page = `<html><head>${data}<script type="module" src="/a.js"></script></head></html>`;
    expect(sourcesOf(page)).toEqual({ style: [EMPTY], styleAttr: [], script: [] });
  });

  test('allows every inline style, attribute and script by its hash, once', () => {
    const page = '<style>a{}</style><p style="color:&quot;x&quot;"></p><script>go()</script>';
    const policy = sourcesOf(page + page);
    expect(policy.style).toHaveLength(2);
    expect(policy.styleAttr).toHaveLength(1);
    expect(policy.script).toHaveLength(1);
    for (const source of [...policy.style, ...policy.styleAttr, ...policy.script]) {
      expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
    }
  });

  test('hashes an attribute as the browser reads it', () => {
    const [source] = sourcesOf('<p style="content:&quot;x&quot;">').styleAttr;
    const read = createHash('sha256').update('content:"x"').digest('base64');
    expect(source).toBe(`'sha256-${read}'`);
  });
});

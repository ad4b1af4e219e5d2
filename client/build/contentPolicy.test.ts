import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentPolicyOf } from './contentPolicy.ts';

/** SHA-256 of the empty text: what Emotion's own style element holds in production. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the content policy of the built pages', () => {
  test('without anything inline only the empty style is allowed', () => {
    const page = '<html><head><script type="module" src="/a.js"></script></head></html>';
    expect(contentPolicyOf([page])).toEqual({ style: [EMPTY], styleAttr: [], script: [] });
  });

  test('every inline style, attribute and script is allowed by its own hash, once', () => {
    const page = '<style>a{}</style><p style="color:&quot;x&quot;"></p><script>go()</script>';
    const policy = contentPolicyOf([page, page]);
    expect(policy.style).toHaveLength(2);
    expect(policy.styleAttr).toHaveLength(1);
    expect(policy.script).toHaveLength(1);
    for (const source of [...policy.style, ...policy.styleAttr, ...policy.script]) {
      expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
    }
  });

  test('an attribute is hashed as the browser reads it', () => {
    const [source] = contentPolicyOf(['<p style="content:&quot;x&quot;">']).styleAttr;
    const read = createHash('sha256').update('content:"x"').digest('base64');
    expect(source).toBe(`'sha256-${read}'`);
  });
});

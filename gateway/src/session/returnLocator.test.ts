import { describe, expect, it } from 'vitest';
import { documentOf, locatorOf } from './returnLocator.ts';

const OLD = 'the old secret, of at least thirty-two characters';
const NEW = 'the new secret, of at least thirty-two characters';

describe('the locator of a document', () => {
  it.each(['30222555', '4222555'])('is always the same, hides %s and gives it back', (documentNumber) => {
    const locator = locatorOf([OLD], documentNumber);
    expect(locatorOf([OLD], documentNumber)).toBe(locator);
    expect(Buffer.from(locator, 'base64url').toString('latin1')).not.toContain(documentNumber);
    expect(documentOf([OLD], locator)).toBe(documentNumber);
  });

  it('outlives an exchange of secrets', () => {
    expect(documentOf([NEW, OLD], locatorOf([OLD], '30222555'))).toBe('30222555');
    expect(documentOf([NEW], locatorOf([OLD], '30222555'))).toBeNull();
  });

  it.each(['', 'x', '00000000-0000-4000-8000-000000000001', 'A'.repeat(48)])('is not %o', (text) => {
    expect(documentOf([OLD], text)).toBeNull();
  });
});

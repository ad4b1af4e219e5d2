import { describe, expect, it } from 'vitest';
import { locatorOf, soughtBy } from './returnLocator.ts';

const OLD = 'the old secret, of at least thirty-two characters';
const NEW = 'the new secret, of at least thirty-two characters';
const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const sought = (documentNumber: string, proposalId: string | null = null) => ({ documentNumber, proposalId });

describe('a document’s locator', () => {
  it.each([sought('30222555'), sought('4222555'), sought('30222555', PROPOSAL), sought('4222555', PROPOSAL)])(
    'is stable, hides %j and can be decoded',
    (of) => {
      const locator = locatorOf([OLD], of);
      expect(locatorOf([OLD], of)).toBe(locator);
      expect(Buffer.from(locator, 'base64url').toString('latin1')).not.toContain(of.documentNumber);
      expect(soughtBy([OLD], locator)).toEqual(of);
    },
  );

  it('survives a rotation of secrets', () => {
    const of = sought('30222555');
    expect(soughtBy([NEW, OLD], locatorOf([OLD], of))).toEqual(of);
    expect(soughtBy([NEW], locatorOf([OLD], of))).toBeNull();
  });

  it.each(['', 'x', PROPOSAL, 'A'.repeat(48), 'A'.repeat(96)])('cannot be %o', (text) => {
    expect(soughtBy([OLD], text)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { createKeyring, IDEMPOTENCY_HEADER, writeContext } from './idempotency.ts';

function counted() {
  let count = 0;
  return createKeyring(() => `key-${(count += 1)}`);
}

describe('the idempotency key of a write', () => {
  test('stays the same for the same values', () => {
    const ring = counted();
    expect(ring.keyFor({ a: 1 })).toBe('key-1');
    expect(ring.keyFor({ a: 1 })).toBe('key-1');
  });

  test('changes with the values and after a response', () => {
    const ring = counted();
    ring.keyFor({ a: 1 });
    expect(ring.keyFor({ a: 2 })).toBe('key-2');
    ring.settle();
    expect(ring.keyFor({ a: 2 })).toBe('key-3');
  });

  test('is sent as a header', () => {
    expect(writeContext('k').headers).toEqual({ [IDEMPOTENCY_HEADER]: 'k' });
  });
});

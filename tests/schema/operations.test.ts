import { expect, it } from 'vitest';
import { brokenOperations, clientOperations, currentSchema } from './operations.ts';

it('every client operation is valid against the schema and selects no deprecated field', () => {
  const operations = clientOperations();
  expect(operations.length).toBeGreaterThan(20);
  expect(brokenOperations(currentSchema(), operations)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import {
  breakingChanges,
  brokenOperations,
  clientOperations,
  currentSchema,
  landedSchema,
} from './changes.ts';

describe('changes of the schema', () => {
  it('break nothing that was landed; `npm run schema:land` lands on purpose what does', () => {
    expect(breakingChanges(landedSchema(), currentSchema())).toEqual([]);
  });

  it('leave every operation of the client whole', () => {
    const operations = clientOperations();
    expect(operations.length).toBeGreaterThan(20);
    expect(brokenOperations(currentSchema(), operations)).toEqual([]);
  });

  it.each<[string, (schema: string) => string, string]>([
    [
      'a field that went',
      (schema) => schema.replace(/ {2}"[^"\n]*"\n {2}displayName: String!\n/, ''),
      'Proposal.displayName was removed.',
    ],
    [
      'a field that may be null now',
      (schema) => schema.replace('  displayName: String!\n', '  displayName: String\n'),
      'Proposal.displayName changed type from String! to String.',
    ],
    [
      'an argument that is demanded now',
      (schema) => schema.replace('    couponId: String\n', '    couponId: String!\n'),
      'Query.vehicleTypes arg couponId has changed type from String to String!.',
    ],
    [
      'a value that went',
      (schema) => schema.replace(/\n {2}"[^"\n]*"\n {2}ACTIVE_BIOMETRY\n/, '\n'),
      'ACTIVE_BIOMETRY was removed from enum type EntryModal.',
    ],
  ])('find %s', (_what, change, line) => {
    const changed = change(currentSchema());
    expect(changed).not.toBe(currentSchema());
    expect(breakingChanges(currentSchema(), changed)).toContain(line);
  });

  it('name what an operation still asks for', () => {
    const changed = currentSchema().replace(/ {2}"[^"\n]*"\n {2}resumable: Boolean!\n/, '');
    expect(brokenOperations(changed, clientOperations())).toContainEqual(
      expect.stringContaining('Cannot query field "resumable" on type "Proposal".'),
    );
  });
});

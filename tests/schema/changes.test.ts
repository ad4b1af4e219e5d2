import { describe, expect, it } from 'vitest';
import {
  breakingChanges,
  brokenOperations,
  clientOperations,
  currentSchema,
  landedSchema,
  undatedDeprecations,
} from './changes.ts';

describe('changes of the schema', () => {
  it('break nothing that was landed; `npm run schema:land` lands on purpose what does', () => {
    expect(breakingChanges(landedSchema(), currentSchema())).toEqual([]);
  });

  it('leave every operation of the client whole, without deprecated fields', () => {
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
      (schema) => schema.replace('    couponId: ID\n', '    couponId: ID!\n'),
      'Query.vehicleTypes arg couponId has changed type from ID to ID!.',
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

  it('deprecate with a replacement and a last day', () => {
    expect(undatedDeprecations(currentSchema())).toEqual([]);
    const undated = 'type Query { a: Int @deprecated b: Int @deprecated(reason: "Use a.") }';
    expect(undatedDeprecations(undated)).toEqual(['a: No longer supported', 'b: Use a.']);
  });

  it.each([
    ['2027-01-31', ['Old was removed.', 'Query.a was removed.']],
    ['2027-02-01', []],
  ])(
    'may remove on %s what was deprecated until 31 January, with the types that only it used',
    (today, broken) => {
      const before = `
      enum Old { X }
      type Query { a: Old @deprecated(reason: "Use b. Removed after 2027-01-31.") b: Int }`;
      expect(breakingChanges(before, 'type Query { b: Int }', today)).toEqual(broken);
    },
  );

  it('name an operation that asks for a deprecated field', () => {
    const schema = 'type Query { a: Int @deprecated(reason: "Use b. Removed after 2027-01-31.") b: Int }';
    expect(brokenOperations(schema, ['{ a }'])).toEqual([
      'The field Query.a is deprecated. Use b. Removed after 2027-01-31.',
    ]);
  });

  it('name what an operation still asks for', () => {
    const changed = currentSchema().replace(/ {2}"[^"\n]*"\n {2}resumable: Boolean!\n/, '');
    expect(brokenOperations(changed, clientOperations())).toContainEqual(
      expect.stringContaining('Cannot query field "resumable" on type "ProposalFlow".'),
    );
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { USER_ERROR_CODES, USER_ERRORS } from '../../gateway/src/schema/userErrorTable.ts';
import { root } from '../processes/services.ts';

const COMMON = USER_ERROR_CODES.filter((code) => USER_ERRORS[code].of === 'every');

const codesOf = (mutation: string): string[] =>
  USER_ERROR_CODES.filter((code) => {
    const { of } = USER_ERRORS[code];
    return of !== 'every' && of.some((name) => name === mutation);
  });

/** Whether a mutation may return a code. */
export const mayAnswer = (mutation: string, code: string): boolean =>
  [...COMMON, ...codesOf(mutation)].some((one) => one === code);

const DESCRIBED_MUTATION = /^  "(.*?)(?: User errors: [A-Z_, ]+\.)?"\n  (\w+)/gm;

/** Adds the enum of all codes to the schema, and each mutation's codes to the end of its description. */
export function withUserErrors(schema: string): string {
  const values = USER_ERROR_CODES.map((code) => `  ${JSON.stringify(USER_ERRORS[code].means)}\n  ${code}\n`);
  const common = `${COMMON.slice(0, -1).join(', ')} and ${COMMON.at(-1)}`;
  return schema
    .replace(/(?<=^enum UserErrorCode \{\n)[^}]*/m, () => values.join(''))
    .replace(/(?<=every field may also return )[^"]*(?=\."\ntype Mutation \{$)/m, common)
    .replace(/(?<=^type Mutation \{\n).*?(?=^\})/ms, (fields) =>
      fields.replace(DESCRIBED_MUTATION, (_field, text: string, name: string) => {
        const codes = codesOf(name);
        return `  "${text}${codes.length === 0 ? '' : ` User errors: ${codes.join(', ')}.`}"\n  ${name}`;
      }),
    );
}

if (import.meta.main) {
  const path = join(root, 'schema.graphql');
  const before = readFileSync(path, 'utf8');
  const after = withUserErrors(before);
  // Skip unchanged files, because other processes read the schema.
  if (after !== before) writeFileSync(path, after);
}

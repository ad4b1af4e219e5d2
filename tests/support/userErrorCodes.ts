import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { root } from './sourceFiles.ts';

const mutation = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8')).getMutationType();
const listed = (text: string | null | undefined): string[] => text?.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) ?? [];

/** The codes that every mutation may answer, as the description of `Mutation` says. */
export const COMMON_CODES: readonly string[] = listed(mutation?.description?.split('may also answer')[1]);

/** The codes of `userErrors` that each mutation's description lists. */
export const CODES_OF: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(mutation?.getFields() ?? {}).map(({ name, description }) => [
    name,
    listed(description?.split('User errors: ')[1]),
  ]),
);

export const mayAnswer = (name: string, code: string): boolean =>
  COMMON_CODES.includes(code) || (CODES_OF.get(name)?.includes(code) ?? false);

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The schema that this process serves. */
export const schemaText = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

/** Distinguishes schema versions, for example when a new release takes over. */
export const schemaHash = createHash('sha256').update(schemaText).digest('hex');

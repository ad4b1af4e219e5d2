import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The contract that this process serves. */
export const schemaText = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

/** Tells two versions of the contract apart, as when a new release takes over. */
export const schemaHash = createHash('sha256').update(schemaText).digest('hex');

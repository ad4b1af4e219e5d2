import { inject } from 'vitest';
import { copyOf } from './postgres.ts';

/** Returns the address of a new, empty database on the project's shared server. */
export const emptyDatabase = (): Promise<string> => copyOf(inject('server').empty);

/** Returns the address of a new database that is migrated and seeded. */
export const seededAddress = (): Promise<string> => copyOf(inject('server').seeded);

import { inject } from 'vitest';
import { copyOf } from './postgres.ts';

/** The address of a new, empty database on the server that the files of a project share. */
export const emptyDatabase = (): Promise<string> => copyOf(inject('server').empty);

/** The address of one that is migrated and seeded. */
export const seededAddress = (): Promise<string> => copyOf(inject('server').seeded);

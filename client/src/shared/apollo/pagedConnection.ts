import type { FieldPolicy } from '@apollo/client';

/**
 * A page is kept under its filters and its cursor, never joined to another: going back shows it at once, and no
 * answer can land in another list. A newer answer takes the whole page's place.
 */
export const pagedConnection: FieldPolicy = { keyArgs: ['first', 'after', 'filter'], merge: false };

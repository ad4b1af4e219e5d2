import type { FieldPolicy } from '@apollo/client';

/**
 * Each page is cached under its filters, order and cursor and never merged with another: going back shows it at once, and
 * no answer can get into another list. A newer answer replaces the whole page.
 */
export const pagedConnection: FieldPolicy = { keyArgs: ['first', 'after', 'filter', 'sort'], merge: false };

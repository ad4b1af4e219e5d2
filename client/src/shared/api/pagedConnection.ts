import type { FieldPolicy } from '@apollo/client';

/**
 * Caches each page under its filters, order and cursor, and never merges pages. Going back is immediate, and responses
 * cannot end up in another list. A newer response replaces the page.
 */
export const pagedConnection: FieldPolicy = { keyArgs: ['first', 'after', 'filter', 'sort'], merge: false };

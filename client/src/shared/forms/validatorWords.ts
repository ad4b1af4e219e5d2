import * as z from 'zod/mini';

/**
 * For a value that nobody can type: every other fault has words of its own. Not in the servers, whose operators read the
 * validator's own words.
 */
if (!import.meta.env.SSR) z.config({ localeError: () => 'Revisá este dato.' });

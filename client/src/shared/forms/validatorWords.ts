import * as z from 'zod/mini';

/**
 * Message for values that users cannot enter; every other error has its own text. Not set on servers, whose operators
 * need the validator's original messages.
 */
if (!import.meta.env.SSR) z.config({ localeError: () => 'Revisá este dato.' });

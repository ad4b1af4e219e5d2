import { notFound } from '../http/errors.ts';

/** The same answer for somebody else's record and for none (docs/security.md#a-users-own-record). */
export const missingUser = () => notFound('USER_NOT_FOUND', 'No encontramos ese usuario.');

import { notFound } from '../http/errors.ts';

/** Another's record and one that does not exist answer alike (SECURITY 1, 10). */
export const missingUser = () => notFound('USER_NOT_FOUND', 'No encontramos ese usuario.');

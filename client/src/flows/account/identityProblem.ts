import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { identityMessage, isNetworkError } from './messages.ts';

/** Errors that belong to a field of the form; the others are shown above its button. */
const FIELD_OF: Readonly<Record<string, string>> = {
  CodeMismatchException: 'code',
  EnableSoftwareTokenMFAException: 'code',
  ExpiredCodeException: 'code',
  InvalidPasswordException: 'password',
};

/** The problem of a failed call, for its form; a lost connection is thrown again, and the form handles it. */
export async function identityProblems(call: () => Promise<unknown>): Promise<readonly ServerProblem[]> {
  try {
    await call();
    return [];
  } catch (error) {
    if (isNetworkError(error)) throw error;
    const name = error instanceof Error ? error.name : '';
    const field = FIELD_OF[name];
    return [{ code: name, message: identityMessage(error), path: field === undefined ? [] : [field] }];
  }
}

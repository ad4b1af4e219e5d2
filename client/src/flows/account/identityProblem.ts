import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { identityMessage, isNetworkError } from './messages.ts';

/** Errors shown at a field; others appear above the button. */
const FIELD_OF: Readonly<Record<string, string>> = {
  CodeMismatchException: 'code',
  EnableSoftwareTokenMFAException: 'code',
  ExpiredCodeException: 'code',
  InvalidPasswordException: 'password',
};

/** Converts a failed call to a form error; rethrows a lost connection, which the form handles. */
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

import * as z from 'zod/mini';

/** The result of a field rule: null when the value is valid, else the text for the user. */
export type Check = string | null;

/** Returns a zod schema of a text field whose issue is the rule's own message. */
export function checked(check: (value: string) => Check) {
  return z.string().check((context) => {
    const message = check(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

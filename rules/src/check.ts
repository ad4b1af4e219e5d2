import * as z from 'zod/mini';

/** What a field rule answers: null when the value stands, else the text for the person. */
export type Check = string | null;

/** A zod schema of a text field that answers with the rule's own message. */
export function checked(check: (value: string) => Check) {
  return z.string().check((context) => {
    const message = check(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

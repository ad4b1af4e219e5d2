import { messagesOf, type FormSchema } from '@prendarios/rules/forms/schema';
import * as z from 'zod/mini';

/** The rules of the fields that are asked so far. Its output is not sent: the whole schema comes last. */
export function partOf<Input, Output>(
  schema: FormSchema<Input, Output>,
  isAsked: (field: string) => boolean,
): FormSchema<Input, Output> {
  const asked = z.custom<Input>().check(({ value, issues }) => {
    for (const [field, message] of Object.entries(messagesOf(schema, value))) {
      const path = field.split('.');
      if (isAsked(path[0] ?? ''))
        issues.push({ code: 'custom', message, path, input: value, continue: true });
    }
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form that is not whole reads no output
  return asked as unknown as FormSchema<Input, Output>;
}

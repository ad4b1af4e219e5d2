import { messagesOf, type FormSchema } from '@prendarios/rules/forms/schema';
import * as z from 'zod/mini';

/** Returns the schema of the fields shown so far. Its output is not sent; the last part uses the full schema. */
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the full schema's output is read
  return asked as unknown as FormSchema<Input, Output>;
}

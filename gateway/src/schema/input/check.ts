import type { FormSchema } from '@prendarios/rules/forms/schema';
import * as z from 'zod/mini';
import type { UserError } from '../../generated/resolvers.ts';
import { invalidField } from '../userErrors.ts';

/** A converted input, or the errors that prevented it. */
export type Checked<T> = { value: T; userErrors: [] } | { value: null; userErrors: UserError[] };

/** Collects rule violations, each with the field's path in the input. */
export class FieldErrors {
  readonly list: UserError[] = [];

  check(path: readonly string[], message: string | null): void {
    if (message !== null) this.list.push(invalidField(path, message));
  }

  /** Checks the input at `path` against the form's schema; returns it normalised. */
  take<Input, Output>(
    path: readonly string[],
    schema: FormSchema<Input, Output>,
    value: NoInfer<Input>,
  ): Output {
    const { success, data, error } = z.safeParse(schema, value);
    if (success) return data;
    for (const issue of error.issues) this.check([...path, ...issue.path.map(String)], issue.message);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `checkedValue` drops the value if the list has errors
    return value as unknown as Output;
  }
}

export function checkedValue<T>(errors: FieldErrors, value: T): Checked<T> {
  return errors.list.length === 0 ? { value, userErrors: [] } : { value: null, userErrors: errors.list };
}

import type { FormSchema } from '@prendarios/rules/forms/schema';
import * as z from 'zod/mini';
import type { UserError } from '../../generated/resolvers.ts';
import { invalidField } from '../userErrors.ts';

/** A converted input, or why it cannot be one. */
export type Checked<T> = { value: T; userErrors: [] } | { value: null; userErrors: UserError[] };

/** Collects what the rules refuse, each with the path of its field from the input's root. */
export class FieldErrors {
  readonly list: UserError[] = [];

  check(path: readonly string[], message: string | null): void {
    if (message !== null) this.list.push(invalidField(path, message));
  }

  /** Checks the part of the input at `path` by the form's own schema; returns it normalised. */
  take<Input, Output>(
    path: readonly string[],
    schema: FormSchema<Input, Output>,
    value: NoInfer<Input>,
  ): Output {
    const { success, data, error } = z.safeParse(schema, value);
    if (success) return data;
    for (const issue of error.issues) this.check([...path, ...issue.path.map(String)], issue.message);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with a fault in the list, `checkedValue` gives nothing of it out
    return value as unknown as Output;
  }
}

export function checkedValue<T>(errors: FieldErrors, value: T): Checked<T> {
  return errors.list.length === 0 ? { value, userErrors: [] } : { value: null, userErrors: errors.list };
}

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
}

export function checkedValue<T>(errors: FieldErrors, value: T): Checked<T> {
  return errors.list.length === 0 ? { value, userErrors: [] } : { value: null, userErrors: errors.list };
}

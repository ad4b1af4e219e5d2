import type { FieldPolicy } from '@apollo/client';

/** What is left out, null and empty text narrow nothing: with and without them it is the same list. */
function meant(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value)
    .map(([name, part]): [string, unknown] => [name, meant(part)])
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Every argument makes a list of its own, whatever the order of its parts. */
export function connectionKey(name: string, args: Readonly<Record<string, unknown>> | null): string {
  return `${name}:${JSON.stringify(meant(args ?? {}) ?? {})}`;
}

/**
 * A page is kept under its filters and its cursor, never joined to another: going back shows it at once, and no
 * answer can land in another list. A newer answer takes the whole page's place.
 */
export const pagedConnection: FieldPolicy = {
  keyArgs: (args, { fieldName }) => connectionKey(fieldName, args),
  merge: false,
};

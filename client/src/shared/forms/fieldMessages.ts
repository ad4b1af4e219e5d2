import type { FieldMessages } from './userErrors.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const keysInOrder = (errors: object, values: unknown): string[] => [
  ...new Set([...(isObject(values) ? Object.keys(values) : []), ...Object.keys(errors)]),
];

/** Returns one message per field with errors, in the order of `values`, which is the order of the page. */
export function fieldMessages(errors: object, values: unknown, at = ''): FieldMessages {
  const messages: FieldMessages = {};
  for (const key of keysInOrder(errors, values)) {
    const error: unknown = Reflect.get(errors, key);
    if (!isObject(error)) continue;
    const field = `${at}${key}`;
    if (typeof error['message'] === 'string') messages[field] = error['message'];
    else Object.assign(messages, fieldMessages(error, isObject(values) ? values[key] : null, `${field}.`));
  }
  return messages;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the distinct codes of an answer's errors and of the user errors in its data. */
export function errorCodes(answer: unknown): string[] {
  if (!isObject(answer)) return [];
  const own = ['userErrors', 'errors'].flatMap((list) => {
    const errors = answer[list];
    return Array.isArray(errors)
      ? errors.flatMap((error: unknown) => {
          if (!isObject(error)) return [];
          const code = isObject(error['extensions']) ? error['extensions']['code'] : error['code'];
          return typeof code === 'string' ? [code] : [];
        })
      : [];
  });
  return [...new Set([...own, ...Object.values(answer).flatMap(errorCodes)])];
}

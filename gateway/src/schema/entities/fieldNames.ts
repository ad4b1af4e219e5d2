/**
 * Paths in the schema's input by different paths in the bank's body. The longest matching prefix applies; '' is the
 * input itself.
 */
export type FieldNames = Readonly<Record<string, string>>;

export const SAME_NAMES: FieldNames = {};

/** Returns the names of an entity that is at `bankPath` in the body and at `inputPath` in the input. */
export function nestFieldNames(bankPath: string, names: FieldNames, inputPath = bankPath): FieldNames {
  return {
    [bankPath]: inputPath,
    ...Object.fromEntries(
      Object.entries(names).map(([bank, input]) => [`${bankPath}.${bank}`, join(inputPath, input)]),
    ),
  };
}

const join = (...paths: string[]) => paths.filter((path) => path !== '').join('.');

/** Maps `customer.cellPhone.provider` to ['owner', 'phone', 'providerCode']. */
export function toInputPath(field: string, names: FieldNames): string[] {
  const segments = field.split('.');
  for (let length = segments.length; length > 0; length -= 1) {
    const name = names[segments.slice(0, length).join('.')];
    if (name !== undefined)
      return join(name, ...segments.slice(length))
        .split('.')
        .filter(Boolean);
  }
  return segments;
}

/** Removes zod's additions: the range of safe integers, and patterns next to a format. */
export function withoutZodAdditions(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutZodAdditions);
  if (typeof part !== 'object' || part === null) return part;
  const isFormatted = 'format' in part && typeof part.format === 'string';
  return Object.fromEntries(
    Object.entries(part)
      .filter(
        ([name, value]) =>
          !(isFormatted && name === 'pattern') && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER,
      )
      .map(([name, value]) => [name, withoutZodAdditions(value)]),
  );
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;
const referencesIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(REFERENCE)].map(([, name = '']) => name);

/** Returns the components referenced directly or through others, by name. */
function used(paths: unknown, schemas: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const names = new Set(referencesIn(paths));
  for (const name of names) for (const inner of referencesIn(schemas[name])) names.add(inner);
  return new Map([...names].toSorted().map((name) => [name, schemas[name]]));
}

/** Responses may have more properties than the contract; the gateway drops them. */
function open(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(open);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name, value]) => !(name === 'additionalProperties' && value === false))
      .map(([name, value]) => [name, open(value)]),
  );
}

/** Returns `Flow` for `FlowInput` if both are equal or only one is used. */
function withoutSuffix(name: string, all: ReadonlyMap<string, unknown>): string {
  const base = name.replace(/Input$/, '');
  const isOne = !all.has(base) || JSON.stringify(all.get(base)) === JSON.stringify(all.get(name));
  return isOne ? base : name;
}

/** Adds the components that the paths need. Requests are strict; responses may have more properties. */
export function withComponents<P>(
  paths: P,
  schemas: Readonly<Record<string, unknown>>,
): { paths: P; schemas: Record<string, unknown> } {
  const all = used(paths, schemas);
  const text = JSON.stringify({
    paths,
    schemas: Object.fromEntries(
      [...all].map(([name, schema]) => [
        withoutSuffix(name, all),
        name.endsWith('Input') ? schema : open(schema),
      ]),
    ),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same JSON with other names
  return JSON.parse(
    text.replaceAll(REFERENCE, (_all, name: string) => `"#/components/schemas/${withoutSuffix(name, all)}"`),
  ) as { paths: P; schemas: Record<string, unknown> };
}

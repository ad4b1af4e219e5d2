const isObject = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Returns an OpenAPI document with its components inlined at every reference. */
export function inlined(document: unknown): unknown {
  const found = (reference: string): unknown =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), document);
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (!isObject(part)) return part;
    const { $ref: reference, ...beside } = part;
    if (typeof reference !== 'string') {
      return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, walk(value)]));
    }
    const target = walk(found(reference));
    return isObject(target) ? { ...target, ...beside } : target;
  };
  return walk(document);
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** With its question mark; nothing for what is undefined. */
export function queryText(query: Query | undefined): string {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

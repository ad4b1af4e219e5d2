type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Returns the query string with its question mark and without undefined values; '' if no value is left. */
export function queryText(query: Query | undefined): string {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

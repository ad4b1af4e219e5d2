/** What one request may ask for; the client's own operations stay under half of each (SECURITY 19). */
export const LIMITS = {
  /** Bytes of a request to /graphql. */
  bodyBytes: 100 * 1024,
  tokens: 2000,
  depth: 10,
  fields: 400,
  aliases: 20,
  directives: 20,
  /** One mutation a request: a phone code tried under ten aliases would count as one try at every limiter. */
  rootMutations: 1,
} as const;

/** Bytes of a file, and of what a form adds around it (DOMAIN §5). */
export const FILE_BYTES = 10 * 1024 * 1024;
export const FORM_OVERHEAD_BYTES = 64 * 1024;

/** Limits of every request; what an operation may ask for comes from the client's own (manifestLimits). */
export const LIMITS = {
  /** Bytes of a request to /graphql. */
  bodyBytes: 100 * 1024,
  /** One mutation a request: a phone code tried under ten aliases would count as one try at every limiter. */
  rootMutations: 1,
} as const;

/** Bytes that a form adds around a file. */
export const FORM_OVERHEAD_BYTES = 64 * 1024;

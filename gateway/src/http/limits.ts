/** Limits of every request. Limits of operations come from the client's own operations (manifestLimits). */
export const LIMITS = {
  /** Bytes of a request to /graphql. */
  bodyBytes: 100 * 1024,
  /** Otherwise ten aliases that try phone codes would count as one attempt. */
  rootMutations: 1,
} as const;

/** Bytes of multipart overhead around a file. */
export const FORM_OVERHEAD_BYTES = 64 * 1024;

/** Limits of a request whatever it asks for; what an operation may ask for comes from the client's own (manifestLimits). */
export const LIMITS = {
  /** Bytes of a request to /graphql. */
  bodyBytes: 100 * 1024,
  /** One mutation a request: a phone code tried under ten aliases would count as one try at every limiter. */
  rootMutations: 1,
} as const;

/** Bytes of a file (docs/domain.md#documents), and of what a form adds around it. */
export const FILE_BYTES = 10 * 1024 * 1024;
export const FORM_OVERHEAD_BYTES = 64 * 1024;
/** Bytes of a picture of the identity check; the bank takes no more. */
export const PICTURE_BYTES = 5 * 1024 * 1024;

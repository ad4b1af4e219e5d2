type Origin = 'request' | 'session' | 'bank' | 'gateway';

export type ErrorCode = Readonly<{
  origin: Origin;
  /** HTTP status of the response; 200 if it has both data and errors. */
  status: string;
  means: string;
  todo: string;
}>;

const MEND = 'Correct the request as the message says. It did not reach the bank.';
const RETRY =
  'Show the message and offer to try again; a write is sent again under the same Idempotency-Key.';
const SIGN_IN = 'Get a new token and send the request again; if there is none, go to the sign-in.';

/**
 * All values of `extensions.code` in GraphQL errors and of `code` in HTTP error responses. Errors that the user can fix
 * are data instead: the payload's `userErrors`, with the codes of `UserErrorCode`.
 */
export const ERROR_CODES = {
  BAD_REQUEST: {
    origin: 'request',
    status: '400, 405',
    means: 'The request is not a GraphQL request, or is a GET whose document has a mutation (405).',
    todo: MEND,
  },
  BAD_USER_INPUT: {
    origin: 'request',
    status: '200, 400',
    means:
      'A variable or argument has a value that its type or a rule refuses; `field` names it if a rule refuses it.',
    todo: MEND,
  },
  GRAPHQL_PARSE_FAILED: {
    origin: 'request',
    status: '200, 400',
    means: 'The text is not GraphQL.',
    todo: MEND,
  },
  GRAPHQL_VALIDATION_FAILED: {
    origin: 'request',
    status: '200, 400',
    means:
      'The operation does not match the schema, or exceeds a limit (depth, fields, aliases, directives, tokens).',
    todo: MEND,
  },
  OPERATION_RESOLUTION_FAILURE: {
    origin: 'request',
    status: '200, 400',
    means: 'The document has several operations and the request does not name one of them.',
    todo: MEND,
  },
  PERSISTED_QUERY_NOT_FOUND: {
    origin: 'request',
    status: '200',
    means: 'The hash is not in the manifest of this release.',
    todo: 'Send the text with the hash in the demo. In production, reload the page, because there is a new release.',
  },
  OPERATION_NOT_TRUSTED: {
    origin: 'request',
    status: '400',
    means: 'This gateway answers only the operations of the manifest, by their hash.',
    todo: 'Run code generation and send the hash.',
  },
  FORBIDDEN: {
    origin: 'request',
    status: '200, 403',
    means: 'The request comes from another site, or the user may not do this.',
    todo: 'Do not offer actions that the user may not perform.',
  },
  NOT_FOUND: {
    origin: 'request',
    status: '200, 404',
    means: 'The resource does not exist, or the user may not see it; the answer is the same.',
    todo: 'Go back to the previous page.',
  },
  CONFLICT: {
    origin: 'request',
    status: '409',
    means: 'An upload resumes at a wrong offset.',
    todo: 'Request the offset and resume there.',
  },
  TOO_LARGE: { origin: 'request', status: '413', means: 'The request is over 100 kB.', todo: MEND },
  FILE_TOO_BIG: {
    origin: 'request',
    status: '413',
    means: 'The file is over 10 MB.',
    todo: 'Show the message next to the file.',
  },
  MEDIA_TYPE: {
    origin: 'request',
    status: '415',
    means: 'The route does not support the content type, or the charset is not utf-8.',
    todo: MEND,
  },
  REQUEST_TIMEOUT: {
    origin: 'request',
    status: '408',
    means: 'The request did not arrive in time.',
    todo: RETRY,
  },
  METHOD_NOT_ALLOWED: {
    origin: 'request',
    status: '405',
    means: 'The route does not support the method.',
    todo: MEND,
  },
  RATE_LIMITED: {
    origin: 'request',
    status: '200, 429',
    means: 'Too many requests in a minute, an hour or a day, here or at the bank.',
    todo: 'Show the message and wait as long as Retry-After says.',
  },
  UNAUTHENTICATED: {
    origin: 'session',
    status: '200, 401',
    means: 'The token is invalid or expired, or missing for a field that requires it.',
    todo: SIGN_IN,
  },
  SESSION_EXPIRED: {
    origin: 'session',
    status: '200, 401',
    means: 'The session ended by a sign-out or after too long without activity.',
    todo: 'Go to the sign-in and keep the entered data.',
  },
  IDENTITY_UNAVAILABLE: {
    origin: 'session',
    status: '200, 503',
    means: 'The identity service was not available to verify the token.',
    todo: RETRY,
  },
  BANK_UNAVAILABLE: {
    origin: 'bank',
    status: '200',
    means: 'The bank could not be reached, or is not called for some seconds after repeated failures.',
    todo: RETRY,
  },
  BANK_TIMEOUT: {
    origin: 'bank',
    status: '200',
    means: 'The bank did not answer within 12 seconds.',
    todo: RETRY,
  },
  BANK_CONTRACT: {
    origin: 'bank',
    status: '200',
    means: 'The answer of the bank breaks its contract.',
    todo: 'Show the message. The log has the call and the path of the error by request id.',
  },
  BANK_ERROR: {
    origin: 'bank',
    status: '200',
    means: 'The bank failed, or refused without a code.',
    todo: RETRY,
  },
  UNAVAILABLE: {
    origin: 'gateway',
    status: '503',
    means: 'The service is temporarily unavailable or overloaded; Retry-After says how long to wait.',
    todo: RETRY,
  },
  INTERNAL: { origin: 'gateway', status: '500', means: 'An internal error of the gateway.', todo: RETRY },
  INTERNAL_SERVER_ERROR: {
    origin: 'gateway',
    status: '200, 500',
    means: 'An internal error of the gateway.',
    todo: RETRY,
  },
} as const satisfies Readonly<Record<string, ErrorCode>>;

type Origin = 'request' | 'session' | 'bank' | 'gateway';

export type ErrorCode = Readonly<{
  origin: Origin;
  /** HTTP status of the response; 200 if it has both data and errors. */
  status: string;
  means: string;
  todo: string;
}>;

const MEND = 'Mend the request: the message says what is wrong with it. It never reached the bank.';
const RETRY =
  'Show the message and offer to try again; a write is sent again under the same Idempotency-Key.';
const SIGN_IN = 'Ask for a new token and send the request again; without one, lead to the sign-in.';

/**
 * All values of `extensions.code` in GraphQL errors and of `code` in HTTP refusals. Errors that the user can fix are
 * data instead: the payload's `userErrors`, with the codes of `UserErrorCode`.
 */
export const ERROR_CODES = {
  BAD_REQUEST: {
    origin: 'request',
    status: '400, 405',
    means: 'It is no GraphQL request, or a GET whose document has a mutation (405).',
    todo: MEND,
  },
  BAD_USER_INPUT: {
    origin: 'request',
    status: '200, 400',
    means:
      'A variable or argument has a value that its type or rule refuses; `field` names it when it is a rule.',
    todo: MEND,
  },
  GRAPHQL_PARSE_FAILED: {
    origin: 'request',
    status: '200, 400',
    means: 'The text is no GraphQL.',
    todo: MEND,
  },
  GRAPHQL_VALIDATION_FAILED: {
    origin: 'request',
    status: '200, 400',
    means:
      'The operation does not fit the schema, or is over a limit (depth, fields, aliases, directives, tokens).',
    todo: MEND,
  },
  OPERATION_RESOLUTION_FAILURE: {
    origin: 'request',
    status: '200, 400',
    means: 'The document has several operations and none, or none of that name, was asked for.',
    todo: MEND,
  },
  PERSISTED_QUERY_NOT_FOUND: {
    origin: 'request',
    status: '200',
    means: 'The hash is not in the manifest of this release.',
    todo: 'Send the text along where texts are answered; in production load the page again: a new release is out.',
  },
  OPERATION_NOT_TRUSTED: {
    origin: 'request',
    status: '400',
    means: 'Only the operations of the manifest are answered here, by their hash.',
    todo: 'Run code generation and send the hash.',
  },
  FORBIDDEN: {
    origin: 'request',
    status: '200, 403',
    means: 'The request comes from another site, or the bank does not let this person do that.',
    todo: 'Do not offer what is not theirs to do.',
  },
  NOT_FOUND: {
    origin: 'request',
    status: '200, 404',
    means: 'It is not there, or not theirs: both are the same answer.',
    todo: 'Lead back to where they came from.',
  },
  CONFLICT: {
    origin: 'request',
    status: '409',
    means: 'An upload goes on from a byte where the server is not.',
    todo: 'Ask for the offset and go on from there.',
  },
  TOO_LARGE: { origin: 'request', status: '413', means: 'The request is over 100 kB.', todo: MEND },
  FILE_TOO_BIG: {
    origin: 'request',
    status: '413',
    means: 'The file is over 10 MB.',
    todo: 'Show the message beside the file.',
  },
  MEDIA_TYPE: {
    origin: 'request',
    status: '415',
    means: 'The content type is not one of the route, or its charset is not utf-8.',
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
    means: 'The method is not one of the route.',
    todo: MEND,
  },
  RATE_LIMITED: {
    origin: 'request',
    status: '200, 429',
    means: 'Too many requests in a minute, an hour or a day, here or at the bank.',
    todo: 'Show the message and wait; it and Retry-After say how long.',
  },
  UNAUTHENTICATED: {
    origin: 'session',
    status: '200, 401',
    means: 'The token is not valid or expired, or there is none and the field needs one.',
    todo: SIGN_IN,
  },
  SESSION_EXPIRED: {
    origin: 'session',
    status: '200, 401',
    means: 'The session ended: signed out, or idle for too long.',
    todo: 'Lead to the sign-in and keep what was typed.',
  },
  IDENTITY_UNAVAILABLE: {
    origin: 'session',
    status: '200, 503',
    means: 'The identity service could not be asked whether the token is valid.',
    todo: RETRY,
  },
  BANK_UNAVAILABLE: {
    origin: 'bank',
    status: '200',
    means: 'The bank could not be reached, or was left alone for seconds after failing five times.',
    todo: RETRY,
  },
  BANK_TIMEOUT: {
    origin: 'bank',
    status: '200',
    means: 'The bank did not answer in 12 seconds.',
    todo: RETRY,
  },
  BANK_CONTRACT: {
    origin: 'bank',
    status: '200',
    means: 'The bank answered something that its contract does not hold.',
    todo: 'Show the message. The log has the call and the place under the request id.',
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
    means:
      'The service is away for a moment, or has more to do than it can; Retry-After says how long to wait.',
    todo: RETRY,
  },
  INTERNAL: { origin: 'gateway', status: '500', means: 'A fault of the gateway.', todo: RETRY },
  INTERNAL_SERVER_ERROR: {
    origin: 'gateway',
    status: '200, 500',
    means: 'A fault of the gateway.',
    todo: RETRY,
  },
} as const satisfies Readonly<Record<string, ErrorCode>>;

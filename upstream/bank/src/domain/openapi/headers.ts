import { ACCESS, isRead } from '../access/table.ts';

/** A request or response header as declared in the document. */
export type Header = Readonly<{ name: string; required: boolean; description: string; pattern?: string }>;

const optional = (name: string, description: string): Header => ({ name, required: false, description });
const always = (name: string, description: string): Header => ({ name, required: true, description });

/** Request headers by component name. */
export const REQUEST_HEADERS = {
  Subject: optional(
    'x-subject',
    "Random id of the guest's browser, created by the gateway. It separates guests' idempotency keys and identifies who posted a guest's proposal. Omitted until a browser has one.",
  ),
  ClientAddress: optional('x-client-address', "The browser's IP address, by which limits count."),
  RequestId: optional(
    'x-request-id',
    "Id of the browser's request for the log: 1 to 64 letters, digits, _ and -.",
  ),
  TraceParent: optional('traceparent', "W3C trace context, if the gateway's tracing is on."),
  IdempotencyKey: optional(
    'idempotency-key',
    '1 to 255 characters. The gateway sends a key with nearly every write, and retries the write with the same key after 502, 503, 504 or a lost connection, up to three attempts in total. For the same subject and call, the bank answers a known key with the first answer and does not write again; 422 IDEMPOTENCY_KEY_REUSED for another body, 409 IDEMPOTENCY_IN_FLIGHT while the first attempt is running. For a bank without idempotency keys, set BANK_IDEMPOTENT_WRITES=off at the gateway.',
  ),
  RequestedAction: {
    ...always(
      'x-requested-action',
      'Required because this GET writes, and links and prefetches must not trigger it.',
    ),
    pattern: '^confirm$',
  },
} as const satisfies Record<string, Header>;

/** Response headers by component name. */
export const ANSWER_HEADERS = {
  ETag: always(
    'ETag',
    'Strong ETag, which changes whenever the answer changes. The gateway polls with it; without it, each poll reads the complete answer.',
  ),
  Replayed: optional('Idempotency-Replayed', 'true if the answer is the one stored for the key.'),
  Disposition: always('Content-Disposition', 'attachment with the file name'),
  RetryAfter: optional('Retry-After', 'Seconds after which the same request may succeed.'),
} as const satisfies Record<string, Header>;

type RequestHeader = keyof typeof REQUEST_HEADERS;
type AnswerHeader = keyof typeof ANSWER_HEADERS;

/** The gateway also sends an idempotency key here, without effect: a duplicate log line is harmless. */
const LOG = 'POST /api/logs/create_log';

/** Returns the headers that the gateway sends with a call, except those of its security schemes and schema. */
export function requestHeadersOf(route: string): readonly RequestHeader[] {
  return [
    'Subject',
    'ClientAddress',
    'RequestId',
    'TraceParent',
    ...(isRead(route) && route !== LOG ? [] : (['IdempotencyKey'] as const)),
    ...(route.endsWith('/confirm_proposal') ? (['RequestedAction'] as const) : []),
  ];
}

/** Returns the headers of a call's response with this status. */
export function answerHeadersOf(
  route: string,
  status: string,
  { isVersioned, isFile }: { isVersioned: boolean; isFile: boolean },
): readonly AnswerHeader[] {
  if (status === '200') {
    return [
      ...(isVersioned ? (['ETag'] as const) : []),
      ...(isRead(route) ? [] : (['Replayed'] as const)),
      ...(isFile ? (['Disposition'] as const) : []),
    ];
  }
  if (status === '304') return ['ETag'];
  return ['409', '429', '503'].includes(status) ? ['RetryAfter'] : [];
}

/** Returns whether a call requires or only accepts the identity token. */
export function securityOf(route: string): Record<string, string[]>[] {
  const about = ACCESS[route]?.about;
  const signedIn = { serviceKey: [], identityToken: [] };
  const needsUser = about === 'self' || about === 'ownList' || about === 'board';
  return needsUser ? [signedIn] : [{ serviceKey: [] }, signedIn];
}

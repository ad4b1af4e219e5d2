import { isErrorAnswer } from '@prendarios/rules/answer';

/** Why a call to the bank failed; clients see it as `extensions.code`. */
export type BankFailureCode =
  | 'BANK_UNAVAILABLE'
  | 'BANK_TIMEOUT'
  | 'BANK_CONTRACT'
  | 'BANK_ERROR'
  | 'RATE_LIMITED'
  // The user's token was rejected; a rejected service key has another code.
  | 'UNAUTHENTICATED';

/** A failure of the bank that the client cannot correct. `detail` is for the log only. */
export class BankFailure extends Error {
  readonly code: BankFailureCode;
  readonly call: string;
  /** Seconds, if known. */
  readonly retryAfterSeconds: number | null;

  constructor(code: BankFailureCode, call: string, detail: string, retryAfterSeconds: number | null = null) {
    super(detail);
    this.retryAfterSeconds = retryAfterSeconds;
    this.name = 'BankFailure';
    this.code = code;
    this.call = call;
  }
}

export type Refusal = Readonly<{
  status: number;
  code: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}>;

/** An expected rejection, which becomes a userError. */
export class BankRefusal extends Error {
  readonly refusal: Refusal;
  readonly call: string;

  constructor(call: string, refusal: Refusal) {
    super(`${call} refused with ${refusal.status} ${refusal.code}`);
    this.name = 'BankRefusal';
    this.call = call;
    this.refusal = refusal;
  }
}

export type Outcome =
  | { kind: 'answer'; body: unknown }
  | { kind: 'refusal'; refusal: Refusal }
  | { kind: 'failure'; code: BankFailureCode; detail: string; spoken: boolean };

type RawAnswer = { status: number; contentType: string; text: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `spoken`: the response had the bank's error body, so the bank is up whatever the status. */
const failure = (code: BankFailureCode, detail: string, spoken = false): Outcome => ({
  kind: 'failure',
  code,
  detail,
  spoken,
});

function parse(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    // The caller handles responses that are not JSON.
    return null;
  }
}

function failureCodeOf(status: number): BankFailureCode {
  if (status === 504 || status === 408) return 'BANK_TIMEOUT';
  if (status === 502 || status === 503) return 'BANK_UNAVAILABLE';
  return status === 429 ? 'RATE_LIMITED' : 'BANK_ERROR';
}

function textFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function errorOutcome(status: number, body: unknown): Outcome {
  const { code, message, fields } = isRecord(body) ? body : {};
  const spoken = typeof code === 'string' && code !== '';
  // 401 means that the gateway's own key or token is wrong, which users cannot correct.
  const refusable = status >= 400 && status < 500 && status !== 401 && status !== 408;
  if (refusable && (spoken || status === 404)) {
    return {
      kind: 'refusal',
      refusal: {
        status,
        code: spoken ? code : 'NOT_FOUND',
        message: typeof message === 'string' ? message : '',
        fields: textFields(fields),
      },
    };
  }
  if (status === 401 && code === 'UNAUTHENTICATED') return failure('UNAUTHENTICATED', 'token refused', true);
  return failure(failureCodeOf(status), `status ${status}${spoken ? ` ${code}` : ''}`, spoken);
}

/**
 * Maps a raw response to its meaning. A statusCode in the body, number or text, other than 200, 201, 202 and 204 is an
 * error whatever the HTTP status (VA-14, ER-03).
 */
export function classify({ status, contentType, text }: RawAnswer): Outcome {
  const succeeded = status >= 200 && status < 300;
  if (text.trim() === '')
    return succeeded ? { kind: 'answer', body: undefined } : errorOutcome(status, undefined);
  const parsed = parse(text);
  if (parsed === null) {
    if (!succeeded) return errorOutcome(status, undefined);
    const isPage = contentType.includes('html') || text.trimStart().startsWith('<');
    return failure('BANK_CONTRACT', isPage ? 'a page instead of JSON' : 'broken JSON');
  }
  if (isErrorAnswer(parsed.json)) {
    const statusCode = isRecord(parsed.json) ? Number(parsed.json['statusCode']) : Number.NaN;
    return errorOutcome(Number.isInteger(statusCode) && statusCode >= 400 ? statusCode : 500, parsed.json);
  }
  return succeeded ? { kind: 'answer', body: parsed.json } : errorOutcome(status, parsed.json);
}

/** undici's codes for timeouts, and for responses that are not HTTP or too large. */
const TIMEOUTS = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT']);
const BREACHES = new Set(['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'UND_ERR_HEADERS_OVERFLOW']);
const PARSER = 'HTTPParserError';
/** The parser's code for a connection that closed early, which is a network failure. */
const CUT = /\bEOF\b/;

/** Returns the code of a thrown error; unknown errors count as network failures. */
export function classifyThrown(error: unknown): { code: BankFailureCode; detail: string } {
  if (error instanceof BankFailure) return { code: error.code, detail: error.message };
  const {
    name = 'Error',
    code = '',
    message = '',
  } = isRecord(error) || error instanceof Error
    ? (error as { name?: string; code?: string; message?: string })
    : {};
  const detail = code || name;
  if (TIMEOUTS.has(code) || name === 'TimeoutError') return { code: 'BANK_TIMEOUT', detail };
  const isBreach = BREACHES.has(code) || (name === PARSER && !CUT.test(message));
  return { code: isBreach ? 'BANK_CONTRACT' : 'BANK_UNAVAILABLE', detail };
}

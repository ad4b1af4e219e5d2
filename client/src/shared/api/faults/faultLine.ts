import type { NotedFault } from './fault.ts';

/** A line of the bank's log: the fault in one or two words, and facts from closed vocabularies. */
export type FaultLine = Readonly<{ message: string; facts: Readonly<Record<string, string>> }>;

/** Codes of responses that reveal a defect in the client, the gateway or the contract. The gateway logs outages. */
const FAULTY_ANSWERS: ReadonlySet<string> = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'BANK_CONTRACT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'HTTP_400',
  'HTTP_403',
  'HTTP_404',
  'HTTP_413',
  'HTTP_415',
  'HTTP_500',
  'INTERNAL',
  'INTERNAL_SERVER_ERROR',
  'OPERATION_NOT_TRUSTED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'UNREADABLE',
]);

/** Errors that callers already handle, so that unhandled rejections of them add nothing. */
const HANDLED_BY_CALLER: ReadonlySet<string> = new Set([
  'AbortError',
  'CombinedGraphQLErrors',
  'ServerError',
  'ServerParseError',
]);
/** A lost connection, as worded by Chromium, Firefox and Safari. */
const CUT = /^(Failed to fetch$|NetworkError when|Load failed$)/;

const ROOTS: ReadonlySet<string> = new Set([
  'titular',
  'vendedor',
  'usuario',
  'biometria',
  'vivere',
  'legales',
  'arrepentimiento',
  'tus-datos',
]);
const WORD = /^[a-z]+(-[a-z]+)*$/;
const ERROR_NAME = /^[A-Z][A-Za-z]{2,40}$/;
const REQUEST_ID = /^[\w-]{1,64}$/;
/** A location in our own scripts; other parts of a stack may contain personal data. */
const PLACE = /\/((?:assets|src)\/[\w./-]+?\.[jt]sx?)(?:\?[^\s:)]*)?:(\d{1,6}):(\d{1,6})/;
const REACT_ERROR = /^Minified React error #(\d{1,4})/;

/** Returns the path as a route pattern: `*` replaces each part that is not a plain word, such as a number. */
export function screenOf(path: string): string {
  const [, root = '', ...rest] = path.split('/');
  if (root === '') return '/';
  if (!ROOTS.has(root)) return '/*';
  return ['', root, ...rest.map((part) => (WORD.test(part) ? part : '*'))].join('/');
}

/** Returns the kind of an error. Its message may quote user input, so only the kind and the location are logged. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const react = REACT_ERROR.exec(error.message)?.[1];
  if (react !== undefined) return `React${react}`;
  return ERROR_NAME.test(error.name) ? error.name : 'Error';
}

type Answer = { code: string; requestId: unknown };

const inside = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );

/** Reads the code and request id of failed responses from the shape of Apollo's errors, without importing them. */
function answersOf(error: unknown): Answer[] {
  const errors = inside(error, 'errors');
  if (Array.isArray(errors)) {
    return errors.map((one: unknown) => ({
      code: String(inside(one, 'extensions', 'code')),
      requestId: inside(one, 'extensions', 'requestId'),
    }));
  }
  const headers = inside(error, 'response', 'headers');
  const requestId = headers instanceof Headers ? headers.get('x-request-id') : null;
  const isUnreadable = inside(error, 'name') === 'ServerParseError';
  return [{ code: isUnreadable ? 'UNREADABLE' : `HTTP_${String(inside(error, 'statusCode'))}`, requestId }];
}

function factsOfAnswer(operation: string, { requestId }: Answer): Record<string, string> {
  const isId = typeof requestId === 'string' && REQUEST_ID.test(requestId);
  return isId ? { operation, requestId } : { operation };
}

function isToldElsewhere(error: unknown): boolean {
  return error instanceof Error && (HANDLED_BY_CALLER.has(error.name) || CUT.test(error.message));
}

function placeOf(error: unknown): Record<string, string> {
  const [, file, line, column] = PLACE.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return file === undefined ? {} : { at: `${file}:${line}:${column}` };
}

/** Returns the log line of a fault; null if it is not one. */
export function faultLine({ fault, path }: NotedFault): FaultLine | null {
  const screen = screenOf(path);
  if (fault.kind === 'answer') {
    const answer = answersOf(fault.error).find(({ code }) => FAULTY_ANSWERS.has(code));
    if (answer === undefined) return null;
    return {
      message: `answer ${answer.code}`,
      facts: { screen, ...factsOfAnswer(fault.operation, answer) },
    };
  }
  if (fault.kind === 'promise' && isToldElsewhere(fault.error)) return null;
  return {
    message: `${fault.kind} ${codeOf(fault.error)}`,
    facts: { screen, ...placeOf(fault.error) },
  };
}

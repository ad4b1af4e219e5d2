import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import type { z } from 'zod';
import { Breaker, type BreakerState } from './breaker.ts';
import { CallEnd } from './callEnd.ts';
import { type CallObserver, type CallResult, unobserved } from './callObserver.ts';
import { BankFailure, BankRefusal, classify, classifyThrown, type Outcome } from './errors.ts';

/** One call of the REST contract. `read` changes nothing at the bank, whatever its method. */
export type BankCall<T> = Readonly<{
  name: string;
  kind: 'read' | 'write';
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /**
   * For whom the signed-in user's token goes along, if there is one: where it narrows what is seen or proves who
   * asks, and nowhere else. `proposal`: unless this browser's own capability opens that proposal already.
   */
  behalf?: 'user' | Readonly<{ proposal: string }>;
  answer: z.ZodType<T>;
}>;

/** A read whose answer the bank marks with an ETag. */
export type VersionedRead = Pick<BankCall<unknown>, 'name' | 'path' | 'query' | 'behalf'>;

/** On whose behalf, and until when. `idempotencyKey` belongs to the whole client request. */
export type Caller = Readonly<{
  requestId: string;
  subject: string | null;
  clientAddress: string | null;
  idempotencyKey: string | null;
  /** The user's identity token, where this call is on the user's behalf. */
  token: string | null;
  signal: AbortSignal | null;
}>;

/** How long the bank may take (SECURITY, reliability): to connect, to begin its answer, to go on with it, in all. */
export const BANK_LIMITS = { connectMs: 500, headersMs: 5000, bodyMs: 10_000, deadlineMs: 12_000 } as const;
export const TRIES = 3;
const BACKOFF_MS = 100;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const RETRIED_STATUS = new Set([502, 503, 504]);
const RETRIED_FAILURE = new Set(['BANK_UNAVAILABLE']);

/** `mark`: the answer's ETag, where the bank gives one. */
type Attempt = { outcome: Outcome; retry: boolean; reached: boolean; mark: string | null };

/** An answer with the bank's mark of it; null from a bank that marks none. */
export type Marked<T> = Readonly<{ answer: T; mark: string | null }>;

export type BankClientOptions = Readonly<{
  apiUrl: string;
  serviceKey: string;
  limits?: Readonly<Partial<Record<keyof typeof BANK_LIMITS, number>>>;
  observe?: CallObserver;
}>;

/** Speaks HTTP with the bank: keep-alive, time limits, retries, breaker. Knows no domain. */
export class BankClient {
  readonly #pool: Pool;
  readonly #basePath: string;
  readonly #serviceKey: string;
  readonly #deadlineMs: number;
  readonly #observe: CallObserver;
  readonly #breaker = new Breaker();

  constructor(options: BankClientOptions) {
    const { origin, pathname } = new URL(options.apiUrl);
    this.#basePath = pathname.replace(/\/+$/, '');
    this.#serviceKey = options.serviceKey;
    this.#observe = options.observe ?? unobserved;
    const limits = { ...BANK_LIMITS, ...options.limits };
    this.#deadlineMs = limits.deadlineMs;
    this.#pool = new Pool(origin, {
      connections: 64,
      connect: { timeout: limits.connectMs },
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.bodyMs,
      maxResponseSize: MAX_ANSWER_BYTES,
    });
  }

  get breakerState(): BreakerState {
    return this.#breaker.state;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  /** Headers that every call of this gateway carries. */
  headers(caller: Caller): Record<string, string> {
    return {
      accept: 'application/json',
      'x-service-key': this.#serviceKey,
      'x-request-id': caller.requestId,
      ...(caller.subject === null ? {} : { 'x-subject': caller.subject }),
      ...(caller.clientAddress === null ? {} : { 'x-client-address': caller.clientAddress }),
      ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
    };
  }

  /** The raw answer of one request, for files: nothing is buffered, retried or judged. */
  async stream(
    route: string,
    path: string,
    options: Omit<Dispatcher.RequestOptions, 'path' | 'headers'> & { headers: Record<string, string> },
  ): Promise<Dispatcher.ResponseData> {
    const watch = this.#observe({ route, method: options.method, attempt: 1 });
    try {
      const answer = await this.#pool.request({
        ...options,
        path: `${this.#basePath}${path}`,
        headers: { ...options.headers, ...watch.headers },
      });
      watch.end(answer.statusCode < 500 ? 'answer' : 'BANK_ERROR');
      return answer;
    } catch (error) {
      watch.end(classifyThrown(error).code);
      throw error;
    }
  }

  /**
   * The bank's mark of a read's answer (its ETag): the known one where it says 304, and nothing of the answer is read
   * in any case. Null for what is not there. Throws BankFailure for all else.
   */
  async version(
    { name, path, query }: VersionedRead,
    caller: Caller,
    known: string | null,
  ): Promise<string | null> {
    const end = new CallEnd(this.#deadlineMs, caller.signal);
    try {
      const { statusCode, headers, body } = await this.stream(name, `${path}${queryText(query)}`, {
        method: 'GET',
        headers: { ...this.headers(caller), ...(known === null ? {} : { 'if-none-match': known }) },
        signal: end.signal,
      });
      await body.dump();
      if (statusCode === 304) return known;
      if (statusCode === 404) return null;
      const mark = headers.etag;
      if (statusCode === 200 && typeof mark === 'string') return mark;
      throw new BankFailure('BANK_ERROR', name, `status ${statusCode}`);
    } catch (error) {
      if (error instanceof BankFailure) throw error;
      const { code, detail } = classifyThrown(end.signal.aborted ? end.signal.reason : error);
      throw new BankFailure(code, name, detail);
    } finally {
      end.close();
    }
  }

  /** Whether the bank answers at all: its health page, outside the REST contract. */
  async ping(): Promise<boolean> {
    try {
      const { statusCode, body } = await this.#pool.request({
        method: 'GET',
        path: '/healthz',
        signal: AbortSignal.timeout(1500),
      });
      await body.dump();
      return statusCode < 500;
    } catch {
      // Any failure to answer is the answer to the question asked here.
      return false;
    }
  }

  /** A page of the bank outside its REST contract, as JSON; throws when there is none. */
  async outside(path: string): Promise<unknown> {
    const { statusCode, body } = await this.#pool.request({
      method: 'GET',
      path,
      signal: AbortSignal.timeout(1500),
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new BankFailure('BANK_ERROR', path, `status ${statusCode}`);
    }
    return body.json();
  }

  /** The parsed answer. Throws BankRefusal for what the bank refuses in words, BankFailure for all else. */
  async call<T>(call: BankCall<T>, caller: Caller): Promise<T> {
    const { outcome } = await this.#settled(call, caller);
    return this.#conclude(call, outcome);
  }

  /** The same with the bank's mark of the answer, which `version` compares with. */
  async marked<T>(call: BankCall<T>, caller: Caller): Promise<Marked<T>> {
    const { outcome, mark } = await this.#settled(call, caller);
    return { answer: this.#conclude(call, outcome), mark };
  }

  async #settled(call: BankCall<unknown>, caller: Caller): Promise<Attempt> {
    const end = new CallEnd(this.#deadlineMs, caller.signal);
    try {
      return await this.#tries(call, caller, end);
    } finally {
      end.close();
    }
  }

  async #tries(call: BankCall<unknown>, caller: Caller, end: CallEnd): Promise<Attempt> {
    const keyed = call.kind === 'write' && caller.idempotencyKey !== null;
    const tries = call.kind === 'read' || keyed ? TRIES : 1;
    for (let attempt = 1; ; attempt += 1) {
      const settled = await this.#attempt(call, caller, end, attempt);
      const waitMs = BACKOFF_MS * 2 ** attempt * (0.5 + Math.random());
      const timeLeft = end.timeLeftMs > waitMs;
      if (settled.retry && attempt < tries && timeLeft) {
        await sleep(waitMs, undefined, { signal: end.signal }).catch(() => undefined);
        if (!caller.signal?.aborted) continue;
      }
      return settled;
    }
  }

  #conclude<T>(call: BankCall<T>, outcome: Outcome): T {
    if (outcome.kind === 'refusal') throw new BankRefusal(call.name, outcome.refusal);
    if (outcome.kind === 'failure') throw new BankFailure(outcome.code, call.name, outcome.detail);
    const parsed = call.answer.safeParse(outcome.body);
    if (parsed.success) return parsed.data;
    // Where it broke and how, never the values: they are a person's.
    const breaches = parsed.error.issues.map((issue) => `${issue.path.join('.') || '(root)'}: ${issue.code}`);
    throw new BankFailure('BANK_CONTRACT', call.name, breaches.slice(0, 10).join(', '));
  }

  async #attempt<T>(call: BankCall<T>, caller: Caller, end: CallEnd, attempt: number): Promise<Attempt> {
    if (!this.#breaker.enter()) {
      return {
        outcome: { kind: 'failure', code: 'BANK_UNAVAILABLE', detail: 'breaker open', spoken: false },
        retry: false,
        reached: false,
        mark: null,
      };
    }
    const watch = this.#observe({ route: call.name, method: call.method, attempt });
    const result = await this.#send(call, caller, end, watch.headers);
    watch.end(resultOf(result.outcome));
    if (caller.signal?.aborted) this.#breaker.abandoned();
    else if (result.reached) this.#breaker.succeeded();
    else this.#breaker.failed();
    return result;
  }

  async #send<T>(
    call: BankCall<T>,
    caller: Caller,
    end: CallEnd,
    watchHeaders: Readonly<Record<string, string>>,
  ): Promise<Attempt> {
    try {
      const { statusCode, headers, body } = await this.#pool.request({
        method: call.method,
        path: `${this.#basePath}${call.path}${queryText(call.query)}`,
        headers: {
          ...this.headers(caller),
          ...watchHeaders,
          ...call.headers,
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.kind === 'write' && caller.idempotencyKey !== null
            ? { 'idempotency-key': `${caller.idempotencyKey}:${call.name}` }
            : {}),
        },
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal: end.signal,
      });
      const text = await body.text();
      const outcome = classify({
        status: statusCode,
        contentType: String(headers['content-type'] ?? ''),
        text,
      });
      const mark = typeof headers.etag === 'string' ? headers.etag : null;
      return { outcome, mark, ...judged(statusCode, outcome) };
    } catch (error) {
      const { code, detail } = classifyThrown(end.signal.aborted ? end.signal.reason : error);
      const retry = RETRIED_FAILURE.has(code) && !caller.signal?.aborted;
      return { outcome: { kind: 'failure', code, detail, spoken: false }, retry, reached: false, mark: null };
    }
  }
}

const resultOf = (outcome: Outcome): CallResult => (outcome.kind === 'failure' ? outcome.code : outcome.kind);

/** A keyed write that another try of the same request still runs is asked for again: its answer is on the way. */
const stillRunning = (outcome: Outcome) =>
  outcome.kind === 'refusal' && outcome.refusal.code === 'IDEMPOTENCY_IN_FLIGHT';

function judged(status: number, outcome: Outcome): { retry: boolean; reached: boolean } {
  const down = RETRIED_STATUS.has(status) && !(outcome.kind === 'failure' && outcome.spoken);
  return { retry: RETRIED_STATUS.has(status) || stillRunning(outcome), reached: !down };
}

function queryText(query: BankCall<unknown>['query']): string {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

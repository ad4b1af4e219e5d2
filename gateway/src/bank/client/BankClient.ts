import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BankCredential } from '@prendarios/servers/bankCredential';
import { type Dispatcher, Pool } from 'undici';
import { type AnswerCheck, breachesOf } from './answerCheck.ts';
import {
  answeredAttempt,
  type Attempt,
  failedAttempt,
  DOWN,
  notSent,
  refusesProof,
  resultOf,
  SENT_BEFORE,
  verdictOf,
} from './attempt.ts';
import { CallEnd } from './callEnd.ts';
import { type CallObserver, noObserver } from './callObserver.ts';
import { BankFailure, BankRefusal, classify, classifyThrown, type Refusal } from './errors.ts';
import { BANK_LIMITS, type BankLimits, TRIES } from './limits.ts';
import { markOf, ownMark } from './mark.ts';
import { queryText } from './queryText.ts';
import { retryAfterSeconds } from './retryAfter.ts';
import { GUARD_SETTINGS, type GuardSettings, RouteGuards } from './routeGuard.ts';

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
   * Set if the call carries the signed-in user's token, which narrows access or proves who asks. With `proposal`, only
   * if the browser's capability does not open that proposal already.
   */
  behalf?: 'user' | Readonly<{ proposal: string }>;
  check: AnswerCheck<T>;
}>;

type VersionedRead = Pick<BankCall<unknown>, 'name' | 'path' | 'query' | 'behalf'>;

/** The caller, and when to abort. `idempotencyKey` is shared by all calls of the client request. */
export type Caller = Readonly<{
  requestId: string;
  subject: string | null;
  clientAddress: string | null;
  idempotencyKey: string | null;
  /** The user's identity token, if the call is on the user's behalf. */
  token: string | null;
  signal: AbortSignal | null;
}>;

const BACKOFF_MS = 100;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** The largest upload plus what rewriting may add (decision 020). */
const MAX_FILE_ANSWER_BYTES = MAX_FILE_BYTES + 2 * 1024 * 1024;
/** Routes that can hang with all their calls before other routes run out of connections. */
const HANGING_ROUTES = 3;

/** `mark`: the ETag, computed on each call if the response had none. */
export type Marked<T> = Readonly<{ answer: T; mark: () => string | null }>;

export type BankClientOptions = Readonly<{
  apiUrl: string;
  credential: BankCredential;
  limits?: Partial<BankLimits>;
  tries?: number;
  guards?: Readonly<Partial<GuardSettings>>;
  /** For banks without idempotency keys: stores the key and returns whether it is new. */
  isNewKey?: ((key: string) => Promise<boolean>) | null;
  observe?: CallObserver;
  onRefusal?: (call: string, refusal: Refusal, requestId: string) => void;
}>;

type StreamOptions = Omit<Dispatcher.RequestOptions, 'path' | 'headers'> & {
  headers: Record<string, string>;
};

/** Speaks HTTP with the bank: keep-alive, time limits, retries, a guard for each route. Knows no domain. */
export class BankClient {
  readonly #pool: Pool;
  readonly #filePool: Pool;
  readonly #basePath: string;
  readonly #credential: BankCredential;
  readonly #limits: BankLimits;
  readonly #mostTries: number;
  readonly #observe: CallObserver;
  readonly #onRefusal: NonNullable<BankClientOptions['onRefusal']>;
  readonly #isNewKey: ((key: string) => Promise<boolean>) | null;
  readonly #guards: RouteGuards;

  constructor(options: BankClientOptions) {
    const { origin, pathname } = new URL(options.apiUrl);
    this.#basePath = pathname.replace(/\/+$/, '');
    this.#credential = options.credential;
    this.#mostTries = options.tries ?? TRIES;
    this.#observe = options.observe ?? noObserver;
    this.#onRefusal = options.onRefusal ?? (() => {});
    this.#isNewKey = options.isNewKey ?? null;
    const guards = { ...GUARD_SETTINGS, ...options.guards };
    this.#guards = new RouteGuards(guards);
    this.#limits = { ...BANK_LIMITS, ...options.limits };
    const pool = {
      connections: guards.callsAtOnce * (HANGING_ROUTES + 1),
      connect: { timeout: this.#limits.connectMs },
      headersTimeout: this.#limits.writeHeadersMs,
      bodyTimeout: this.#limits.bodyMs,
    };
    this.#pool = new Pool(origin, { ...pool, maxResponseSize: MAX_ANSWER_BYTES });
    this.#filePool = new Pool(origin, { ...pool, maxResponseSize: MAX_FILE_ANSWER_BYTES });
  }

  /** Each called route with its breaker's state and running calls. */
  get guards(): ReturnType<RouteGuards['all']> {
    return this.#guards.all();
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.#filePool.close()]);
  }

  async headers(caller: Caller): Promise<Record<string, string>> {
    return {
      accept: 'application/json',
      ...(await this.#credential.headers(caller.token)),
      'x-request-id': caller.requestId,
      ...(caller.subject === null ? {} : { 'x-subject': caller.subject }),
      ...(caller.clientAddress === null ? {} : { 'x-client-address': caller.clientAddress }),
    };
  }

  /** Returns the raw response to one request, for files: not buffered, retried or parsed. Throws BankFailure. */
  stream(route: string, path: string, options: StreamOptions): Promise<Dispatcher.ResponseData> {
    return this.#stream(this.#filePool, route, path, options);
  }

  async #stream(
    pool: Pool,
    route: string,
    path: string,
    options: StreamOptions,
  ): Promise<Dispatcher.ResponseData> {
    const watch = this.#observe({ route, method: options.method, attempt: 1 });
    const passage = this.#guards.of(route).enter();
    if (passage.kind === 'refused') {
      watch.end('NOT_SENT');
      throw new BankFailure('BANK_UNAVAILABLE', route, passage.detail, passage.retryAfterSeconds);
    }
    try {
      const answer = await pool.request({
        ...options,
        path: `${this.#basePath}${path}`,
        headers: { ...options.headers, ...watch.headers },
      });
      if (answer.statusCode === 401) this.#credential.refused();
      watch.end(answer.statusCode < 500 ? 'answer' : 'BANK_ERROR');
      // A bank that sends Retry-After is busy, not down.
      const isDown = DOWN.has(answer.statusCode) && answer.headers['retry-after'] === undefined;
      passage.judge(isDown ? 'fails' : 'works');
      answer.body.once('close', passage.leave);
      return answer;
    } catch (error) {
      const { code } = classifyThrown(error);
      watch.end(code);
      passage.judge(verdictOf(code, options.signal instanceof AbortSignal ? options.signal : null));
      passage.leave();
      throw error;
    }
  }

  /** Returns the ETag of a read (mark.ts): `known` on 304, null if there is none. Throws BankFailure. */
  async version(
    { name, path, query }: VersionedRead,
    caller: Caller,
    known: string | null,
  ): Promise<string | null> {
    const end = new CallEnd(this.#limits.deadlineMs, caller.signal);
    try {
      const { statusCode, headers, body } = await this.#stream(
        this.#pool,
        name,
        `${path}${queryText(query)}`,
        {
          method: 'GET',
          headersTimeout: this.#limits.headersMs,
          headers: { ...(await this.headers(caller)), ...(known === null ? {} : { 'if-none-match': known }) },
          signal: end.signal,
        },
      );
      if (statusCode === 200) return await markOf(headers.etag, body);
      await body.dump();
      if (statusCode === 304) return known;
      if (statusCode === 404) return null;
      throw new BankFailure('BANK_ERROR', name, `status ${statusCode}`);
    } catch (error) {
      if (error instanceof BankFailure) throw error;
      const { code, detail } = classifyThrown(end.signal.aborted ? end.signal.reason : error);
      throw new BankFailure(code, name, detail);
    } finally {
      end.close();
    }
  }

  /** Whether the bank's health page, which is outside the REST contract, responds. */
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
      // Any failure means that the bank does not respond.
      return false;
    }
  }

  /** Loads a JSON page of the bank outside its REST contract; throws if the bank has none. */
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

  /**
   * Returns the parsed response. Throws BankRefusal for a rejection with a message, BankFailure for any other failure.
   */
  async call<T>(call: BankCall<T>, caller: Caller): Promise<T> {
    return this.#conclude(call, caller, await this.#settled(call, caller));
  }

  /** Like `call`, with the ETag that `version` compares. */
  async marked<T>(call: BankCall<T>, caller: Caller): Promise<Marked<T>> {
    const settled = await this.#settled(call, caller);
    const answer = this.#conclude(call, caller, settled);
    return { answer, mark: () => settled.mark ?? ownMark(settled.outcome) };
  }

  async #settled(call: BankCall<unknown>, caller: Caller): Promise<Attempt> {
    const end = new CallEnd(this.#limits.deadlineMs, caller.signal);
    try {
      return await this.#tries(call, caller, end);
    } finally {
      end.close();
    }
  }

  async #tries(call: BankCall<unknown>, caller: Caller, end: CallEnd): Promise<Attempt> {
    const key =
      call.kind === 'write' && caller.idempotencyKey !== null ? keyOf(call, caller.idempotencyKey) : null;
    if (this.#isNewKey !== null && key !== null && !(await this.#isNewKey(`${caller.subject}:${key}`))) {
      return SENT_BEFORE;
    }
    const mayRepeat = call.kind === 'read' || (key !== null && this.#isNewKey === null);
    const tries = mayRepeat ? this.#mostTries : 1;
    for (let attempt = 1; ; attempt += 1) {
      const settled = await this.#attempt(call, caller, end, attempt);
      if (!settled.retry || attempt >= tries) return settled;
      const backoffMs = BACKOFF_MS * 2 ** attempt * (0.5 + Math.random());
      const waitMs = Math.max(backoffMs, (settled.retryAfter ?? 0) * 1000);
      if (end.timeLeftMs <= waitMs || !this.#guards.of(call.name).takeRetry()) return settled;
      await sleep(waitMs, undefined, { signal: end.signal }).catch(() => undefined);
      if (caller.signal?.aborted) return settled;
    }
  }

  #conclude<T>(call: BankCall<T>, { requestId }: Caller, { outcome, retryAfter }: Attempt): T {
    if (outcome.kind === 'refusal') {
      this.#onRefusal(call.name, outcome.refusal, requestId);
      throw new BankRefusal(call.name, outcome.refusal);
    }
    if (outcome.kind === 'failure')
      throw new BankFailure(outcome.code, call.name, outcome.detail, retryAfter);
    const { check } = call;
    if (check(outcome.body)) return outcome.body;
    throw new BankFailure('BANK_CONTRACT', call.name, breachesOf(check));
  }

  async #attempt<T>(call: BankCall<T>, caller: Caller, end: CallEnd, attempt: number): Promise<Attempt> {
    const watch = this.#observe({ route: call.name, method: call.method, attempt });
    const passage = this.#guards.of(call.name).enter();
    if (passage.kind === 'refused') {
      watch.end('NOT_SENT');
      return notSent(passage.detail, passage.retryAfterSeconds);
    }
    try {
      const result = await this.#send(call, caller, end, watch.headers);
      watch.end(resultOf(result));
      passage.judge(result.verdict);
      return result;
    } finally {
      passage.leave();
    }
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
        headersTimeout: call.kind === 'read' ? this.#limits.headersMs : this.#limits.writeHeadersMs,
        path: `${this.#basePath}${call.path}${queryText(call.query)}`,
        headers: {
          ...(await this.headers(caller)),
          ...watchHeaders,
          ...call.headers,
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.kind === 'write' && caller.idempotencyKey !== null
            ? { 'idempotency-key': keyOf(call, caller.idempotencyKey) }
            : {}),
        },
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal: end.signal,
      });
      const text = await body.text();
      const contentType = String(headers['content-type'] ?? '');
      const outcome = classify({ status: statusCode, contentType, text });
      const mark = typeof headers.etag === 'string' ? headers.etag : null;
      const retryAfter = retryAfterSeconds(headers['retry-after']);
      const settled = answeredAttempt(statusCode, outcome);
      const retry = settled.retry || (refusesProof(statusCode, outcome) && this.#credential.refused());
      return { ...settled, mark, retryAfter, retry };
    } catch (error) {
      return failedAttempt(error, end.signal);
    }
  }
}

/** A browser request may make several writes, so each gets its own key. */
const keyOf = ({ name }: BankCall<unknown>, idempotencyKey: string) => `${idempotencyKey}:${name}`;

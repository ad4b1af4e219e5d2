import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BankProof } from '@prendarios/servers/bankCredential';
import { Bank, type Exchange, type Request } from './bank.ts';
import { Contract, type Faults, type OpenApi, type Received } from './contract.ts';
import type { People, UserName } from './people.ts';

/** One line of the report. */
export type Line = Readonly<{
  /** For example `setSimulation: answers in its shape`. */
  title: string;
  call: string;
  result: 'passed' | 'failed' | 'not run';
  detail: string;
}>;

/** Commands and data from the bank for the kit; checks that lack one are skipped. */
export type Helpers = Readonly<{
  /** Returns the code sent to the phone of this proposal's owner. */
  code?: (proposalNumber: number) => Promise<string>;
  /** Returns the key of the link last sent to this proposal's co-owner. */
  link?: (proposalNumber: number) => Promise<string>;
  /** Returns an identity token of a user. */
  token?: (user: UserName) => Promise<string>;
  /** Kills and restarts the bank; resolves once it is serving. */
  restart?: () => Promise<void>;
  /** Sends one document of a proposal back, as the bank's staff would. */
  sendBack?: (proposalNumber: number, documentType: string) => Promise<void>;
}>;

export type Settings = Readonly<{
  url: string;
  proof: BankProof;
  document: OpenApi;
  people: People;
  pictures: Readonly<{ photo: Uint8Array<ArrayBuffer> }>;
  helpers?: Helpers;
  /** Maximum response time in milliseconds; the gateway waits five seconds for the first byte. */
  waitMs?: number;
  observe?: (exchange: Exchange) => void;
}>;

/** The reason why a check was skipped. */
export class NotRun extends Error {}

const GATEWAY_WAITS_MS = 5000;
const KINDS = ['shape', 'codes', 'headers'] as const;
const TITLES: Readonly<Record<keyof Faults | 'time', string>> = {
  shape: 'responds in the declared shape',
  codes: 'uses the declared error codes',
  headers: 'sends the declared headers',
  time: 'responds in time',
};

export class Kit {
  readonly contract: Contract;
  readonly people: People;
  readonly pictures: Settings['pictures'];
  readonly helpers: Helpers;
  readonly #bank: Bank;
  readonly #lines: Line[] = [];
  readonly #seen = new Map<string, { answered: boolean; absent: boolean; faults: Map<string, string> }>();
  readonly #observe: Settings['observe'];
  readonly #waitMs: number;
  #nextApplicant = 0;

  constructor(settings: Settings) {
    this.contract = new Contract(settings.document);
    this.people = settings.people;
    this.pictures = settings.pictures;
    this.helpers = settings.helpers ?? {};
    this.#observe = settings.observe;
    this.#waitMs = settings.waitMs ?? GATEWAY_WAITS_MS;
    this.#bank = new Bank(settings.url, settings.proof, this.contract, (exchange) => this.#keep(exchange));
  }

  /** Returns a person without a proposal in this run. @throws {NotRun} if none is left. */
  applicant(): People['applicants'][number] {
    const next = this.people.applicants[this.#nextApplicant];
    this.#nextApplicant += 1;
    if (next === undefined) throw new NotRun('people.json has no applicant left without an open proposal');
    return next;
  }

  call(id: string, request: Request = {}): Promise<Received> {
    return this.#bank.call(id, request);
  }

  /** Returns the body of a successful answer. @throws {Error} describing any other answer. */
  async ask<T>(id: string, request: Request = {}): Promise<T> {
    return bodyOf<T>(id, await this.call(id, request));
  }

  /**
   * Sends a write twice with one key, then `other` with the same key. `other` is a valid but different body, so it must be
   * refused.
   */
  async write<T>(id: string, request: Request = {}, other?: unknown): Promise<T> {
    const headers = { ...request.headers, 'idempotency-key': randomUUID() };
    const first = await this.call(id, { ...request, headers });
    const body = bodyOf<T>(id, first);
    const again = await this.call(id, { ...request, headers });
    await this.check(id, 'returns the first response for a repeated key', () => {
      expectThat(again.status === 200, `the second time it answered ${inShort(again)}`);
      expectThat(isDeepStrictEqual(again.body, body), `the second answer is another one: ${inShort(again)}`);
    });
    if (other !== undefined) {
      await this.check(id, 'rejects a repeated key with a different body', async () => {
        expectRefusal(
          await this.call(id, { ...request, headers, body: other }),
          422,
          'IDEMPOTENCY_KEY_REUSED',
        );
      });
    }
    return body;
  }

  /** Adds a line that passed unless `run` throws. Returns whether it passed. */
  async check(call: string, title: string, run: () => unknown): Promise<boolean> {
    try {
      await run();
      this.#add({ title, call, result: 'passed', detail: '' });
      return true;
    } catch (error) {
      const result = error instanceof NotRun ? 'not run' : 'failed';
      this.#add({ title, call, result, detail: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  /** Returns the headers of a signed-in user. @throws {NotRun} without a token command. */
  async as(user: UserName): Promise<Record<string, string>> {
    if (this.helpers.token === undefined) throw new NotRun('needs --token');
    return { authorization: `Bearer ${await this.helpers.token(user)}` };
  }

  /** Merges the exchanges of a check into one line that keeps the worst result. */
  #add(line: Omit<Line, 'title'> & { title: string }): void {
    const title = `${line.call}: ${line.title}`;
    const at = this.#lines.findIndex((one) => one.title === title);
    const known = this.#lines[at];
    if (known === undefined) this.#lines.push({ ...line, title });
    else if (known.result !== 'failed' && line.result !== 'not run') this.#lines[at] = { ...line, title };
  }

  #keep(exchange: Exchange): void {
    const { operation, received } = exchange;
    this.#observe?.(exchange);
    const seen = this.#seen.get(operation.id) ?? { answered: false, absent: false, faults: new Map() };
    this.#seen.set(operation.id, seen);
    if (operation.isOptional && received.status === 404 && !isCoded(received)) {
      seen.absent = true;
      return;
    }
    if (received.status === 200) seen.answered = true;
    const faults = this.contract.faultsOf(operation, received);
    for (const kind of KINDS) {
      const fault = faults[kind];
      if (fault !== undefined && !seen.faults.has(kind)) seen.faults.set(kind, fault);
    }
    if (received.ms > this.#waitMs) seen.faults.set('time', `took ${Math.round(received.ms)} ms`);
  }

  /** Returns all lines, those of single calls first. `calls`: the calls under test. */
  lines(calls: ReadonlySet<string>): Line[] {
    const ofCalls = [...this.contract.operations.values()]
      .filter(({ id }) => calls.has(id))
      .flatMap(({ id }): Line[] => {
        const seen = this.#seen.get(id);
        return [...KINDS, 'time' as const].map((kind): Line => {
          const title = `${id}: ${TITLES[kind]}`;
          const fault = seen?.faults.get(kind);
          if (fault !== undefined) return { title, call: id, result: 'failed', detail: fault };
          if (seen?.answered === true) return { title, call: id, result: 'passed', detail: '' };
          const detail =
            seen?.absent === true ? 'the bank has not this optional call' : 'no answer of success was seen';
          return { title, call: id, result: 'not run', detail };
        });
      });
    return [...ofCalls, ...this.#lines];
  }
}

const isCoded = ({ body }: Received) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code !== 'NOT_FOUND';

export function inShort({ status, body }: Received): string {
  return `${status} ${body instanceof Uint8Array ? `(${body.length} bytes)` : JSON.stringify(body)?.slice(0, 300)}`;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type, and the contract check verifies the shape
function bodyOf<T>(id: string, received: Received): T {
  if (received.status !== 200) throw new Error(`${id} answered ${inShort(received)}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract check reports a wrong shape in its own line
  return received.body as T;
}

export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** @throws {Error} unless the answer is this refusal. */
export function expectRefusal(received: Received, status: number, code: string): void {
  const { body } = received;
  const isSo =
    received.status === status &&
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    body.code === code;
  expectThat(isSo, `expected ${status} ${code}, got ${inShort(received)}`);
}

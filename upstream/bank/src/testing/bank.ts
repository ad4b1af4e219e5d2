import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { type BankDependencies, buildBank } from '../app.ts';
import type { BankApp } from '../platform/platform.ts';
import type { Database, Sql } from '../platform/database/database.ts';
import { errorAnswer } from '../platform/http/shapes.ts';
import type { SentMessage } from '../platform/messages/outbox.ts';
import { DEMO_SERVICE_KEY, readSettings, type Settings } from '../platform/settings.ts';
import { seededDatabase } from './template.ts';

export type Answer = { status: number; body: unknown; headers: Record<string, unknown> };
type Headers = Record<string, string>;

export type TestBank = {
  app: BankApp;
  sql: Sql;
  documentsDir: string;
  get: (path: string, headers?: Headers) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  patch: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  /** Returns the messages that the bank sent, newest first. */
  outbox: () => Promise<SentMessage[]>;
  wait: (seconds: number) => void;
  setTime: (instant: string) => void;
  close: () => Promise<void>;
};

/** Returns the body of a successful response, checked against the contract; throws for an error. */
export function readAnswer<T>(answer: Answer, schema: z.ZodType<T>): T {
  if (answer.status !== 200) throw new Error(`got ${answer.status}: ${JSON.stringify(answer.body)}`);
  return schema.parse(answer.body);
}

/** Returns the body of an error; throws for any other response. */
export function readError(answer: Answer): z.infer<typeof errorAnswer> {
  const body = errorAnswer.parse(answer.body);
  if (body.statusCode !== answer.status) throw new Error(`status ${answer.status} says ${body.statusCode}`);
  return body;
}

let newDatabase: () => Promise<Database> = seededDatabase;

/** Sets the databases for banks created without one, in this process or test file. */
export function testOn(databases: () => Promise<Database>): void {
  newDatabase = databases;
}

/** Creates a bank at noon on 20 November 2026 in Buenos Aires, on a database in memory or the given one. */
export async function testBank(
  environment: Record<string, string> = {},
  given?: Database,
  {
    settings: changed,
    ...parts
  }: Omit<BankDependencies, 'database' | 'clock'> & { settings?: Partial<Settings> } = {},
): Promise<TestBank> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-test-'));
  const read = readSettings({
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DEMO_PROPOSALS: '0',
    ...environment,
  });
  const settings = { ...read, rateLimitPerMinute: 10_000, ...changed };
  const database = given ?? (await newDatabase());
  let now = new Date('2026-11-20T15:00:00Z');
  const app = await buildBank(settings, { ...parts, database, clock: { now: () => new Date(now) } });

  const call = async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body: unknown,
    headers: Headers,
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: path.startsWith('/api') || !path.startsWith('/') ? path : `/api${path}`,
      headers: {
        'x-service-key': DEMO_SERVICE_KEY,
        'x-subject': 'guest:test',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const json = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: json ? response.json() : response.body,
      headers: response.headers,
    };
  };
  return {
    app,
    sql: database.sql,
    documentsDir: settings.documentsDir,
    get: (path, headers = {}) => call('GET', path, undefined, headers),
    post: (path, body, headers = {}) => call('POST', path, body, headers),
    patch: (path, body, headers = {}) => call('PATCH', path, body, headers),
    outbox: async () => (await app.inject({ url: '/outbox.json' })).json<SentMessage[]>(),
    wait: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    setTime: (instant) => {
      now = new Date(instant);
    },
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

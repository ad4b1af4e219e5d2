import { ServerMetrics } from '@prendarios/servers/metrics';
import { and, isNull, sql as text } from 'drizzle-orm';
import type { Database, Sql } from './database/database.ts';
import { pendingMigrations } from './database/migrations.ts';
import type { Decoding } from './decoding.ts';
import type { Channel, DeliveryResult } from './delivery/queue.ts';
import { ApiError } from './http/errors.ts';
import { outbox, type Purpose } from './messages/outboxTable.ts';
import type { BankApp } from './platform.ts';
import type { Settings } from './settings.ts';

/** What the bank counts of its business. A write that its transaction takes back is counted all the same. */
export type BusinessCounts = Readonly<{
  simulationDecided: (result: string) => void;
  /** `stage`: the phase that a proposal came to, or the status with which it ended. */
  stageReached: (stage: string) => void;
  /** A message was not queued, because its kind reached a ceiling. */
  messageWithheld: (purpose: Purpose) => void;
}>;

/** For the demo's own data. */
export const NOT_COUNTED: BusinessCounts = {
  simulationDecided: () => {},
  stageReached: () => {},
  messageWithheld: () => {},
};

/** The age in seconds of the oldest message that has not been sent yet, and how many there are. */
async function waitingMessages(sql: Sql, now: Date): Promise<{ count: number; seconds: number }> {
  const waiting = and(isNull(outbox.sentAt), isNull(outbox.gaveUpAt));
  const [row] = await sql
    .select({ count: text<number>`count(*)::int`, oldest: text<string | null>`min(${outbox.createdAt})` })
    .from(outbox)
    .where(waiting);
  const oldest = row?.oldest ?? null;
  const seconds = oldest === null ? 0 : (now.getTime() - new Date(oldest).getTime()) / 1000;
  return { count: row?.count ?? 0, seconds: Math.max(0, seconds) };
}

/** The metrics of the bank. What is read from the database is NaN while it cannot be reached. */
export class BankMetrics implements BusinessCounts {
  readonly #server = new ServerMetrics('bank');
  readonly #simulations = this.#server.counter('simulations_total', 'Simulations decided.', ['result']);
  readonly #stages = this.#server.counter('proposals_total', 'Proposals that came to a stage.', ['stage']);
  readonly #messages = this.#server.counter('messages_total', 'Tries to deliver a message.', [
    'channel',
    'result',
  ]);

  readonly #withheld = this.#server.counter(
    'messages_withheld_total',
    'Messages that were not queued: their kind reached its ceiling of the hour or the day.',
    ['purpose'],
  );

  messageWithheld(purpose: Purpose): void {
    this.#withheld.inc({ purpose });
  }

  simulationDecided(result: string): void {
    this.#simulations.inc({ result });
  }

  stageReached(stage: string): void {
    this.#stages.inc({ stage });
  }

  messageEnded(channel: Channel, result: DeliveryResult): void {
    this.#messages.inc({ channel, result });
  }

  watch({ sql, connections }: Database, decoding: Decoding, now: () => Date): void {
    const read = (name: string, help: string, value: () => Promise<number> | number) =>
      this.#server.gauge(name, help, [], async (gauge) => {
        gauge.set(await Promise.resolve(value()).catch(() => Number.NaN));
      });
    read('outbox_oldest_seconds', 'Age of the oldest message that has not been sent yet.', async () => {
      const { seconds } = await waitingMessages(sql, now());
      return seconds;
    });
    read('outbox_waiting', 'Messages that have not been sent yet.', async () => {
      const { count } = await waitingMessages(sql, now());
      return count;
    });
    read('migrations_pending', 'Migrations that the database lacks.', () => pendingMigrations(sql));
    read('database_connections_in_use', 'Connections of the pool that work.', () => connections().inUse);
    read('database_calls_waiting', 'Calls that wait for a connection.', () => connections().waiting);
    read('files_waiting', 'Files that wait to be decoded.', () => decoding.waiting());
  }

  install(app: BankApp, { metrics }: Pick<Settings, 'metrics'>): void {
    this.#server.install(app, metrics, () => {
      throw new ApiError(401, 'UNAUTHORIZED', 'El pedido no está autorizado.');
    });
  }
}

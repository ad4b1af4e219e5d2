import { z } from 'zod';
import type { BankSession } from './BankSession.ts';

const loggedAnswer = z.object({ logged: z.boolean() });

export type LogLine = {
  level: 'debug' | 'info' | 'warn' | 'error';
  message: string;
  context?: Record<string, string>;
};

export class LogsSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  async create(body: LogLine): Promise<boolean> {
    const { logged } = await this.#bank.write({
      name: 'create_log',
      kind: 'write',
      method: 'POST',
      path: '/logs/create_log',
      body,
      answer: loggedAnswer,
    });
    return logged;
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Cpu, Hello } from './server.ts';

/** A server in a process of its own, so that its processor time is its own too. */
export class Measured {
  readonly url: string;
  readonly #child: ChildProcess;

  constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(file: string, environment: Record<string, string>): Promise<Measured> {
    const child = fork(new URL(file, import.meta.url), {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [hello] = (await once(child, 'message')) as [Hello];
    return new Measured(child, hello.port);
  }

  /** Microseconds of processor, user and system, since it started. */
  async cpu(): Promise<number> {
    const answered = once(this.#child, 'message') as Promise<[Cpu]>;
    this.#child.send('cpu');
    const [{ micros }] = await answered;
    return micros;
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Cpu, Hello } from './server.ts';

/** A server in a separate process, so that its CPU time can be measured. */
export class Measured {
  readonly url: string;
  readonly #child: ChildProcess;

  constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts the server; throws if it exits before it listens. */
  static async start(file: URL, environment: Record<string, string>): Promise<Measured> {
    const child = fork(file, {
      // Do not inherit the options of a test worker.
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = new AbortController();
    child.once('exit', (code) => ended.abort(new Error(`${file.pathname} ended with ${code}`)));
    const [hello]: Hello[] = await once(child, 'message', { signal: ended.signal });
    return new Measured(child, hello?.port ?? Number.NaN);
  }

  /** Returns the CPU time since the start, user and system, in microseconds. */
  async cpu(): Promise<number> {
    const answered: Promise<Cpu[]> = once(this.#child, 'message');
    this.#child.send('cpu');
    const [cpu] = await answered;
    return cpu?.micros ?? Number.NaN;
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}

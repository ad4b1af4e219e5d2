import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');
const MAINS = {
  bank: 'upstream/bank/src/main.ts',
  identity: 'upstream/identity/src/main.ts',
  gateway: 'gateway/src/main.ts',
} as const;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A process of the product that is killed without warning and started again, at the same address. */
export class Killable {
  readonly url: string;
  readonly #name: keyof typeof MAINS;
  readonly #environment: Record<string, string>;
  #child: ChildProcess;
  #up: Promise<void>;
  #output = '';

  private constructor(name: keyof typeof MAINS, environment: Record<string, string>, port: number) {
    this.#name = name;
    this.#environment = {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'silent',
      ...environment,
      PORT: `${port}`,
    };
    this.url = `http://127.0.0.1:${port}`;
    this.#child = this.#spawned();
    this.#up = this.#said(this.#child);
  }

  static async start(name: keyof typeof MAINS, environment: Record<string, string>): Promise<Killable> {
    const one = new Killable(name, environment, await freePort());
    await one.up();
    return one;
  }

  /** Resolves while it serves; after a kill, once it serves again. */
  up(): Promise<void> {
    return this.#up;
  }

  /** All that it wrote to its output and its errors. */
  get output(): string {
    return this.#output;
  }

  async kill(): Promise<void> {
    this.#up = this.#again();
    await this.#up;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  async #again(): Promise<void> {
    await this.stop();
    this.#child = this.#spawned();
    await this.#said(this.#child);
  }

  #spawned(): ChildProcess {
    return spawn(process.execPath, [join(root, MAINS[this.#name])], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** The one line that says where it listens. */
  #said(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      let text = '';
      const read = (chunk: Buffer) => {
        text += chunk.toString();
        this.#output += chunk.toString();
        if (text.includes(`${this.#name} ready at`)) resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', () => reject(new Error(`The ${this.#name} did not start:\n${text}`)));
    });
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { redisBinary } from '@prendarios/servers/testing/redis';
import { z } from 'zod';
import { compileCache, root } from '../../scripts/processes/services.ts';

type Line = [program: string, ...rest: string[]];
type Command = Readonly<{ line: (port: number, image: string | undefined) => Line; ready: string }>;

/** The user `node` of the images. */
const IMAGE_USER = '1000:1000';

const ours = (name: string, main: string): Command => ({
  line: (_port, image) =>
    image === undefined
      ? [process.execPath, join(root, main)]
      : ['chroot', `--userspec=${IMAGE_USER}`, image, 'sh', '-c', `cd /app && exec node ${main}`],
  ready: `${name} ready at`,
});
const COMMANDS = {
  bank: ours('bank', 'upstream/bank/src/main.ts'),
  identity: ours('identity', 'upstream/identity/src/main.ts'),
  gateway: ours('gateway', 'gateway/src/main.ts'),
  bucket: ours('bucket', 'upstream/bank/src/testing/bucket.server.ts'),
  redis: {
    line: (port) => [redisBinary(), '--port', `${port}`, '--bind', '127.0.0.1', '--save', ''],
    ready: 'Ready to accept connections',
  },
} as const satisfies Record<string, Command>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A process of the product, or beside it, that is killed without warning and started again, at the same address. */
export class Killable {
  readonly url: string;
  readonly #name: keyof typeof COMMANDS;
  readonly #image: string | undefined;
  #environment: Record<string, string>;
  #child: ChildProcess;
  #up: Promise<void>;
  #output = '';
  #isEnding = false;
  #failure: Error | undefined;

  private constructor(
    name: keyof typeof COMMANDS,
    environment: Record<string, string>,
    port: number,
    image: string | undefined,
  ) {
    this.#name = name;
    this.#image = image;
    this.#environment = {
      ...compileCache,
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'silent',
      ...environment,
      PORT: `${port}`,
    };
    this.url = `http://127.0.0.1:${port}`;
    this.#child = this.#spawned();
    this.#up = this.#said(this.#child);
  }

  /** `image`: the folder of an image's root, in which it runs as the image's user. */
  static async start(
    name: keyof typeof COMMANDS,
    environment: Record<string, string>,
    image?: string,
  ): Promise<Killable> {
    const one = new Killable(name, environment, await freePort(), image);
    await one.up();
    return one;
  }

  /** Resolves while it serves; after a kill, once it serves again. Rejects after it ended by itself. */
  async up(): Promise<void> {
    this.mustRun();
    await this.#up;
  }

  /** @throws after it ended by itself, which no trouble around it may cause. */
  mustRun(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Of the process that runs now. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** All that it wrote to its output and its errors. */
  get output(): string {
    return this.#output;
  }

  async kill(): Promise<void> {
    this.#up = this.#again('SIGKILL');
    await this.#up;
  }

  /** Lets it end what it does, as a deployment does; `change` holds from now on. */
  async restart(change: Record<string, string> = {}): Promise<void> {
    this.#environment = { ...this.#environment, ...change };
    this.#up = this.#again('SIGTERM');
    await this.#up;
  }

  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#isEnding = true;
    this.#child.kill(signal);
    await ended;
  }

  async #again(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.stop(signal);
    this.#isEnding = false;
    this.#child = this.#spawned();
    await this.#said(this.#child);
  }

  #spawned(): ChildProcess {
    const [program, ...rest] = COMMANDS[this.#name].line(Number(new URL(this.url).port), this.#image);
    return spawn(program, rest, {
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
        if (text.includes(COMMANDS[this.#name].ready)) resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', () => {
        const failure = new Error(`The ${this.#name} ended by itself:\n${text}`);
        if (!this.#isEnding) this.#failure = failure;
        reject(failure);
      });
    });
  }
}

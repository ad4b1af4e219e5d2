import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { redisBinary } from '@prendarios/servers/testing/redis';
import { z } from 'zod';
import type { Settings as GatewaySettings } from '../../gateway/src/settings.ts';
import { compileCache, root } from '../../scripts/processes/services.ts';

type Line = [program: string, ...rest: string[]];
type Command = Readonly<{ line: (port: number, changed: object) => Line; ready: string }>;

const main = (name: string, module: string): Command => ({
  line: () => [process.execPath, join(root, module)],
  ready: `${name} ready at`,
});
/** Starts a server with settings that no environment variable can set. */
const serverWith = (name: string, module: string): Command => ({
  line: (_port, changed) => {
    const script = `(await import('./${module}')).serve(${JSON.stringify(changed)})`;
    return [process.execPath, '--input-type=module', '--eval', script];
  },
  ready: `${name} ready at`,
});
const COMMANDS = {
  bank: serverWith('bank', 'upstream/bank/src/serve.ts'),
  identity: main('identity', 'upstream/identity/src/main.ts'),
  gateway: serverWith('gateway', 'gateway/src/serve.ts'),
  bucket: main('bucket', 'upstream/bank/src/testing/bucket.server.ts'),
  redis: {
    line: (port) => [redisBinary(), '--port', `${port}`, '--bind', '127.0.0.1', '--save', ''],
    ready: 'Ready to accept connections',
  },
} as const satisfies Record<string, Command>;

const MANY = 1_000_000;
/** Lifts the rate limits, because all test requests come from one address. */
export const UNLIMITED_BANK = { rateLimitPerMinute: MANY };
export const UNLIMITED_GATEWAY = {
  rateLimits: {
    graphqlPerMinute: MANY,
    filesPerMinute: MANY,
    lookupsPerMinute: MANY,
    logsPerMinute: MANY,
    linksPerMinute: MANY,
    signUpsPerHour: MANY,
    openProposalsPerHour: MANY,
    openProposalsPerDay: MANY,
  },
} satisfies Partial<GatewaySettings>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A server process that can be killed with SIGKILL and restarted at the same address. */
export class Killable {
  readonly url: string;
  readonly #name: keyof typeof COMMANDS;
  readonly #changed: object;
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
    changed: object,
  ) {
    this.#name = name;
    this.#changed = changed;
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

  /** `changed`: settings of a bank or gateway that no environment variable can set. */
  static async start(
    name: keyof typeof COMMANDS,
    environment: Record<string, string>,
    changed: object = {},
  ): Promise<Killable> {
    const one = new Killable(name, environment, await freePort(), changed);
    await one.up();
    return one;
  }

  /** Resolves once the process is serving, also after a restart. Rejects if it exited unexpectedly. */
  async up(): Promise<void> {
    this.mustRun();
    await this.#up;
  }

  /** @throws if the process exited unexpectedly; faults in other services must not cause that. */
  mustRun(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Process id of the current child. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Everything written to stdout and stderr, across restarts. */
  get output(): string {
    return this.#output;
  }

  async kill(): Promise<void> {
    this.#up = this.#again('SIGKILL');
    await this.#up;
  }

  /** Restarts gracefully with SIGTERM, as a deployment does; `change` stays in the environment. */
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
    const [program, ...rest] = COMMANDS[this.#name].line(Number(new URL(this.url).port), this.#changed);
    return spawn(program, rest, {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Waits for the line that says the server is listening. */
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

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compileCache, root } from './services.ts';
import type { Service } from './services.ts';

const startTimeoutMs = 300_000;
const stopTimeoutMs = 12_000;
const restartsPerMinute = 5;

class StartFailure extends Error {}

/** Characters kept of the error output, enough for a wrong setting's message or a stack trace. */
const LAST_WORDS = 4000;

/**
 * Runs services as one group: restarts a service that exits and stops all of them together. Writes output and process
 * ids to `logDir`; the previous run's log ends in `.previous`.
 */
export class Supervisor {
  readonly #children = new Map<string, ChildProcess>();
  readonly #restarts: number[] = [];
  /** Last error output of each service. */
  readonly #lastWords = new Map<string, string>();
  readonly #logDir: string;
  readonly #execArgv: string[];
  readonly #onGiveUp: (message: string) => void;
  #stopping = false;

  constructor(options: { logDir: string; execArgv?: string[]; onGiveUp: (message: string) => void }) {
    this.#logDir = options.logDir;
    this.#execArgv = options.execArgv ?? [];
    this.#onGiveUp = options.onGiveUp;
    mkdirSync(options.logDir, { recursive: true });
  }

  /** Resolves when the service responds at its health path; throws StartFailure with one sentence. */
  async start(service: Service): Promise<void> {
    const log = this.#logOf(service);
    if (existsSync(log)) renameSync(log, `${log}.previous`);
    await this.#run(service);
  }

  async #run(service: Service): Promise<void> {
    const child = this.#launch(service);
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline) {
      if (this.#stopping) return;
      if (child.exitCode !== null) throw new StartFailure(this.#reason(service));
      if (await isHealthy(service)) {
        child.once('exit', () => void this.#restart(service));
        return;
      }
      await delay(100);
    }
    throw new StartFailure(
      `${service.title} did not answer within ${startTimeoutMs / 1000} s. Its log is ${this.#logOf(service)}.`,
    );
  }

  /** Asks every service to drain, then kills it. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const running = [...this.#children.values()].toReversed().filter((child) => child.exitCode === null);
    await Promise.all(running.map((child) => stopChild(child)));
  }

  #launch(service: Service): ChildProcess {
    const child = spawn(process.execPath, [...this.#execArgv, join(root, service.main)], {
      cwd: root,
      env: { ...compileCache, ...process.env, ...service.environment },
      // The IPC channel closes with this process, and the service then exits too.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C signals the terminal's process group; only the supervisor may decide the stop order.
      detached: true,
    });
    this.#writeLog(service, child);
    this.#lastWords.set(service.name, '');
    child.stderr?.on('data', (text: Buffer) => {
      const words = `${this.#lastWords.get(service.name) ?? ''}${text.toString()}`;
      this.#lastWords.set(service.name, words.slice(-LAST_WORDS));
    });
    writeFileSync(join(this.#logDir, `${service.name}.pid`), String(child.pid));
    this.#children.set(service.name, child);
    return child;
  }

  /** Writes a service's output; if the disk is full, drops it so that the service continues. */
  #writeLog(service: Service, { stdout, stderr }: ChildProcess): void {
    const log = createWriteStream(this.#logOf(service), { flags: 'a' });
    stdout?.pipe(log);
    stderr?.pipe(log);
    log.once('error', ({ message }) => {
      console.error(`${service.title} goes on without a log: ${message}.`);
      stdout?.resume();
      stderr?.resume();
    });
  }

  async #restart(service: Service): Promise<void> {
    if (this.#stopping) return;
    const now = Date.now();
    this.#restarts.push(now);
    if (this.#restarts.filter((at) => now - at < 60_000).length > restartsPerMinute) {
      this.#onGiveUp(`${service.title} keeps stopping. ${this.#reason(service)}`);
      return;
    }
    console.error(`Restarting ${service.title}, which exited.`);
    try {
      await this.#run(service);
    } catch (error) {
      this.#onGiveUp(error instanceof Error ? error.message : String(error));
    }
  }

  #reason(service: Service): string {
    const words = this.#lastWords.get(service.name)?.trim() ?? '';
    return words === '' ? `${service.title} exited. Its log is ${this.#logOf(service)}.` : words;
  }

  #logOf({ name }: Service): string {
    return join(this.#logDir, `${name}.log`);
  }
}

async function isHealthy(service: Service): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${service.port}${service.healthPath}`);
    return answer.ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await gone;
  clearTimeout(insist);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Agent, request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings, type Settings } from './settings.ts';
import { BankStandIn, json } from './testing/bankStandIn.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const SERVE = new URL('serve.ts', import.meta.url).href;

class Gateway {
  readonly child: ChildProcess;
  readonly url: string;

  constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  static async start(bank: BankStandIn, changed: Partial<Settings>): Promise<Gateway> {
    const settings = { clientDist: '/nonexistent', ...changed };
    const script = `(await import('${SERVE}')).serve(${JSON.stringify(settings)})`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: {
        ...process.env,
        PORT: '0',
        BANK_API_URL: bank.url,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    for await (const chunk of child.stdout ?? []) {
      text += String(chunk);
      const url = /ready at (http:\S+)/.exec(text)?.[1];
      if (url !== undefined) return new Gateway(child, url);
    }
    throw new Error(`the gateway ended: ${text}`);
  }

  /** Sends SIGTERM; returns the milliseconds until the process ended, and its exit code. */
  async terminate(): Promise<{ ms: number; code: number | null }> {
    const startedAt = performance.now();
    const exited = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill('SIGTERM');
    const [code] = await exited;
    return { ms: performance.now() - startedAt, code };
  }
}

/** Raises the rate limit, because the 20 clients share one address. */
const MANY = { rateLimits: { ...readSettings({}).rateLimits, graphqlPerMinute: 1_000_000 } };

let bank: BankStandIn;
let gateways: Gateway[] = [];
beforeEach(async () => {
  bank = await BankStandIn.start();
  gateways = [];
});
afterEach(async () => {
  for (const { child } of gateways) child.kill('SIGKILL');
  await bank.close();
});
const started = async (changed: Partial<Settings> = {}) => {
  const gateway = await Gateway.start(bank, changed);
  gateways.push(gateway);
  return gateway;
};
const QUERY = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"query":"{ vehicleBrands(typeCode: \\"A\\", agreementId: 1) { id } }"}',
} as const;

describe('a process that receives SIGTERM', () => {
  it('completes its in-flight requests while the load balancer switches to another instance', async () => {
    bank.script = async (_request, response) => {
      await sleep(20 + Math.random() * 60);
      json(response, 200, []);
    };
    // Long enough for the load balancer to poll on a slow machine.
    const leaving = await started({ ...MANY, drainNoticeSeconds: 5 });
    const staying = await started(MANY);
    const agent = new Agent({ connections: 20 });
    let target = leaving.url;
    const over = new AbortController();
    const count = { leaving: 0, staying: 0 };
    const failures: string[] = [];
    // Simulates a load balancer: polls /readyz and switches to the other instance when it is not ready.
    const balancer = async () => {
      while (target === leaving.url) {
        await sleep(100);
        const { statusCode, body } = await request(`${leaving.url}/readyz`, { dispatcher: agent });
        await body.dump();
        if (statusCode === 503) target = staying.url;
      }
    };
    const client = async () => {
      while (!over.signal.aborted) {
        const url = target;
        try {
          const { statusCode, body } = await request(`${url}/graphql`, { ...QUERY, dispatcher: agent });
          const text = await body.text();
          if (statusCode !== 200 || !text.includes('"vehicleBrands":[]'))
            failures.push(`${statusCode} ${text}`);
          count[url === leaving.url ? 'leaving' : 'staying'] += 1;
        } catch (error) {
          failures.push(String(error));
        }
      }
    };
    const clients = Array.from({ length: 20 }, client);
    await expect.poll(() => count.leaving).toBeGreaterThan(100);
    const balancing = balancer();
    const ending = leaving.terminate();
    await balancing;
    const ready = await request(`${leaving.url}/readyz`);
    expect(await ready.body.json()).toMatchObject({ status: 'draining' });
    expect(ready.headers['connection']).toBe('close');
    const { code } = await ending;
    await expect.poll(() => count.staying).toBeGreaterThan(100);
    over.abort();
    await Promise.all(clients);
    await agent.close();
    expect(failures).toEqual([]);
    // Code 0 means that everything was closed; a shutdown that times out exits with 1.
    expect(code).toBe(0);
  });

  it('waits no longer than configured for a hanging request', async () => {
    bank.script = () => undefined;
    const gateway = await started({ drainSeconds: 1 });
    const hanging = request(`${gateway.url}/graphql`, QUERY).then(
      ({ statusCode }) => `answered ${statusCode}`,
      () => 'cut',
    );
    await expect.poll(() => bank.received.length).toBe(1);
    const { ms, code } = await gateway.terminate();
    expect(await hanging).toBe('cut');
    expect(code).toBe(1);
    expect(ms).toBeGreaterThan(900);
  });

  it('exits with one message that names every invalid setting', async () => {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: 'x', METRICS_TOKEN: 'short' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(text).toMatch(/^The gateway cannot start\. Invalid settings:\n {2}PORT: [^]*METRICS_TOKEN: /);
  });
});

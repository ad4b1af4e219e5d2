import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { z } from 'zod';
import { DEMO_SERVICE_KEY } from '../src/settings.ts';
import { testBank } from '../src/testing/bank.ts';
import { multipartOf } from '../src/testing/files.ts';
import { posted } from '../src/testing/journey.ts';

/** Fifty pictures of 3000² at once: how long the bank's event loop and its /healthz wait meanwhile. */
const COUNT = 50;
const SIDE = 3000;
const given = z.object({ address: z.string(), proposalUuid: z.string() });

/** The people who send, in a thread of their own. */
async function send({ address, proposalUuid }: z.infer<typeof given>): Promise<void> {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: SIDE, height: SIDE, channels: 3 as const, noise: grain, background: 'grey' };
  const form = multipartOf(await sharp({ create }).jpeg({ quality: 80 }).toBuffer(), 'a.jpg');
  const headers = {
    'x-service-key': DEMO_SERVICE_KEY,
    'x-proposal-id': proposalUuid,
    'content-type': 'multipart/form-data; boundary=boundary-of-a-test',
  };
  const body = new Uint8Array(form);
  const one = () => fetch(`${address}/api/documentation/pre-upload`, { method: 'POST', headers, body });
  parentPort?.postMessage('begin');
  const answers = await Promise.all(Array.from({ length: COUNT }, one));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const size = (form.length / 1e6).toFixed(1);
  console.log(
    `${COUNT} pictures of ${SIDE}², ${size} MB each: ${count(200)} taken, ${count(503)} told to come back`,
  );
  parentPort?.postMessage('end');
}

async function measure(): Promise<void> {
  const bank = await testBank();
  const { proposalUuid } = await posted(bank, '30905901');
  const address = await bank.app.listen({ port: 0, host: '127.0.0.1' });
  const sender = new Worker(fileURLToPath(import.meta.url), { workerData: { address, proposalUuid } });
  await once(sender, 'message');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const start = performance.now();
  let slowest = 0;
  const health = setInterval(() => {
    const asked = performance.now();
    void bank.app.inject({ url: '/healthz' }).then(() => {
      slowest = Math.max(slowest, performance.now() - asked);
    });
  }, 20);
  await once(sender, 'message');
  clearInterval(health);
  delay.disable();
  const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
  console.log(
    `in ${Math.round(performance.now() - start)} ms; event loop delay: p50 ${ms(delay.percentile(50))}, p99 ${ms(delay.percentile(99))}, ` +
      `longest ${ms(delay.max)} ms; /healthz: longest ${Math.round(slowest)} ms`,
  );
  await bank.close();
}

await (isMainThread ? measure() : send(given.parse(workerData)));

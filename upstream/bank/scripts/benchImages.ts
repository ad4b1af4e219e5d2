import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DEMO_SERVICE_KEY } from '../src/platform/settings.ts';
import { testBank } from '../src/testing/bank.ts';
import { multipartOf } from '../src/testing/files.ts';
import { posted } from '../src/testing/journey.ts';

/** Uploads fifty images of 3000² at once and measures the delay of the bank's event loop and of /healthz. */
const COUNT = 50;
const SIDE = 3000;
/** The longest delay allowed to any other request. */
const BOUND_MS = 1000;

/** The senders, in a process of their own. */
async function send(address: string, proposalUuid: string): Promise<void> {
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
  process.send?.('begin');
  const answers = await Promise.all(Array.from({ length: COUNT }, one));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const size = (form.length / 1e6).toFixed(1);
  console.log(
    `${COUNT} images of ${SIDE}², ${size} MB each: ${count(200)} taken, ${count(503)} refused for now`,
  );
  process.send?.('end');
}

async function measure(): Promise<void> {
  const bank = await testBank();
  const { proposalUuid } = await posted(bank, '30905901');
  const address = await bank.app.listen({ port: 0, host: '127.0.0.1' });
  const sender = fork(fileURLToPath(import.meta.url), [address, proposalUuid]);
  await once(sender, 'message');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const start = performance.now();
  let slowest = 0;
  const ask = async (): Promise<void> => {
    const asked = performance.now();
    await bank.app.inject({ url: '/healthz' });
    slowest = Math.max(slowest, performance.now() - asked);
  };
  const health = setInterval(() => void ask(), 20);
  await once(sender, 'message');
  clearInterval(health);
  delay.disable();
  const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
  console.log(
    `in ${Math.round(performance.now() - start)} ms; event loop delay: p50 ${ms(delay.percentile(50))}, p99 ${ms(delay.percentile(99))}, ` +
      `longest ${ms(delay.max)} ms; /healthz: longest ${Math.round(slowest)} ms`,
  );
  const isMet = ms(delay.max) <= BOUND_MS;
  console.log(`the bound of ${BOUND_MS} ms of event loop delay is ${isMet ? 'met' : 'exceeded'}`);
  process.exitCode = isMet ? 0 : 1;
  sender.disconnect();
  await bank.close();
}

const [, , to, proposal] = process.argv;
await (to === undefined || proposal === undefined ? measure() : send(to, proposal));

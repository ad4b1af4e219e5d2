import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDecoding } from './decoding.ts';
import { ApiError } from './http/errors.ts';
import { type Answer, readError, type TestBank, testBank } from '../testing/bank.ts';
import { jpeg, pdf, preUpload } from '../testing/files.ts';
import { inBiometry, photo } from '../testing/formalization.ts';
import { createProposal } from '../testing/journey.ts';

/** Creates work that blocks until released and counts its parallel runs. */
function blockedWork() {
  const waiting: (() => void)[] = [];
  let most = 0;
  return {
    run: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
      }),
    running: () => waiting.length,
    most: () => most,
    letOneGo: () => waiting.shift()?.(),
  };
}

describe('decoding', () => {
  it('runs a limited number of tasks at once while the others wait their turn', async () => {
    const blocked = blockedWork();
    const inTurn = createDecoding({ atOnce: 4 });
    const done = Promise.all(Array.from({ length: 16 }, () => inTurn(blocked.run)));
    for (let at = 0; at < 16; at += 1) {
      await expect.poll(blocked.running).toBe(Math.min(4, 16 - at));
      blocked.letOneGo();
    }
    await done;
    expect(blocked.most()).toBe(4);
  });

  it('rejects work immediately if it would wait too long, and accepts work again afterwards', async () => {
    const blocked = blockedWork();
    const inTurn = createDecoding({ atOnce: 1, waiting: 1 });
    const first = inTurn(blocked.run);
    const second = inTurn(blocked.run);
    const refused = await inTurn(blocked.run).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ statusCode: 503, code: 'BUSY', retryAfter: 5 });
    for (const under of [first, second]) {
      await expect.poll(blocked.running).toBe(1);
      blocked.letOneGo();
      await under;
    }
    const third = inTurn(blocked.run);
    await expect.poll(blocked.running).toBe(1);
    blocked.letOneGo();
    await third;
  });

  it('rejects work whose turn does not come in time, and never starts it', async () => {
    const blocked = blockedWork();
    const inTurn = createDecoding({ atOnce: 1, waitMs: 20 });
    const first = inTurn(blocked.run);
    await expect(inTurn(blocked.run)).rejects.toMatchObject({ statusCode: 503, code: 'BUSY' });
    blocked.letOneGo();
    await first;
    await inTurn(async () => 'goes on');
    expect(blocked.most()).toBe(1);
  });

  it('leaves a thread for files while fifty images are decoded', async () => {
    const image = await sharp({ create: { width: 2500, height: 2500, channels: 3, background: '#579' } })
      .png()
      .toBuffer();
    const inTurn = createDecoding();
    let decoded = 0;
    const images = Array.from({ length: 50 }, async () => {
      await inTurn(() => sharp(image).jpeg().toBuffer()).catch(() => undefined);
      decoded += 1;
    });
    // Admitted work starts after its promise resolves.
    await new Promise((resolve) => setImmediate(resolve));
    const refused = decoded;
    await readFile(import.meta.filename);
    // Without a limit, the file would be read after nearly all images.
    expect(decoded - refused).toBeLessThan((images.length - refused) / 2);
    await Promise.all(images);
  });

  it('rethrows the work’s error, and continues with the next', async () => {
    const inTurn = createDecoding({ atOnce: 1, waiting: 0 });
    await expect(inTurn(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
    expect(await inTurn(async () => 'fine')).toBe('fine');
  });
});

type Ids = { open: string; inBiometry: string };

/** Every call that decodes files, for an open proposal or one in the identity check. */
const calls: [string, (bank: TestBank, ids: Ids, image: string) => Promise<Answer>][] = [
  ['a photo of a document', async (bank, { open }) => preUpload(bank, open, await jpeg(), 'a.jpg')],
  ['a PDF', (bank, { open }) => preUpload(bank, open, pdf(), 'a.pdf')],
  [
    'a selfie',
    (bank, { inBiometry: proposalId }, image) => bank.post('/biometry/save_selfie', { proposalId, image }),
  ],
  [
    'both sides of a DNI',
    (bank, { inBiometry: proposalId }, image) =>
      bank.post('/biometry/save_id', { proposalId, front: image, back: image }),
  ],
  [
    'a validation',
    (bank, { inBiometry: proposalId }) =>
      bank.patch('/biometry/set_bio_validated', { proposalId, bioValidated: false }),
  ],
];

describe('decoding a file', () => {
  let bank: TestBank;
  let ids: Ids = { open: '', inBiometry: '' };
  let image = '';
  let full = false;
  const health: number[] = [];
  const inTurn = createDecoding();
  beforeAll(async () => {
    bank = await testBank({}, undefined, {
      decoding: Object.assign(
        async <T>(work: () => Promise<T>): Promise<T> => {
          if (full) return createDecoding({ atOnce: 1, waiting: -1 })(work);
          // The embedded database has one connection: inside a transaction this would block.
          health.push((await bank.app.inject({ url: '/healthz' })).statusCode);
          return inTurn(work);
        },
        { waiting: inTurn.waiting },
      ),
    });
    ids = {
      open: (await createProposal(bank, '30904902')).proposalUuid,
      inBiometry: (await inBiometry(bank, '30904901')).proposalUuid,
    };
    image = await photo();
  });
  afterAll(() => bank.close());

  it.each(calls)('waits for its turn without an open transaction: %s', async (_what, call) => {
    full = false;
    health.length = 0;
    expect((await call(bank, ids, image)).status).toBe(200);
    expect(health).toEqual([200]);
  });

  it.each(calls)('is rejected with Retry-After if too many files are waiting: %s', async (_what, call) => {
    full = true;
    const answer = await call(bank, ids, image);
    expect(readError(answer)).toMatchObject({ statusCode: 503, code: 'BUSY' });
    expect(answer.headers['retry-after']).toBe('5');
  });
});

import { expect, it } from 'vitest';
import { pdf } from '../../../testing/files.ts';
import { stream } from '../../../testing/pdfs.ts';
import { readPdf } from './readPdf.ts';

/** PDF whose cross-reference stream claims a billion empty entries, which the parser counts. */
const ENDLESS = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('9 0 obj\n'),
  stream('/Type/XRef/Root 1 0 R/Size 9/W[0 0 0]/Index[0 1000000000000]', 'x'),
  Buffer.from('\nendobj\nstartxref\n9\n%%EOF\n'),
]);

it('[CA-52] a PDF is read outside the main thread, and counts as damaged if it exceeds its CPU time limit', async () => {
  const reading = readPdf(ENDLESS, { processorSeconds: 1, timeLimitMs: 60_000 });
  const turned = new Promise((resolve) => setImmediate(() => resolve('the main thread went on')));
  expect(await Promise.race([reading, turned])).toBe('the main thread went on');
  expect(await reading).toEqual({ problem: 'damaged' });
}, 60_000);

it('[CA-52] a PDF that a busy machine does not read in time is not rejected as damaged', async () => {
  expect(await readPdf(pdf(), { timeLimitMs: 1 })).toEqual({ problem: 'busy' });
});

it('[CA-52] a PDF that exceeds the memory limit terminates only its own reader', async () => {
  expect(await readPdf(ENDLESS, { processorSeconds: 60, timeLimitMs: 60_000 })).toEqual({
    problem: 'damaged',
  });
}, 60_000);

it('[CA-52] a valid PDF is returned complete', async () => {
  const outcome = await readPdf(pdf());
  expect('content' in outcome && outcome.content.toString('latin1')).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
});

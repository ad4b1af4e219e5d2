import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../../gateway/src/testing/bankStandIn.ts';
import { runGateway } from '../../gateway/src/testing/gateway.ts';
import { readPdf } from '../../upstream/bank/src/testing/testPdf.ts';
import ceibo from '../../brand.json' with { type: 'json' };
import { Guest, product } from './guest.ts';
import type { Product } from './journeySteps.ts';

const MODEL = '{ contractModel { title parts { heading summary paragraphs details { label value } } } }';
type Part = {
  heading: string | null;
  summary: string | null;
  paragraphs: string[];
  details: { label: string; value: string }[];
};

let running: Product;
beforeAll(async () => {
  running = await product();
});
afterAll(() => running.close());

/** Removes whitespace, because a PDF breaks lines anywhere. */
const bare = (text: string) => text.replaceAll(/\s/gu, '');

it('anybody can read the model contract, with every clause and no loan figures', async () => {
  const { contractModel } = await new Guest(running.url).data<{ contractModel: { parts: Part[] } }>(MODEL);
  const clauses = contractModel.parts.filter(({ summary }) => summary !== null);
  expect(clauses).toHaveLength(ceibo.contract.clauses.length);
  const headings = clauses.map(({ heading }) => heading);
  expect(headings).toContain('QUINTA. Tasa fija, sin cláusula UVA (en los préstamos a tasa fija).');
  expect(headings).toContain('QUINTA. Cláusula UVA (en los préstamos en UVA).');
  const words = JSON.stringify(contractModel);
  expect(words).not.toMatch(/\{\w+\}|\$ \d/);
  expect(words).toContain('un capital de ________');
});

it('anybody can download the model contract as a PDF with the same text', async () => {
  const guest = new Guest(running.url);
  const { contractModel } = await guest.data<{ contractModel: { parts: Part[] } }>(MODEL);
  const answer = await guest.request('/files/contract-model');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('modelo-de-contrato.pdf');
  const pdf = bare((await readPdf(Readable.from([Buffer.from(await answer.arrayBuffer())]))).text);
  const words = contractModel.parts.flatMap(({ heading, paragraphs, details }) => [
    heading ?? '',
    ...paragraphs,
    ...details.flatMap(({ label, value }) => [label, value]),
  ]);
  expect(words.filter((one) => !pdf.includes(bare(one)))).toEqual([]);
});

it('the model contract is null if the bank does not publish it', async () => {
  const gateway = await runGateway();
  gateway.bank.script = (_request, response) => json(response, 404, { message: 'no such call' });
  const answer = await gateway.graphql({ query: MODEL });
  const file = await gateway.app.inject('/files/contract-model');
  await gateway.close();
  expect(answer.json()).toEqual({ data: { contractModel: null } });
  expect(file.statusCode).toBe(404);
});

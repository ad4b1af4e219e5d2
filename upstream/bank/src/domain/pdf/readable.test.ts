import { describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/testPdf.ts';
import { testInput } from '../../testing/testInput.ts';
import { GENERATED_DOCUMENTS, isGeneratedDocument } from './documentTypes.ts';
import { loanDocument, readableDocument } from './loanDocument.ts';
import type { ReadablePart } from './readable.ts';

const LOANS = [
  ['a fixed rate', testInput()],
  ['UVA', testInput({ mode: 'UVA' })],
] as const;
const NAMES = Object.keys(GENERATED_DOCUMENTS).filter(isGeneratedDocument);

const wordsOf = ({ title, texts, facts, head, rows }: ReadablePart) => [
  ...(title === null ? [] : [title]),
  ...texts,
  ...facts.flatMap(({ term, value }) => [term, value]),
  ...head,
  ...rows.flat(),
];
/** Removes whitespace, because a PDF breaks lines anywhere. */
const bare = (text: string) => text.replaceAll(/\s/gu, '');
/** Returns amounts, rates and UVA quantities: numbers with decimals. */
const figures = (text: string) => (text.match(/\d[\d.]*,\d+/gu) ?? []).toSorted();

describe.each(LOANS)('the document text for %s', (_name, input) => {
  it.each(NAMES)('[CA-66] [EN-12] %s has exactly its PDF’s words', async (name) => {
    const parts = readableDocument(name, input) ?? [];
    const pdf = bare((await readPdf(await loanDocument(name, input))).text);
    const read = parts.flatMap(wordsOf).filter((words) => words !== '');
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((words) => !pdf.includes(bare(words)))).toEqual([]);
  });

  it.each(NAMES)('[CA-66] [EN-12] %s has every figure of its PDF the same number of times', async (name) => {
    const parts = readableDocument(name, input) ?? [];
    const printed = figures((await readPdf(await loanDocument(name, input))).text);
    expect(printed.length).toBeGreaterThan(1);
    expect(figures(parts.flatMap(wordsOf).join(' '))).toEqual(printed);
  });

  it('[CA-66] each contract clause has its summary, and the schedule has its rows', () => {
    const parts = readableDocument('PLEDGE_CONTRACT_WITH_REGISTRY', input) ?? [];
    const clauses = parts.filter(({ summary }) => summary !== null);
    expect(clauses.map(({ title }) => title)).toEqual([...new Set(clauses.map(({ title }) => title))]);
    expect(clauses).toHaveLength(13);
    expect(clauses.every(({ texts }) => texts.length === 1)).toBe(true);
    // Each instalment, and the totals.
    expect(parts.flatMap(({ rows }) => rows)).toHaveLength(input.proposal.installments.length + 1);
    expect(parts.flatMap(({ facts }) => facts).map(({ term }) => term)).toContain(
      'Costo Financiero Total Efectivo Anual (CFTEA) con IVA',
    );
  });
});

it('[CA-66] a document that lacks data has no text', () => {
  const input = testInput();
  const { vehicle } = input.proposal;
  const without = { ...input, proposal: { ...input.proposal, vehicle: { ...vehicle, chassis: '' } } };
  expect(readableDocument('FORM_03', without)).toBeNull();
});

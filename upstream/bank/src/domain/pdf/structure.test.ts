import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { testInput } from '../../testing/testInput.ts';
import { loanDocument } from './loanDocument.ts';

type StructureItem = { role?: string; type?: string; children?: StructureItem[] };

/** Counts structure elements with content by role and page, and reads the document's accessibility metadata. */
async function structureOf(terms: number, coOwner = true) {
  const data = await buffer(
    await loanDocument('PLEDGE_CONTRACT_WITH_REGISTRY', testInput({ terms, coOwner })),
  );
  const task = getDocument({ data: new Uint8Array(data), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const counts = new Map<string, number>();
  const count = ({ role, children = [] }: StructureItem): void => {
    const hasContent = children.some(({ type }) => type === 'content');
    if (role !== undefined && hasContent) counts.set(role, (counts.get(role) ?? 0) + 1);
    children.forEach(count);
  };
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const tree: StructureItem | null = await (await pdf.getPage(at)).getStructTree();
    count(tree ?? {});
  }
  const { info } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  const pages = pdf.numPages;
  await task.destroy();
  return { counts, info, marks, pages };
}

describe('the contract for a screen reader', () => {
  it('is a tagged document in Spanish, with its title', async () => {
    const { info, marks } = await structureOf(12);
    expect(marks).toEqual(new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })));
    expect(info).toMatchObject({ Language: 'es-AR', Title: expect.stringContaining('CONTRATO DE PRENDA') });
  });

  it.each([20, 60])('has the signature of its only borrower with %i instalments', async (terms) => {
    const { counts } = await structureOf(terms, false);
    // Lender, owner, vehicle, conditions, schedule, signature.
    expect(counts.get('H2')).toBe(6);
  });

  it('has one title, its sections as headings, and the schedule as a table whose header is read once', async () => {
    const { counts, pages } = await structureOf(60);
    expect(pages).toBeGreaterThan(4);
    expect(counts.get('H1')).toBe(1);
    // Lender, owner, co-owner, vehicle, conditions, schedule, signature.
    expect(counts.get('H2')).toBe(7);
    expect(counts.get('TH')).toBe(8);
    // Sixty instalments of eight cells, and the totals.
    expect(counts.get('TD')).toBe(60 * 8 + 5);
    expect(counts.get('P')).toBeGreaterThan(60);
  });
});

import { cameraMessages } from '@prendarios/design-system/cameraMessages';
import { documentLimits, documentPageLimits, photoFaults } from '@prendarios/design-system/capture/quality';
import { describe, expect, it } from 'vitest';
import { pdfFacts } from '@prendarios/rules/pdfFacts';
import { pdf } from '../../upstream/bank/src/testing/files.ts';
import { buildPdf, flate, page, PLAIN_PACKING, stream } from '../../upstream/bank/src/testing/pdfs.ts';
import { pixelsOf } from '../../upstream/bank/src/testing/pagePhotos.ts';

describe('faults found in a document photo', () => {
  it.each([
    ['a sharp photo', {}, []],
    ['a white scan', { paper: 255 }, []],
    ['camera shake', { blur: 9 }, ['blurred']],
    ['a thumbnail', { width: 80, height: 60 }, ['small']],
    ['darkness', { paper: 45 }, ['dark', 'blurred']],
    ['lamp glare', { paper: 150, spot: true }, ['bright']],
    ['a blank page', { paper: 255, isBlank: true }, ['blank']],
    ['the empty side of a card', { paper: 180, isBlank: true }, ['blank']],
  ])('match %s', async (_what, paper, faults) => {
    const { sample, side } = await pixelsOf(paper);
    expect(photoFaults(sample, side, documentPageLimits)).toEqual(faults);
  });

  it('are those of the identity check, except that white paper is not too bright', async () => {
    const { sample, side } = await pixelsOf({ paper: 255, blur: 40 });
    expect(photoFaults(sample, side, documentPageLimits)).toEqual(['blurred']);
    expect(photoFaults(sample, side, { ...documentLimits, maxLight: 180 })).toEqual(['bright', 'blurred']);
    expect(cameraMessages.faults.bright).toContain('reflejo');
  });
});

const facts = (content: Buffer) => pdfFacts(new Uint8Array(content).buffer);
const contents = (operators: Buffer | string, more = '') =>
  buildPdf({ objects: { 3: page(`/Contents 4 0 R${more}`), 4: operators } });

describe('facts read from a PDF without a library', () => {
  it.each([1, 2, 11])('include the number of pages: %d', async (pages) => {
    expect((await facts(pdf(pages))).pages).toBe(pages);
  });

  it('include the number of pages packed in an object stream', async () => {
    const packed = { 3: page('/Contents 4 0 R') };
    expect(await facts(buildPdf({ packed, packing: PLAIN_PACKING }))).toMatchObject({ pages: 1 });
  });

  it.each([
    ['text', flate('', 'BT /F1 12 Tf (Factura) Tj ET'), false],
    ['a photo', stream('', 'q 200 0 0 200 0 0 cm /Im1 Do Q'), false],
    ['nothing', flate('', 'q Q'), true],
    ['only a graphics state', stream('', 'q 1 0 0 1 0 0 cm /GS0 gs Q'), true],
    ['a filter that the browser lacks', stream('/Filter/LZWDecode', 'x'), null],
  ])('include whether the first page is blank when it has %s', async (_what, operators, startsBlank) => {
    expect(await facts(contents(operators))).toEqual({ pages: 1, startsBlank });
  });

  it('report blank for an empty PDF and unknown for anything else', async () => {
    expect((await facts(buildPdf({}))).startsBlank).toBe(true);
    expect(await facts(Buffer.from('not a PDF'))).toEqual({ pages: null, startsBlank: null });
    expect(await facts(contents(stream('/Filter/FlateDecode', 'damaged')))).toEqual({
      pages: null,
      startsBlank: null,
    });
  });
});

import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildPdf,
  catalog,
  flate,
  page,
  type PdfParts,
  PLAIN_PACKING,
  stream,
} from '../../../testing/pdfs.ts';
import { readPdf as seenByReader } from '../../../testing/testPdf.ts';
import { PdfRefused } from './problem.ts';
import { readPdf } from './readPdf.ts';
import { rewritePdf } from './rewrite.ts';

const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>';
const packedScript = catalog(`/OpenAction ${SCRIPT}`);
const link = (action: string) => page(`/Annots[<</Subtype/Link/Rect[0 0 9 9]/A${action}>>]`);
const opened = (action: string): PdfParts => ({ objects: { 1: catalog(`/OpenAction${action}`) } });
const linked = (action: string): PdfParts => ({ objects: { 3: link(action) } });

async function problemOf(content: Buffer): Promise<string | null> {
  try {
    await rewritePdf(content);
    return null;
  } catch (error) {
    // The reader process reports parser errors as damage.
    return error instanceof PdfRefused ? error.problem : 'damaged';
  }
}

describe('a PDF with active content', () => {
  it.each<[string, PdfParts]>([
    ['a script on opening', opened(SCRIPT)],
    ['a script with an escaped name', opened('<</S/J#61vaScript>>')],
    [
      'a script whose kind is a separate object',
      { objects: { 1: catalog('/OpenAction<</S 9 0 R>>'), 9: '/JavaScript' } },
    ],
    ['a script by name', { objects: { 1: catalog(`/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>`) } }],
    ['a page script', { objects: { 3: page(`/AA<</O${SCRIPT}>>`) } }],
    ['a link script', linked(SCRIPT)],
    ['a script whose name has more after a NUL', linked('<</S/JavaScript#00x>>')],
    ['a script whose key has more after a NUL', linked('<</S/GoTo/D[3 0 R/Fit]/JS#00x(app.alert(1))>>')],
    ['a script after turning a page', opened(`<</S/GoTo/D[3 0 R/Fit]/Next${SCRIPT}>>`)],
    ['a script in an object stream', { packed: { 1: packedScript } }],
    [
      '… with parameters of its filter',
      { packed: { 1: packedScript }, packing: `${PLAIN_PACKING}/DecodeParms<</Predictor 1>>` },
    ],
    [
      '… with another dictionary before its type',
      { packed: { 1: packedScript }, packing: `/X<</Y<<>>>>${PLAIN_PACKING}` },
    ],
    [
      '… whose type is escaped',
      { packed: { 1: packedScript }, packing: PLAIN_PACKING.replace('ObjStm', 'Obj#53tm') },
    ],
    [
      '… whose filter is escaped',
      { packed: { 1: packedScript }, packing: PLAIN_PACKING.replace('/Filter', '/#46ilter') },
    ],
    ['a web page on opening', opened('<</S/URI/URI(http://evil.example)>>')],
    ['a file on opening', opened('<</S/URI/URI(file:///etc/passwd)>>')],
    ['a web page of each page', { objects: { 3: page('/AA<</O<</S/URI/URI(https://a.example)>>>>') } }],
    ['a program', linked('<</S/Launch/F(calc.exe)>>')],
    ['a document on a network share', linked('<</S/GoToR/F(\\\\\\\\evil\\\\share\\\\a.pdf)/D[0/Fit]>>')],
    ['an embedded document', linked('<</S/GoToE/D[0/Fit]/T<</R/C/N(a)>>>>')],
    ['a base URL for its links', { objects: { 1: catalog('/URI<</Base(file://evil/)>>') } }],
    ['a form that submits data', linked('<</S/SubmitForm/F(http://evil.example)>>')],
    ['a form that imports data', linked('<</S/ImportData/F(a.fdf)>>')],
    ['a movie', linked('<</S/Rendition/OP 0>>')],
    ['an embedded file', { objects: { 1: catalog('/Names<</EmbeddedFiles<</Names[(a)9 0 R]>>>>') } }],
    ['a file pinned to a page', { objects: { 3: page('/Annots[<</Subtype/FileAttachment/FS 9 0 R>>]') } }],
    [
      'a second form language',
      { objects: { 1: catalog('/AcroForm<</XFA 9 0 R>>'), 9: stream('', '<xdp/>') } },
    ],
    ['rich media', { objects: { 3: page('/Annots[<</Subtype/RichMedia>>]') } }],
    [
      'a page in another file',
      { objects: { 3: page('/Contents 9 0 R'), 9: stream('/F(\\\\\\\\evil\\\\a)', 'x') } },
    ],
  ])('[CA-52] is rejected: %s', async (_what, parts) => {
    expect(await problemOf(buildPdf(parts))).toBe('active');
  });
});

/** Rewrites tokens as another producer may: with escapes in names, spaces, comments and more entries. */
const written = (source: string, choices: readonly number[]): string =>
  source.replace(/\/([A-Za-z]+)/g, (_all, name: string, at: number) => {
    const choice = choices[at % choices.length] ?? 0;
    const place = choice % name.length;
    const escaped = `#${name.charCodeAt(place).toString(16)}`;
    const own = choice % 2 === 0 ? name : name.slice(0, place) + escaped + name.slice(place + 1);
    return `${['', ' ', '\n', '% a\n', '\r\n\t'][choice % 5] ?? ''}/${own}${choice % 3 === 0 ? ' ' : ''}`;
  });

it('[CA-52] a PDF with a script is rejected in any notation', async () => {
  const places = fc.constantFrom(
    (action: string) => ({ 1: catalog(`/OpenAction${action}`) }),
    (action: string) => ({ 1: catalog('/OpenAction 9 0 R'), 9: action }),
    (action: string) => ({
      1: catalog(`/Names<</JavaScript<</Kids[9 0 R]>>>>`),
      9: `<</Names[(a)${action}]>>`,
    }),
    (action: string) => ({ 1: catalog(`/Deep[[<</Down[<</A${action}>>]>>]]`) }),
  );
  const choices = fc.array(fc.nat(1000), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(places, choices, fc.boolean(), async (place, how, isPacked) => {
      const objects: Record<number, string> = {};
      for (const [number, body] of Object.entries<string>(place(SCRIPT)))
        objects[Number(number)] = written(body, how);
      const packing = written(PLAIN_PACKING, how);
      expect(await problemOf(buildPdf(isPacked ? { packed: objects, packing } : { objects }))).toBe('active');
    }),
    { numRuns: 200 },
  );
});

const SPACES = 9_000_000;
const big = (bytes: number) => Buffer.alloc(bytes, 0x20);
const pages = (kids: string, more: Record<number, string> = {}): PdfParts => ({
  objects: { 2: `<</Type/Pages/Kids[${kids}]/Count 1>>`, ...more },
});

describe('a PDF that is damaged or too large', () => {
  it.each<[string, string, () => Buffer]>([
    ['content before it', 'damaged', () => Buffer.concat([Buffer.from('GIF89a'), buildPdf({})])],
    [
      'an archive after it',
      'damaged',
      () => Buffer.concat([buildPdf({}), Buffer.from('PK\u0003\u0004…PK\u0005\u0006', 'latin1')]),
    ],
    [
      'an archive in its last stream',
      'damaged',
      () =>
        buildPdf({
          objects: {
            1: catalog('/X 9 0 R'),
            9: stream('', Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')),
          },
        }),
    ],
    ['no end', 'damaged', () => buildPdf({}).subarray(0, -8)],
    ['no page', 'damaged', () => buildPdf(pages(''))],
    ['no catalogue', 'damaged', () => Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF')],
    ['eleven pages', 'pages', () => buildPdf(pages('3 0 R '.repeat(11)))],
    [
      'pages without a type',
      'pages',
      () => buildPdf({ ...pages('9 0 R '.repeat(11), { 9: '<</MediaBox[0 0 9 9]>>' }) }),
    ],
    ['a page tree that contains itself', 'pages', () => buildPdf(pages('2 0 R 3 0 R'))],
    [
      'text that unpacks to 50 MB',
      'damaged',
      () => buildPdf({ objects: { 3: page('/Contents 9 0 R'), 9: flate('', big(50_000_000)) } }),
    ],
    [
      'text packed twice',
      'damaged',
      () =>
        buildPdf({
          objects: { 3: page('/Contents 9 0 R'), 9: flate('/Filter[/FlateDecode/FlateDecode]/X', big(9)) },
        }),
    ],
    [
      'text declared as an image',
      'damaged',
      () =>
        buildPdf({
          objects: {
            3: page('/Contents 9 0 R'),
            9: flate('/Subtype/Image/Width 1/Height 1', big(50_000_000)),
          },
        }),
    ],
    [
      'an image of 100 megapixels',
      'damaged',
      () =>
        buildPdf({
          objects: {
            3: page('/Resources<</XObject<</I 9 0 R>>>>'),
            9: flate('/Subtype/Image/Width 10000/Height 10000', 'x'),
          },
        }),
    ],
    [
      'text in a filter without a size limit',
      'damaged',
      () => buildPdf({ objects: { 3: page('/Contents 9 0 R'), 9: stream('/Filter/LZWDecode', 'x') } }),
    ],
    [
      'objects in a filter without a size limit',
      'damaged',
      () =>
        buildPdf({
          packed: { 1: catalog('') },
          packing: PLAIN_PACKING.replace('/FlateDecode', '[/FlateDecode/LZWDecode]'),
        }),
    ],
    [
      'objects nested too deeply',
      'damaged',
      () => buildPdf({ objects: { 1: catalog(`/X${'['.repeat(100_000)}${']'.repeat(100_000)}`) } }),
    ],
  ])('[CA-52] is rejected: %s', async (_what, problem, content) => {
    expect(await problemOf(content())).toBe(problem);
  });

  it.each([10, 100])('[CA-52] is rejected: %i object streams of 9 MB each', async (copies) => {
    const packed = Object.fromEntries(Array.from({ length: copies }, (_, at) => [20 + at, '0']));
    const all = Object.keys(packed)
      .map((number) => `${number} 0 R`)
      .join(' ');
    const bomb = buildPdf({
      packed: { 1: catalog(`/X[${all}]`), ...packed },
      padding: big(SPACES / (copies + 1)).toString(),
      copies,
    });
    expect(bomb.length).toBeLessThan(copies * 20_000);
    expect(await problemOf(bomb)).toBe('damaged');
  });
});

/**
 * Matches a script key or a JavaScript action in the copy, which has one dictionary entry per line. Matches full names
 * only, because one more byte makes a different name, and ignores values of other keys, which nothing executes.
 */
const SCRIPT_IN_COPY = /(^\/(JS|JavaScript)|^\/S \/JavaScript)(#00|[\s/()<>[\]]|$)/m;

describe('the copy', () => {
  it('[CA-52] contains only the objects that a reader can reach', async () => {
    const hidden = buildPdf({ objects: { 9: SCRIPT, 10: stream('', `11 0 obj${SCRIPT}endobj`) } });
    const copy = Buffer.from(await rewritePdf(hidden));
    expect(copy.toString('latin1')).not.toContain('JavaScript');
  });

  it('[CA-52] of a signed document shows no signature instead of a broken one', async () => {
    const field = '<</FT/Sig/T(s)/Subtype/Widget/V<</Type/Sig/ByteRange[0 1 2 3]>>>>';
    const signed = buildPdf({
      objects: { 1: catalog('/AcroForm<</Fields[9 0 R]>>/Perms<</DocMDP 9 0 R>>'), 9: field },
    });
    const copy = Buffer.from(await rewritePdf(signed)).toString('latin1');
    expect(copy).toContain('/T (s)');
    expect(copy).not.toMatch(/ByteRange|Perms/);
  });

  it('has each dictionary entry on a separate line, as SCRIPT_IN_COPY requires', async () => {
    const copy = Buffer.from(await rewritePdf(buildPdf(opened('<</S/GoTo/D[3 0 R/Fit]>>'))));
    expect(copy.toString('latin1')).toMatch(/^\/S \/GoTo$/m);
    expect('<<\n/S /JavaScript\n>>').toMatch(SCRIPT_IN_COPY);
    expect('<<\n/JS#00x (app.alert\\(1\\))\n>>').toMatch(SCRIPT_IN_COPY);
    expect('<<\n/S#01JavaScript /JS\n>>').not.toMatch(SCRIPT_IN_COPY);
  });

  it('[CA-52] of a randomly changed hostile document contains no script', { timeout: 300_000 }, async () => {
    const hostile = [
      buildPdf(opened(SCRIPT)),
      buildPdf(linked(SCRIPT)),
      buildPdf({ packed: { 1: packedScript } }),
    ];
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...hostile), edits, async (original, changes) => {
        const content = Buffer.from(original);
        for (const [place, byte] of changes) content[place % content.length] = byte;
        // In a separate process, because some mutations make the parser loop forever.
        const outcome = await readPdf(content, { processorSeconds: 1, timeLimitMs: 60_000 });
        if ('problem' in outcome) return;
        expect(outcome.content.toString('latin1')).not.toMatch(SCRIPT_IN_COPY);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a harmless PDF', () => {
  it.each<[string, PdfParts]>([
    ['a link to a site', linked('<</S/URI/URI(https://www.argentina.gob.ar/dnrpa)>>')],
    ['a link to a mailbox', linked('<</S/URI/URI(mailto:a@b.example)>>')],
    ['a link within it', linked('<</S/GoTo/D[3 0 R/Fit]>>')],
    ['an initial view', opened('[3 0 R/FitH 100]')],
    ['an initial view as an action', opened('<</S/GoTo/D[3 0 R/Fit]>>')],
    [
      'a form',
      {
        objects: {
          1: catalog('/AcroForm<</Fields[9 0 R]/DA(/Helv 0 Tf)>>'),
          9: '<</FT/Tx/T(nombre)/V(Ana)/Subtype/Widget/F 4/Rect[0 0 9 9]>>',
        },
      },
    ],
    [
      'an outline',
      {
        objects: {
          1: catalog('/Outlines 9 0 R'),
          9: '<</First 10 0 R/Last 10 0 R>>',
          10: '<</Title(a)/Parent 9 0 R/Next 11 0 R/Dest[3 0 R/Fit]>>',
          11: '<</Title(b)/Parent 9 0 R/Prev 10 0 R>>',
        },
      },
    ],
    ['packed objects', { packed: { 1: catalog('/Lang(es-AR)'), 2: '<</Type/Pages/Kids[3 0 R]/Count 1>>' } }],
    [
      'a filter written as text',
      { objects: { 3: page('/Contents 9 0 R'), 9: stream('/Filter[/ASCIIHexDecode]', '42542045542020>') } },
    ],
    [
      'a camera image',
      {
        objects: {
          3: page('/Resources<</XObject<</I 9 0 R>>>>'),
          9: stream('/Subtype/Image/Width 4000/Height 3000/Filter/DCTDecode', 'x'),
        },
      },
    ],
    ['ten pages', pages('3 0 R '.repeat(10))],
  ])('[CA-52] is accepted and can be opened: %s', async (_what, parts) => {
    const copy = await rewritePdf(buildPdf(parts));
    expect((await seenByReader(Readable.from([copy]))).pages).toBeGreaterThan(0);
  });
});

import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { MAX_FILE_PAGES } from '@prendarios/rules/constants';
import { isSafeLink, requireInert } from './active.ts';
import { PdfRefused } from './problem.ts';
import { beginUnpacking, isImage, requireAllUnpacked, requireBounded, type Resolve } from './unpack.ts';

/** Size limit of the copy, which stores objects from object streams as plain objects. */
const MAX_COPY_BYTES = 20 * 1024 * 1024;
/** Limit of page tree nodes; ten pages need only a few. */
const MAX_NODES = 200;
/** Maximum distance of a ZIP archive's directory from the end of a file, in bytes. */
const ZIP_TAIL_BYTES = 65_557;

/** Requires the file to start and end as a PDF: extra bytes could be a second file. */
function requireOneFile(content: Buffer): void {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8))) throw new PdfRefused('damaged');
  const end = content.lastIndexOf('%%EOF');
  if (end < 0 || !/^[\s\0]*$/.test(content.toString('latin1', end + 5))) throw new PdfRefused('damaged');
}

/** Counts pages as a reader does: a page referenced twice counts twice. */
function countPages(root: PdfObject | null | undefined, resolve: Resolve): number {
  let pages = 0;
  let nodes = 0;
  const waiting = [root];
  while (waiting.length > 0) {
    nodes += 1;
    if (nodes > MAX_NODES) return nodes;
    const node = waiting.pop();
    const kids = node instanceof PdfDict ? node.getArray('Kids', resolve) : undefined;
    if (kids === undefined) pages += node instanceof PdfDict ? 1 : 0;
    else for (const kid of kids) waiting.push(kid instanceof PdfRef ? resolve(kid) : kid);
  }
  return pages;
}

/** Refuses a form drawing marked as an image, which would bypass the unpacking limit. */
function requireHonestDrawings(dict: PdfDict, resolve: Resolve): void {
  const contents = dict.get('Contents', resolve);
  const glyphs = dict.getDict('CharProcs', resolve);
  const drawings = [
    ...(contents instanceof PdfArray ? contents : [contents]),
    ...[...(glyphs ?? [])].map(([, glyph]) => glyph),
  ];
  for (const one of drawings) {
    const drawing = one instanceof PdfRef ? resolve(one) : one;
    if (drawing instanceof PdfStream && isImage(drawing, resolve)) throw new PdfRefused('damaged');
  }
}

/** Removes signatures: they cover the original bytes and would be broken in the copy. */
function removeSignature(dict: PdfDict): void {
  if (dict.getName('FT')?.value === 'Sig') dict.delete('V');
}

/** Removes links with targets other than web, mail or phone; their text remains. */
function removeForeignLink(dict: PdfDict, resolve: Resolve): void {
  const action = dict.getDict('A', resolve);
  if (action?.getName('S', resolve)?.value === 'URI' && !isSafeLink(action.get('URI', resolve)))
    dict.delete('A');
}

function judgeObjects(roots: readonly PdfObject[], resolve: Resolve): void {
  const met = new Set<string>();
  const waiting: PdfObject[] = [...roots];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PdfRef) {
      const key = `${object.objectNumber} ${object.generation}`;
      const target = met.has(key) ? null : resolve(object);
      met.add(key);
      if (target !== null) waiting.push(target);
      continue;
    }
    if (object instanceof PdfDict) {
      removeSignature(object);
      removeForeignLink(object, resolve);
      requireHonestDrawings(object, resolve);
      if (object instanceof PdfStream) requireBounded(object, resolve);
    }
    requireInert(object, resolve);
    if (object instanceof PdfDict) for (const [, value] of object) waiting.push(value);
    else if (object instanceof PdfArray) for (const value of object) waiting.push(value);
  }
}

/**
 * Checks every object that a reader can reach and writes a new document from them (docs/decisions/020). The copy
 * contains only checked objects, whatever another program finds in the original bytes.
 * @throws {PdfRefused} for refused content; parser errors for unreadable bytes
 */
export async function rewritePdf(content: Buffer): Promise<Uint8Array> {
  requireOneFile(content);
  beginUnpacking();
  const pdf = await PDF.load(content);
  if (!pdf.isAuthenticated) throw new PdfRefused('password');
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  const { trailer } = pdf.context.info;
  const catalog = pdf.getCatalog();
  const pages = countPages(catalog.get('Pages', resolve), resolve);
  if (pages === 0) throw new PdfRefused('damaged');
  if (pages > MAX_FILE_PAGES) throw new PdfRefused('pages');
  for (const key of ['Perms', 'DSS']) catalog.delete(key);
  judgeObjects(
    ['Root', 'Info'].flatMap((key) => trailer.get(key) ?? []),
    resolve,
  );
  requireAllUnpacked();
  // The library saves a document only after a change.
  catalog.set('Type', PdfName.of('Catalog'));
  const copy = await pdf.save({ compressStreams: false });
  if (copy.length > MAX_COPY_BYTES) throw new PdfRefused('damaged');
  if (Buffer.from(copy.subarray(-ZIP_TAIL_BYTES)).includes('PK\u0005\u0006', 0, 'latin1')) {
    throw new PdfRefused('damaged');
  }
  return copy;
}

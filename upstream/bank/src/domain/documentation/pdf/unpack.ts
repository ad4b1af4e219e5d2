import { constants, inflateSync } from 'node:zlib';
import { PdfArray, PdfName, type PdfObject, type PdfRef, PdfStream } from '@libpdf/core';
import { PdfRefused } from './problem.ts';

export type Resolve = (ref: PdfRef) => PdfObject | null;

/** Maximum unpacked size of a document's streams without images; text and fonts of ten pages take a few MB. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** Limit per image, as for an uploaded photo. */
const MAX_PIXELS = 60_000_000;

/** Module state suffices: the process reads one document and exits. */
let left = MAX_UNPACKED_BYTES;
let failed = false;

/** Resets the unpacking limit for the document that this process reads. */
export function beginUnpacking(): void {
  left = MAX_UNPACKED_BYTES;
  failed = false;
}

/**
 * Refuses a document with a stream that failed to unpack: the parser would treat it as missing and continue.
 * @throws {PdfRefused}
 */
export function requireAllUnpacked(): void {
  if (failed) throw new PdfRefused('damaged');
}

/** Unpacks data up to the remaining limit and counts the bytes. */
function inflate(data: Uint8Array): Uint8Array {
  try {
    // Some programs omit the end of the data, which readers accept.
    const finishFlush = constants.Z_SYNC_FLUSH;
    const plain = inflateSync(data, { maxOutputLength: Math.max(left, 1), finishFlush });
    left -= plain.length;
    return plain;
  } catch {
    left = 0;
    failed = true;
    throw new PdfRefused('damaged');
  }
}

// oxlint-disable-next-line typescript/unbound-method -- called below with the stream as `this`
const decode = PdfStream.prototype.getDecodedData;

const filtersOf = (stream: PdfStream, resolve: Resolve): string[] => {
  const filter = stream.get('Filter', resolve);
  if (filter === undefined) return [];
  const names = filter instanceof PdfArray ? [...filter] : [filter];
  return names.map((name) => {
    if (!(name instanceof PdfName)) throw new PdfRefused('damaged');
    return name.value;
  });
};

/**
 * The parser unpacks object and cross-reference streams without a limit, so they are counted here first. Only their
 * usual filter is accepted.
 */
PdfStream.prototype.getDecodedData = function decodeWithinAllowance(this: PdfStream): Uint8Array {
  const [filter = 'none', ...more] = filtersOf(this, () => null);
  if (more.length > 0 || !['FlateDecode', 'none'].includes(filter)) {
    failed = true;
    throw new PdfRefused('damaged');
  }
  if (filter === 'FlateDecode') inflate(this.data);
  return decode.call(this);
};

const IMAGE_FILTERS = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
const TEXT_FILTERS = new Set(['ASCII85Decode', 'ASCIIHexDecode']);

/** Whether a stream is an image, which has a separate pixel limit. */
export const isImage = (stream: PdfStream, resolve: Resolve): boolean =>
  stream.getName('Subtype', resolve)?.value === 'Image';

/**
 * Refuses a stream that exceeds the remaining limit or uses a filter whose output cannot be limited.
 * @throws {PdfRefused}
 */
export function requireBounded(stream: PdfStream, resolve: Resolve): void {
  if (isImage(stream, resolve)) {
    const width = stream.getNumber('Width', resolve)?.value ?? 0;
    const height = stream.getNumber('Height', resolve)?.value ?? 0;
    if (width < 1 || height < 1 || width * height > MAX_PIXELS) throw new PdfRefused('damaged');
    return;
  }
  let data = stream.data;
  for (const filter of filtersOf(stream, resolve)) {
    if (filter === 'FlateDecode') data = inflate(data);
    else if (TEXT_FILTERS.has(filter)) {
      data = decode.call(new PdfStream([['Filter', PdfName.of(filter)]], data));
    } else if (!IMAGE_FILTERS.has(filter)) throw new PdfRefused('damaged');
  }
}

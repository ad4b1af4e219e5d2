import { createHash } from 'node:crypto';
import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { FILE_MESSAGES } from '@prendarios/rules/messages';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { busyError, type Decoding } from '../../platform/decoding.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { PdfProblem } from './pdf/problem.ts';
import { readPdf } from './pdf/readPdf.ts';

/** The largest phone photos have 200 megapixels; a baseline JPEG is decoded in strips and scaled down. */
const MAX_PIXELS = 250_000_000;
/** Limit for formats decoded at once, which take several bytes per pixel: a small file could take gigabytes. */
const MAX_PIXELS_AT_ONCE = 60_000_000;
const MAX_SIDE = 4_000;

const refuse = (code: string, message: string) => new ApiError(400, code, message, { file: message });
export const fileErrors = {
  tooBig: () =>
    new ApiError(413, 'FILE_TOO_BIG', FILE_MESSAGES.tooBig, {
      file: FILE_MESSAGES.tooBig,
    }),
  type: () => refuse('FILE_TYPE', 'El archivo no es una foto JPG o PNG ni un PDF. Elegí otro.'),
  cut: () => refuse('FILE_DAMAGED', 'Al archivo le falta una parte. Elegilo de nuevo o sacá otra foto.'),
  pixels: () => refuse('FILE_DAMAGED', 'La foto es demasiado grande. Sacala de nuevo con menos resolución.'),
  heic: () => refuse('FILE_TYPE', FILE_MESSAGES.heic),
  damaged: () => refuse('FILE_DAMAGED', 'No pudimos abrir el archivo. Probá con otra foto u otro PDF.'),
  empty: () => refuse('FILE_EMPTY', 'El archivo está vacío. Elegí otro.'),
  pages: () => refuse('FILE_TOO_MANY_PAGES', 'El PDF tiene más de 10 páginas. Subí uno más corto.'),
  active: () => refuse('FILE_TYPE', 'El PDF tiene contenido activo. Subí uno sin formularios ni adjuntos.'),
  password: () => refuse('FILE_TYPE', 'El PDF tiene contraseña. Subilo sin ella.'),
} satisfies Record<PdfProblem, () => ApiError> & Record<string, () => ApiError>;

export type CheckedFile = {
  content: Buffer;
  contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
  sha256: string;
};

type ImageType = 'image/jpeg' | 'image/png';
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

function draw(content: Buffer, contentType: ImageType, failOn: 'error' | 'warning'): Promise<Buffer> {
  const image = sharp(content, { limitInputPixels: false, failOn })
    // Rotate first: the orientation is removed with the other metadata.
    .autoOrient()
    // Transparent signatures and scans get a white background, like paper.
    .flatten({ background: '#fff' })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  return (contentType === 'image/jpeg' ? image.jpeg({ quality: 90 }) : image.png()).toBuffer();
}

async function requireDecodable(content: Buffer, contentType: ImageType): Promise<void> {
  const { width, height, isProgressive } = await sharp(content, { limitInputPixels: false }).metadata();
  const isAtOnce = contentType === 'image/png' || isProgressive;
  if (width * height > (isAtOnce ? MAX_PIXELS_AT_ONCE : MAX_PIXELS)) throw fileErrors.pixels();
}

async function reencode(content: Buffer, contentType: ImageType): Promise<Buffer> {
  try {
    await requireDecodable(content, contentType);
    return await draw(content, contentType, 'error');
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (contentType === 'image/png' || content.lastIndexOf(END_OF_JPEG) > content.length / 2) {
      throw fileErrors.damaged();
    }
  }
  try {
    // Some cameras omit the end marker. Once it is added, a photo with all its rows decodes without a
    // warning.
    return await draw(Buffer.concat([content, END_OF_JPEG]), contentType, 'warning');
  } catch {
    throw fileErrors.cut();
  }
}

/** Accepted content types by detected type. */
const FOUND_AS = new Map<string, ImageType>([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
]);

const PDF_BEGINS = '%PDF-';
const PDF_ENDS = '%%EOF';
/** How far readers search for the header, because mail programs and scanners prepend text. */
const MAX_BEFORE = 1024;

/** Returns the PDF inside a file without the bytes before and after it; null if there is none. */
function pdfWithin(content: Buffer): Buffer | null {
  const from = content.subarray(0, MAX_BEFORE).indexOf(PDF_BEGINS);
  if (from === -1) return null;
  const end = content.lastIndexOf(PDF_ENDS);
  return end === -1 ? content.subarray(from) : content.subarray(from, end + PDF_ENDS.length);
}

async function rewritten(content: Buffer): Promise<Buffer> {
  const outcome = await readPdf(content);
  if ('content' in outcome) return outcome.content;
  throw outcome.problem === 'busy' ? busyError() : fileErrors[outcome.problem]();
}

/**
 * Checks an uploaded file by content only and rewrites it: images without metadata (only the first frame of an
 * animation), PDFs with only the checked objects (decision 020).
 * @throws {ApiError} 400 for a file that is not accepted, 503 BUSY.
 */
export async function checkFile(original: Buffer, decoding: Decoding): Promise<CheckedFile> {
  if (original.length === 0) throw fileErrors.empty();
  if (original.length > MAX_FILE_BYTES) throw fileErrors.tooBig();
  const found = (await fileTypeFromBuffer(original))?.mime ?? '';
  const type = FOUND_AS.get(found);
  const pdf = type === undefined && !found.startsWith('image/') ? pdfWithin(original) : null;
  if (type === undefined && pdf === null) throw /hei[cf]/.test(found) ? fileErrors.heic() : fileErrors.type();
  const content = await decoding(() =>
    type === undefined ? rewritten(pdf ?? original) : reencode(original, type),
  );
  const contentType = type ?? 'application/pdf';
  return { content, contentType, sha256: createHash('sha256').update(content).digest('hex') };
}

import { createHash } from 'node:crypto';
import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { FILE_MESSAGES } from '@prendarios/rules/messages';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { busy, type Decoding } from '../../platform/decoding.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { PdfProblem } from './pdf/problem.ts';
import { readPdf } from './pdf/readPdf.ts';

/** Phones take at most 50 megapixels; beyond this a small file may unpack to gigabytes. */
const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 4_000;

const refuse = (code: string, message: string) => new ApiError(400, code, message, { file: message });
export const fileErrors = {
  tooBig: () =>
    new ApiError(413, 'FILE_TOO_BIG', FILE_MESSAGES.tooBig, {
      file: FILE_MESSAGES.tooBig,
    }),
  type: () => refuse('FILE_TYPE', 'Subí una foto JPG o PNG, o un PDF.'),
  damaged: () => refuse('FILE_DAMAGED', 'No pudimos abrir el archivo. Probá con otra foto u otro PDF.'),
  empty: () => refuse('FILE_EMPTY', 'El archivo está vacío.'),
  pages: () => refuse('FILE_TOO_MANY_PAGES', 'El PDF tiene más de 10 páginas.'),
  active: () => refuse('FILE_TYPE', 'El PDF tiene contenido activo. Subí uno sin formularios ni adjuntos.'),
  password: () => refuse('FILE_TYPE', 'El PDF tiene contraseña. Subilo sin ella.'),
} satisfies Record<PdfProblem, () => ApiError> & Record<string, () => ApiError>;

export type CheckedFile = {
  content: Buffer;
  contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
  sha256: string;
};

async function reencode(content: Buffer, contentType: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      // Rotate first: the orientation is removed with the other metadata.
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    return await (contentType === 'image/jpeg' ? image.jpeg({ quality: 90 }) : image.png()).toBuffer();
  } catch {
    throw fileErrors.damaged();
  }
}

async function rewritten(content: Buffer): Promise<Buffer> {
  const outcome = await readPdf(content);
  if ('content' in outcome) return outcome.content;
  throw outcome.problem === 'busy' ? busy() : fileErrors[outcome.problem]();
}

/**
 * Checks an uploaded file by its content alone and rewrites it: an image without metadata, a PDF with only the
 * checked objects (decision 020).
 * @throws {ApiError} 400 for a file that is not accepted, 503 BUSY.
 */
export async function checkFile(original: Buffer, decoding: Decoding): Promise<CheckedFile> {
  if (original.length === 0) throw fileErrors.empty();
  if (original.length > MAX_FILE_BYTES) throw fileErrors.tooBig();
  const type = (await fileTypeFromBuffer(original))?.mime;
  let content: Buffer;
  if (type === 'image/jpeg' || type === 'image/png') content = await decoding(() => reencode(original, type));
  else if (type === 'application/pdf') content = await decoding(() => rewritten(original));
  else throw fileErrors.type();
  return { content, contentType: type, sha256: createHash('sha256').update(content).digest('hex') };
}

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ApiError } from '../http/errors.ts';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_PAGES = 10;
/** A picture of a phone has 50 megapixels at most; above it a small file may unpack to gigabytes. */
const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 4_000;

const refuse = (code: string, message: string) => new ApiError(400, code, message, { file: message });
export const fileErrors = {
  tooBig: () =>
    new ApiError(413, 'FILE_TOO_BIG', 'El archivo supera los 10 MB. Probá con uno más liviano.', {
      file: 'El archivo supera los 10 MB. Probá con uno más liviano.',
    }),
  type: () => refuse('FILE_TYPE', 'Subí una foto JPG o PNG, o un PDF.'),
  damaged: () => refuse('FILE_DAMAGED', 'No pudimos abrir el archivo. Probá con otra foto u otro PDF.'),
  empty: () => refuse('FILE_EMPTY', 'El archivo está vacío.'),
  pages: () => refuse('FILE_TOO_MANY_PAGES', 'El PDF tiene más de 10 páginas.'),
  active: () => refuse('FILE_TYPE', 'El PDF tiene contenido activo. Subí uno sin formularios ni adjuntos.'),
};

export type CheckedFile = {
  content: Buffer;
  contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
  sha256: string;
};

/** A name written with #xx escapes (/J#61vaScript) is the same name to a reader. */
const unescapeNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Text of the object streams, where a newer PDF keeps its objects compressed. */
function objectStreams(text: string): string {
  const found: string[] = [];
  for (const match of text.matchAll(/<<((?:[^>]|>(?!>))*\/ObjStm(?:[^>]|>(?!>))*)>>\s*stream\r?\n/g)) {
    const from = match.index + match[0].length;
    const until = text.indexOf('endstream', from);
    if (until < 0) throw fileErrors.damaged();
    const raw = Buffer.from(text.slice(from, until), 'latin1');
    try {
      const plain = match[1]?.includes('/Filter')
        ? inflateSync(raw, { maxOutputLength: MAX_FILE_BYTES })
        : raw;
      found.push(plain.toString('latin1'));
    } catch {
      throw fileErrors.damaged();
    }
  }
  return found.join('\n');
}

function checkPdf(content: Buffer): void {
  const raw = content.toString('latin1');
  if (!/^%PDF-[12]\./.test(raw) || !raw.includes('%%EOF')) throw fileErrors.damaged();
  const text = unescapeNames(`${raw}\n${objectStreams(raw)}`);
  if (/\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)\b/.test(text)) {
    throw fileErrors.active();
  }
  // Outside of streams only: so short a name also occurs by chance in a compressed picture.
  const objects = text.replace(/stream\r?\n[\s\S]*?endstream/g, '');
  // An encrypted file hides from these very checks.
  if (/\/(JS|XFA|Encrypt)\b/.test(objects)) throw fileErrors.active();
  const pages = objects.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  const counts = [...objects.matchAll(/\/Count\s+(\d+)/g)].map((match) => Number(match[1]));
  if (Math.max(pages, ...counts, 0) > MAX_PAGES) throw fileErrors.pages();
}

async function reencode(content: Buffer, contentType: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      // Turned as the camera meant it, for the orientation goes away with the rest of the metadata.
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    return await (contentType === 'image/jpeg' ? image.jpeg({ quality: 90 }) : image.png()).toBuffer();
  } catch {
    throw fileErrors.damaged();
  }
}

/** Judges an uploaded file by its content alone; pictures come back re-encoded, without metadata. */
export async function checkFile(path: string): Promise<CheckedFile> {
  const { size } = await stat(path);
  if (size === 0) throw fileErrors.empty();
  if (size > MAX_FILE_BYTES) throw fileErrors.tooBig();
  const original = await readFile(path);
  const type = (await fileTypeFromBuffer(original))?.mime;
  let content: Buffer = original;
  if (type === 'image/jpeg' || type === 'image/png') content = await reencode(original, type);
  else if (type === 'application/pdf') checkPdf(original);
  else throw fileErrors.type();
  return { content, contentType: type, sha256: createHash('sha256').update(content).digest('hex') };
}

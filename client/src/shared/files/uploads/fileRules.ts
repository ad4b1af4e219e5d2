import { cameraMessages } from '@prendarios/design-system/cameraMessages';
import { documentPhoto } from '@prendarios/design-system/capture/photo';
import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { UPLOAD_TEXTS as TEXT } from './texts.ts';

/** Filter of the file picker. The content decides, because systems report wrong types and names. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,application/pdf';

/** Bytes within which a PDF's first line must begin. */
const HEAD_BYTES = 1024;

type Kind = 'image/jpeg' | 'image/png' | 'application/pdf' | 'image/heic';

async function kindOf(file: File): Promise<Kind | null> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (head.startsWith('\u00ff\u00d8')) return 'image/jpeg';
  if (head.startsWith('\u2030PNG')) return 'image/png';
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(head)) return 'image/heic';
  return head.includes('%PDF-') ? 'application/pdf' : null;
}

/**
 * Converts an iPhone photo to JPEG if the browser can read it (otherwise null), and reduces other photos to the needed
 * size.
 */
async function prepared(file: File, kind: Kind): Promise<File | null> {
  if (kind === 'application/pdf') return file;
  try {
    return await documentPhoto(file, kind === 'image/heic');
  } catch {
    return kind === 'image/heic' ? null : file;
  }
}

/**
 * Returns the file to send, or its problem: JPEG, PNG and PDF of up to 10 MB, by their first bytes. The bank checks the
 * full content (docs/domain.md#documents).
 */
export async function checkedFile(file: File): Promise<{ good: File } | { problem: string }> {
  if (file.size === 0) return { problem: TEXT.empty };
  const kind = await kindOf(file);
  if (kind === null) return { problem: file.size > MAX_FILE_BYTES ? TEXT.tooBig : TEXT.type };
  const readable = await prepared(file, kind);
  if (readable === null) return { problem: TEXT.heic };
  if (readable.size > MAX_FILE_BYTES) return { problem: TEXT.tooBig };
  if (readable !== file || file.type === kind) return { good: readable };
  return { good: new File([file], file.name, { type: kind, lastModified: file.lastModified }) };
}

/** Returns why a file could not be opened as a photo, which is sent as a JPEG whatever its format was. */
export async function unreadablePhoto(file: File): Promise<string> {
  if (file.size === 0) return TEXT.empty;
  return (await kindOf(file)) === 'image/heic' ? TEXT.heic : cameraMessages.unreadable;
}

/** Returns the files that can be sent, and a message about the others; '' if all can. */
export async function checkedFiles(files: readonly File[]): Promise<{ good: File[]; refusal: string }> {
  const checked = [];
  // Sequential, because several open photos exceed a phone's memory.
  for (const file of files) checked.push({ name: file.name, ...(await checkedFile(file)) });
  return {
    good: checked.flatMap((one) => ('good' in one ? [one.good] : [])),
    refusal: checked.flatMap((one) => ('problem' in one ? `${one.name}: ${one.problem}` : [])).join(' '),
  };
}

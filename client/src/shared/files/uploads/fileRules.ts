import { cameraMessages } from '@prendarios/design-system/cameraMessages';
import { documentPhoto } from '@prendarios/design-system/capture/photo';
import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { UPLOAD_TEXTS as TEXT } from './texts.ts';

/** What the system's file list offers. The content decides what is taken: systems report types and names that are wrong. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,application/pdf';

/** How far a PDF's first line may be from the beginning. */
const HEAD_BYTES = 1024;

type Kind = 'image/jpeg' | 'image/png' | 'application/pdf' | 'image/heic';

async function kindOf(file: File): Promise<Kind | null> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (head.startsWith('\u00ff\u00d8')) return 'image/jpeg';
  if (head.startsWith('\u2030PNG')) return 'image/png';
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(head)) return 'image/heic';
  return head.includes('%PDF-') ? 'application/pdf' : null;
}

/** A photo of an iPhone as a JPEG, where the browser can read it, else null; other photos not larger than needed. */
async function prepared(file: File, kind: Kind): Promise<File | null> {
  if (kind === 'application/pdf') return file;
  try {
    return await documentPhoto(file, kind === 'image/heic');
  } catch {
    return kind === 'image/heic' ? null : file;
  }
}

/**
 * The file as it can be sent, or what is wrong with it: JPEG, PNG and PDF of at most 10 MB, by its first bytes. The bank
 * checks the whole content (docs/domain.md#documents).
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

/** Why a file could not be opened as a photo, which is sent as a JPEG whatever it was. */
export async function unreadablePhoto(file: File): Promise<string> {
  if (file.size === 0) return TEXT.empty;
  return (await kindOf(file)) === 'image/heic' ? TEXT.heic : cameraMessages.unreadable;
}

/** The files that can be sent, and the words for those that cannot; empty if all can. */
export async function checkedFiles(files: readonly File[]): Promise<{ good: File[]; refusal: string }> {
  const checked = [];
  // One after the other: several open photos are too much for a phone's memory.
  for (const file of files) checked.push({ name: file.name, ...(await checkedFile(file)) });
  return {
    good: checked.flatMap((one) => ('good' in one ? [one.good] : [])),
    refusal: checked.flatMap((one) => ('problem' in one ? `${one.name}: ${one.problem}` : [])).join(' '),
  };
}

import { cameraMessages } from '@prendarios/design-system/cameraMessages';
import { openPhoto } from '@prendarios/design-system/capture/photo';
import { documentPageLimits } from '@prendarios/design-system/capture/quality';
import { MAX_FILE_PAGES } from '@prendarios/rules/constants';
import { pdfFacts } from '@prendarios/rules/pdfFacts';
import { JUDGE_TEXTS as TEXT } from './texts.ts';
import { thumbnailOf } from './thumbnail.ts';

/** The preview of a file, and a warning about it, which never blocks its upload. */
type Verdict = {
  warning: string | null;
  thumbnail?: string;
  pages?: number;
  /** Digest of the content, because one file is seldom two documents. */
  digest?: string;
};

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function judgePhoto(file: File): Promise<Verdict> {
  const canvas = document.createElement('canvas');
  const faults = await openPhoto(file, canvas, documentPageLimits);
  const warning = faults.map((fault) => cameraMessages.faults[fault]).join(' ');
  return { warning: warning === '' ? null : warning, thumbnail: thumbnailOf(canvas) };
}

async function judgePdf(bytes: ArrayBuffer): Promise<Verdict> {
  const { pages, startsBlank } = await pdfFacts(bytes);
  return {
    // A PDF with too many pages is rejected in any case.
    warning: startsBlank === true && (pages ?? 0) <= MAX_FILE_PAGES ? TEXT.blankPage : null,
    ...(pages !== null && { pages }),
  };
}

/** Checks a document before its upload, like the photos of the identity check. */
export async function judgeFile(file: File): Promise<Verdict> {
  try {
    const bytes = await file.arrayBuffer();
    const verdict = file.type === 'application/pdf' ? await judgePdf(bytes) : await judgePhoto(file);
    return { ...verdict, digest: await digestOf(bytes) };
  } catch {
    // The bank checks files that the browser cannot open.
    return { warning: null };
  }
}

/** Checks the photos of a PDF; problems name the page. */
export async function judgeSheets(photos: readonly File[]): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const photo of photos) verdicts.push(await judgeFile(photo));
  const warnings = verdicts.flatMap(({ warning }, at) =>
    warning === null ? [] : TEXT.sheet(at + 1, warning),
  );
  return {
    warning: warnings.length === 0 ? null : warnings.join(' '),
    thumbnail: verdicts[0]?.thumbnail,
    pages: photos.length,
    digest: verdicts[0]?.digest,
  };
}

import type { FetchedFile } from './fetchFile.ts';
import { FILES_TEXTS as TEXT } from './texts.ts';

/** A file of the gateway as a screen names it. */
export type RemoteFile = {
  /** What a person reads, and what it is saved as. */
  name: string;
  /** Address on the gateway. */
  href: string;
};

/** Why a file could not be had; `canRetry` where asking again may help. */
export type FileProblem = { message: string; canRetry: boolean };

export function problemOf(fetched: Exclude<FetchedFile, { kind: 'file' }>): FileProblem {
  switch (fetched.kind) {
    case 'gone':
      return { message: TEXT.gone, canRetry: false };
    case 'refused':
      return { message: fetched.message, canRetry: true };
    case 'failed':
      return { message: fetched.offline ? TEXT.offline : TEXT.failed, canRetry: true };
  }
}

type Shape = 'picture' | 'document';

/** Pictures are shown in place; everything else opens beside the page. */
export function shapeOf(contentType: string): Shape {
  return contentType.startsWith('image/') ? 'picture' : 'document';
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** What a download is saved as: the name as it is, with the ending of what came. */
export function savedName(name: string, contentType: string): string {
  const ending = EXTENSIONS[contentType];
  return ending === undefined || name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
}

import type { FetchedFile } from './fetchFile.ts';
import { FILES_TEXTS as TEXT } from './texts.ts';

/** A file of the gateway, for a screen. */
export type RemoteFile = {
  /** The name that is shown, and that the file is saved under. */
  name: string;
  /** Address on the gateway. */
  href: string;
};

/** Why a file could not be loaded; `canRetry` if trying again may help. */
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

type Shape = 'image' | 'document';

/** Images are shown on the page; other files open in a new tab. */
export function shapeOf(contentType: string): Shape {
  return contentType.startsWith('image/') ? 'image' : 'document';
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The file name of a download: its name with the extension of its content type. */
export function savedName(name: string, contentType: string): string {
  const ending = EXTENSIONS[contentType];
  return ending === undefined || name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
}

import type { FetchedFile } from './fetchFile.ts';
import { FILES_TEXTS as TEXT } from './texts.ts';

/** A file on the gateway, as a screen shows it. */
export type RemoteFile = {
  /** Name that is shown and used for saving. */
  name: string;
  /** Address on the gateway. */
  href: string;
};

/** Why a file could not be loaded; `canRetry`: whether a retry may help. */
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

/** Returns how to show a file: images on the page, other files in a new tab. */
export function shapeOf(contentType: string): Shape {
  return contentType.startsWith('image/') ? 'image' : 'document';
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Returns the name for saving a file, with the extension of its content type. */
export function savedName(name: string, contentType: string): string {
  const ending = EXTENSIONS[contentType];
  return ending === undefined || name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
}

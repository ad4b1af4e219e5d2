import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEMO_SERVICE_KEY } from '../platform/settings.ts';
import type { Answer, TestBank } from './bank.ts';

export const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#557799' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .jpeg()
    .toBuffer();

let small: Promise<Buffer> | undefined;
/** Returns a photo for tests that accept any document: a PDF is slower, because a separate process reads it. */
export const photo = (): Promise<Buffer> => (small ??= jpeg());

const page = (at: number) => `${at + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj`;

/** Returns a small but complete PDF; `extra` goes into its catalogue. */
export function pdf(pages = 1, extra = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  return Buffer.from(
    [
      '%PDF-1.4',
      `1 0 obj<</Type/Catalog/Pages 2 0 R${extra}>>endobj`,
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj`,
      ...Array.from({ length: pages }, (_, at) => page(at)),
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
    'latin1',
  );
}

const BOUNDARY = 'boundary-of-a-test';

export function multipartOf(content: Buffer, name: string, field = 'file'): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

export async function preUpload(
  bank: TestBank,
  proposalUuid: string,
  content: Buffer,
  name: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await bank.app.inject({
    method: 'POST',
    url: '/api/documentation/pre-upload',
    headers: {
      'x-service-key': DEMO_SERVICE_KEY,
      'x-proposal-id': proposalUuid,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
    payload: multipartOf(content, name),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

export const storedFile = (bank: TestBank, fileId: string): Promise<Buffer> =>
  readFile(`${bank.documentsDir}/${fileId}`);

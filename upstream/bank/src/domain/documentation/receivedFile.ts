import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalid } from '../../platform/http/errors.ts';
import { fileErrors } from './fileCheck.ts';

export type ReceivedFile = {
  name: string;
  content: Buffer;
  /** Digest of the file; a request repeated with the same Idempotency-Key must have the same one. */
  mark: string;
};

const malformed = () =>
  new ApiError(400, 'BAD_FORM', 'El archivo no llegó entero. Subilo de nuevo.', {
    file: 'El archivo no llegó entero. Subilo de nuevo.',
  });

/** Parser errors for malformed forms have no code; errors for exceeded limits do. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileErrors.tooBig();
  return code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' ? error : malformed();
}

/** Forms escape only quotes and line breaks in names (HTML, multipart form data). */
const fileName = (written: string): string => written.replace(/%(?:22|0D|0A)/gi, '');

/**
 * Reads a form with one part, `file`, to the end, so that a second part is detected.
 * @throws {ApiError} 400 for any other form, 413 over 10 MB.
 */
export async function receivedFile(request: FastifyRequest): Promise<ReceivedFile> {
  let received: { name: string; content: Buffer } | null = null;
  let unexpected: string | null = null;
  try {
    for await (const part of request.parts()) {
      const expected = part.type === 'file' && part.fieldname === 'file' && received === null;
      if (!expected) unexpected ??= part.fieldname;
      if (part.type !== 'file') continue;
      const content = await part.toBuffer();
      if (expected) received = { name: fileName(part.filename), content };
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (unexpected !== null) throw invalid({ [unexpected]: 'Este dato no se espera.' });
  if (received === null) throw invalid({ file: 'Elegí un archivo.' });
  const mark = `${received.name}|${createHash('sha256').update(received.content).digest('hex')}`;
  return { ...received, mark };
}

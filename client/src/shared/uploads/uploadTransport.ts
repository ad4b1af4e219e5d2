import { cutText } from '@prendarios/rules/cutText';
import { authorizationHeaders, withFreshToken, type SessionHeaders } from '../session/authorization.ts';
import { restAfter, sendBytes, type Sent } from './sendBytes.ts';
import { resumable, type SendFile, type ServerState, type Transport } from './uploadFile.ts';

/** The bank decides by the content and shows the name without its ending. */
const MAX_NAME = 100;
const OFFSET_TYPE = 'application/offset+octet-stream';

/** The access that an upload uses: to the proposal, or the seller's to the sale. */
type UploadRight = 'proposal' | 'sale';

function stateOf(body: unknown): ServerState | null {
  if (typeof body !== 'object' || body === null) return null;
  const fileId: unknown = Reflect.get(body, 'fileId');
  if (typeof fileId === 'string') return { fileId };
  const offset: unknown = Reflect.get(body, 'offset');
  return typeof offset === 'number' ? { offset } : null;
}

function patch(
  url: string,
  headers: SessionHeaders,
  file: File,
  offset: number,
  { signal, onProgress }: Parameters<Transport['sendFrom']>[2],
): Promise<Sent> {
  const own = {
    'Content-Type': OFFSET_TYPE,
    'Upload-Offset': String(offset),
    'Upload-Length': String(file.size),
    'Upload-Name': encodeURIComponent(cutText(file.name.toWellFormed(), MAX_NAME) || 'documento'),
  };
  return sendBytes({
    method: 'PATCH',
    url,
    headers: { ...headers, ...own },
    body: file.slice(offset),
    signal,
    onProgress: (sent) => onProgress(offset + sent),
  });
}

/** The gateway's upload routes. */
function httpTransport(id: string, right: UploadRight): Transport {
  const address = (key: string) => `/files/uploads/${key}?${right}=${encodeURIComponent(id)}`;
  return {
    readState: async (key, signal) => {
      try {
        const answer = await withFreshToken(authorizationHeaders, (headers) =>
          fetch(address(key), { headers, signal }),
        );
        return answer.ok ? stateOf(await answer.json()) : null;
      } catch {
        // No connection: the caller asks again later.
        return null;
      }
    },
    sendFrom: async (file, offset, options) => {
      try {
        const { sent } = await withFreshToken(authorizationHeaders, async (headers) => {
          const one = await patch(address(options.key), headers, file, offset, options);
          return { sent: one, status: one.kind === 'answered' ? one.status : 0 };
        });
        return sent;
      } catch {
        // The token could not be refreshed: nothing was sent.
        return { kind: 'cut' };
      }
    },
    wait: restAfter,
  };
}

export function sendTo(id: string, right: UploadRight = 'proposal'): SendFile {
  return resumable(httpTransport(id, right));
}

import { authorizationHeaders } from '../session/authorization.ts';
import type { Sent, ServerState, Transport } from './uploadFile.ts';

const OFFSET_TYPE = 'application/offset+octet-stream';
const REST_MS = 1000;

const address = (proposalId: string, key: string) =>
  `/files/uploads/${key}?proposal=${encodeURIComponent(proposalId)}`;

function stateOf(body: unknown): ServerState | null {
  if (typeof body !== 'object' || body === null) return null;
  const fileId: unknown = Reflect.get(body, 'fileId');
  if (typeof fileId === 'string') return { fileId };
  const offset: unknown = Reflect.get(body, 'offset');
  return typeof offset === 'number' ? { offset } : null;
}

/** The gateway's upload routes. XMLHttpRequest sends, since fetch tells nothing of what was sent. */
export function httpTransport(proposalId: string): Transport {
  return {
    ask: async (key, signal) => {
      try {
        const headers = await authorizationHeaders();
        const answer = await fetch(address(proposalId, key), { headers, signal });
        return answer.ok ? stateOf(await answer.json()) : null;
      } catch {
        // Without a connection nothing is known: the caller asks again later.
        return null;
      }
    },
    put: async (file, offset, { key, signal, onProgress }) => {
      let headers: Readonly<Record<string, string>>;
      try {
        headers = await authorizationHeaders();
      } catch {
        // The token could not be refreshed: nothing was sent.
        return { kind: 'cut' };
      }
      return new Promise<Sent>((resolve) => {
        if (signal.aborted) {
          resolve({ kind: 'cancelled' });
          return;
        }
        const request = new XMLHttpRequest();
        request.open('PATCH', address(proposalId, key));
        const own = {
          'Content-Type': OFFSET_TYPE,
          'Upload-Offset': String(offset),
          'Upload-Length': String(file.size),
          'Upload-Name': encodeURIComponent(file.name.slice(-200)),
        };
        for (const [name, value] of Object.entries({ ...headers, ...own }))
          request.setRequestHeader(name, value);
        request.upload.addEventListener('progress', ({ loaded }) => onProgress(offset + loaded));
        request.addEventListener('load', () =>
          resolve({ kind: 'answered', status: request.status, text: request.responseText }),
        );
        request.addEventListener('error', () => resolve({ kind: 'cut' }));
        request.addEventListener('timeout', () => resolve({ kind: 'cut' }));
        request.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
        signal.addEventListener('abort', () => request.abort());
        request.send(file.slice(offset));
      });
    },
    rest: (tries, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, REST_MS * 2 ** (tries - 1));
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}

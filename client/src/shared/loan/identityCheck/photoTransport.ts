import { authorizationHeaders, withFreshToken } from '#shared/session/authorization.ts';
import { restAfter, sendBytes } from '#shared/files/uploads/sendBytes.ts';
import type { PhotoTransport } from './sendPhoto.ts';

/**
 * Sends photos to the gateway's route, which forwards them to the bank without storing them. `number`: the DNI number
 * in the barcode of the front.
 */
export function photoTransport(url: string, number: string | null): PhotoTransport {
  return {
    post: async (file, options) => {
      try {
        const { answer } = await withFreshToken(authorizationHeaders, async (headers) => {
          const sent = await sendBytes({
            url,
            headers: {
              ...headers,
              'Content-Type': file.type,
              ...(number !== null && { 'Document-Number': number }),
            },
            body: file,
            ...options,
          });
          return { answer: sent, status: sent.kind === 'answered' ? sent.status : 0 };
        });
        return answer;
      } catch {
        // The token could not be refreshed, so nothing was sent.
        return { kind: 'cut' };
      }
    },
    rest: restAfter,
  };
}

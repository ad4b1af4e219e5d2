import { authorizationHeaders, withFreshToken } from '../../../shared/session/authorization.ts';
import { restAfter, sendBytes } from '../../../shared/uploads/sendBytes.ts';
import type { Photo } from './photos.ts';
import type { PhotoTransport } from './sendPhoto.ts';

const address = (proposalId: string, photo: Photo) =>
  `/files/biometry/${photo}?proposal=${encodeURIComponent(proposalId)}`;

/** Sends to the gateway's route for photos, which forwards them to the bank and stores none. */
export function photoTransport(proposalId: string, photo: Photo): PhotoTransport {
  return {
    post: async (file, options) => {
      try {
        const { answer } = await withFreshToken(authorizationHeaders, async (headers) => {
          const sent = await sendBytes({
            method: 'POST',
            url: address(proposalId, photo),
            headers: { ...headers, 'Content-Type': file.type },
            body: file,
            ...options,
          });
          return { answer: sent, status: sent.kind === 'answered' ? sent.status : 0 };
        });
        return answer;
      } catch {
        // The token could not be refreshed: nothing was sent.
        return { kind: 'cut' };
      }
    },
    rest: restAfter,
  };
}

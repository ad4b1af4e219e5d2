import { authorizationHeaders, withFreshToken } from '../../../shared/session/authorization.ts';
import { restAfter, sendBytes } from '../../../shared/uploads/sendBytes.ts';
import type { Picture } from './pictures.ts';
import type { PictureTransport } from './sendPicture.ts';

const address = (proposalId: string, picture: Picture) =>
  `/files/biometry/${picture}?proposal=${encodeURIComponent(proposalId)}`;

/** The gateway's route of pictures, which hands them to the bank and keeps none. */
export function pictureTransport(proposalId: string, picture: Picture): PictureTransport {
  return {
    post: async (file, options) => {
      try {
        const { sent } = await withFreshToken(authorizationHeaders, async (headers) => {
          const one = await sendBytes({
            method: 'POST',
            url: address(proposalId, picture),
            headers: { ...headers, 'Content-Type': file.type },
            body: file,
            ...options,
          });
          return { sent: one, status: one.kind === 'answered' ? one.status : 0 };
        });
        return sent;
      } catch {
        // The token could not be refreshed: nothing was sent.
        return { kind: 'cut' };
      }
    },
    rest: restAfter,
  };
}

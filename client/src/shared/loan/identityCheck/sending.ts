import type { PhotoOutcome } from './sendPhoto.ts';
import { IDENTITY_TEXTS } from './texts.ts';

/**
 * A photo to send, and the number in its barcode; `closed` is the bank's message if it was refused outside the opening
 * hours.
 */
export type Unsent = { file: File; number: string | null; closed: string | null };

export type Sending =
  | { state: 'idle' }
  | { state: 'sending'; sent: number; size: number }
  /** `afterClosed`: the page of the hours has replaced the camera, so the message has no photo to go with. */
  | { state: 'stopped'; message: string; afterClosed: boolean }
  /** Outside the opening hours; the photo can be sent later. */
  | { state: 'closed'; message: string; busy: boolean };

/** The state while `sent` bytes of the photo are on their way. */
export function progressOf({ file, closed }: Unsent, sent: number): Sending {
  return closed === null
    ? { state: 'sending', sent: Math.min(sent, file.size), size: file.size }
    : { state: 'closed', message: closed, busy: true };
}

/**
 * The state after an outcome, and the photo that can be sent again. `sending` is null if the state stays: the flow moves
 * on. After a stale outcome the page is still here only if reading the proposal again led nowhere else.
 */
export function nextState(
  outcome: PhotoOutcome,
  unsent: Unsent,
): { sending: Sending | null; unsent: Unsent | null } {
  const { closed } = unsent;
  switch (outcome.kind) {
    case 'saved':
      return { sending: null, unsent: null };
    case 'cancelled':
      return { sending: null, unsent };
    case 'closed': {
      const { message } = outcome;
      return { sending: { state: 'closed', message, busy: false }, unsent: { ...unsent, closed: message } };
    }
    case 'stale':
      return nextState({ kind: 'failed', message: IDENTITY_TEXTS.sending.busy }, unsent);
    case 'failed':
      return {
        sending:
          closed === null
            ? { state: 'stopped', message: outcome.message, afterClosed: false }
            : { state: 'closed', message: closed, busy: false },
        unsent,
      };
    case 'refused':
      return {
        sending: { state: 'stopped', message: outcome.message, afterClosed: closed !== null },
        unsent: null,
      };
  }
}

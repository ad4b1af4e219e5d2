import type { PhotoOutcome } from './sendPhoto.ts';
import { IDENTITY_TEXTS } from './texts.ts';

/**
 * A photo to send and the number in its barcode. `closed`: the bank's message if it rejected the photo outside opening
 * hours.
 */
export type Unsent = { file: File; number: string | null; closed: string | null };

export type Sending =
  | { state: 'idle' }
  | { state: 'sending'; sent: number; size: number }
  /** `afterClosed`: the closed page has replaced the camera, so no photo is shown with the message. */
  | { state: 'stopped'; message: string; afterClosed: boolean }
  /** Outside opening hours; the photo can be sent later. */
  | { state: 'closed'; message: string; busy: boolean };

/** Returns the state after `sent` bytes of the photo. */
export function progressOf({ file, closed }: Unsent, sent: number): Sending {
  return closed === null
    ? { state: 'sending', sent: Math.min(sent, file.size), size: file.size }
    : { state: 'closed', message: closed, busy: true };
}

/**
 * Returns the state after an outcome, and the photo if it can be resent. `sending` is null if the state stays, because
 * the flow continues. A stale outcome only arrives here if refetching the proposal did not lead to another page.
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

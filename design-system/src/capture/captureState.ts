import type { CameraProblem } from './device.ts';
import type { PhotoFault } from './quality.ts';

export type CameraSubject = 'documentFront' | 'documentBack' | 'selfie';

/** `unreadable`: reason why the last file chosen as a photo could not be opened. */
export type CaptureState =
  | { phase: 'primer'; unreadable?: string }
  | { phase: 'asking'; unreadable?: string }
  | { phase: 'live'; stream: MediaStream; unreadable?: string }
  | { phase: 'problem'; problem: CameraProblem; unreadable?: string }
  /** `before`: state in which an uploaded photo was chosen; null for a photo from this camera. */
  | { phase: 'review'; faults: PhotoFault[]; before: BeforeUpload | null };

/** The camera is closed while the user reviews an upload, so discarding leads back to one of these states. */
type BeforeUpload = Extract<CaptureState, { phase: 'primer' | 'problem' }>;

export type CaptureEvent =
  | { type: 'opening' }
  | { type: 'opened'; stream: MediaStream }
  | { type: 'failed'; problem: CameraProblem }
  | { type: 'taken'; faults: PhotoFault[] }
  | { type: 'left' }
  | { type: 'choosing' }
  | { type: 'uploaded'; faults: PhotoFault[] }
  | { type: 'unreadable'; message: string }
  | { type: 'discarded' };

export const captureReducer = (state: CaptureState, event: CaptureEvent): CaptureState => {
  switch (event.type) {
    case 'opening':
      return { phase: 'asking' };
    case 'opened':
      return { phase: 'live', stream: event.stream };
    case 'failed':
      return { phase: 'problem', problem: event.problem };
    case 'taken':
      return { phase: 'review', faults: event.faults, before: null };
    case 'left':
      return state.phase === 'live' ? { phase: 'primer' } : state;
    case 'uploaded': {
      const before: BeforeUpload =
        state.phase === 'problem' ? { phase: 'problem', problem: state.problem } : { phase: 'primer' };
      return { phase: 'review', faults: event.faults, before };
    }
    case 'choosing':
      return state.phase === 'review' ? state : { ...state, unreadable: undefined };
    case 'unreadable':
      return state.phase === 'review' ? state : { ...state, unreadable: event.message };
    case 'discarded':
      return state.phase === 'review' ? (state.before ?? { phase: 'primer' }) : state;
  }
};

import { expect, test } from 'vitest';
import type { CaptureEvent, CaptureState } from './captureState.ts';
import { captureReducer } from './captureState.ts';

const stream = {} as MediaStream;
const primer: CaptureState = { phase: 'primer' };
const asking: CaptureState = { phase: 'asking' };
const live: CaptureState = { phase: 'live', stream };
const absent: CaptureState = { phase: 'problem', problem: 'absent' };
const taken: CaptureState = { phase: 'review', faults: ['dark'], before: null };
const uploaded: CaptureState = { phase: 'review', faults: [], before: primer };
const uploadedWithoutCamera: CaptureState = { phase: 'review', faults: [], before: absent };

test.each<[string, CaptureState, CaptureEvent, CaptureState]>([
  ['asks the browser', primer, { type: 'opening' }, asking],
  ['shows the camera', asking, { type: 'opened', stream }, live],
  ['shows why it did not open', asking, { type: 'failed', problem: 'absent' }, absent],
  ['tries again after a problem', absent, { type: 'opening' }, asking],
  ['reviews the photo that was taken', live, { type: 'taken', faults: ['dark'] }, taken],
  ['returns to the primer without a photo', live, { type: 'left' }, primer],
  ['opens the camera again to retake', taken, { type: 'opening' }, asking],
  ['reviews an uploaded photo', live, { type: 'uploaded', faults: [] }, uploaded],
  ['returns to the primer for another upload', uploaded, { type: 'discarded' }, primer],
  [
    'reviews an uploaded photo although there is no camera',
    absent,
    { type: 'uploaded', faults: [] },
    uploadedWithoutCamera,
  ],
  ['returns to the problem for another upload', uploadedWithoutCamera, { type: 'discarded' }, absent],
  [
    'reports that a file is not a photo',
    live,
    { type: 'unreadable', message: 'no' },
    { ...live, unreadable: 'no' },
  ],
  [
    'clears the message while the next file opens',
    { ...live, unreadable: 'no' },
    { type: 'choosing' },
    { ...live, unreadable: undefined },
  ],
  ['reports that the photo could not be encoded', taken, { type: 'failed', problem: 'absent' }, absent],
])('%s', (_name, before, event, after) => {
  expect(captureReducer(before, event)).toEqual(after);
});

import { describe, expect, test } from 'vitest';
import { nextState, progressOf, type Sending, type Unsent } from './sending.ts';
import type { PhotoOutcome } from './sendPhoto.ts';
import { IDENTITY_TEXTS } from './texts.ts';

const file = new File(['1234'], 'frente.jpg', { type: 'image/jpeg' });
const OPEN: Unsent = { file, number: '30123456', closed: null };
const CLOSED: Unsent = { file, number: '30123456', closed: 'Abrimos a las 9.' };

const stopped = (afterClosed: boolean): Sending => ({ state: 'stopped', message: 'm', afterClosed });
const closed = (message: string): Sending => ({ state: 'closed', message, busy: false });

describe('after the response to a photo', () => {
  test.each<[string, PhotoOutcome, Unsent, Sending | null, Unsent | null]>([
    ['saved: nothing is left to send', { kind: 'saved' }, OPEN, null, null],
    ['saved outside the hours: nothing is left to send', { kind: 'saved' }, CLOSED, null, null],
    [
      'stale, and refetching leads nowhere: the photo can be resent',
      { kind: 'stale' },
      OPEN,
      { state: 'stopped', message: IDENTITY_TEXTS.sending.busy, afterClosed: false },
      OPEN,
    ],
    [
      'stale outside the hours, and refetching leads nowhere: the closed page stays',
      { kind: 'stale' },
      CLOSED,
      closed('Abrimos a las 9.'),
      CLOSED,
    ],
    ['cancelled: nothing changes', { kind: 'cancelled' }, OPEN, null, OPEN],
    ['cancelled outside the hours: nothing changes', { kind: 'cancelled' }, CLOSED, null, CLOSED],
    [
      'closed: the photo waits',
      { kind: 'closed', message: 'm' },
      OPEN,
      closed('m'),
      { ...OPEN, closed: 'm' },
    ],
    [
      'closed again: the newest message is shown',
      { kind: 'closed', message: 'm' },
      CLOSED,
      closed('m'),
      { ...OPEN, closed: 'm' },
    ],
    ['failed: the photo can be resent', { kind: 'failed', message: 'm' }, OPEN, stopped(false), OPEN],
    [
      'failed outside the hours: the closed page stays',
      { kind: 'failed', message: 'm' },
      CLOSED,
      closed('Abrimos a las 9.'),
      CLOSED,
    ],
    ['rejected: another photo is needed', { kind: 'refused', message: 'm' }, OPEN, stopped(false), null],
    [
      'rejected outside the hours: another photo is needed',
      { kind: 'refused', message: 'm' },
      CLOSED,
      stopped(true),
      null,
    ],
  ])('%s', (_what, outcome, before, sending, unsent) => {
    expect(nextState(outcome, before)).toEqual({ sending, unsent });
  });
});

test('never reports more progress than the size of the photo', () => {
  expect(progressOf(OPEN, 2)).toEqual({ state: 'sending', sent: 2, size: 4 });
  expect(progressOf(OPEN, 9)).toEqual({ state: 'sending', sent: 4, size: 4 });
});

test('stays on the closed page when retried outside opening hours', () => {
  expect(progressOf(CLOSED, 2)).toEqual({ state: 'closed', message: 'Abrimos a las 9.', busy: true });
});

import { describe, expect, test } from 'vitest';
import {
  isFollowed,
  nextPhoto,
  photoOf,
  PHOTOS,
  slugOf,
  statusOf,
  viewOf,
  type DoneHere,
  type IdentityView,
} from './photos.ts';

type Check = Parameters<typeof viewOf>[0];
const check = (change: Partial<Check> = {}): Check => ({
  status: 'PENDING',
  isValidated: false,
  received: [],
  problems: [],
  ...change,
});
const ALL: Check['received'] = ['SELFIE', 'DOCUMENT_FRONT', 'DOCUMENT_BACK'];
const BLURRED: Check['problems'] = [
  { __typename: 'BiometryProblem', evidence: 'DOCUMENT_BACK', problem: 'BLURRED' },
];

describe('[RT-48] identity photos', () => {
  test('are taken one at a time, starting with the first that is missing or unusable', () => {
    expect(nextPhoto(check())).toBe('front');
    expect(nextPhoto(check({ received: ['DOCUMENT_FRONT'] }))).toBe('back');
    expect(nextPhoto(check({ received: ['DOCUMENT_BACK', 'DOCUMENT_FRONT'] }))).toBe('selfie');
    expect(nextPhoto(check({ received: ALL, problems: BLURRED }))).toBe('back');
    expect(nextPhoto(check({ received: ALL }))).toBeNull();
  });

  test('must be retaken if the bank cannot use them', () => {
    const rejected = check({ status: 'REJECTED', received: ALL, problems: BLURRED });
    expect(PHOTOS.map((photo) => statusOf(photo, rejected))).toEqual(['received', 'again', 'received']);
    expect(statusOf('front', check())).toBe('missing');
  });

  test('are named in the URL, so that a reload stays on the photo', () => {
    for (const photo of PHOTOS) expect(photoOf(slugOf(photo))).toBe(photo);
    for (const slug of [null, '', 'front', 'constructor']) expect(photoOf(slug)).toBeNull();
  });
});

describe('[RT-48] the view shown', () => {
  test.each<[string, Check, boolean, IdentityView]>([
    ['initially: the introduction, before asking for the camera', check(), false, 'intro'],
    ['after the consent: the list', check(), true, 'photos'],
    ['after a photo: the list, even on another phone', check({ received: ['SELFIE'] }), false, 'photos'],
    [
      'with all photos approved: the list, to validate',
      check({ status: 'APPROVED', received: ALL }),
      false,
      'photos',
    ],
    ['with all photos rejected: the list', check({ status: 'REJECTED', received: ALL }), false, 'photos'],
    ['with all photos undecided: the waiting page', check({ received: ALL }), false, 'waiting'],
    [
      'validated: the result',
      check({ status: 'APPROVED', received: ALL, isValidated: true }),
      false,
      'validated',
    ],
  ])('%s', (_what, state, accepted, view) => {
    expect(viewOf(state, { accepted, photo: null })).toBe(view);
  });

  test('includes the photo from the URL only between consent and validation', () => {
    expect(viewOf(check(), { accepted: false, photo: 'front' })).toBe('intro');
    expect(viewOf(check(), { accepted: true, photo: 'front' })).toBe('photo');
    const done = check({ status: 'APPROVED', received: ALL, isValidated: true });
    expect(viewOf(done, { accepted: true, photo: 'front' })).toBe('validated');
  });
});

describe('[RT-48] continuing on another phone', () => {
  const known = { received: ['DOCUMENT_FRONT' as const], processNumber: null };

  const nothing = { isBegun: false, sent: [] };

  test.each<[string, Parameters<typeof isFollowed>[1], DoneHere, boolean]>([
    ['nothing new', known, nothing, false],
    ['another photo', { ...known, received: ['DOCUMENT_FRONT', 'DOCUMENT_BACK'] }, nothing, true],
    [
      'another photo from this page',
      { ...known, received: ['DOCUMENT_FRONT', 'DOCUMENT_BACK'] },
      { isBegun: true, sent: ['back'] },
      false,
    ],
    ['the check started elsewhere', { ...known, processNumber: 'VI-1' }, nothing, true],
    ['the check started here', { ...known, processNumber: 'VI-1' }, { isBegun: true, sent: [] }, false],
    ['one photo fewer, to be retaken', { ...known, received: [] }, nothing, false],
  ])('%s', (_what, latest, here, followed) => {
    expect(isFollowed(known, latest, here)).toBe(followed);
  });
});

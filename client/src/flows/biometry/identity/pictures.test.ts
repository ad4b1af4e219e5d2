import { describe, expect, test } from 'vitest';
import type { IdentityCheckFragment } from '../../../generated/graphql.ts';
import {
  nextPicture,
  pictureOf,
  PICTURES,
  slugOf,
  standingOf,
  viewOf,
  type IdentityView,
} from './pictures.ts';

type Check = Pick<IdentityCheckFragment, 'status' | 'validated' | 'received' | 'problems'>;
const check = (change: Partial<Check> = {}): Check => ({
  status: 'PENDING',
  validated: false,
  received: [],
  problems: [],
  ...change,
});
const ALL: Check['received'] = ['SELFIE', 'DOCUMENT_FRONT', 'DOCUMENT_BACK'];
const BLURRED: Check['problems'] = [
  { __typename: 'BiometryProblem', evidence: 'DOCUMENT_BACK', problem: 'BLURRED' },
];

describe('[RT-48] the pictures', () => {
  test('are asked for one after the other, first those that are missing or will not do', () => {
    expect(nextPicture(check())).toBe('front');
    expect(nextPicture(check({ received: ['DOCUMENT_FRONT'] }))).toBe('back');
    expect(nextPicture(check({ received: ['DOCUMENT_BACK', 'DOCUMENT_FRONT'] }))).toBe('selfie');
    expect(nextPicture(check({ received: ALL, problems: BLURRED }))).toBe('back');
    expect(nextPicture(check({ received: ALL }))).toBeNull();
  });

  test('that the bank holds and cannot use have to be taken again', () => {
    const rejected = check({ status: 'REJECTED', received: ALL, problems: BLURRED });
    expect(PICTURES.map((picture) => standingOf(picture, rejected))).toEqual([
      'received',
      'again',
      'received',
    ]);
    expect(standingOf('front', check())).toBe('missing');
  });

  test('have a name in the address, so that a reload keeps the picture', () => {
    for (const picture of PICTURES) expect(pictureOf(slugOf(picture))).toBe(picture);
    for (const slug of [null, '', 'front', 'constructor']) expect(pictureOf(slug)).toBeNull();
  });
});

describe('[RT-48] what is shown', () => {
  test.each<[string, Check, boolean, IdentityView]>([
    ['at first: why, before anything is asked of the browser', check(), false, 'intro'],
    ['once accepted: the list', check(), true, 'pictures'],
    [
      'with a picture at the bank: the list, on another phone too',
      check({ received: ['SELFIE'] }),
      false,
      'pictures',
    ],
    [
      'with all, judged good: the list, to be sent',
      check({ status: 'APPROVED', received: ALL }),
      false,
      'pictures',
    ],
    ['with all, judged bad: the list', check({ status: 'REJECTED', received: ALL }), false, 'pictures'],
    ['with all, not judged yet: the wait', check({ received: ALL }), false, 'waiting'],
    [
      'validated: the result',
      check({ status: 'APPROVED', received: ALL, validated: true }),
      false,
      'validated',
    ],
  ])('%s', (_what, given, accepted, view) => {
    expect(viewOf(given, { accepted, picture: null })).toBe(view);
  });

  test('a picture in the address is taken only once that was accepted, and not after the validation', () => {
    expect(viewOf(check(), { accepted: false, picture: 'front' })).toBe('intro');
    expect(viewOf(check(), { accepted: true, picture: 'front' })).toBe('picture');
    const done = check({ status: 'APPROVED', received: ALL, validated: true });
    expect(viewOf(done, { accepted: true, picture: 'front' })).toBe('validated');
  });
});

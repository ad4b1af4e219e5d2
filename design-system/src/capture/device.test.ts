import { describe, expect, it } from 'vitest';
import { problemOfDevice, problemOfError } from './device.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

describe('what prevents the use of the camera', () => {
  it.each([
    ['nothing on a phone’s own browser', { userAgent: chrome, hasCameraApi: true }, null],
    [
      'another application’s browser [ER-06]',
      { userAgent: `${chrome} Instagram 302.0.0`, hasCameraApi: true },
      'inApp',
    ],
    [
      'an Android web view',
      { userAgent: chrome.replace('Pixel 7)', 'Pixel 7; wv)'), hasCameraApi: true },
      'inApp',
    ],
    ['a browser without the interface [ER-06]', { userAgent: chrome, hasCameraApi: false }, 'browser'],
    [
      'an iPhone before 14.3 [ER-08]',
      { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_2 like Mac OS X)', hasCameraApi: false },
      'system',
    ],
    [
      'not an iPhone from 14.3 on',
      { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_3 like Mac OS X)', hasCameraApi: true },
      null,
    ],
    ['too little room', { userAgent: chrome, hasCameraApi: true, freeBytes: 19_999_999 }, 'storage'],
    ['enough room', { userAgent: chrome, hasCameraApi: true, freeBytes: 20_000_000 }, null],
  ] as const)('%s', (_title, device, problem) => {
    expect(problemOfDevice(device)).toBe(problem);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'absent'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'unexpected'],
  ])('%s is reported as %s', (name, problem) => {
    expect(problemOfError(new DOMException('refused', name))).toBe(problem);
  });

  it('a value that is not an error is unexpected', () => {
    expect(problemOfError('no')).toBe('unexpected');
  });
});

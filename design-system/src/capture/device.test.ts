import { describe, expect, it } from 'vitest';
import { problemOfDevice, problemOfError } from './device.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

describe('the camera problem of a device', () => {
  it.each([
    ['none in a phone’s default browser', { userAgent: chrome, hasCameraApi: true }, null],
    ['in-app browser [ER-06]', { userAgent: `${chrome} Instagram 302.0.0`, hasCameraApi: true }, 'inApp'],
    [
      'Android WebView',
      { userAgent: chrome.replace('Pixel 7)', 'Pixel 7; wv)'), hasCameraApi: true },
      'inApp',
    ],
    ['browser without the camera API [ER-06]', { userAgent: chrome, hasCameraApi: false }, 'browser'],
    [
      'iPhone before 14.3 [ER-08]',
      { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_2 like Mac OS X)', hasCameraApi: false },
      'system',
    ],
    [
      'none on an iPhone from 14.3',
      { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_3 like Mac OS X)', hasCameraApi: true },
      null,
    ],
    ['too little free storage', { userAgent: chrome, hasCameraApi: true, freeBytes: 19_999_999 }, 'storage'],
    ['enough free storage', { userAgent: chrome, hasCameraApi: true, freeBytes: 20_000_000 }, null],
  ] as const)('is %s', (_title, device, problem) => {
    expect(problemOfDevice(device)).toBe(problem);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'absent'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'unexpected'],
  ])('is for the error %s: %s', (name, problem) => {
    expect(problemOfError(new DOMException('refused', name))).toBe(problem);
  });

  it('is unexpected for values that are not errors', () => {
    expect(problemOfError('no')).toBe('unexpected');
  });
});

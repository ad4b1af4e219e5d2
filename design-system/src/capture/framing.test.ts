import { describe, expect, test } from 'vitest';
import { captureArea, type Framing } from './framing.ts';

/** A phone in portrait with a typical camera resolution. */
const phone: Framing = {
  screen: { left: 0, top: 0, width: 400, height: 800 },
  guide: { left: 30, top: 300, width: 340, height: 200 },
  video: { width: 1080, height: 1920 },
  kind: 'document',
  minSide: 480,
};

describe('the captured area', () => {
  test('is the guide plus a margin in video pixels', () => {
    // 1920 video pixels on 800 screen pixels: a scale of 2.4.
    const { left, top, width, height } = captureArea(phone)?.part ?? phone.screen;
    expect([left, top, width, height].map((one) => one.toFixed(1))).toEqual([
      '93.6',
      '681.6',
      '892.8',
      '556.8',
    ]);
  });

  test('follows a guide that is off-centre', () => {
    const { top, height } =
      captureArea({ ...phone, guide: { ...phone.guide, top: 100 } })?.part ?? phone.screen;
    expect(top + height / 2).toBeCloseTo(200 * 2.4);
  });

  test('is mirrored for a selfie', () => {
    const guide = { left: 50, top: 200, width: 200, height: 264 };
    const own = captureArea({ ...phone, kind: 'selfie', guide })?.part ?? phone.screen;
    // The guide's centre is 50 px left of the screen's.
    expect(own.left + own.width / 2).toBeCloseTo(540 + 50 * 2.4);
  });

  test('grows to the minimum side, limited by the video', () => {
    const poor = captureArea({ ...phone, video: { width: 360, height: 640 } });
    expect(poor?.part).toMatchObject({ left: 0, width: 360 });
    expect(poor?.part.height).toBeCloseTo(480);
    const small = captureArea({ ...phone, video: { width: 720, height: 1440 } })?.part;
    expect(small?.height).toBeCloseTo(480);
  });

  test('contains the position of the guide', () => {
    const { guide } = captureArea(phone) ?? { guide: phone.guide };
    expect(guide.left).toBeCloseTo(16 / 372);
    expect(guide.top).toBeCloseTo(16 / 232);
    expect(guide.width).toBeCloseTo(340 / 372);
  });

  test.each([
    ['no video', { video: { width: 0, height: 0 } }],
    ['a guide without a layout', { guide: { ...phone.guide, width: 0 } }],
  ])('is null with %s', (_what, change) => {
    expect(captureArea({ ...phone, ...change })).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { framed, type Framing } from './framing.ts';

/** A phone held upright, its video as the camera of a phone gives it. */
const phone: Framing = {
  screen: { left: 0, top: 0, width: 400, height: 800 },
  guide: { left: 30, top: 300, width: 340, height: 200 },
  video: { width: 1080, height: 1920 },
  kind: 'document',
  minSide: 480,
};

describe('the part of the video that is the photo', () => {
  test('is the guide with a margin, in pixels of the video', () => {
    // 1920 pixels on 800: each of the screen's is 2.4 of the video's.
    const { left, top, width, height } = framed(phone)?.part ?? phone.screen;
    expect([left, top, width, height].map((one) => one.toFixed(1))).toEqual([
      '93.6',
      '681.6',
      '892.8',
      '556.8',
    ]);
  });

  test('lies off the middle where the guide does', () => {
    const { top, height } = framed({ ...phone, guide: { ...phone.guide, top: 100 } })?.part ?? phone.screen;
    expect(top + height / 2).toBeCloseTo(200 * 2.4);
  });

  test('is on the other side for a selfie, whose video is mirrored', () => {
    const guide = { left: 50, top: 200, width: 200, height: 264 };
    const own = framed({ ...phone, kind: 'selfie', guide })?.part ?? phone.screen;
    // The guide's middle is 50 left of the screen's.
    expect(own.left + own.width / 2).toBeCloseTo(540 + 50 * 2.4);
  });

  test('grows to the least that a reader needs, and to no more than the video has', () => {
    const poor = framed({ ...phone, video: { width: 360, height: 640 } });
    expect(poor?.part).toMatchObject({ left: 0, width: 360 });
    expect(poor?.part.height).toBeCloseTo(480);
    const small = framed({ ...phone, video: { width: 720, height: 1440 } })?.part;
    expect(small?.height).toBeCloseTo(480);
  });

  test('says where the guide is in it', () => {
    const { guide } = framed(phone) ?? { guide: phone.guide };
    expect(guide.left).toBeCloseTo(16 / 372);
    expect(guide.top).toBeCloseTo(16 / 232);
    expect(guide.width).toBeCloseTo(340 / 372);
  });

  test.each([
    ['no video yet', { video: { width: 0, height: 0 } }],
    ['a screen that is not laid out', { guide: { ...phone.guide, width: 0 } }],
  ])('is nothing with %s', (_what, change) => {
    expect(framed({ ...phone, ...change })).toBeNull();
  });
});

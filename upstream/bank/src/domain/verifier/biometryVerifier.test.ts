import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Evidence, MIN_SIDE, type PhotoProblem, standInVerifier } from './biometryVerifier.ts';
import { laplacianVariance, readPhoto } from './photoQuality.ts';

/** Draws a face lit from the side, with enough edges for a photo in focus. */
const face = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="${width}" height="${height}" preserveAspectRatio="none">
      <defs><linearGradient id="light"><stop offset="0" stop-color="#999"/><stop offset="1" stop-color="#eee"/></linearGradient></defs>
      <rect width="640" height="480" fill="url(#light)"/>
      <ellipse cx="320" cy="240" rx="130" ry="170" fill="#c98"/>
      <path d="M190 180 Q320 20 450 180 L450 120 Q320 -30 190 120Z" fill="#321"/>
      <circle cx="270" cy="210" r="16" fill="#123"/><circle cx="370" cy="210" r="16" fill="#123"/>
      <path d="M260 320 Q320 360 380 320" stroke="#722" stroke-width="8" fill="none"/>
      ${Array.from({ length: 30 }, (_, at) => `<path d="M${at * 22} 400 L${at * 22 + 11} 480" stroke="#345" stroke-width="4"/>`).join('')}
    </svg>`),
  ).resize(width, height);
const plain = (color: string): Sharp =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: color } });

const sharpJpeg = await face(640, 480).jpeg().toBuffer();
const blurred = await face(640, 480).blur(12).jpeg().toBuffer();

describe('one photo', () => {
  it.each<[string, PhotoProblem | null, () => Promise<Buffer>]>([
    ['a JPEG in focus', null, async () => sharpJpeg],
    ['a PNG in focus', null, async () => face(1280, 720).png().toBuffer()],
    ['a large one in focus', null, async () => face(3000, 4000).jpeg().toBuffer()],
    ['one in a dim room', null, async () => face(640, 480).linear(0.4, 0).jpeg().toBuffer()],
    ['the smallest allowed', null, async () => face(MIN_SIDE, MIN_SIDE).jpeg().toBuffer()],
    [
      'one pixel smaller',
      'TOO_SMALL',
      async () =>
        face(MIN_SIDE - 1, 480)
          .jpeg()
          .toBuffer(),
    ],
    ['a black one', 'TOO_DARK', async () => plain('#000000').jpeg().toBuffer()],
    ['one through a covered lens', 'TOO_DARK', async () => face(640, 480).linear(0.08, 0).jpeg().toBuffer()],
    ['one out of focus', 'BLURRED', async () => blurred],
    ['a grey wall', 'BLURRED', async () => plain('#808080').png().toBuffer()],
    ['a white page', 'BLURRED', async () => plain('#ffffff').png().toBuffer()],
    [
      'an empty transparent PNG',
      'BLURRED',
      async () =>
        sharp({
          create: { width: 640, height: 480, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0 } },
        })
          .png()
          .toBuffer(),
    ],
    [
      'a drawing without a background',
      null,
      async () =>
        sharp(await face(640, 480).png().toBuffer())
          .unflatten()
          .png()
          .toBuffer(),
    ],
    ['a text', 'NOT_A_PICTURE', async () => Buffer.from('selfie.jpg')],
    ['nothing', 'NOT_A_PICTURE', async () => Buffer.alloc(0)],
    ['a truncated photo', 'NOT_A_PICTURE', async () => sharpJpeg.subarray(0, sharpJpeg.length / 2)],
    [
      'a vector drawing',
      'NOT_A_PICTURE',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a photo in an unsupported format', 'NOT_A_PICTURE', async () => face(640, 480).webp().toBuffer()],
  ])('[CA-73] [CA-75] %s: %s', async (_what, problem, content) => {
    expect(await standInVerifier.checkPhoto(await content())).toBe(problem);
  });
});

describe('sharpness', () => {
  it('is 0 for a single tone, and the same for a photo of any size', async () => {
    expect(laplacianVariance({ data: Buffer.alloc(100, 7), width: 10, height: 10 })).toBe(0);
    const small = await readPhoto(await face(640, 480).png().toBuffer());
    const large = await readPhoto(await face(2560, 1920).png().toBuffer());
    const ratio = (large?.sharpness ?? 0) / (small?.sharpness ?? 1);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('equals the variance of a known square', () => {
    const data = Buffer.from([0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    // Laplacian of the four inner pixels: -40, 10, 10, 0.
    expect(laplacianVariance({ data, width: 4, height: 4 })).toBe(1800 / 4 - 25);
  });
});

describe('the verification', () => {
  const good: Evidence = { selfie: sharpJpeg, front: sharpJpeg, back: sharpJpeg };

  it('is pending until all three photos have arrived', async () => {
    const answer = await standInVerifier.verify({ ...good, back: null });
    expect(answer).toMatchObject({ status: 'PENDING', problems: [] });
  });

  it('approves three good photos, and says that it is a stand-in', async () => {
    expect(await standInVerifier.verify(good)).toEqual({
      verifier: expect.stringContaining('stand-in') as string,
      isStandIn: true,
      status: 'APPROVED',
      problems: [],
    });
    expect(standInVerifier.name).toContain('stand-in');
  });

  it('rejects each bad photo with its problem, even before the others arrive', async () => {
    expect(
      await standInVerifier.verify({ selfie: blurred, front: Buffer.from('x'), back: null }),
    ).toMatchObject({
      status: 'REJECTED',
      problems: [
        { evidence: 'selfie', problem: 'BLURRED' },
        { evidence: 'front', problem: 'NOT_A_PICTURE' },
      ],
    });
  });
});

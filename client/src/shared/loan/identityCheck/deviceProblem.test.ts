import { cameraMessages } from '@prendarios/design-system/cameraMessages';
import { describe, expect, test } from 'vitest';
import { knownProblem, type Media } from './deviceProblem.ts';
import { IDENTITY_TEXTS } from './texts.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

type Facts = { userAgent?: string; hasCameraApi?: boolean; freeBytes?: number; kinds?: string[] | null };
const media = ({ kinds = ['videoinput'], ...device }: Facts = {}): Media => ({
  device: () => Promise.resolve({ userAgent: CHROME, hasCameraApi: true, ...device }),
  kinds: () => Promise.resolve(kinds),
});

async function noticeTitle(of: Media): Promise<string | null> {
  const problem = await knownProblem(of);
  return problem === null ? null : cameraMessages.problems[problem].title;
}

describe('the device notice before the browser asks for the camera', () => {
  test.each<[string, Facts, string | null]>([
    ['nothing on a phone with a camera', {}, null],
    ['nothing if the browser lists no devices', { kinds: null }, null],
    [
      '[ER-04] too little storage',
      { freeBytes: 1_000 },
      'La memoria disponible del dispositivo no es suficiente.',
    ],
    ['[ER-07] no camera', { kinds: ['audioinput'] }, 'No se detectó ningún dispositivo de cámara.'],
    [
      '[ER-08] an old operating system',
      { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X)' },
      'El sistema actual es incompatible.',
    ],
    ['[ER-06] an old browser', { hasCameraApi: false }, 'Este navegador no permite usar la cámara'],
    [
      '[ER-06] another application’s browser',
      { userAgent: `${CHROME} Instagram 302.0` },
      'Abrí esta página en tu navegador',
    ],
  ])('%s', async (_what, facts, message) => {
    expect(await noticeTitle(media(facts))).toBe(message);
  });

  test('[ER-09] is an unexpected error if the device cannot be checked', async () => {
    const broken = {
      ...media(),
      kinds: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
    };
    expect(await noticeTitle(broken)).toBe('Error inesperado.');
  });

  test('[ER-05] [ER-06] always says how to continue on another phone or browser', () => {
    const { problems } = cameraMessages;
    expect(problems.browser.text).toMatch(/Chrome, Firefox o Safari/);
    for (const problem of ['absent', 'browser', 'system', 'storage', 'unexpected', 'inApp'] as const) {
      expect(problems[problem].text.toLowerCase()).toMatch(/cop(iando|iá) el enlace/);
    }
    expect(IDENTITY_TEXTS.phone.text).toMatch(/^Copiá el enlace y abrilo en otro celular/);
  });
});

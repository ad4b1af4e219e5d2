import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { describe, expect, test } from 'vitest';
import { checkedFile, checkedFiles, unreadablePhoto } from './fileRules.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const bytes = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const file = (content: readonly number[], name = 'a', type = '', size = content.length) =>
  new File([Uint8Array.from(content), new Uint8Array(size - content.length)], name, { type });
const typeOf = async (one: File) => {
  const checked = await checkedFile(one);
  return 'good' in checked ? checked.good.type : checked.problem;
};

describe('a selected file', () => {
  test.each([
    'image/jpeg',
    'image/jpg',
    'image/pjpeg',
    'image/*',
    'application/octet-stream',
    'image/heic',
    '',
  ])('is recognized as a JPEG by its content if the system calls it %s', async (type) =>
    expect(await typeOf(file(JPEG, 'IMG_0001.HEIC', type))).toBe('image/jpeg'),
  );

  test.each([
    ['image:1641', 'application/x-pdf', bytes('%PDF-1.7'), 'application/pdf'],
    ['documento', 'text/plain', bytes('\r\n%PDF-1.4'), 'application/pdf'],
    ['foto.jpg', 'image/jpeg', PNG, 'image/png'],
    ['foto.jpg', 'image/jpeg', bytes('GIF89a'), 'El archivo no es una foto JPG o PNG ni un PDF. Elegí otro.'],
    [
      'malo.pdf',
      'application/pdf',
      bytes('MZ'),
      'El archivo no es una foto JPG o PNG ni un PDF. Elegí otro.',
    ],
    ['vacio.jpg', 'image/jpeg', [], 'El archivo está vacío. Elegí otro.'],
    [
      'foto.jpg',
      'image/jpeg',
      bytes('\0\0\0\x18ftypheic'),
      'No podemos abrir fotos HEIC. Sacala de nuevo desde esta página, o mandala como JPG.',
    ],
  ])('is recognized by its content when named %s with the type %s', async (name, type, content, expected) =>
    expect(await typeOf(file(content, name, type))).toBe(expected),
  );

  test.each([
    ['an iPhone photo', bytes('\0\0\0\x18ftypheic'), /^No podemos abrir fotos HEIC\. Sacala de nuevo/],
    ['an empty file', [], /^El archivo está vacío\. Elegí otro\.$/],
    ['a PDF', bytes('%PDF-1.7'), /^No pudimos abrir la foto\. Probá con otra, JPG o PNG\.$/],
  ])('explains why %s cannot be opened as a photo', async (_name, content, words) =>
    expect(await unreadablePhoto(file(content))).toMatch(words),
  );

  test('has at most 10 MB', async () => {
    expect(await typeOf(file(JPEG, 'a.jpg', '', MAX_FILE_BYTES))).toBe('image/jpeg');
    expect(await typeOf(file(JPEG, 'a.jpg', '', MAX_FILE_BYTES + 1))).toBe(
      'El archivo supera los 10 MB. Probá con uno más liviano.',
    );
  });

  test('is named and omitted if it cannot be sent', async () => {
    const good = file(JPEG, 'a.jpg', 'image/jpeg');
    expect(await checkedFiles([file([], 'vacio.jpg'), good, file(bytes('MZ'), 'malo.exe')])).toEqual({
      good: [good],
      refusal:
        'vacio.jpg: El archivo está vacío. Elegí otro. malo.exe: El archivo no es una foto JPG o PNG ni un PDF. Elegí otro.',
    });
    expect((await checkedFiles([good])).refusal).toBe('');
  });
});

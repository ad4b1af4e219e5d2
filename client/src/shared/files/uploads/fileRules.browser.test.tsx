import { expect, test } from 'vitest';
import { checkedFile } from './fileRules.ts';

/** Returns a photo that is black on the left and white on the right. */
async function photo(width: number, height: number, type: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen) pen.fillStyle = '#fff';
  pen?.fillRect(width / 2, 0, width, height);
  if (pen) pen.fillStyle = '#000';
  pen?.fillRect(0, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type })], 'titulo.foto', { type });
}

/** EXIF orientation: rotate 90° clockwise. */
const TURNED = [
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0,
  0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
];
async function turned(file: File): Promise<File> {
  const bytes = await file.arrayBuffer();
  return new File([bytes.slice(0, 2), Uint8Array.from(TURNED), bytes.slice(2)], file.name, {
    type: file.type,
  });
}

async function taken(file: File): Promise<File> {
  const checked = await checkedFile(file);
  if (!('good' in checked)) throw new Error(checked.problem);
  return checked.good;
}

test.each([
  [4000, 3000, [2400, 1800]],
  [8000, 1000, [5657, 707]],
])('reduces a photo of %i × %i and keeps it readable', async (width, height, [wide, high]) => {
  const sent = await taken(await photo(width, height, 'image/jpeg'));
  const { width: sentWidth, height: sentHeight } = await createImageBitmap(sent);
  expect([sent.name, sent.type, sentWidth, sentHeight]).toEqual(['titulo.jpg', 'image/jpeg', wide, high]);
});

test('keeps the orientation of a reduced photo', async () => {
  const sent = await taken(await turned(await photo(4000, 3000, 'image/jpeg')));
  const image = await createImageBitmap(sent, { imageOrientation: 'none' });
  expect([image.width, image.height]).toEqual([1800, 2400]);
  const pen = new OffscreenCanvas(1800, 2400).getContext('2d');
  pen?.drawImage(image, 0, 0);
  const lightAt = (y: number) => pen?.getImageData(900, y, 1, 1).data[0] ?? 128;
  expect([lightAt(100) < 50, lightAt(2300) > 200]).toEqual([true, true]);
});

test.each([
  ['of four megapixels', () => photo(2400, 1600, 'image/png')],
  [
    'that cannot be opened',
    async () => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'a.jpg', { type: 'image/jpeg' }),
  ],
  ['that is a PDF', async () => new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })],
])('sends a file %s unchanged', async (_name, make) => {
  const file = await make();
  expect(await taken(file)).toBe(file);
});

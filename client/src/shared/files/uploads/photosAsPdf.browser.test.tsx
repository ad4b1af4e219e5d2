import { pdfFacts } from '@prendarios/rules/pdfFacts';
import { expect, test } from 'vitest';
import { joinPhotos } from './photosAsPdf.ts';

/** Returns a photo of noise, which compresses badly. */
async function noise(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const image = context.createImageData(width, height);
  for (let at = 0; at < image.data.length; at += 1) image.data[at] = (at * 2_654_435_761) >>> 24;
  context.putImageData(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  return new File([blob ?? ''], 'foto', { type });
}

const latin1 = async (file: File) => new TextDecoder('latin1').decode(await file.arrayBuffer());

test('turns photos into one PDF with a page each, in the photo’s orientation', async () => {
  const photos = [await noise(300, 400), await noise(400, 300, 'image/jpeg')];
  const [joined, ...others] = await joinPhotos(photos, 'Título');
  if (!joined) throw new Error('nothing was joined');
  expect(others).toEqual([]);
  expect(joined).toMatchObject({ file: { name: 'Título.pdf', type: 'application/pdf' }, photos });
  expect(await pdfFacts(await joined.file.arrayBuffer())).toEqual({ pages: 2, startsBlank: false });
  const text = await latin1(joined.file);
  expect(text.match(/\/MediaBox \[[^\]]*\]/g)).toEqual([
    '/MediaBox [0 0 632 842]',
    '/MediaBox [0 0 842 632]',
  ]);
  // Every offset in the table points to its object.
  const table = text.slice(text.lastIndexOf('\nxref\n') + 1);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(8);
  offsets.forEach((offset, at) => expect(text.slice(offset).startsWith(`${at + 1} 0 obj\n`)).toBe(true));
  expect(text.indexOf('xref\n')).toBe(Number(/startxref\n(\d+)/.exec(table)?.[1]));
});

test('keeps many large photos within the limits of size and pages', async () => {
  const large = await noise(2600, 1800);
  const joined = await joinPhotos(
    Array.from({ length: 11 }, () => large),
    'Estatuto',
  );
  expect(joined.map(({ photos }) => photos.length)).toEqual([10, 1]);
  for (const { file } of joined) expect(file.size).toBeLessThanOrEqual(10 * 1024 * 1024);
});

test('omits a photo that the browser cannot open', async () => {
  const broken = new File(['no photo'], 'rota.png', { type: 'image/png' });
  await expect(joinPhotos([await noise(10, 10), broken], 'Título')).rejects.toThrow();
});

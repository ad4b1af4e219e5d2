import { expect, test } from 'vitest';
import { judgeFile } from './judgeFile.ts';

/** Whether the corner of an image is light. */
async function beginsLight(address: string): Promise<boolean> {
  const image = await createImageBitmap(await (await fetch(address)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return (context?.getImageData(2, 2, 1, 1).data[0] ?? 0) > 200;
}

test('checks a scan without a background and shows it on white', async () => {
  const scan = new OffscreenCanvas(900, 600);
  const pen = scan.getContext('2d');
  for (let x = 200; x < 700; x += 18) pen?.fillRect(x, x % 300, 9, 200);
  const file = new File([await scan.convertToBlob()], 'firma.png', { type: 'image/png' });
  const { warning, thumbnail = '' } = await judgeFile(file);
  expect(warning).toBeNull();
  expect(await beginsLight(thumbnail)).toBe(true);
});

import { layPaper } from '@prendarios/design-system/capture/photo';

const SIDE = 96;

/** The middle of a photo, small, as the address of an image. */
export function thumbnailOf(image: CanvasImageSource & { width: number; height: number }): string {
  const side = Math.min(image.width, image.height);
  const small = document.createElement('canvas');
  small.width = SIDE;
  small.height = SIDE;
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  const context = small.getContext('2d');
  if (context) layPaper(context);
  context?.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
  return small.toDataURL('image/jpeg', 0.7);
}

/** The same of a photo's file; null where the browser cannot open it. */
export async function thumbnailOfFile(photo: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(photo);
    const thumbnail = thumbnailOf(bitmap);
    bitmap.close();
    return thumbnail;
  } catch {
    // It only decorates.
    return null;
  }
}

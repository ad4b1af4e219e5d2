import { layPaper } from '@prendarios/design-system/capture/photo';

const SIDE = 96;

/** Returns a thumbnail of the center of a photo, as a data URL. */
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

/** Returns the thumbnail of a photo file; null if the browser cannot open it. */
export async function thumbnailOfFile(photo: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(photo);
    const thumbnail = thumbnailOf(bitmap);
    bitmap.close();
    return thumbnail;
  } catch {
    // Thumbnails are decorative.
    return null;
  }
}

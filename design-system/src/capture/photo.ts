import type { PhotoFault, PhotoLimits } from './quality.ts';
import { photoFaults } from './quality.ts';

const sampleWidth = 320;
/** Pixels of a photo's longer side: more only make it slower to send. */
const longestSide = 2000;

type Size = { width: number; height: number };

/** Draws the photo on the canvas and returns its faults. */
const drawPhoto = (
  source: CanvasImageSource,
  { width, height }: Size,
  canvas: HTMLCanvasElement,
  limits: PhotoLimits,
): PhotoFault[] => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const sample = document.createElement('canvas');
  sample.width = Math.min(sampleWidth, canvas.width);
  sample.height = Math.round((sample.width * canvas.height) / canvas.width);
  const context = sample.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(canvas, 0, 0, sample.width, sample.height);
  return photoFaults(
    context.getImageData(0, 0, sample.width, sample.height),
    Math.min(canvas.width, canvas.height),
    limits,
  );
};

/** Draws the current frame of the video on the canvas and returns its faults. */
export const takePhoto = (
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  limits: PhotoLimits,
): PhotoFault[] => drawPhoto(video, { width: video.videoWidth, height: video.videoHeight }, canvas, limits);

/** Draws the photo of a file, turned as it was taken, and returns its faults. Rejects when the browser cannot read it. */
export const openPhoto = async (
  file: File,
  canvas: HTMLCanvasElement,
  limits: PhotoLimits,
): Promise<PhotoFault[]> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return drawPhoto(bitmap, bitmap, canvas, limits);
  } finally {
    bitmap.close();
  }
};

/** The canvas as a JPEG file. Rejects when the browser cannot encode it, as when its memory is full. */
export const photoFile = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], name, { type: 'image/jpeg' }))
          : reject(new DOMException('the photo could not be encoded', 'QuotaExceededError')),
      'image/jpeg',
      0.92,
    );
  });

/** The pixels of a source, for a reader. @throws {Error} where the browser has no canvas to draw on. */
const pixelsOf = (source: CanvasImageSource, { width, height }: Size): ImageData => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** The current frame of a video; null while it has none. */
export const videoPixels = (video: HTMLVideoElement): ImageData | null =>
  video.videoWidth === 0 ? null : pixelsOf(video, { width: video.videoWidth, height: video.videoHeight });

/** The photo of a file, turned as it was taken. Rejects when the browser cannot read it. */
export const photoPixels = async (file: File): Promise<ImageData> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return pixelsOf(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
};

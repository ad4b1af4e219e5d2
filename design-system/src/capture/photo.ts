import type { Box, Size } from './framing.ts';
import type { PhotoFault, PhotoLimits } from './quality.ts';
import { photoFaults } from './quality.ts';

const sampleWidth = 320;
/** Maximum length of a photo's longer side, in pixels; more would only slow down the upload. */
const longestSide = 2000;
/** Limits for a document's photo chosen as a file. They keep barcodes and small print readable. */
const documentPixels = 4_000_000;
const documentSide = 2400;

/** Scales an area of an image down for the checks; null if the browser has no canvas. */
export const sampleOf = (
  source: CanvasImageSource,
  { left, top, width, height }: Box,
  sample = document.createElement('canvas'),
): ImageData | null => {
  sample.width = Math.min(sampleWidth, Math.round(width));
  sample.height = Math.round((sample.width * height) / width);
  const context = sample.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, left, top, width, height, 0, 0, sample.width, sample.height);
  return context?.getImageData(0, 0, sample.width, sample.height) ?? null;
};

/** Paints a white background: JPEG would turn the transparent parts of, say, a signature black. */
export const layPaper = (context: CanvasRenderingContext2D): void => {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
};

/** Draws an area of the source on the canvas and returns the photo's faults. */
const drawPhoto = (
  source: CanvasImageSource,
  { left, top, width, height }: Box,
  canvas: HTMLCanvasElement,
  limits: PhotoLimits,
): PhotoFault[] => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const all = { left: 0, top: 0, width: canvas.width, height: canvas.height };
  const context = canvas.getContext('2d');
  if (context) layPaper(context);
  context?.drawImage(source, left, top, width, height, 0, 0, all.width, all.height);
  const sample = sampleOf(canvas, all);
  return sample ? photoFaults(sample, Math.min(all.width, all.height), limits) : [];
};

/** Draws the framed area of the current video frame on the canvas and returns the photo's faults. */
export const takePhoto = (
  video: HTMLVideoElement,
  part: Box,
  canvas: HTMLCanvasElement,
  limits: PhotoLimits,
): PhotoFault[] => drawPhoto(video, part, canvas, limits);

/** Draws a photo file on the canvas in its EXIF orientation and returns its faults. Rejects unreadable files. */
export const openPhoto = async (
  file: File,
  canvas: HTMLCanvasElement,
  limits: PhotoLimits,
): Promise<PhotoFault[]> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return drawPhoto(bitmap, { left: 0, top: 0, width: bitmap.width, height: bitmap.height }, canvas, limits);
  } finally {
    bitmap.close();
  }
};

/** Encodes the canvas as a JPEG file. Rejects if the browser cannot encode it, for example for lack of memory. */
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

/**
 * Returns the photo of a document as it will be uploaded. Redraws it in its EXIF orientation if it is too large or must
 * be a JPEG. Rejects unreadable files.
 */
export const documentPhoto = async (file: File, asJpeg = false): Promise<File> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const scale = Math.max(
      Math.sqrt(documentPixels / (width * height)),
      documentSide / Math.max(width, height),
    );
    if (scale >= 1 && !asJpeg) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * Math.min(1, scale));
    canvas.height = Math.round(height * Math.min(1, scale));
    const context = canvas.getContext('2d');
    if (!context) throw new DOMException('the photo could not be drawn', 'QuotaExceededError');
    layPaper(context);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const photo = await photoFile(canvas, file.name.replace(/\.[^.]*$/, '.jpg'));
    return photo.size < file.size || asJpeg ? photo : file;
  } finally {
    bitmap.close();
  }
};

/** Reads the pixels of a source. @throws {Error} If the browser has no canvas. */
const pixelsOf = (source: CanvasImageSource, { width, height }: Size): ImageData => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  layPaper(context);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** Returns the current frame of a video, or null if there is none. */
export const videoPixels = (video: HTMLVideoElement): ImageData | null =>
  video.videoWidth === 0 ? null : pixelsOf(video, { width: video.videoWidth, height: video.videoHeight });

/** Reads the pixels of a photo file in its EXIF orientation. Rejects unreadable files. */
export const photoPixels = async (file: File): Promise<ImageData> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return pixelsOf(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
};

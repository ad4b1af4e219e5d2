import type { PhotoFault, PhotoLimits } from './quality.ts';
import { photoFaults } from './quality.ts';

const sampleWidth = 320;

/** Draws what the video shows now, at its full size, and says what is wrong with it. */
export const takePhoto = (
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  limits: PhotoLimits,
): PhotoFault[] => {
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
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

/** Rejects when the browser cannot make a picture of the canvas, as when its memory is full. */
export const photoFile = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], name, { type: 'image/jpeg' }))
          : reject(new DOMException('the picture could not be encoded', 'QuotaExceededError')),
      'image/jpeg',
      0.92,
    );
  });

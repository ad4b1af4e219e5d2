import { MAX_FILE_BYTES, MAX_FILE_PAGES } from '@prendarios/rules/constants';
import { layPaper } from '@prendarios/design-system/capture/photo';

type Sheet = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Longer side of a page in points (1/72 inch): A4. */
const PAGE_SIDE = 842;
/** Longer sides in pixels with JPEG qualities, best first; the first that fits is used. */
const TRIES = [
  [2400, 0.85],
  [2000, 0.75],
  [1600, 0.65],
  [1200, 0.6],
] as const;

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/** Returns a photo as a JPEG of at most `bytes`, rotated upright because PDF viewers ignore EXIF orientation. */
async function sheetOf(photo: File, bytes: number): Promise<Sheet> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    for (const [side, quality] of TRIES) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(bitmap.width * scale);
      canvas.height = Math.round(bitmap.height * scale);
      const context = canvas.getContext('2d');
      if (context) layPaper(context);
      context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const jpeg = await jpegOf(canvas, quality);
      if (jpeg !== null && jpeg.size <= bytes) {
        const { width, height } = canvas;
        return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
      }
    }
    throw new RangeError('the photo stays too large');
  } finally {
    bitmap.close();
  }
}

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Returns the objects of one page (page, content, image), numbered from `first`. */
function pageObjects({ jpeg, width, height }: Sheet, first: number): Uint8Array<ArrayBuffer>[][] {
  const scale = PAGE_SIDE / Math.max(width, height);
  const [across, up] = [Math.round(width * scale), Math.round(height * scale)];
  const drawing = `q ${across} 0 0 ${up} 0 0 cm /P Do Q`;
  return [
    [
      latin1(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${up}] /Contents ${first + 1} 0 R ` +
          `/Resources << /XObject << /P ${first + 2} 0 R >> >> >>`,
      ),
    ],
    [latin1(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)],
    [
      latin1(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
          `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      ),
      jpeg,
      latin1('\nendstream'),
    ],
  ];
}

/** Builds a PDF 1.4 by hand, without loading a library on the phone: it embeds JPEGs unchanged and needs few objects. */
function pdfOf(sheets: readonly Sheet[]): Blob {
  const kids = sheets.map((_sheet, at) => `${3 + 3 * at} 0 R`).join(' ');
  const objects = [
    [latin1('<< /Type /Catalog /Pages 2 0 R >>')],
    [latin1(`<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`)],
    ...sheets.flatMap((sheet, at) => pageObjects(sheet, 3 + 3 * at)),
  ];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const write = (...more: Uint8Array<ArrayBuffer>[]) => {
    parts.push(...more);
    for (const one of more) length += one.length;
  };
  write(latin1('%PDF-1.4\n'));
  const offsets = objects.map((object, at) => {
    const offset = length;
    write(latin1(`${at + 1} 0 obj\n`), ...object, latin1('\nendobj\n'));
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  write(
    latin1(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}` +
        `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Blob(parts, { type: 'application/pdf' });
}

/** Joins photos of one document into a PDF. Rejects if the browser cannot open one of them. */
async function photosAsPdf(photos: readonly File[], name: string): Promise<File> {
  // Leaves room for the PDF's own objects.
  const share = Math.floor(MAX_FILE_BYTES / (photos.length + 1));
  const sheets: Sheet[] = [];
  // Sequential, because several decoded photos can exceed a phone's memory.
  for (const photo of photos) sheets.push(await sheetOf(photo, share));
  return new File([pdfOf(sheets)], `${name}.pdf`, { type: 'application/pdf' });
}

/** A PDF with its photos, which are checked and shown instead of it. */
export type Joined = { file: File; photos: readonly File[] };

/** Joins photos of one document into PDFs of at most MAX_FILE_PAGES pages. */
export async function joinPhotos(photos: readonly File[], name: string): Promise<Joined[]> {
  const joined: Joined[] = [];
  for (let at = 0; at < photos.length; at += MAX_FILE_PAGES) {
    const part = photos.slice(at, at + MAX_FILE_PAGES);
    joined.push({ file: await photosAsPdf(part, name), photos: part });
  }
  return joined;
}

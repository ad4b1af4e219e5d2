import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
/** Pixels per point: a module of the code is a few points wide. */
const SCALE = 4;
const BLACK = '#000000';

/** Renders only the black areas of the first page, without text, because a QR code consists of such areas. */
async function blackAreas(pdf: Readable) {
  const task = getDocument({ data: new Uint8Array(await buffer(pdf)), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { width, height } = page.getViewport({ scale: SCALE });
  const [columns, rows] = [Math.ceil(width), Math.ceil(height)];
  const data = new Uint8ClampedArray(columns * rows * 4).fill(255);
  const { fnArray, argsArray } = await page.getOperatorList();
  let colour: unknown;
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.setFillRGBColor) colour = argsArray[at]?.[0];
    const box = argsArray[at]?.[2];
    if (operator !== OPS.constructPath || colour !== BLACK || !box) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from<number>(box).map((side) =>
      Math.round(side * SCALE),
    );
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) data.fill(0, (y * columns + x) * 4, (y * columns + x) * 4 + 3);
    }
  }
  await task.destroy();
  return { data, width: columns, height: rows, colorSpace: 'srgb' as const };
}

/** Returns the text of the QR code on the first page of a PDF; undefined if none is found. */
export async function readQr(pdf: Readable): Promise<string | undefined> {
  const binary = await readFile(wasm);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer } });
  const [found] = await readBarcodes(await blackAreas(pdf), { formats: ['QRCode'] });
  return found?.text;
}

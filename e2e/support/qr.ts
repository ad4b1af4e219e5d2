import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

/** The text of a QR code as it is on the screen; undefined if a reader finds none. */
export async function readQr(image: Locator): Promise<string | undefined> {
  const binary = await readFile(wasm);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer } });
  const [found] = await readBarcodes(new Uint8Array(await image.screenshot()), { formats: ['QRCode'] });
  return found?.text;
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

/** Returns the text of a QR code on the screen; retries until a reader finds it, and fails otherwise. */
export async function readQr(image: Locator): Promise<string> {
  const binary = await readFile(wasm);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer } });
  let text = '';
  await expect
    .poll(
      async () => {
        const [found] = await readBarcodes(new Uint8Array(await image.screenshot()), { formats: ['QRCode'] });
        text = found?.text ?? '';
        return text;
      },
      { message: 'a reader finds the QR code' },
    )
    .not.toBe('');
  return text;
}

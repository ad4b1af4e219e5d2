import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { FILM, film } from './film.ts';
import { png, type UploadFile } from './files.ts';
import type { Applicant } from './people.ts';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));

/** Returns the barcode text of this invented person's card. */
export function cardText({ firstName, lastName, dni, birth, cuil }: Applicant): string {
  const date = `${birth.day.padStart(2, '0')}/${birth.month.padStart(2, '0')}/${birth.year}`;
  const ends = `${cuil.slice(0, 2)}${cuil.slice(-1)}`;
  const names = [lastName, firstName].map((name) => name.toUpperCase()).join('@');
  return `00123456789@${names}@F@${dni}@A@${date}@02/12/2020@${ends}`;
}

async function barcode(text: string) {
  const file = await readFile(wasm);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer } });
  const made = await writeBarcode(text, { format: 'PDF417', scale: 4 });
  if (made.image === null) throw new Error(made.error);
  return made;
}

/** Returns a photo of a card's barcode. */
export async function cardPhoto(text: string): Promise<UploadFile> {
  const { image } = await barcode(text);
  const bytes = (await image?.arrayBuffer()) ?? new ArrayBuffer(0);
  return { name: 'dni.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

const CARD = { width: 1280, height: 807 };

/** Returns a photo of a card's front: the barcode below dark lines instead of text. */
export async function frontPhoto(text: string): Promise<UploadFile> {
  const { symbol } = await barcode(text);
  const times = Math.floor((CARD.width * 0.7) / symbol.width);
  const left = Math.floor((CARD.width - symbol.width * times) / 2);
  const top = CARD.height - symbol.height * times - 60;
  const rows = Buffer.alloc(CARD.height * (CARD.width + 1), 215);
  for (let y = 0; y < CARD.height; y += 1) {
    const from = y * (CARD.width + 1);
    rows[from] = 0;
    const isLine = y > 60 && y < top - 60 && y % 40 < 12;
    if (isLine) rows.fill(40, from + 500, from + 1100);
    if (y < top || y >= top + symbol.height * times) continue;
    for (let x = 0; x < symbol.width * times; x += 1) {
      const at = Math.floor((y - top) / times) * symbol.width + Math.floor(x / times);
      if (symbol.data[at] === 0) rows[from + 1 + left + x] = 16;
    }
  }
  return { name: 'frente.png', mimeType: 'image/png', buffer: png({ ...CARD, colour: false }, rows) };
}

/** Returns a film of a card's barcode that Chromium plays as the camera. */
export async function cardFilm(text: string): Promise<Buffer> {
  const { symbol } = await barcode(text);
  const { width, height } = FILM;
  const times = Math.floor((width * 0.8) / symbol.width);
  const [left, top] = [
    Math.floor((width - symbol.width * times) / 2),
    Math.floor((height - symbol.height * times) / 2),
  ];
  const image = Buffer.alloc(width * height, 235);
  for (let y = 0; y < symbol.height * times; y += 1) {
    for (let x = 0; x < symbol.width * times; x += 1) {
      const isDark = symbol.data[Math.floor(y / times) * symbol.width + Math.floor(x / times)] === 0;
      if (isDark) image[(top + y) * width + left + x] = 16;
    }
  }
  return film([image, image]);
}

/** Expects the scanned data as a list and no scanner. */
export async function expectListed(page: Page, person: Applicant): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Leímos el DNI. Revisá los datos y completá lo que falte.')).toBeVisible();
  await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
  await expect(page.getByText('15/03/1985')).toBeVisible();
  await expect(page.getByText('Femenino')).toBeVisible();
}

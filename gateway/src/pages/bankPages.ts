import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { BrandFile, LandingBrand } from '@prendarios/rules/brandFile';
import { withBrand } from '@prendarios/rules/brandPage';
import { z } from 'zod';
import { contentSecurityPolicy } from './headers.ts';
import { sourcesOf } from './pageSources.ts';
import { shareTags, siteFiles, themeColours } from './siteFiles.ts';

const rendererShape = z.object({
  render: z.custom<(bank: LandingBrand) => { markup: string; styles: string }>(
    (value) => typeof value === 'function',
  ),
  coloursOf: z.custom<(brand: LandingBrand['brand']) => string>((value) => typeof value === 'function'),
});

const compressors = [
  ['br', promisify(brotliCompress)],
  ['gz', promisify(gzip)],
] as const;

async function writeCompressed(file: string, text: string | Buffer): Promise<void> {
  await writeFile(file, text);
  if (typeof text !== 'string') return;
  await Promise.all(
    compressors.map(async ([ending, compress]) => writeFile(`${file}.${ending}`, await compress(text))),
  );
}

/** Pages and icon in a folder, as the static plugin serves them, and the policy that goes with them. */
type Made = Readonly<{ folder: string; policy: string }>;

/** The pages of one bank, made from the build's templates: at start, and again when the client was built anew. */
export class BankPages {
  readonly #dist: string;
  readonly #bank: BrandFile;
  readonly #connect: readonly string[];
  readonly #origin: string | undefined;
  readonly #folders: string[] = [];
  #builtAt: number | null = null;
  #made: Promise<Made> | null = null;

  /** `connect`: origins besides this one that the pages call; `origin`: this one, as the public knows it. */
  constructor(clientDist: string, bank: BrandFile, connect: readonly string[], origin: string | undefined) {
    this.#dist = clientDist;
    this.#bank = bank;
    this.#connect = connect;
    this.#origin = origin;
  }

  /** Null while the client is not built. */
  async current(): Promise<Made | null> {
    const renderer = join(this.#dist, '.server/landing.js');
    const builtAt = statSync(renderer, { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (builtAt !== this.#builtAt) {
      this.#builtAt = builtAt;
      this.#made = builtAt === null ? null : this.#make(`${pathToFileURL(renderer).href}?built=${builtAt}`);
    }
    return this.#made;
  }

  async remove(): Promise<void> {
    await Promise.all(this.#folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }

  async #make(renderer: string): Promise<Made> {
    const { name, legalEntity, brand } = this.#bank;
    const { legal: _, ...shown } = this.#bank;
    const [landing, shell] = await Promise.all(
      ['index.html', 'app.html'].map((page) => readFile(join(this.#dist, page), 'utf8')),
    );
    const { render, coloursOf } = rendererShape.parse(await import(renderer));
    const ofLanding = { name, legalEntity, brand };
    const { markup, styles } = render(ofLanding);
    const shellIn = (worn: BrandFile['brand']) =>
      withBrand(shell ?? '', shown).replace('<!--styles-->', () => themeColours(worn) + coloursOf(worn));
    const head = themeColours(brand) + shareTags(landing ?? '', this.#bank, this.#origin);
    const pages = {
      'index.html': withBrand(landing ?? '', ofLanding)
        .replace('<!--styles-->', () => head + styles)
        .replace('<!--app-->', () => markup),
      'app.html': shellIn(brand),
      'vivere.html': shellIn(this.#bank.vivere),
    };
    const folder = await mkdtemp(join(tmpdir(), 'prendarios-pages-'));
    this.#folders.push(folder);
    const files = { ...pages, ...(await siteFiles(this.#bank, this.#origin)) };
    await Promise.all(Object.entries(files).map(([file, text]) => writeCompressed(join(folder, file), text)));
    return { folder, policy: contentSecurityPolicy(sourcesOf(Object.values(pages)), this.#connect) };
  }
}

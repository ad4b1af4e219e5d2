import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageConfig } from '../schema/pageConfig.ts';
import { identityOrigins } from '../session/identitySettings.ts';
import type { Settings } from '../settings.ts';
import { contentSecurityPolicy } from './headers.ts';
import { sourcesOf } from './pageSources.ts';
import { brandFaultsOf, pagesOf } from './prerendered.ts';
import { siteFiles } from './siteFiles.ts';

const brotli = promisify(brotliCompress);
/** Quality 11 would take seconds and save 3 %; a 4 MB window would take half a second more and save 0.4 %. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const compressors = [
  ['br', (text: string) => brotli(text, QUALITY)],
  ['gz', promisify(gzip)],
] as const;

async function writeCompressed(file: string, text: string | Buffer): Promise<void> {
  await writeFile(file, text);
  if (typeof text !== 'string') return;
  await Promise.all(
    compressors.map(async ([ending, compress]) => writeFile(`${file}.${ending}`, await compress(text))),
  );
}

/** A page for the static plugin: its file name in the folder, and data for its headers. */
type ServedPage = Readonly<{
  name: string;
  status: number;
  isIndexed: boolean;
  /** Sellers get a different page at this URL. */
  isByRole: boolean;
  policy: string;
}>;

type Made = Readonly<{
  folder: string;
  /** Colours of the brand with too little contrast. */
  brandFaults: readonly string[];
  pageAt: (path: string, isSeller: boolean) => ServedPage | undefined;
}>;

/** Matches like the client's router: case-insensitive, with or without a trailing slash. */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`, 'i');
}

/** Renders the pages of one bank from the build's templates, at start and after each new client build. */
export class BankPages {
  readonly #settings: Settings;
  readonly #folders: string[] = [];
  #builtAt: number | null = null;
  readonly #made = new Map<boolean, Promise<Made>>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Returns null until the client is built. */
  async current(isMaintenance: boolean): Promise<Made | null> {
    const renderer = join(this.#settings.clientDist, '.server/pages.js');
    const builtAt = statSync(renderer, { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (builtAt !== this.#builtAt) this.#made.clear();
    this.#builtAt = builtAt;
    if (builtAt === null) return null;
    const made =
      this.#made.get(isMaintenance) ??
      this.#make(`${pathToFileURL(renderer).href}?built=${builtAt}`, isMaintenance);
    this.#made.set(isMaintenance, made);
    return made;
  }

  async remove(): Promise<void> {
    await Promise.all(this.#folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }

  async #make(renderer: string, isMaintenance: boolean): Promise<Made> {
    const { clientDist, brand, identity, publicOrigin } = this.#settings;
    const [landing = '', app = '', plain = ''] = await Promise.all(
      ['index.html', 'app.html', 'plain.html'].map((page) => readFile(join(clientDist, page), 'utf8')),
    );
    const client: unknown = await import(renderer);
    const pages = pagesOf(client, { landing, app, plain }, brand, {
      config: pageConfig(this.#settings),
      isMaintenance,
      publicOrigin,
    });
    const origins = identity === undefined ? [] : identityOrigins(identity);
    const folder = await mkdtemp(join(tmpdir(), 'prendarios-pages-'));
    this.#folders.push(folder);
    const ofSellers = new Set(pages.flatMap(({ path, isForSellers }) => (isForSellers ? [path] : [])));
    const served = pages.map(({ path, status, isIndexed, isForSellers, html }, index) => ({
      pattern: patternOf(path),
      isForSellers,
      page: {
        name: `${index}.html`,
        status,
        isIndexed,
        isByRole: ofSellers.has(path),
        policy: contentSecurityPolicy(sourcesOf(html), origins),
      },
    }));
    const indexed = pages.flatMap(({ path, isIndexed }) => (isIndexed ? [path] : []));
    const files = {
      ...(await siteFiles(brand, publicOrigin, indexed)),
      ...Object.fromEntries(pages.map(({ html }, index) => [`${index}.html`, html])),
    };
    await Promise.all(Object.entries(files).map(([file, text]) => writeCompressed(join(folder, file), text)));
    return {
      folder,
      brandFaults: brandFaultsOf(client, brand),
      pageAt: (path, isSeller) =>
        served.find(({ pattern, isForSellers }) => (isSeller || !isForSellers) && pattern.test(path))?.page,
    };
  }
}

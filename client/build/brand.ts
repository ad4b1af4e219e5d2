import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBrandFile } from '@prendarios/rules/brandFile';
import { withBrand } from '@prendarios/rules/brandPage';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** In development this writes the bank's data into the pages; in the build the gateway does. */
export function brand(): Plugin {
  return {
    name: 'prendarios-brand',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        withBrand(
          page,
          parseBrandFile(readFileSync(resolve(root, process.env['BRAND_FILE'] ?? 'brand.json'), 'utf8')),
        ),
    },
  };
}

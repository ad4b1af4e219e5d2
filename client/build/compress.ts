import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest|map|wasm)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` and `.gz` files next to each text file under `folder`. Returns the number of files and their total
 * Brotli bytes.
 */
export async function compressFolder(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const small = await brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
      await Promise.all([
        writeFile(`${file}.br`, small),
        writeFile(`${file}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION })),
      ]);
      return small.length;
    }),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

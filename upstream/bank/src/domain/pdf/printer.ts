import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { Readable } from 'node:stream';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);
const FONTS_MODULE = 'pdfmake/fonts/Roboto.js';
const fontsFolder = dirname(require.resolve(FONTS_MODULE)) + sep;
const fonts: TFontDictionary = require(FONTS_MODULE);

pdfmake.setFonts(fonts);
// What a document holds comes from people: it reads no file but its fonts, and nothing from the network.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontsFolder));

/** The pages as a stream; nothing is kept in memory beyond the layout. */
export async function printPdf(definition: TDocumentDefinitions): Promise<Readable> {
  const document = await pdfmake.createPdf(definition).getStream();
  document.end();
  return Readable.from(document);
}

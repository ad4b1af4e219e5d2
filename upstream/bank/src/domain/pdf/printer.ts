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
// The texts come from people, so a document may read its fonts, and no other file or address.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontsFolder));

/** The PDF as a stream; only the layout is held in memory. */
export async function printPdf(definition: TDocumentDefinitions): Promise<Readable> {
  const document = await pdfmake.createPdf(definition).getStream();
  document.end();
  return Readable.from(document);
}

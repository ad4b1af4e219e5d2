import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { Readable } from 'node:stream';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js';
import { type StructureNode, withStructure } from './structure.ts';

type Element = { add: (child: object) => void; end: () => void };
/** The methods of pdfkit that write a document's structure. */
type Pdf = {
  page: object;
  markStructureContent: (tag: string) => object;
  markContent: (tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }) => void;
  endMarkedContent: () => void;
  struct: (tag: string, options: object) => Element;
  addStructure: (element: Element) => void;
};
type Drawing = { pdfDocument: Pdf };
type Line = { inlines: readonly { structure?: StructureNode }[] };
type Renderer = {
  renderLine: (this: Drawing, line: Line, x: number, y: number) => void;
  renderVector: (this: Drawing, vector: object) => void;
};

const require = createRequire(import.meta.url);
const FONTS_MODULE = 'pdfmake/fonts/Roboto.js';
const fontsFolder = dirname(require.resolve(FONTS_MODULE)) + sep;
const fonts: TFontDictionary = require(FONTS_MODULE);
const { default: rendererClass }: { default: { prototype: Renderer } } = require('pdfmake/js/Renderer.js');

pdfmake.setFonts(fonts);
// The texts come from users, so a document may read its fonts but no other file or URL.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontsFolder));
tagWhatIsDrawn(rendererClass.prototype);

/**
 * pdfmake does not tag its output, so this tags each line as content of its element and everything else as decoration.
 */
function tagWhatIsDrawn(renderer: Renderer): void {
  const { renderLine, renderVector } = renderer;
  renderer.renderLine = function renderTaggedLine(line, x, y) {
    const structure = line.inlines[0]?.structure;
    const { pdfDocument: pdf } = this;
    // A table head is drawn on each page but read only once.
    const isRepeated = structure?.tag === 'TH' && structure.page !== null && structure.page !== pdf.page;
    if (structure === undefined || isRepeated) pdf.markContent('Artifact', { type: 'Pagination' });
    else {
      structure.page ??= pdf.page;
      structure.lines.push(pdf.markStructureContent(structure.tag));
    }
    renderLine.call(this, line, x, y);
    pdf.endMarkedContent();
  };
  renderer.renderVector = function renderArtifact(vector) {
    this.pdfDocument.markContent('Artifact', { type: 'Layout' });
    renderVector.call(this, vector);
    this.pdfDocument.endMarkedContent();
  };
}

function elementOf(pdf: Pdf, { tag, children, lines }: StructureNode): Element {
  const element = pdf.struct(tag, tag === 'TH' ? { scope: 'Column' } : {});
  for (const line of lines) element.add(line);
  for (const child of children) element.add(elementOf(pdf, child));
  element.end();
  return element;
}

/** Prints a tagged PDF, readable by screen readers, as a stream; only the layout is held in memory. */
export async function printPdf(definition: TDocumentDefinitions): Promise<Readable> {
  const { definition: printed, structure } = withStructure(definition);
  const document = await pdfmake.createPdf(printed).getStream();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfmake's type omits pdfkit's methods
  const pdf = document as unknown as Pdf;
  pdf.addStructure(elementOf(pdf, structure));
  document.end();
  return Readable.from(document);
}

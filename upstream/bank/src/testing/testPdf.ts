import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type ReadPdf = { text: string; pages: number; title: string; sizes: { text: string; size: number }[] };

/** Returns a PDF's text in one line, and the size of each run in points. */
export async function readPdf(stream: Readable): Promise<ReadPdf> {
  const data = new Uint8Array(await buffer(stream));
  const task = getDocument({ data, useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const sizes: ReadPdf['sizes'] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const content = await (await document.getPage(at)).getTextContent();
    for (const item of content.items) {
      if ('str' in item && item.str.trim() !== '') sizes.push({ text: item.str, size: item.height });
    }
  }
  const { info } = await document.getMetadata();
  const text = sizes
    .map((run) => run.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  const pages = document.numPages;
  await task.destroy();
  return { text, pages, title: String((info as { Title?: unknown }).Title), sizes };
}

/** Facts about a PDF without rendering it; null where its objects cannot be read. */
type PdfFacts = { pages: number | null; startsBlank: boolean | null };

const PAGE = /\/Type\s*\/Page(?![A-Za-z])/g;
/** Operators that paint: text, lines, fills, shadings, images and forms. */
const PAINTS = /(?:^|[\s\])>])(?:Tj|TJ|'|"|Do|EI|sh|S|s|f\*?|F|B\*?|b\*?)(?=\s|$)/;

/** Returns a stream's decoded bytes; null if it uses a filter other than Flate. */
async function unpacked(dictionary: string, data: string): Promise<string | null> {
  if (!dictionary.includes('/Filter')) return data;
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(dictionary) || dictionary.includes('/DecodeParms'))
    return null;
  const bytes = Uint8Array.from(data, (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return latin1(await new Response(stream).arrayBuffer());
}

const CHUNK = 32_768;

/** Decodes one character per byte; the browser's 'latin1' is Windows-1252. */
function latin1(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  let text = '';
  for (let at = 0; at < all.length; at += CHUNK) text += String.fromCharCode(...all.subarray(at, at + CHUNK));
  return text;
}

type PdfObject = { dictionary: string; data: string | null };

/** Returns the object with this number: its dictionary, and its stream if any. */
function objectOf(text: string, number: string): PdfObject | null {
  const found = new RegExp(`(?:^|[\\r\\n ])${number}\\s+0\\s+obj\\b`).exec(text);
  if (!found) return null;
  const from = found.index + found[0].length;
  const body = text.slice(from, text.indexOf('endobj', from));
  const at = /stream\r?\n/.exec(body);
  if (!at) return { dictionary: body, data: null };
  const data = body.slice(at.index + at[0].length).replace(/\r?\n?endstream[^]*$/, '');
  return { dictionary: body.slice(0, at.index), data };
}

const contentOf = async ({ dictionary, data }: PdfObject): Promise<string | null> =>
  data === null ? null : unpacked(dictionary, data);

/** Whether the first page is blank; null if unclear. */
async function startsBlank(text: string): Promise<boolean | null> {
  const kid = /\/Kids\s*\[\s*(\d+)\s+0\s+R/.exec(text)?.[1];
  const page = kid === undefined ? null : objectOf(text, kid);
  if (!page || !/\/Type\s*\/Page(?![A-Za-z])/.test(page.dictionary)) return null;
  const contents = /\/Contents\s*(?:\[([^\]]*)\]|(\d+)\s+0\s+R)/.exec(page.dictionary);
  if (!contents) return true;
  const numbers = contents[2] === undefined ? (contents[1]?.match(/\d+(?=\s+0\s+R)/g) ?? []) : [contents[2]];
  for (const number of numbers) {
    const object = objectOf(text, number);
    const painted = object === null ? null : await contentOf(object);
    if (painted === null) return null;
    if (PAINTS.test(painted)) return false;
  }
  return true;
}

/** Counts pages, including those in compressed object streams. */
async function countPages(text: string): Promise<number | null> {
  let count = text.match(PAGE)?.length ?? 0;
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm/g)) {
    const before = text.slice(Math.max(0, index - 200), index);
    const number = [...before.matchAll(/(\d+)\s+0\s+obj\b/g)].at(-1)?.[1];
    const object = number === undefined ? null : objectOf(text, number);
    const inside = object === null ? null : await contentOf(object);
    if (inside === null) return null;
    count += inside.match(PAGE)?.length ?? 0;
  }
  return count === 0 ? null : count;
}

/**
 * Inspects a PDF without a library. The bank's reader decides what this cannot tell after the upload (decision 020).
 */
export async function pdfFacts(bytes: ArrayBuffer): Promise<PdfFacts> {
  const text = latin1(bytes);
  try {
    return { pages: await countPages(text), startsBlank: await startsBlank(text) };
  } catch {
    // A damaged stream; leave the decision to the bank's reader.
    return { pages: null, startsBlank: null };
  }
}

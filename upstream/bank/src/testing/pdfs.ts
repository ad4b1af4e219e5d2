import { deflateSync } from 'node:zlib';

type Body = string | Buffer;

export type PdfParts = {
  /** Indirect objects by number, without `obj` and `endobj`; 1 is the catalogue, 2 the page tree, 3 the page. */
  objects?: Record<number, Body>;
  /** Objects compressed in an object stream. */
  packed?: Record<number, string>;
  /** Dictionary of the object stream, apart from /N, /First and /Length. */
  packing?: string;
  /** Text appended to each packed object, such as a comment of many spaces. */
  padding?: string;
  /** Number of object streams with the same content. */
  copies?: number;
};

const text = (body: Body): Buffer => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body);

/** Returns a stream with its dictionary; `dict` names its filter. */
export const stream = (dict: string, content: Body): Buffer =>
  Buffer.concat([
    text(`<<${dict}/Length ${text(content).length}>>\nstream\n`),
    text(content),
    text('\nendstream'),
  ]);

export const flate = (dict: string, content: Body): Buffer =>
  stream(`${dict}/Filter/FlateDecode`, deflateSync(text(content)));

const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>';
const STANDARD: Record<number, Body> = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: PAGE,
};

function objectStream(packed: Record<number, string>, packing: string, padding: string): Buffer {
  const entries = Object.entries(packed);
  let offset = 0;
  const index = entries.map(([number, body]) => {
    const entry = `${number} ${offset}`;
    offset += body.length + padding.length + 1;
    return entry;
  });
  const head = `${index.join(' ')} `;
  const bodies = entries.map(([, body]) => `${body}${padding} `).join('');
  const dict = packing.replace('COUNT', String(entries.length)).replace('FIRST', String(head.length));
  return stream(dict, deflateSync(text(head + bodies)));
}

export const PLAIN_PACKING = '/Type/ObjStm/N COUNT/First FIRST/Filter/FlateDecode';

const field = (value: number, width: number): number[] =>
  Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** (width - 1 - at)) % 256);

/**
 * Builds a PDF with correct offsets, readable without repair: in a table, or in a cross-reference stream if some
 * objects are packed.
 */
export function buildPdf({
  objects = {},
  packed,
  packing = PLAIN_PACKING,
  padding = '',
  copies = 1,
}: PdfParts): Buffer {
  const plain: Record<number, Body> = { ...STANDARD, ...objects };
  for (const number of Object.keys(packed ?? {})) delete plain[Number(number)];
  const FIRST_STREAM = 1000;
  if (packed) {
    const one = objectStream(packed, packing, padding);
    for (let at = 0; at < copies; at += 1) plain[FIRST_STREAM + at] = one;
  }
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = chunks[0]?.length ?? 0;
  const push = (body: Body) => {
    const chunk = text(body);
    chunks.push(chunk);
    length += chunk.length;
  };
  const offsets = new Map<number, number>();
  for (const [number, body] of Object.entries(plain)) {
    offsets.set(Number(number), length);
    push(`${number} 0 obj\n`);
    push(body);
    push('\nendobj\n');
  }
  const start = length;
  if (!packed) {
    const rows = [...offsets].map(
      ([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
    );
    push(`xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 2000/Root 1 0 R>>\n`);
  } else {
    const inStream = Object.keys(packed).map((number, at) => [
      Number(number),
      2,
      FIRST_STREAM + (at % copies),
      at,
    ]);
    const rows = [
      ...[...offsets].map(([number, at]) => [number, 1, at, 0]),
      ...inStream,
      [FIRST_STREAM + copies, 1, start, 0],
    ];
    const index = rows.map(([number]) => `${number} 1`).join(' ');
    const table = Buffer.from(
      rows.flatMap(([, kind = 0, one = 0, two = 0]) => [
        ...field(kind, 1),
        ...field(one, 4),
        ...field(two, 2),
      ]),
    );
    const dict = `/Type/XRef/Size 2000/Root 1 0 R/W[1 4 2]/Index[${index}]`;
    push(`${FIRST_STREAM + copies} 0 obj\n`);
    push(stream(dict, table));
    push('\nendobj\n');
  }
  push(`startxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

/** Returns the catalogue with more entries. */
export const catalog = (more: string): string => `<</Type/Catalog/Pages 2 0 R${more}>>`;
/** Returns the page with more entries. */
export const page = (more: string): string => PAGE.replace('>>', `${more}>>`);

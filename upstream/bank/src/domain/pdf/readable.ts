import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** A section of a document as text for the screen. */
export type ReadablePart = {
  /** Null for the text before the first heading. */
  title: string | null;
  /** The section in one plain sentence. */
  summary: string | null;
  texts: string[];
  facts: { term: string; value: string }[];
  head: string[];
  rows: string[][];
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function words(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(words).join('');
  return isNode(value) ? words(value['text']) : '';
}

/** Reads a name and the value below it, as `pairs` and the box of rates print them. */
function factOf(cell: unknown): ReadablePart['facts'][number] | null {
  const stack = isNode(cell) ? list(cell['stack']) : [];
  const [name, value] = stack;
  const isPair = stack.length === 2 && stack.every((one) => isNode(one) && 'text' in one);
  return isPair && isNode(name) && !('headlineLevel' in name)
    ? { term: words(name), value: words(value) }
    : null;
}

const partOf = (title: string | null, summary: string | null = null): ReadablePart => ({
  title,
  summary,
  texts: [],
  facts: [],
  head: [],
  rows: [],
});

/**
 * Returns the text of a printed document by section. Reads the definition of the PDF, so that both have the same
 * text. `summaries`: by clause title.
 */
export function readableParts(
  { content }: Pick<TDocumentDefinitions, 'content'>,
  summaries: ReadonlyMap<string, string>,
): ReadablePart[] {
  const parts = [partOf(null)];
  const last = () => parts.at(-1) ?? partOf(null);
  const begin = (title: string) => parts.push(partOf(title, summaries.get(title) ?? null));

  function readTable(table: Node): void {
    const body = list(table['body']).map(list);
    if (table['headerRows'] === undefined) return body.flat().forEach(read);
    const [head = [], ...rows] = body;
    last().head = head.map(words);
    last().rows = rows.map((row) => row.map(words));
  }

  function read(node: unknown): void {
    if (typeof node === 'string') {
      if (node !== '') last().texts.push(node);
    } else if (Array.isArray(node)) node.forEach(read);
    else if (isNode(node) && node['style'] !== 'title') readNode(node);
  }

  function readNode(node: Node): void {
    const fact = factOf(node);
    const [first, ...rest] = list(node['text']);
    if (fact !== null) last().facts.push(fact);
    else if (isNode(node['table'])) readTable(node['table']);
    else if (node['headlineLevel'] === 1) begin(words(node));
    else if (node['style'] === 'clause' && isNode(first)) {
      begin(words(first).trim());
      last().texts.push(words(rest));
    } else if ('text' in node) read(words(node));
    else for (const inner of ['stack', 'columns', 'ul']) list(node[inner]).forEach(read);
  }

  read(content);
  return parts.filter(({ texts, facts, rows }) => texts.length + facts.length + rows.length > 0);
}

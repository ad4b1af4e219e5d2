import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** The ISO 32000 structure types that the documents use. */
type Tag = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI';

/** A structure element; if it has text, its lines are added during drawing. */
export type StructureNode = { tag: Tag; children: StructureNode[]; lines: object[]; page: object | null };

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function inside(parent: StructureNode, tag: Tag): StructureNode {
  const child: StructureNode = { tag, children: [], lines: [], page: null };
  parent.children.push(child);
  return child;
}

function tagOf({ style, headlineLevel }: Node): Tag {
  if (style === 'title') return 'H1';
  return headlineLevel === undefined ? 'P' : 'H2';
}

/** Returns a text's runs with their element, which the layout keeps across lines and pages. */
function runsOf(text: unknown, structure: StructureNode): Node[] {
  if (Array.isArray(text)) return text.flatMap((run) => runsOf(run, structure));
  if (isNode(text)) return [{ ...text, structure }];
  return [{ text: String(text), structure }];
}

function tagged(value: unknown, parent: StructureNode, tag?: Tag): unknown {
  if (Array.isArray(value)) return value.map((item) => tagged(item, parent, tag));
  if (typeof value === 'string') {
    return value === '' ? value : { text: runsOf(value, inside(parent, tag ?? 'P')) };
  }
  if (!isNode(value)) return value;
  if ('text' in value) {
    return { ...value, text: runsOf(value['text'], inside(parent, tag ?? tagOf(value))) };
  }
  if (isNode(value['table'])) return { ...value, table: taggedTable(value['table'], parent) };
  if ('ul' in value) {
    const items = inside(parent, 'L');
    return { ...value, ul: list(value['ul']).map((item) => tagged(item, items, 'LI')) };
  }
  for (const name of ['stack', 'columns']) {
    if (name in value) return { ...value, [name]: tagged(value[name], parent, tag) };
  }
  return value;
}

/** Tags a table with a header as a table; tables without one only lay out names and values. */
function taggedTable(table: Node, parent: StructureNode): Node {
  const { headerRows, body } = table;
  if (typeof headerRows !== 'number') return { ...table, body: tagged(body, parent) };
  const structure = inside(parent, 'Table');
  const rows = list(body).map((row, at) =>
    tagged(row, inside(structure, 'TR'), at < headerRows ? 'TH' : 'TD'),
  );
  return { ...table, body: rows };
}

/** Returns the document with each text in a structure element, and that structure. */
export function withStructure(definition: TDocumentDefinitions): {
  definition: TDocumentDefinitions;
  structure: StructureNode;
} {
  const structure: StructureNode = { tag: 'Document', children: [], lines: [], page: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same nodes; their runs have one more property
  const content = tagged(definition.content, structure) as Content;
  // Marked content exists since PDF 1.4; readers expect its structure from 1.7 on.
  return {
    definition: { ...definition, content, tagged: true, language: 'es-AR', version: '1.7' },
    structure,
  };
}

import { parseSync, Visitor } from 'oxc-parser';

/** A passage that people read, and the line of its file on which it begins. */
export type Prose = Readonly<{ text: string; line: number }>;

type Range = Readonly<{ start: number; end: number }>;

/** A GraphQL selection in a test: its words are names of fields. */
const SELECTION = /^\s*\{|\w\)? \{\s*\w/;

/** The same text with `pattern` blanked: lines and lengths stay, so that a finding keeps its place. */
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => match.replace(/\S/g, ' '));

const withoutInlineCode = (text: string): string =>
  text.replace(/`[^`\n]*`/g, (match) => `\`${'x'.repeat(match.length - 2)}\``);

const passage = (source: string, { start, end }: Range, text = source.slice(start, end)): Prose => ({
  text,
  line: source.slice(0, start).split('\n').length,
});

/** Joins line comments that follow one another: a sentence may run over several. */
function joined(source: string, comments: readonly Range[]): Range[] {
  const blocks: Range[] = [];
  for (const comment of comments) {
    const last = blocks.at(-1);
    const between = last && source.slice(last.end, comment.start);
    const follows =
      between?.trim() === '' &&
      source.startsWith('//', last?.start) &&
      source.startsWith('//', comment.start);
    if (last && follows) blocks[blocks.length - 1] = { start: last.start, end: comment.end };
    else blocks.push(comment);
  }
  return blocks;
}

/** Comments, strings of more than one word, and text between tags. */
function proseOfCode(path: string, source: string): Prose[] {
  const { program, comments } = parseSync(path, source);
  const strings: Range[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string' && node.value.includes(' ')) strings.push(node);
    },
    TemplateLiteral(node) {
      if (!SELECTION.test(source.slice(node.start + 1, node.end))) strings.push(node);
    },
    JSXText: (node) => void strings.push(node),
  }).visit(program);
  return [
    ...joined(source, comments).map((range) => {
      const text = blank(source.slice(range.start, range.end), /^\s*(?:\/\*+|\*(?!\/)|\/\/)|\*\/$/gm);
      return passage(source, range, withoutInlineCode(text));
    }),
    ...strings.map((range) =>
      passage(source, range, source.slice(range.start, range.end).replaceAll(/^['"`]|['"`]$|\\n/g, ' ')),
    ),
  ];
}

/** The paragraphs of a markdown text; a table's cells and a list's items are passages of their own. */
function proseOfMarkdown(source: string): Prose[] {
  const text = withoutInlineCode(blank(source, /^```[\s\S]*?^```|\]\([^)]*\)/gm));
  return [...text.matchAll(/[^|\s](?:[^|\n]|\n(?!\s*(?:\n|[-*#|>]|\d+\.)))*/g)].map((match) =>
    passage(
      source,
      { start: match.index, end: match.index + match[0].length },
      match[0].replace(/[*_#]/g, ' '),
    ),
  );
}

const matches = (source: string, pattern: RegExp): Prose[] =>
  [...source.matchAll(pattern)].map((match) =>
    passage(
      source,
      { start: match.index, end: match.index + match[0].length },
      withoutInlineCode(
        match[0].replace(/"""|^"|"$|^#|\/\*+|\*\/|^\s*\*/gm, (mark) => ' '.repeat(mark.length)),
      ),
    ),
  );

const READERS: readonly (readonly [RegExp, (path: string, source: string) => Prose[]])[] = [
  [/\.(?:tsx?|mjs|js)$/, proseOfCode],
  [/\.mdx?$/, (_path, source) => proseOfMarkdown(source)],
  [/\.graphql$/, (_path, source) => matches(source, /"""[\s\S]*?"""|"[^"\n]*"|#.*/g)],
  [/\.css$/, (_path, source) => matches(source, /\/\*[\s\S]*?\*\//g)],
  [/\.env\.example$/, (_path, source) => matches(source, /^(?:#.*\n?)+/gm)],
];

/** What people read in a file: comments, strings, descriptions, documents. Nothing for a file of another kind. */
export function proseOf(path: string, source: string): Prose[] {
  return READERS.find(([ending]) => ending.test(path))?.[1](path, source) ?? [];
}

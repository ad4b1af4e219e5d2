import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readRequirements } from '../ledger/ledger.ts';
import { readSource, root, sourceFiles } from '../support/sourceFiles.ts';

/** A document of docs/ as comments cite it, with or without a heading: `docs/domain.md#phone-codes`. */
const DOCUMENT = /(?<!\w\/)docs\/[\w/-]+\.md(?:#[\w-]*)?/g;
/** A decision by its number: `decision 016`, `docs/decisions/016`. */
const DECISION = /\b(?:[Dd]ecision |docs\/decisions\/)(\d{3})\b/g;
const REQUIREMENT = /\b(?:RT|CA|SH|EN|ST|VA|RO|ER|KO)-\d{2}\b/g;
/** A document that is not part of the repository, by its name and the number of a paragraph. */
const OUTSIDE = /\b(?:SPEC|DOMAIN|UX|SECURITY|DESIGN)(?:\.md)?[\s*/§]*\d/g;

const decisions = new Set(sourceFiles('docs/decisions', ['.md']).map((path) => basename(path).slice(0, 3)));
const requirements = new Set(readRequirements().map(({ id }) => id));

/** The anchor of a heading, as GitHub makes it: "A user's own record" → a-users-own-record. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Whether a file, or a heading in it, exists: `docs/domain.md#phone-codes`. */
function hasTarget(citation: string): boolean {
  const [path = '', anchor] = citation.split('#');
  if (!existsSync(join(root, path))) return false;
  return anchor === undefined || anchorsOf(readSource(path)).includes(anchor);
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([all]) => all);

/** The citations in a text that cannot be looked up in the repository. */
export function citationFaults(text: string): string[] {
  return [
    ...found(text, DOCUMENT).filter((citation) => !hasTarget(citation)),
    ...[...text.matchAll(DECISION)].filter(([, number = '']) => !decisions.has(number)).map(([all]) => all),
    ...found(text, REQUIREMENT).filter((id) => !requirements.has(id)),
    ...found(text, OUTSIDE),
  ];
}

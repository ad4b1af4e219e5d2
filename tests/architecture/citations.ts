import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readRequirements } from '../ledger/ledger.ts';
import { readSource, root, sourceFiles } from '../support/sourceFiles.ts';

/** A document in docs/, optionally with a heading: `docs/domain.md#phone-codes`. */
const DOCUMENT = /(?<!\w\/)docs\/[\w/-]+\.md(?:#[\w-]*)?/g;
/** A decision number: `decision 016`, `docs/decisions/016`. */
const DECISION = /\b(?:[Dd]ecision |docs\/decisions\/)(\d{3})\b/g;
const REQUIREMENT = /\b(?:RT|CA|SH|EN|ST|VA|RO|ER|KO)-\d{2}\b/g;
/** A paragraph of a document outside the repository. */
const OUTSIDE = /\b(?:SPEC|DOMAIN|UX|SECURITY|DESIGN)(?:\.md)?[\s*/§]*\d/g;

const decisions = new Set(sourceFiles('docs/decisions', ['.md']).map((path) => basename(path).slice(0, 3)));
const requirements = new Set(readRequirements().map(({ id }) => id));

/** Returns GitHub's anchor for a heading: "A user's own record" → a-users-own-record. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Whether the cited file and its heading, if any, exist. */
function hasTarget(citation: string): boolean {
  const [path = '', anchor] = citation.split('#');
  if (!existsSync(join(root, path))) return false;
  return anchor === undefined || anchorsOf(readSource(path)).includes(anchor);
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([all]) => all);

/** Returns the citations in a text whose target is not in the repository. */
export function citationFaults(text: string): string[] {
  return [
    ...found(text, DOCUMENT).filter((citation) => !hasTarget(citation)),
    ...[...text.matchAll(DECISION)].filter(([, number = '']) => !decisions.has(number)).map(([all]) => all),
    ...found(text, REQUIREMENT).filter((id) => !requirements.has(id)),
    ...found(text, OUTSIDE),
  ];
}

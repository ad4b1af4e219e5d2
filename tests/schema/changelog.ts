import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

const HEADINGS: Readonly<Record<CriticalityLevel, string>> = {
  [CriticalityLevel.Breaking]: 'Breaks older clients',
  [CriticalityLevel.Dangerous]: 'May surprise older clients',
  [CriticalityLevel.NonBreaking]: 'New, and of no effect on older clients',
};

/** `'Type.field'` as inspector quotes names becomes code. */
const asCode = (message: string) => message.replaceAll(/'([^']+)'/g, '`$1`');

const linesOf = (changes: readonly Change[], level: CriticalityLevel) =>
  changes
    .filter(({ criticality }) => criticality.level === level)
    .map(({ message }) => `- ${asCode(message)}\n`);

/** The section of docs/schema-changes.md about what `after` changes of `before`; empty when nothing did. */
export async function changesSection(title: string, before: string, after: string): Promise<string> {
  const all = await diff(buildSchema(before), buildSchema(after));
  // Descriptions are the reference's, not a change that a client could notice.
  const changes = all.filter(({ type }) => !type.includes('DESCRIPTION'));
  if (changes.length === 0) return '';
  const groups = [CriticalityLevel.Breaking, CriticalityLevel.Dangerous, CriticalityLevel.NonBreaking]
    .map((level) => ({ level, lines: linesOf(changes, level) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ level, lines }) => `### ${HEADINGS[level]}\n\n${lines.join('')}`);
  return `## ${title}\n\n${groups.join('\n')}\n`;
}

const FIRST_SECTION = /^## /m;

/** The changelog with a section more, above the others. */
export function withSection(changelog: string, section: string): string {
  const at = changelog.search(FIRST_SECTION);
  return at === -1 ? `${changelog}\n${section}` : `${changelog.slice(0, at)}${section}${changelog.slice(at)}`;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, root } from '../support/sourceFiles.ts';
import { hasTitle } from './titles.ts';

/** The rows of the table in docs/security.md#what-proves-it. Prettier escapes what Markdown would read. */
const [, table = ''] = readSource('docs/security.md').split('\n## What proves it\n');
const rows = [...table.matchAll(/^\| (.*?) +\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
  ([, threat = '', file = '', title = '']) => ({
    threat: threat.trim(),
    file,
    title: title.replaceAll('\\', ''),
  }),
);

describe('each threat', () => {
  it('has a test in the table', () => {
    expect(rows.length).toBe(table.split('\n').filter((line) => line.startsWith('|')).length - 2);
    expect(rows[0]?.threat).not.toBe('');
  });

  it.each(rows)('is proved by $file: $title', ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(hasTitle(readSource(file), title)).toBe(true);
  });

  it('is not proved by a title that only a comment or a text has', () => {
    expect(hasTitle("it('opens', run)", 'opens')).toBe(true);
    expect(hasTitle("it(\n  'opens',\n run)", 'opens')).toBe(true);
    expect(hasTitle("// 'opens'\nconst x = 'opens';", 'opens')).toBe(false);
    expect(hasTitle("it('opens and closes', run)", 'opens')).toBe(false);
  });
});

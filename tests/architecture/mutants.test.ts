import { describe, expect, it } from 'vitest';
import { readSource } from '../support/sourceFiles.ts';

const MOST_PERCENT = 3;
const sections = readSource('docs/mutants.md').split('\n## ').slice(1);

/** The cells of a table's rows, without their Markdown. */
const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`|`$/g, '').replaceAll('\\|', '|')),
    );

describe.each(sections)('the unnoticed mutants of %s', (section) => {
  const rows = rowsOf(section);
  const [, listed, all] = /^\w+: (\d+) of ([\d,]+)$/m.exec(section) ?? [];

  it('are as many as the heading says, and few', () => {
    expect(rows).toHaveLength(Number(listed));
    expect((100 * rows.length) / Number(all?.replace(',', ''))).toBeLessThanOrEqual(MOST_PERCENT);
  });

  it.each(rows)('%s has %s, and a reason', (source, code, _changed, reason) => {
    expect(readSource(source ?? '')).toContain(code);
    expect(reason).toMatch(/\p{L}/u);
  });
});

it('every room that is mutated whole has its list', () => {
  expect(sections.map((section) => /^\w+/.exec(section)?.[0])).toEqual([
    'rules',
    'loan',
    'machine',
    'derived',
  ]);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, root } from '../support/sourceFiles.ts';
import { citationFaults } from './citations.ts';
import { hasTitle } from './titles.ts';

const [head, ...lines] = readSource('docs/asvs.tsv').trimEnd().split('\n');
const rows = lines.map((line) => {
  const [id = '', level = '', subject = '', verdict = '', where = '', what = ''] = line.split('\t');
  return { id, level, subject, verdict, where, what };
});

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const CHAPTERS = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
};

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
const of = (verdict: string) => rows.filter((row) => row.verdict === verdict);

describe('docs/asvs.tsv', () => {
  it('has every requirement of levels 1 and 2 once, in order', () => {
    expect(head).toBe('id\tlevel\tsubject\tverdict\twhere\twhat');
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted(inOrder));
    const counts = Map.groupBy(ids, (id) => Number(id.split('.')[0]));
    expect(Object.fromEntries([...counts].map(([chapter, all]) => [chapter, all.length]))).toEqual(CHAPTERS);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(rows.filter(({ level }) => level !== '1' && level !== '2')).toEqual([]);
  });

  it.each(of('test'))('$id is proved by $where: $what', ({ where, what }) => {
    expect(existsSync(join(root, where))).toBe(true);
    expect(hasTitle(readSource(where), what)).toBe(true);
  });

  it.each([...of('review'), ...of('open')])('$id can be seen in $where', ({ where, what }) => {
    expect(existsSync(join(root, where.split('#')[0] ?? ''))).toBe(true);
    expect(citationFaults(where)).toEqual([]);
    expect(what.split(' ').length).toBeGreaterThan(3);
  });

  it.each(of('not applicable'))('$id says why it is not', ({ where, what }) => {
    expect(where).toBe('');
    expect(what.split(' ').length).toBeGreaterThan(3);
  });

  it('is counted in docs/security.md', () => {
    const counts = ['test', 'review', 'not applicable', 'open'].map(
      (verdict) => `${of(verdict).length} ${verdict}`,
    );
    expect(readSource('docs/security.md')).toContain(`Of ${rows.length}: ${counts.join(', ')}.`);
  });
});

import { describe, expect, it } from 'vitest';
import { readSource } from '../support/sourceFiles.ts';
import { ASVS_LEVELS, readAsvs } from './asvs.ts';
import { hasTarget } from './citations.ts';
import { hasTitle } from './titles.ts';

const rows = readAsvs();
const VERDICTS = ['test', 'review', 'not applicable', 'open'] as const;
const NOWHERE = '–';
const LEAST_WORDS = 4;

const of = (verdict: string) => rows.filter((row) => row.verdict === verdict);
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

describe('docs/asvs.tsv', () => {
  it('has each requirement of levels 1 and 2 once, in order, with its level', () => {
    expect(ASVS_LEVELS.size).toBe(253);
    expect([...ASVS_LEVELS.values()].filter((level) => level === '1')).toHaveLength(70);
    expect(rows.map(({ id, level }) => [id, level])).toEqual([...ASVS_LEVELS]);
  });

  it('says what each is about, and one of four verdicts', () => {
    for (const { id, subject, verdict } of rows) {
      expect(VERDICTS, id).toContain(verdict);
      expect(wordsIn(subject), id).toBeGreaterThan(1);
    }
  });

  it.each(of('test'))('$id is proved by $where: $evidence', ({ where, evidence }) => {
    expect(where).toMatch(/\.(?:test|spec)\.tsx?$/);
    expect(hasTarget(where)).toBe(true);
    expect(hasTitle(readSource(where), evidence)).toBe(true);
  });

  it.each(of('review'))('$id can be seen in $where', ({ where, evidence }) => {
    expect(hasTarget(where)).toBe(true);
    expect(where, 'a document is cited by its heading').not.toMatch(/\.md$/);
    expect(wordsIn(evidence)).toBeGreaterThanOrEqual(LEAST_WORDS);
  });

  it.each([...of('not applicable'), ...of('open')])('$id says why it is $verdict', ({ where, evidence }) => {
    expect(where).toBe(NOWHERE);
    expect(wordsIn(evidence)).toBeGreaterThanOrEqual(LEAST_WORDS);
  });

  it('has the counts of docs/security.md', () => {
    const [, section = ''] = readSource('docs/security.md').split('\n## OWASP ASVS\n');
    const counts = [...section.matchAll(/^\| ([a-z ]+?) +\| (\d+) +\|/gm)].map(([, verdict, count]) => [
      verdict,
      Number(count),
    ]);
    expect(counts).toEqual(VERDICTS.map((verdict) => [verdict, of(verdict).length]));
  });
});

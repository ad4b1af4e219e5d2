import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, root } from '../support/sourceFiles.ts';

const text = readSource('docs/accessibility.md');
const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) .*?\| (A|AA) +\| (.*?) +\| (.*?) *\|$/gm)].map(
  ([, criterion = '', level = '', proof = '', where = '']) => ({ criterion, level, proof, where }),
);
const filesIn = (part: string) => [...part.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file);

describe('docs/accessibility.md', () => {
  it('has each criterion of WCAG 2.2 A and AA once', () => {
    expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(rows.length);
    expect(rows.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(rows.filter(({ level }) => level === 'AA')).toHaveLength(24);
  });

  it('says of each how it is proved, and where', () => {
    const known = ['axe', 'own test', 'axe and own test', 'not evaluated', 'does not apply'];
    expect(rows.filter(({ proof }) => !known.includes(proof))).toEqual([]);
    const nowhere = rows.filter(
      ({ proof, where }) =>
        (proof.includes('own test') && filesIn(where).length === 0) ||
        (proof.includes('axe') && where === ''),
    );
    expect(nowhere).toEqual([]);
  });

  it('names files that exist', () => {
    expect(filesIn(text).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/sourceFiles.ts';
import { idsInTests, idsInText, readRequirements, requirementsWithoutTest } from './ledger.ts';

describe('requirements', () => {
  it('every id in a test title is a requirement', () => {
    const known = new Set(readRequirements().map(({ id }) => id));
    const unknown = [...idsInTests()].filter(([id]) => !known.has(id));
    expect(unknown).toEqual([]);
  });

  it('without-test.txt names exactly the requirements that no test proves (npm run ledger writes it)', () => {
    const listed = readFileSync(join(root, 'tests/ledger/without-test.txt'), 'utf8').split('\n');
    expect(listed.filter((line) => line !== '')).toEqual(
      requirementsWithoutTest().map(({ id, text }) => `${id}\t${text}`),
    );
  });

  it.each([
    ["it('[VA-05] blocked')", ['VA-05']],
    ["it('[VA-05, ER-02] both')", ['VA-05', 'ER-02']],
    ["it('[RT-01–RT-03] a range')", ['RT-01', 'RT-02', 'RT-03']],
    ["it('[SH-09–11] a short range')", ['SH-09', 'SH-10', 'SH-11']],
    ["it('[CA-01][CA-02] side by side')", ['CA-01', 'CA-02']],
    ['const x = rows[0];', []],
  ])('%s', (text, ids) => {
    expect(idsInText(text)).toEqual(ids);
  });
});

import { describe, expect, it } from 'vitest';
import { compareWithTitles, idsInTitle, readRequirements } from './ledger.ts';
import { passedTitles } from './reports.ts';

describe('requirement ids in test titles', () => {
  // These titles name no ids, because the ledger would count them.
  it.each([
    ['one', '[VA-05] blocked', ['VA-05']],
    ['two', '[VA-05, ER-02] both', ['VA-05', 'ER-02']],
    ['a range', '[RT-01–RT-03] it', ['RT-01', 'RT-02', 'RT-03']],
    ['a short range', '[SH-09–11] it', ['SH-09', 'SH-10', 'SH-11']],
    ['two adjacent brackets', '[CA-01][CA-02] it', ['CA-01', 'CA-02']],
    ['none outside brackets', 'rows[0] and VA-05', []],
  ])('are read from %s', (_what, title, ids) => {
    expect(idsInTitle(title)).toEqual(ids);
  });

  it('are reported when untested or unknown', () => {
    const all = readRequirements().map(({ id }) => id);
    const [first = '', ...others] = all;
    expect(compareWithTitles(all.map((id) => `[${id}] it`))).toEqual({ unproved: [], unknown: [] });
    const { unproved, unknown } = compareWithTitles([...others, 'ZZ-99'].map((id) => `a part [${id}] it`));
    expect(unproved.map(({ id }) => id)).toEqual([first]);
    expect(unknown).toEqual(['ZZ-99']);
  });
});

describe('titles of passed tests', () => {
  it("are read from Vitest's report with their describe block", () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a part [VA-01] one', title: '[VA-01] one' },
      { status: 'failed', fullName: 'a part two', title: 'two' },
      { status: 'pending', fullName: 'a part three', title: 'three' },
    ];
    const report = { numTotalTests: 3, testResults: [{ name: 'a.test.ts', assertionResults }] };
    expect(passedTitles(JSON.stringify(report))).toEqual(['a part [VA-01] one']);
  });

  it("are read from Playwright's report with their file and describe block", () => {
    const test = (title: string, ...statuses: string[]) => ({
      title,
      ok: true,
      tests: statuses.map((status) => ({ status })),
    });
    const inner = { title: 'sign in [RT-42]', specs: [test('one', 'expected')] };
    const specs = [test('two', 'skipped', 'expected'), test('three', 'skipped'), test('four', 'unexpected')];
    const report = { config: {}, suites: [{ title: 'a.spec.ts', specs, suites: [inner] }] };
    expect(passedTitles(JSON.stringify(report))).toEqual(['a.spec.ts two', 'a.spec.ts sign in [RT-42] one']);
  });

  it('are not read from any other format', () => {
    expect(() => passedTitles('{"errors":[]}')).toThrow();
  });
});

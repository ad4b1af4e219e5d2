import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

describe('a CSV cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+54 9 11', "'+54 9 11"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3+cmd|x', "'-2+3+cmd|x"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['\tx', "'\tx"],
    ['-12,50', '-12,50'],
    ['-1.234,50', '-1.234,50'],
    ['-', '-'],
    ['Ceibo; S.A.', '"Ceibo; S.A."'],
    ['"Ceibo"', '"""Ceibo"""'],
    ['=A1;B1', '"\'=A1;B1"'],
    ['Peugeot 208', 'Peugeot 208'],
  ])('encodes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('never starts a formula, whatever its content', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(csvCell(text).replace(/^"/, '')).not.toMatch(/^\s*[=+@]/);
      }),
    );
  });

  it('stays a single cell on a single line', () => {
    const plain = (line: string) => line.replaceAll(/"(?:[^"]|"")*"/g, '');
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
        const line = plain(csvLine(cells));
        expect(line.split(';')).toHaveLength(cells.length);
        expect(line.replace(/\r\n$/, '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

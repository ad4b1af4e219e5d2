import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWhole, regroup } from './amountText.ts';

describe('formatWhole', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [20_000_000, '20.000.000'],
  ])('formats %d as %s', (amount, text) => {
    expect(formatWhole(amount)).toBe(text);
  });
});

/** '|' marks the caret. */
function typed(marked: string) {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('regroup', () => {
  it.each([
    ['1', '12|', '12|'],
    ['150', '1500|', '1.500|'],
    ['1.500', '1.5000|', '15.000|'],
    ['1.500', '12|.500', '12|.500'],
    ['150.000', '1520|.000', '1.520|.000'],
    ['999', '|1999', '|1.999'],
    ['$ 1.500', '$ 1.5000|', '$ 15.000|'],
    ['1.500', '1.500,|', '1.500,|'],
    ['1.500,5', '1.500,50|', '1.500,50|'],
    ['1.500,50', '1.5007|,50', '15.007|,50'],
  ])('after typing into %s, turns %s into %s', (before, after, result) => {
    expect(marked(regroup(before, typed(after), 'insertText'))).toBe(result);
  });

  it.each([
    ['deleteContentBackward', '1.500', '1.50|', '150|'],
    ['deleteContentBackward', '1.500.000', '1|500.000', '|500.000'],
    ['deleteContentForward', '1.500.000', '1|500.000', '1|00.000'],
    ['deleteContentForward', '1.500.000', '|.500.000', '|500.000'],
    ['deleteContentBackward', '1.500.000', '1.5|0', '15|0'],
    ['deleteContentBackward', '$ 1', '$ |', '|'],
    ['deleteByCut', '1.500', '|', '|'],
  ])('after %s on %s, turns %s into %s', (inputType, before, after, result) => {
    expect(marked(regroup(before, typed(after), inputType))).toBe(result);
  });

  it.each([
    ['1500000', '1.500.000'],
    ['1.500.000', '1.500.000'],
    ['1.500.000,50', '1.500.000,50'],
    ['1500000,50', '1.500.000,50'],
    ['$ 1500000', '$ 1.500.000'],
    ['1500.50', '1500.50'],
    ['1,500,000.50', '1,500,000.50'],
    ['20 000 000', '20 000 000'],
    ['15,5 millones', '15,5 millones'],
    ['mucho', 'mucho'],
  ])('turns pasted %s into %s', (pasted, text) => {
    for (const before of ['', '$ 20.000.000', '1.500']) {
      const result = regroup(before, { text: pasted, caret: pasted.length }, 'insertFromPaste');
      expect(marked(result)).toBe(`${text}|`);
    }
  });

  const typeAll = (text: string) =>
    text.split('').reduce((before, _character, at) => {
      const after = before + text.charAt(at);
      return regroup(before, { text: after, caret: after.length }, 'insertText').text;
    }, '');

  it.each([
    ['15.250.501', '15.250.501'],
    ['15,5 millones', '15,5 millones'],
    ['800 mil', '800 mil'],
    ['$ 20000000', '20.000.000'],
    ['1.5', '1.5'],
    ['1,500,000.50', '1,500,000.50'],
    ['mucho', 'mucho'],
  ])('formats %s, entered one character at a time, as %s', (text, result) => {
    expect(typeAll(text)).toBe(result);
  });

  it('groups any entered digits and preserves their order on insertion', () => {
    const amount = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(amount, fc.nat(), fc.integer({ min: 0, max: 9 }), (value, somewhere, digit) => {
        const before = formatWhole(value);
        expect(typeAll(String(value))).toBe(before);
        const at = somewhere % (before.length + 1);
        const after = { text: before.slice(0, at) + digit + before.slice(at), caret: at + 1 };
        const { text, caret } = regroup(before, after, 'insertText');
        expect(text.replaceAll('.', '')).toBe(after.text.replaceAll('.', ''));
        expect(text).toMatch(/^\d{1,3}(\.\d{3})*$/);
        expect(text.charAt(caret - 1)).toBe(String(digit));
      }),
    );
  });
});

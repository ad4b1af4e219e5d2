const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/** Whole pesos with dots between the thousands, the way money is written in Argentina: 20.000.000. */
export const formatWhole = (amount: number): string => groupDigits(String(Math.round(amount)));

const withoutDots = (text: string) => text.replaceAll('.', '');

/** The text with grouped pesos, if it is a sign such as '$ ', pesos, and perhaps cents; else null. */
function grouped(text: string): string | null {
  const [, sign, pesos, cents = ''] = /^(\D*)(\d+)(,\d{0,2})?$/.exec(withoutDots(text)) ?? [];
  return pesos === undefined ? null : sign + groupDigits(pesos) + cents;
}

/** Text with the position of the caret in it. */
type Typed = { text: string; caret: number };

/**
 * An amount after a change by the user, with dots between its thousands. Other text, such as '15,5 millones' or '1500.50',
 * stays as it was typed, and so do dots that the user types.
 */
export function regroup(before: string, { text, caret }: Typed, inputType = ''): Typed {
  // A settled amount whose digits were deleted leaves its sign.
  if (/^\W*$/.test(text)) return { text: '', caret: 0 };
  let head = text.slice(0, caret);
  let tail = text.slice(caret);
  const wasGrouped = grouped(before) === before;
  const isEdited = wasGrouped && before.endsWith(tail) && before.startsWith(head.replace(/\d+$/, ''));
  if (isEdited && inputType.startsWith('delete') && withoutDots(text) === withoutDots(before)) {
    // A deleted dot comes back: the digit goes that is next to it.
    if (inputType === 'deleteContentForward') tail = tail.slice(1);
    else head = head.slice(0, -1);
  }
  const result = isEdited || !text.includes('.') ? grouped(head + tail) : null;
  if (result === null) return { text, caret };
  let at = 0;
  for (let left = withoutDots(head).length; left > 0; at += 1) if (result.charAt(at) !== '.') left -= 1;
  return { text: result, caret: at };
}

const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/** Whole pesos with dots between the thousands, the way money is written in Argentina: 20.000.000. */
export const formatWhole = (amount: number): string => groupDigits(String(Math.round(amount)));

/** Text with the position of the caret in it. */
type Typed = { text: string; caret: number };

/** A sign such as '$ ', the whole pesos and the cents. */
const PLAIN = /^(\D*)(\d+)((?:,\d{0,2})?)$/;
const GROUPED = /^\D*\d{1,3}(?:\.\d{3})*(?:,\d{0,2})?$/;
/** What is left of a settled amount whose digits were deleted. */
const NO_AMOUNT = /^[^\p{L}\d]*$/u;

const withoutDots = (text: string) => text.replaceAll('.', '');

/** Whether `typed` is `before` with other digits, or fewer characters, up to the caret. */
function isEdited(before: string, { text, caret }: Typed): boolean {
  let same = 0;
  while (same < caret && text.charAt(same) === before.charAt(same)) same += 1;
  return before.endsWith(text.slice(caret)) && /^\d*$/.test(text.slice(same, caret));
}

/** Deletes the digit before or behind a deleted dot. */
function deleteDigit({ text, caret }: Typed, isForward: boolean): Typed {
  const at = isForward ? caret : caret - 1;
  return /\d/.test(text.charAt(at))
    ? { text: text.slice(0, at) + text.slice(at + 1), caret: at }
    : { text, caret };
}

/** Groups the whole pesos; the caret stays behind the character that it was behind. */
function group({ text, caret }: Typed): Typed {
  const [, sign = '', pesos, cents = ''] = PLAIN.exec(withoutDots(text)) ?? [];
  if (pesos === undefined) return { text, caret };
  const grouped = sign + groupDigits(pesos) + cents;
  let left = withoutDots(text.slice(0, caret)).length;
  let at = 0;
  while (left > 0) {
    if (grouped.charAt(at) !== '.') left -= 1;
    at += 1;
  }
  return { text: grouped, caret: at };
}

/**
 * An amount after a change by the user, with dots between its thousands. Other text, such as '15,5 millones' or '1500.50',
 * stays as it was typed, and so do dots that the user types.
 */
export function regroup(before: string, typed: Typed, inputType = ''): Typed {
  const { text } = typed;
  if (NO_AMOUNT.test(text)) return { text: '', caret: 0 };
  const isDotDeleted =
    inputType.startsWith('delete') &&
    text.length === before.length - 1 &&
    withoutDots(text) === withoutDots(before);
  if (GROUPED.test(before) && isDotDeleted)
    return group(deleteDigit(typed, inputType === 'deleteContentForward'));
  const isPlain = PLAIN.test(text) || (GROUPED.test(before) && isEdited(before, typed));
  return isPlain ? group(typed) : typed;
}

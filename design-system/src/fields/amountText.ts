const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/** Formats whole pesos with Argentine thousands separators: 20.000.000. */
export const formatWhole = (amount: number): string => groupDigits(String(Math.round(amount)));

const withoutDots = (text: string) => text.replaceAll('.', '');

/** Groups the pesos of a text with an optional sign ('$ ') and optional cents; returns null for other text. */
function grouped(text: string): string | null {
  const [, sign, pesos, cents = ''] = /^(\D*)(\d+)(,\d{0,2})?$/.exec(withoutDots(text)) ?? [];
  return pesos === undefined ? null : sign + groupDigits(pesos) + cents;
}

type Typed = { text: string; caret: number };

/**
 * Adds thousands separators to an amount after a user's change. Leaves other text, such as '15,5 millones' or
 * '1500.50', and separators typed by the user unchanged.
 */
export function regroup(before: string, { text, caret }: Typed, inputType = ''): Typed {
  // Only the sign is left after the digits of a settled amount are deleted.
  if (/^\W*$/.test(text)) return { text: '', caret: 0 };
  let head = text.slice(0, caret);
  let tail = text.slice(caret);
  const wasGrouped = grouped(before) === before;
  const isEdited = wasGrouped && before.endsWith(tail) && before.startsWith(head.replace(/\d+$/, ''));
  if (isEdited && inputType.startsWith('delete') && withoutDots(text) === withoutDots(before)) {
    // Deleting a separator deletes the digit next to it, since the separator comes back.
    if (inputType === 'deleteContentForward') tail = tail.slice(1);
    else head = head.slice(0, -1);
  }
  const result = isEdited || !text.includes('.') ? grouped(head + tail) : null;
  if (result === null) return { text, caret };
  let at = 0;
  for (let left = withoutDots(head).length; left > 0; at += 1) if (result.charAt(at) !== '.') left -= 1;
  return { text: result, caret: at };
}

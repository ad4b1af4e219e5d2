/** `node --import` this: the process's clock is CLOCK_AHEAD_MS milliseconds ahead, or behind. */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const TrueDate = Date;

class MovedDate extends TrueDate {
  constructor(...given: [] | [value: number | string | Date]) {
    if (given.length === 0) super(TrueDate.now() + ahead);
    // All forms of the arguments; TypeScript's types know no rest of them.
    else super(...(given as [number]));
  }
  static override now(): number {
    return TrueDate.now() + ahead;
  }
}
globalThis.Date = MovedDate as DateConstructor;

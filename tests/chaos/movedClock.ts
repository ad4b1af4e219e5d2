/** Load with `node --import` to move the process's clock CLOCK_AHEAD_MS milliseconds ahead (negative: behind). */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const TrueDate = Date;

class MovedDate extends TrueDate {
  constructor(...given: [] | [value: number | string | Date]) {
    if (given.length === 0) super(TrueDate.now() + ahead);
    // Passes all argument forms; the DateConstructor type has no rest parameter.
    else super(...(given as [number]));
  }
  static override now(): number {
    return TrueDate.now() + ahead;
  }
}
globalThis.Date = MovedDate as DateConstructor;

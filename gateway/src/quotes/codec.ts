type Cursor = { bytes: Uint8Array; at: number };

/** Writes a value as bytes and reads it back; records use the order of their fields. */
export type Codec<T> = Readonly<{
  write: (out: number[], value: T) => void;
  read: (from: Cursor) => T;
}>;
export type Value<C> = C extends Codec<infer T> ? T : never;

const SEVEN_BITS = 128;

/** A non-negative integer in base 128, least significant group first. */
export const wholeNumber: Codec<number> = {
  write: (out, value) => {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} cannot be written`);
    let rest = value;
    for (; rest >= SEVEN_BITS; rest = Math.floor(rest / SEVEN_BITS))
      out.push((rest % SEVEN_BITS) + SEVEN_BITS);
    out.push(rest);
  },
  read: (from) => {
    let value = 0;
    for (let scale = 1; ; scale *= SEVEN_BITS) {
      const byte = from.bytes[from.at];
      if (byte === undefined) throw new RangeError('the text ends early');
      from.at += 1;
      value += (byte % SEVEN_BITS) * scale;
      if (byte < SEVEN_BITS) return value;
    }
  },
};

function mapped<T>(there: (value: T) => number, back: (number: number) => T): Codec<T> {
  return {
    write: (out, value) => wholeNumber.write(out, there(value)),
    read: (from) => back(wholeNumber.read(from)),
  };
}

/** A non-negative number with up to `count` decimals. */
const decimals = (count: number) =>
  mapped<number>(
    (value) => Math.round(value * 10 ** count),
    (number) => number / 10 ** count,
  );
const decimalsOrNull = (count: number) =>
  mapped<number | null>(
    (value) => (value === null ? 0 : Math.round(value * 10 ** count) + 1),
    (number) => (number === 0 ? null : (number - 1) / 10 ** count),
  );
/** Pesos, UVAs and rates with two decimals, as displayed. */
export const hundredths = decimals(2);
export const hundredthsOrNull = decimalsOrNull(2);
/** A rate with four decimals. */
export const tenThousandths = decimals(4);
export const wholeOrNull = decimalsOrNull(0);

const DAY_MS = 86_400_000;
/** Earlier than any quote. */
const FIRST_DAY = Date.UTC(2020, 0, 1);
/** Adds days to a YYYY-MM-DD date. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** A YYYY-MM-DD date. */
export const day = mapped<string>(
  (date) => (Date.parse(date) - FIRST_DAY) / DAY_MS,
  (number) => new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10),
);

export const oneOf = <const T extends string | boolean>(...values: readonly T[]) =>
  mapped<T>(
    (value) => values.indexOf(value),
    (number) => {
      const value = values[number];
      if (value === undefined) throw new RangeError(`there is no value ${number}`);
      return value;
    },
  );

export const text: Codec<string> = {
  write: (out, value) => {
    const bytes = Buffer.from(value);
    wholeNumber.write(out, bytes.length);
    out.push(...bytes);
  },
  read: (from) => {
    const length = wholeNumber.read(from);
    const bytes = from.bytes.subarray(from.at, from.at + length);
    from.at += length;
    return Buffer.from(bytes).toString();
  },
};

/** Does not distinguish null from the empty string. */
export const textOrNull: Codec<string | null> = {
  write: (out, value) => text.write(out, value ?? ''),
  read: (from) => text.read(from) || null,
};

export const nullable = <T>(codec: Codec<T>): Codec<T | null> => ({
  write: (out, value) => {
    wholeNumber.write(out, value === null ? 0 : 1);
    if (value !== null) codec.write(out, value);
  },
  read: (from) => (wholeNumber.read(from) === 0 ? null : codec.read(from)),
});

export const list = <T>(codec: Codec<T>): Codec<readonly T[]> => ({
  write: (out, values) => {
    wholeNumber.write(out, values.length);
    for (const value of values) codec.write(out, value);
  },
  read: (from) => Array.from({ length: wholeNumber.read(from) }, () => codec.read(from)),
});

/** Writes the values of the fields in order, without names. */
export function record<T extends object>(fields: { readonly [K in keyof T]: Codec<T[K]> }): Codec<
  Readonly<T>
> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is written and read by its own codec
  const entries = Object.entries(fields) as [string, Codec<unknown>][];
  return {
    write: (out, value) => {
      for (const [name, codec] of entries) codec.write(out, Reflect.get(value, name));
    },
    read: (from) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      Object.fromEntries(entries.map(([name, codec]) => [name, codec.read(from)])) as T,
  };
}

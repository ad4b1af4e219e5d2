import fc from 'fast-check';

/** The part of JSON Schema that this bank's OpenAPI document uses. */
export type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
};

const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'ñ\u202Eñ\u200B',
  '😀'.repeat(200),
  'x'.repeat(6000),
  '../../../etc/passwd',
  '%2e%2e%2f',
  "' or 1=1 --",
  '"; drop table proposals; --',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  '-1',
  '0x10',
  '２０３０１１１２２２０',
  'İ',
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
];
const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.005,
  28,
  29,
  999_999,
  1_000_000,
  89_999_999,
  90_000_000,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e21,
  1e308,
  5e-324,
];

const nastyText = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'binary' }));
const nastyNumber = fc.oneof(
  fc.constantFrom(...NASTY_NUMBERS),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const wrong: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom<unknown[]>(null, true, false, [], {}, [[]], [null], { a: {} }, ['x'], { toString: 1 }),
);

/** Plausible values by field name, so that many requests pass the first check. */
const PLAUSIBLE: Readonly<Record<string, readonly string[]>> = {
  document: ['30701001', '30.701.002', '20000001', '12345678'],
  documentNumber: ['30701001'],
  dni: ['30701001', '30701002'],
  cuitl: ['27307010019', '20301112220'],
  cuit: ['30707070702', '30123456789'],
  email: ['juana@correo.com', 'JUANA@CORREO.COM '],
  areaCode: ['11', '0351'],
  number: ['45556677', '1545556677'],
  provider: ['PER'],
  ivaCategory: ['CF'],
  code: ['000000', 'A', '123456'],
  vehicleType: ['A', 'M'],
  brand: ['FIAT'],
  matrixCode: ['TRD-01-24', 'UVA-01-24'],
  maritalStatus: ['SOL', 'CAS'],
  postalCode: ['1043', 'C1043AAZ'],
  type: ['DNI_FRONT'],
  pointOfSale: ['01010', ''],
  couponId: ['COUPON_DEFAULT'],
  cbu: ['2850590940090418135201'],
  relationship: ['CON'],
};

/** Existing uuids and proposal numbers. */
export type Pool = { ids: readonly string[]; numbers: readonly number[] };

function textOf(schema: Schema, name: string, { ids, numbers }: Pool): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (schema.format === 'date')
    return fc.constantFrom('1990-05-01', '2026-11-20', '2026-02-28', '1890-01-01');
  if (name === 'proposalNumber') return fc.constantFrom(...numbers.map(String));
  const plausible = PLAUSIBLE[name] ?? ['Juana', '1', 'Av. Corrientes'];
  return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...plausible) }, nastyText);
}

function numberOf(
  { type, minimum = 0, maximum = 100 }: Schema,
  name: string,
  { numbers }: Pool,
): fc.Arbitrary<unknown> {
  if (name === 'proposalNumber') return fc.oneof(fc.constantFrom(...numbers), nastyNumber);
  const [low, high] = [Math.max(minimum, -1000), Math.min(maximum, 1_000_000)];
  const plausible = fc.oneof(
    fc.constantFrom(1, 2, 10, 24, 150, 2027, 10_000_000),
    fc.integer({ min: low, max: high }),
  );
  return type === 'integer'
    ? fc.oneof({ weight: 8, arbitrary: plausible }, nastyNumber)
    : fc.oneof(plausible, nastyNumber);
}

/** Generates values for a schema, mostly valid ones. */
export function valueOf(schema: Schema, pool: Pool, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, pool, name)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, name, pool);
    case 'integer':
    case 'number':
      return numberOf(schema, name, pool);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, pool, name), { maxLength: 3 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const record = Object.fromEntries(fields.map(([key, one]) => [key, valueOf(one, pool, key)]));
      return fc.record(record, { requiredKeys: schema.required ?? [] });
    }
    case undefined:
    default:
      return wrong;
  }
}

type Spot = { holder: object; key: string };

function spotsOf(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value;
  return Object.entries(holder).flatMap(([key, inner]) => [{ holder, key }, ...spotsOf(inner)]);
}

type Spoil = { kind: 'replace' | 'drop' | 'add' | 'none'; at: number; by: unknown; name: string };

export const spoil: fc.Arbitrary<Spoil> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'drop', 'add', 'none', 'none'),
  at: fc.nat(200),
  by: wrong,
  name: fc.constantFrom('extra', 'id', 'role', 'points_of_sale', 'hasOwnProperty', 'length', 'ñ', ''),
});

export function spoilt(value: unknown, { kind, at, by, name }: Spoil): unknown {
  const copy: unknown = structuredClone(value);
  const spots = spotsOf(copy);
  const spot = spots[at % Math.max(spots.length, 1)];
  if (kind === 'none') return copy;
  if (spot === undefined) return by;
  const { holder, key } = spot;
  if (kind === 'drop') Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, kind === 'add' && !Array.isArray(holder) ? name : key, by);
  return copy;
}

/** Faults only possible in a body's text: repeated keys, prototype keys, truncation, excessive length. */
const TEXT_KINDS = ['plain', 'twice', 'proto', 'constructor', 'cut', 'huge', 'deep', 'empty'] as const;
type TextKind = (typeof TEXT_KINDS)[number];

export const textKind: fc.Arbitrary<TextKind> = fc.oneof(
  { weight: 20, arbitrary: fc.constant<TextKind>('plain') },
  fc.constantFrom(...TEXT_KINDS),
);

export function textFor(value: unknown, kind: TextKind): string {
  const text = JSON.stringify(value) ?? '';
  const inside = text.startsWith('{') && text !== '{}' ? `,${text.slice(1)}` : '}';
  const [first = 'id'] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  switch (kind) {
    case 'twice':
      return `{${JSON.stringify(first)}:"first"${inside}`;
    case 'proto':
      return `{"__proto__":{"role":"admin"}${inside}`;
    case 'constructor':
      return `{"constructor":{"prototype":{"role":"admin"}}${inside}`;
    case 'cut':
      return text.slice(0, Math.floor(text.length / 2));
    case 'huge':
      return `{"pad":"${'x'.repeat(150_000)}"${inside}`;
    case 'deep':
      return `${'['.repeat(5000)}${']'.repeat(5000)}`;
    case 'empty':
      return '';
    case 'plain':
      return text;
  }
}

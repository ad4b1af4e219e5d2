/**
 * The user's choices before a proposal exists. They are stored in the URL's query, so that reload, Back and links
 * restore them, and contain no personal data.
 */
export type QuoteChoice = {
  kind: 'PER_MODEL' | 'PER_VALUE' | null;
  agreementId: string | null;
  couponId: string | null;
  pointOfSaleCode: string | null;
  occupationId: string | null;
  typeCode: string | null;
  brandId: string | null;
  modelId: string | null;
  year: number | null;
  zeroKm: boolean | null;
  /** Whether the vehicle also runs on natural gas (EN-17). Kept only here; no request sends it. */
  cng: boolean | null;
  /** Whole pesos. */
  purchaseValue: number | null;
  /** Whole pesos, from the landing page's quick quote or the quoter. */
  amount: number | null;
  /** Number of instalments, from the landing page's quick quote or the quoter. */
  term: number | null;
  /** From the quote at a counter, or the quoter. */
  rateMode: 'FIXED' | 'UVA' | null;
  /** Day of the month, selected in the quoter. */
  dueDay: number | null;
  /** From the link of one of the bank's self-service channels; stored with the proposal (CA-43). */
  selfManagementUuid: string | null;
};

export const EMPTY_CHOICE: QuoteChoice = {
  kind: null,
  agreementId: null,
  couponId: null,
  pointOfSaleCode: null,
  occupationId: null,
  typeCode: null,
  brandId: null,
  modelId: null,
  year: null,
  zeroKm: null,
  cng: null,
  purchaseValue: null,
  amount: null,
  term: null,
  rateMode: null,
  dueDay: null,
  selfManagementUuid: null,
};

const KEYS: Record<keyof QuoteChoice, string> = {
  kind: 'modo',
  agreementId: 'convenio',
  couponId: 'cupon',
  pointOfSaleCode: 'pos',
  occupationId: 'ocupacion',
  typeCode: 'tipo',
  brandId: 'marca',
  modelId: 'modelo',
  year: 'anio',
  zeroKm: '0km',
  cng: 'gnc',
  purchaseValue: 'valor',
  amount: 'monto',
  term: 'cuotas',
  rateMode: 'tasa',
  dueDay: 'dia',
  selfManagementUuid: 'autogestion',
};

const RATE_MODES = { fija: 'FIXED', uva: 'UVA' } as const;
const KINDS = { 'por-modelo': 'PER_MODEL', 'por-valor': 'PER_VALUE' } as const;
/** Pattern of the bank's ids and codes; other values in a link are ignored. */
const CODE = /^[\p{L}\p{N} ._:|~/&+-]{1,60}$/u;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the text if it is a key of the bank's numbered lists, or else null. */
function listKey(text: string | null): string | null {
  return text !== null && /^\d{1,9}$/.test(text) ? text : null;
}

function whole(text: string | null): number | null {
  const digits = listKey(text);
  return digits === null ? null : Number(digits);
}

function code(text: string | null): string | null {
  return text !== null && CODE.test(text) ? text : null;
}

function uuid(text: string | null): string | null {
  return text !== null && UUID.test(text) ? text : null;
}

function flag(text: string | null): boolean | null {
  if (text === 'si') return true;
  return text === 'no' ? false : null;
}

export function readChoice(search: URLSearchParams): QuoteChoice {
  const get = (key: keyof QuoteChoice) => search.get(KEYS[key]);
  const kind = get('kind');
  const rateMode = get('rateMode');
  return {
    kind: kind === 'por-modelo' || kind === 'por-valor' ? KINDS[kind] : null,
    agreementId: listKey(get('agreementId')),
    couponId: code(get('couponId')),
    pointOfSaleCode: code(get('pointOfSaleCode')),
    occupationId: listKey(get('occupationId')),
    typeCode: code(get('typeCode')),
    brandId: code(get('brandId')),
    modelId: listKey(get('modelId')),
    year: whole(get('year')),
    zeroKm: flag(get('zeroKm')),
    cng: flag(get('cng')),
    purchaseValue: whole(get('purchaseValue')),
    amount: whole(get('amount')),
    term: whole(get('term')),
    rateMode: rateMode === 'fija' || rateMode === 'uva' ? RATE_MODES[rateMode] : null,
    dueDay: whole(get('dueDay')),
    selfManagementUuid: uuid(get('selfManagementUuid')),
  };
}

function asText(key: keyof QuoteChoice, value: string | number | boolean): string {
  if (key === 'kind') return value === 'PER_MODEL' ? 'por-modelo' : 'por-valor';
  if (key === 'rateMode') return value === 'FIXED' ? 'fija' : 'uva';
  if (typeof value === 'boolean') return value ? 'si' : 'no';
  return String(value);
}

function isKey(key: string): key is keyof QuoteChoice {
  return Object.hasOwn(KEYS, key);
}

/** Returns `search` with the changed parts of the choice: null removes a key, and other keys stay. */
export function writeChoice(search: URLSearchParams, change: Partial<QuoteChoice>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of Object.keys(change).filter(isKey)) {
    const value = change[key];
    if (value === undefined) continue;
    if (value === null) next.delete(KEYS[key]);
    else next.set(KEYS[key], asText(key, value));
  }
  return next;
}

/** Returns the choice as a query, added to the parameters in `carried`. */
export function choiceSearch(choice: QuoteChoice, carried = new URLSearchParams()): string {
  const text = writeChoice(carried, choice).toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Returns the change that clears the previous simulation's quote (ST-23). Only the quoter writes the due day: without it,
 * the other values come from an earlier quote and stay, because they still have to reach a quoter.
 */
export function withoutQuote({ dueDay }: QuoteChoice): Partial<QuoteChoice> {
  return dueDay === null ? {} : { rateMode: null, amount: null, term: null, dueDay: null };
}

/** Whether the vehicle has everything that its kind of quote needs. */
export function isVehicleChosen(choice: QuoteChoice): boolean {
  const common =
    choice.typeCode !== null &&
    choice.year !== null &&
    choice.zeroKm !== null &&
    choice.purchaseValue !== null &&
    choice.agreementId !== null;
  if (!common) return false;
  return choice.kind === 'PER_VALUE' || (choice.brandId !== null && choice.modelId !== null);
}

import { isRealDate } from '@prendarios/rules/birthDate';
import { typedWords } from '@prendarios/rules/typedText';
import type { Gender, PhaseName, PhaseStatus, ProposalActor } from '#generated/graphql.ts';

/** The filters of the list; null is off. Dates are YYYY-MM-DD, whole days in Argentina. */
export type Filters = Readonly<{
  /** A number, an identity number, a CUIL or CUIT, or a name where the bank can. */
  search: string | null;
  waitsFor: Exclude<ProposalActor, 'CO_OWNER' | 'POINT_OF_SALE'> | null;
  /** More days than these in the stage. */
  stuckDays: string | null;
  pointOfSale: string | null;
  phase: Exclude<PhaseName, 'UNKNOWN'> | null;
  phaseStatus: PhaseStatus | null;
  /** ST-10: cancelled is the bank's C and X. */
  status: 'OPEN' | 'CLOSED' | 'CANCELLED' | null;
  gender: Gender | null;
  from: string | null;
  to: string | null;
  withoutCancelled: boolean;
}>;

export type FilterKey = keyof Filters;

export const NO_FILTERS: Filters = {
  search: null,
  waitsFor: null,
  stuckDays: null,
  pointOfSale: null,
  phase: null,
  phaseStatus: null,
  status: null,
  gender: null,
  from: null,
  to: null,
  withoutCancelled: false,
};

/** The words for the values in an address. */
const PHASES = {
  titular: 'OWNER',
  seguro: 'INSURANCE',
  vendedor: 'SELLER',
  identidad: 'IDENTITY_AND_CONTRACT',
  gestor: 'CONCIERGE',
  registro: 'PLEDGE_REGISTRATION',
  inscripta: 'PLEDGE_INSCRIPTION',
  correccion: 'DOCUMENTS_SENT_BACK',
} as const;
const ACTORS = { titular: 'HOLDER', vendedor: 'SELLER', banco: 'BANK', registro: 'REGISTRY' } as const;
const PHASE_STATUSES = { pendiente: 'PENDING', activa: 'ACTIVE', terminada: 'FINALIZED' } as const;
const STATUSES = { abiertas: 'OPEN', cerradas: 'CLOSED', canceladas: 'CANCELLED' } as const;
const GENDERS = {
  femenino: 'FEMALE',
  masculino: 'MALE',
  'no-binario': 'NON_BINARY',
  'no-aplica': 'NOT_APPLICABLE',
} as const;

type Words = Readonly<Record<string, string>>;

/** Writes and reads one filter in an address; null is an invalid value. */
type Part<T> = {
  key: string;
  read: (text: string) => T | null;
  write: (value: string | true) => string;
};

const isWord = <W extends Words>(words: W, text: string): text is Extract<keyof W, string> =>
  Object.hasOwn(words, text);

function worded<W extends Words>(key: string, words: W): Part<W[keyof W]> {
  return {
    key,
    read: (text) => (isWord(words, text) ? words[text] : null),
    write: (value) => Object.keys(words).find((word) => words[word] === value) ?? '',
  };
}

function matching(key: string, read: (text: string) => string, pattern: RegExp): Part<string> {
  const checked = (text: string) => {
    const value = read(text);
    return pattern.test(value) ? value : null;
  };
  return { key, read: checked, write: String };
}

const day = (key: string): Part<string> => ({
  key,
  read: (text) => (isRealDate(text) ? text : null),
  write: String,
});

/** Words are kept as typed; numbers are without the signs between their digits. */
function searchText(text: string): string {
  const words = typedWords(text);
  return /^[\d\s.-]+$/.test(words) ? words.replaceAll(/\D/g, '') : words;
}

const PARTS = {
  search: matching('buscar', searchText, /^[\p{L}\p{N}][\p{L}\p{M}\p{N}' .-]{0,59}$/u),
  waitsFor: worded('toca', ACTORS),
  stuckDays: matching('trabadas', (text) => text, /^[1-9]\d?$/),
  pointOfSale: matching('punto', (text) => text, /^[\w-]{1,20}$/),
  phase: worded('etapa', PHASES),
  phaseStatus: worded('avance', PHASE_STATUSES),
  status: worded('estado', STATUSES),
  gender: worded('genero', GENDERS),
  from: day('desde'),
  to: day('hasta'),
  withoutCancelled: {
    key: 'canceladas',
    read: (text: string) => (text === 'no' ? true : null),
    write: () => 'no',
  },
} as const satisfies { [K in FilterKey]: Part<NonNullable<Filters[K]>> };

/** Converts a typed text or a part of the address to the filter's value; null if it is invalid. */
export const readPointOfSale = PARTS.pointOfSale.read;
export const readSearch = PARTS.search.read;

export const FILTER_KEYS = Object.keys(PARTS).filter((key): key is FilterKey => Object.hasOwn(PARTS, key));

/**
 * The search is behind '#' in an address: browsers do not send that part, so that no log has the names and document
 * numbers in it (docs/security.md#personal-data).
 */
const isPrivate = (key: FilterKey) => key === 'search';

export type Address = Readonly<{ search: string; hash: string }>;
/** `ignored`: the filters with invalid values, which the list omits and names. */
export type FiltersRead = Readonly<{ filters: Filters; ignored: readonly FilterKey[] }>;

const hashParams = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''));

function part<K extends FilterKey>(key: K, address: Address): { text: string | null; value: Filters[K] } {
  const text = (isPrivate(key) ? hashParams(address.hash) : new URLSearchParams(address.search)).get(
    PARTS[key].key,
  );
  // The table gives each key a part of the key's own type, which the compiler does not follow through the index.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const value = (text === null ? NO_FILTERS[key] : (PARTS[key].read(text) ?? NO_FILTERS[key])) as Filters[K];
  return { text, value };
}

export function readFilters(address: Address): FiltersRead {
  const ignored = new Set<FilterKey>();
  const take = <K extends FilterKey>(key: K): Filters[K] => {
    const { text, value } = part(key, address);
    if (text !== null && text !== '' && value === NO_FILTERS[key]) ignored.add(key);
    return value;
  };
  const filters: Filters = {
    search: take('search'),
    waitsFor: take('waitsFor'),
    stuckDays: take('stuckDays'),
    pointOfSale: take('pointOfSale'),
    phase: take('phase'),
    phaseStatus: take('phaseStatus'),
    status: take('status'),
    gender: take('gender'),
    from: take('from'),
    to: take('to'),
    withoutCancelled: take('withoutCancelled'),
  };
  if (filters.from === null || filters.to === null || filters.from <= filters.to) {
    return { filters, ignored: [...ignored] };
  }
  return { filters: { ...filters, to: null }, ignored: [...ignored, 'to'] };
}

export function isOn(filters: Filters, key: FilterKey): boolean {
  return filters[key] !== NO_FILTERS[key];
}

export const countOf = (filters: Filters): number => FILTER_KEYS.filter((key) => isOn(filters, key)).length;

/** The filter's text in an address; null if it is off. */
function textOf(filters: Filters, key: FilterKey): string | null {
  const value = filters[key];
  return value === null || value === false ? null : PARTS[key].write(value);
}

/** Returns the same address for the same filters. */
export function writeFilters(filters: Filters): { search: URLSearchParams; hash: string } {
  const [search, hash] = [new URLSearchParams(), new URLSearchParams()];
  for (const key of FILTER_KEYS) {
    const text = textOf(filters, key);
    if (text !== null) (isPrivate(key) ? hash : search).set(PARTS[key].key, text);
  }
  const hidden = hash.toString();
  return { search, hash: hidden === '' ? '' : `#${hidden}` };
}

export function without(filters: Filters, key: FilterKey): Filters {
  return { ...filters, [key]: NO_FILTERS[key] };
}

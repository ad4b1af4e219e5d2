/* oxlint-disable typescript/no-unnecessary-type-parameters -- the parameter ties the value of a filter to its definition */
import type { Role } from '#shared/session/sessionStore.ts';
import type {
  Gender,
  PhaseName,
  PhaseStatus,
  ProposalActor,
  ProposalAssignee,
  ProposalFilter,
} from '#generated/graphql.ts';
import { day, matching, onlyYes, searchText, worded } from './codecs.ts';

/** The values of the list's filters. Dates are YYYY-MM-DD, whole days in Argentina. */
type Values = {
  /** A proposal number, an identity number, a CUIL or CUIT, or a name if the bank can search names. */
  search: string;
  waitsFor: Exclude<ProposalActor, 'CO_OWNER' | 'POINT_OF_SALE'>;
  /** Whether the proposal exceeded its stage's target days. */
  late: true;
  pointOfSale: string;
  phase: Exclude<PhaseName, 'UNKNOWN'>;
  phaseStatus: PhaseStatus;
  /** ST-10: 'CANCELLED' covers the bank's statuses C and X. If null, staff see open proposals only (`filterInput`). */
  status: 'OPEN' | 'CLOSED' | 'CANCELLED' | 'ALL';
  gender: Gender;
  from: string;
  to: string;
  withoutCancelled: true;
  /** First and last day of the contract's last signature. */
  signedFrom: string;
  /** Last day of the expected payment. */
  paymentUntil: string;
  /** Whether the point of sale sells the vehicle itself and so receives the payment. */
  paidHere: true;
  signedUntil: string;
  /** First and last day of the pledge's inscription. */
  inscribedFrom: string;
  inscribedUntil: string;
  /** The bank's code for a document type that was sent back, and the first day it was sent back. */
  sentBackDocument: string;
  sentBackFrom: string;
  /** Who follows up the proposal. */
  assignee: ProposalAssignee;
  /** The id of the colleague who follows up the proposal. */
  colleague: string;
  /** Last day of the next call, among proposals assigned to the user. */
  callUntil: string;
};

export type FilterKey = keyof Values;
/** The list's filters; null means off. */
export type Filters = { readonly [K in FilterKey]: Values[K] | null };

/** Keys of the filters whose value is free text. */
export type TextFilterKey = {
  [K in FilterKey]: string extends Values[K] ? K : never;
}[FilterKey];

export const NO_FILTERS: Filters = {
  search: null,
  waitsFor: null,
  late: null,
  pointOfSale: null,
  phase: null,
  phaseStatus: null,
  status: null,
  gender: null,
  from: null,
  to: null,
  withoutCancelled: null,
  signedFrom: null,
  paymentUntil: null,
  paidHere: null,
  signedUntil: null,
  inscribedFrom: null,
  inscribedUntil: null,
  sentBackDocument: null,
  sentBackFrom: null,
  assignee: null,
  colleague: null,
  callUntil: null,
};

/** Words for filter values in an address. */
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
const ACTORS = { titular: 'OWNER', vendedor: 'SELLER', banco: 'BANK', registro: 'REGISTRY' } as const;
const ASSIGNEES = { yo: 'VIEWER', otra: 'COLLEAGUE', nadie: 'NOBODY' } as const;
const PHASE_STATUSES = { pendiente: 'PENDING', activa: 'ACTIVE', terminada: 'FINALIZED' } as const;
const STATUSES = { abiertas: 'OPEN', cerradas: 'CLOSED', canceladas: 'CANCELLED', todas: 'ALL' } as const;
const GENDERS = {
  femenino: 'FEMALE',
  masculino: 'MALE',
  'no-binario': 'NON_BINARY',
  'no-aplica': 'NOT_APPLICABLE',
} as const;

/** One filter: its key and text in an address, and its input for the gateway. */
type Definition<T> = {
  key: string;
  /** Returns null for an invalid value. */
  read: (text: string) => T | null;
  write?: (value: T) => string;
  input: (value: T) => ProposalFilter;
  traits: readonly Trait[];
};

type Trait =
  /**
   * Identifies a person. Written after '#', which browsers do not send, so it never reaches a log
   * (docs/security.md#personal-data). Saved views omit it.
   */
  | 'private'
  /** Set by a tool or a link, so the filter count excludes it. */
  | 'tool'
  /** A bank's list may not support it. */
  | 'optional'
  /** Finds proposals of any status. Without such a filter, staff see open proposals only. */
  | 'anyStatus';

const DEFINITIONS: { readonly [K in FilterKey]: Definition<Values[K]> } = {
  search: {
    key: 'buscar',
    // The bank's search needs at least two characters.
    ...matching(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}' .-]{1,59}$/u, searchText),
    input: (search) => ({ search }),
    traits: ['private', 'tool', 'optional', 'anyStatus'],
  },
  waitsFor: {
    key: 'toca',
    ...worded(ACTORS),
    input: (waitsFor) => ({ waitsFor }),
    traits: ['tool', 'optional'],
  },
  late: {
    key: 'fuera-de-plazo',
    ...onlyYes,
    input: () => ({ isPastTarget: true }),
    traits: ['tool', 'optional'],
  },
  pointOfSale: {
    key: 'punto',
    ...matching(/^[\w-]{1,20}$/),
    input: (pointOfSaleCode) => ({ pointOfSaleCode }),
    traits: ['tool'],
  },
  phase: { key: 'etapa', ...worded(PHASES), input: (phase) => ({ phase }), traits: ['anyStatus'] },
  phaseStatus: {
    key: 'avance',
    ...worded(PHASE_STATUSES),
    input: (phaseStatus) => ({ phaseStatus }),
    traits: ['anyStatus'],
  },
  status: {
    key: 'estado',
    ...worded(STATUSES),
    input: (status) => (status === 'ALL' ? {} : { status }),
    traits: ['anyStatus'],
  },
  gender: { key: 'genero', ...worded(GENDERS), input: (gender) => ({ gender }), traits: [] },
  from: { key: 'desde', ...day, input: (createdFrom) => ({ createdFrom }), traits: [] },
  to: { key: 'hasta', ...day, input: (createdUntil) => ({ createdUntil }), traits: [] },
  withoutCancelled: {
    key: 'canceladas',
    read: (text) => (text === 'no' ? true : null),
    write: () => 'no',
    input: () => ({ ignoreCancelled: true }),
    traits: [],
  },
  signedFrom: {
    key: 'firmadas',
    ...day,
    input: (signedFrom) => ({ signedFrom }),
    traits: ['tool', 'optional'],
  },
  paymentUntil: {
    key: 'cobro',
    ...day,
    input: (expectedPaymentUntil) => ({ expectedPaymentUntil }),
    traits: ['tool', 'optional'],
  },
  paidHere: {
    key: 'cobra',
    read: (text) => (text === 'punto' ? true : null),
    write: () => 'punto',
    input: () => ({ isPaidToPointOfSale: true }),
    traits: ['tool', 'optional'],
  },
  signedUntil: {
    key: 'firmadas-hasta',
    ...day,
    input: (signedUntil) => ({ signedUntil }),
    traits: ['tool', 'optional'],
  },
  inscribedFrom: {
    key: 'inscriptas',
    ...day,
    input: (inscribedFrom) => ({ inscribedFrom }),
    traits: ['tool', 'optional'],
  },
  inscribedUntil: {
    key: 'inscriptas-hasta',
    ...day,
    input: (inscribedUntil) => ({ inscribedUntil }),
    traits: ['tool', 'optional'],
  },
  sentBackDocument: {
    key: 'devuelto',
    ...matching(/^\w{1,60}$/),
    input: (sentBackDocument) => ({ sentBackDocument }),
    traits: ['tool', 'optional'],
  },
  sentBackFrom: {
    key: 'devuelto-desde',
    ...day,
    input: (sentBackFrom) => ({ sentBackFrom }),
    traits: ['tool', 'optional'],
  },
  assignee: {
    key: 'tiene',
    ...worded(ASSIGNEES),
    input: (assignedTo) => ({ assignedTo }),
    traits: ['tool', 'optional'],
  },
  colleague: {
    key: 'persona',
    ...matching(/^[\w.:@|-]{1,100}$/),
    input: (assigneeId) => ({ assigneeId }),
    traits: ['tool', 'optional'],
  },
  callUntil: {
    key: 'llamar',
    ...day,
    input: (nextCallUntil) => ({ nextCallUntil }),
    traits: ['tool', 'optional'],
  },
};

/** Converts typed text or part of an address to the filter's value; null if it is invalid. */
export const readPointOfSale = DEFINITIONS.pointOfSale.read;
export const readSearch = DEFINITIONS.search.read;

const isFilterKey = (key: string): key is FilterKey => Object.hasOwn(DEFINITIONS, key);
export const FILTER_KEYS = Object.keys(DEFINITIONS).filter(isFilterKey);

const has = (key: FilterKey, trait: Trait): boolean => DEFINITIONS[key].traits.includes(trait);

export type Address = Readonly<{ search: string; hash: string }>;
/** `ignored`: filters with invalid values, which are left out and named to the user. */
export type FiltersRead = Readonly<{ filters: Filters; ignored: readonly FilterKey[] }>;

const hashParams = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''));

export function readFilters(address: Address): FiltersRead {
  const filters: { -readonly [K in FilterKey]: Filters[K] } = { ...NO_FILTERS };
  const ignored: FilterKey[] = [];
  const query = new URLSearchParams(address.search);
  const hidden = hashParams(address.hash);
  // Addresses from older versions.
  if (query.get('mias') === 'si' && !query.has('tiene')) query.set('tiene', 'yo');
  const readOne = <K extends FilterKey>(name: K) => {
    const { key, read } = DEFINITIONS[name];
    const text = (has(name, 'private') ? hidden : query).get(key);
    if (text === null || text === '') return;
    filters[name] = read(text);
    if (filters[name] === null) ignored.push(name);
  };
  FILTER_KEYS.forEach(readOne);
  if (filters.from === null || filters.to === null || filters.from <= filters.to) return { filters, ignored };
  return { filters: { ...filters, to: null }, ignored: [...ignored, 'to'] };
}

export const isOn = (filters: Filters, key: FilterKey): boolean => filters[key] !== null;

const keysOn = (filters: Filters): FilterKey[] => FILTER_KEYS.filter((key) => isOn(filters, key));

/** Returns how many filters are on, excluding `others`. */
export const countOf = (filters: Filters, others: readonly FilterKey[] = []): number =>
  keysOn(filters).filter((key) => !others.includes(key)).length;

/** Returns how many filters are on, excluding `others` and those of the tools above the list. */
export const countWithoutTools = (filters: Filters, others: readonly FilterKey[]): number =>
  keysOn(filters).filter((key) => !has(key, 'tool') && !others.includes(key)).length;

/** Returns the same address for equal filters. */
export function writeFilters(filters: Filters): { search: URLSearchParams; hash: string } {
  const [search, hash] = [new URLSearchParams(), new URLSearchParams()];
  const writeOne = <K extends FilterKey>(name: K) => {
    const { key, write = String } = DEFINITIONS[name];
    const value: Values[K] | null = filters[name];
    if (value !== null) (has(name, 'private') ? hash : search).set(key, write(value));
  };
  FILTER_KEYS.forEach(writeOne);
  const hidden = hash.toString();
  return { search, hash: hidden === '' ? '' : `#${hidden}` };
}

/** Whether the list defaults to open proposals because no filter selects others. */
const isOpenByDefault = (filters: Filters, role: Role): boolean =>
  role !== 'APPLICANT' && !keysOn(filters).some((key) => has(key, 'anyStatus'));

/** Returns the list's status, including the default that the address omits. */
export const statusOf = (filters: Filters, role: Role): NonNullable<Filters['status']> =>
  filters.status ?? (isOpenByDefault(filters, role) ? 'OPEN' : 'ALL');

/** Returns the filter for a chosen status: null if it is the default without the filter. */
export const statusFilter = (filters: Filters, role: Role, chosen: Filters['status']): Filters['status'] =>
  chosen === statusOf({ ...filters, status: null }, role) ? null : chosen;

/**
 * Returns the gateway's input for the active filters; null if there are none, so that the bank's call omits them
 * (VA-18).
 */
export function filterInput(filters: Filters, role: Role): ProposalFilter | null {
  const inputOf = <K extends FilterKey>(name: K): ProposalFilter => {
    const value: Values[K] | null = filters[name];
    return value === null ? {} : DEFINITIONS[name].input(value);
  };
  const usual: ProposalFilter = isOpenByDefault(filters, role) ? { status: 'OPEN' } : {};
  const input: ProposalFilter = Object.assign(usual, ...FILTER_KEYS.map(inputOf));
  return Object.keys(input).length === 0 ? null : input;
}

export const withoutFilter = (filters: Filters, key: FilterKey): Filters => ({ ...filters, [key]: null });

/** Returns the filters without those that have the trait. */
const withoutTrait = (filters: Filters, trait: Trait): Filters =>
  FILTER_KEYS.filter((key) => has(key, trait)).reduce(withoutFilter, filters);

/** Returns the filters that a saved view keeps. */
export const withoutPrivate = (filters: Filters): Filters => withoutTrait(filters, 'private');

/** Returns the filters that every bank's list supports. */
export const withoutOptional = (filters: Filters): Filters => withoutTrait(filters, 'optional');

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
  /** A number, an identity number, a CUIL or CUIT, or a name where the bank can. */
  search: string;
  waitsFor: Exclude<ProposalActor, 'CO_OWNER' | 'POINT_OF_SALE'>;
  /** Whether the proposal exceeded its stage's target days. */
  late: true;
  pointOfSale: string;
  phase: Exclude<PhaseName, 'UNKNOWN'>;
  phaseStatus: PhaseStatus;
  /** ST-10: cancelled is the bank's C and X. Off, a list of others' proposals has the open ones (`filterInput`). */
  status: 'OPEN' | 'CLOSED' | 'CANCELLED' | 'ALL';
  gender: Gender;
  from: string;
  to: string;
  withoutCancelled: true;
  /** First and last day of the contract's last signature. */
  signedFrom: string;
  /** Last day of the expected payment. */
  paymentUntil: string;
  /** Whether the point of sale itself sells the vehicle, so that the bank pays it. */
  paidHere: true;
  signedUntil: string;
  /** First and last day of the pledge's inscription. */
  inscribedFrom: string;
  inscribedUntil: string;
  /** The bank's code for a document type that was sent back, and the first day on which it was. */
  sentBackDocument: string;
  sentBackFrom: string;
  /** Who follows up the proposal. */
  assignee: ProposalAssignee;
  /** The id of the colleague who follows up the proposal. */
  colleague: string;
  /** Last day of the next call, of those that the user looks after. */
  callUntil: string;
};

export type FilterKey = keyof Values;
/** The filters of the list; null is off. */
export type Filters = { readonly [K in FilterKey]: Values[K] | null };

/** The filters whose value is a text as it was read. */
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

/** One filter: its name and text in an address, and its input for the gateway. */
type Definition<T> = {
  key: string;
  /** Null is an invalid value. */
  read: (text: string) => T | null;
  write?: (value: T) => string;
  input: (value: T) => ProposalFilter;
  traits: readonly Trait[];
};

type Trait =
  /**
   * About a person. Behind '#' in an address: browsers do not send that part, so no log has it
   * (docs/security.md#personal-data). No saved view keeps it.
   */
  | 'private'
  /** Set by a tool or a link, so the count of the other filters leaves it out. */
  | 'tool'
  /** A bank's list may lack it. */
  | 'optional'
  /** Finds proposals of any status. Without such a filter, a list of others' proposals has the open ones. */
  | 'anyStatus';

const DEFINITIONS: { readonly [K in FilterKey]: Definition<Values[K]> } = {
  search: {
    key: 'buscar',
    // The bank finds nothing by one character.
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

/** Converts a typed text or a part of the address to the filter's value; null if it is invalid. */
export const readPointOfSale = DEFINITIONS.pointOfSale.read;
export const readSearch = DEFINITIONS.search.read;

const isFilterKey = (key: string): key is FilterKey => Object.hasOwn(DEFINITIONS, key);
export const FILTER_KEYS = Object.keys(DEFINITIONS).filter(isFilterKey);

const has = (key: FilterKey, trait: Trait): boolean => DEFINITIONS[key].traits.includes(trait);

export type Address = Readonly<{ search: string; hash: string }>;
/** `ignored`: the filters with invalid values, which the list omits and names. */
export type FiltersRead = Readonly<{ filters: Filters; ignored: readonly FilterKey[] }>;

const hashParams = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''));

export function readFilters(address: Address): FiltersRead {
  const filters: { -readonly [K in FilterKey]: Filters[K] } = { ...NO_FILTERS };
  const ignored: FilterKey[] = [];
  const query = new URLSearchParams(address.search);
  const hidden = hashParams(address.hash);
  // Older addresses.
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

/** How many filters are on, apart from `others`. */
export const countOf = (filters: Filters, others: readonly FilterKey[] = []): number =>
  keysOn(filters).filter((key) => !others.includes(key)).length;

/** How many are on, apart from `others` and those of the tools above the list. */
export const countWithoutTools = (filters: Filters, others: readonly FilterKey[]): number =>
  keysOn(filters).filter((key) => !has(key, 'tool') && !others.includes(key)).length;

/** Returns the same address for the same filters. */
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

/** Whether the list is of open proposals because nothing chooses others. */
const isOpenByDefault = (filters: Filters, role: Role): boolean =>
  role !== 'APPLICANT' && !keysOn(filters).some((key) => has(key, 'anyStatus'));

/** The status of a list whose address may leave it out. */
export const statusOf = (filters: Filters, role: Role): NonNullable<Filters['status']> =>
  filters.status ?? (isOpenByDefault(filters, role) ? 'OPEN' : 'ALL');

/** The filter for a chosen status: off where it is that of the list without it. */
export const statusFilter = (filters: Filters, role: Role, chosen: Filters['status']): Filters['status'] =>
  chosen === statusOf({ ...filters, status: null }, role) ? null : chosen;

/** The gateway's input for the filters that are on; null without any, which the bank's call then omits (VA-18). */
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

/** Without every filter that has the trait. */
const withoutTrait = (filters: Filters, trait: Trait): Filters =>
  FILTER_KEYS.filter((key) => has(key, trait)).reduce(withoutFilter, filters);

/** The filters that a saved view keeps. */
export const withoutPrivate = (filters: Filters): Filters => withoutTrait(filters, 'private');

/** The filters that every bank's list has. */
export const withoutOptional = (filters: Filters): Filters => withoutTrait(filters, 'optional');

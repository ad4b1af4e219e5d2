/**
 * What each table has to do with people, so that a new one cannot be forgotten (docs/compliance.md). `proposal`: rows of
 * a proposal, by their column `proposal_uuid`.
 */
type Use =
  | Readonly<{ kind: 'proposal'; hidden?: readonly string[] }>
  /** Found by the person, in a query of its own. */
  | Readonly<{ kind: 'own' }>
  | Readonly<{ kind: 'none'; why: string }>;

const none = (why: string): Use => ({ kind: 'none', why });
const CATALOGUE = none('the bank’s catalogue');

/** `hidden`: columns that say nothing to the person, or would open something. */
export const TABLES: Readonly<Record<string, Use>> = {
  simulations: { kind: 'own' },
  proposals: { kind: 'own' },
  users: { kind: 'own' },
  revocations: { kind: 'own' },
  personal_data_requests: { kind: 'own' },
  outbox: { kind: 'own' },
  insurance_offers: { kind: 'proposal' },
  phone_codes: { kind: 'proposal', hidden: ['hash'] },
  proposal_subjects: { kind: 'proposal', hidden: ['subject'] },
  files: { kind: 'proposal' },
  step_dates: { kind: 'proposal' },
  document_observations: { kind: 'proposal' },
  contracts: { kind: 'proposal' },
  biometries: { kind: 'proposal', hidden: ['wrapped_key'] },
  biometry_images: { kind: 'proposal' },
  identity_checks: { kind: 'proposal' },
  co_owner_parts: { kind: 'proposal', hidden: ['links'] },
  listings: none('a copy of columns of the proposal, which goes with it'),
  idempotency_keys: none('answers that are kept for a day, by keys without a person'),
  board_events: none('counts without a proposal'),
  list_versions: none('counts of changes by point of sale'),
  seed_versions: CATALOGUE,
  list_items: CATALOGUE,
  provinces: CATALOGUE,
  cities: CATALOGUE,
  vehicle_models: CATALOGUE,
  agreements: CATALOGUE,
  rates: CATALOGUE,
  insurers: CATALOGUE,
  coverages: CATALOGUE,
  points_of_sale: CATALOGUE,
  coupons: CATALOGUE,
  taxpayers: none('the tax authority’s register of the demo, of made-up companies'),
};

/** The tables with rows of a proposal. */
export const PROPOSAL_TABLES: readonly string[] = Object.entries(TABLES).flatMap(([name, { kind }]) =>
  kind === 'proposal' ? [name] : [],
);

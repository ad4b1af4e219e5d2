import { documentParty } from '../lifecycle/requiredDocuments.ts';
import type { Borrower } from '../records/rowTypes.ts';

type Row = Readonly<Record<string, unknown>>;
/** Whose a row is; `OTHER`: the seller's. */
type Whose = Borrower | 'BOTH' | 'OTHER';

const byParty =
  (column: string) =>
  (row: Row): Whose => {
    const party = row[column];
    return party === 'OWNER' || party === 'CO_OWNER' ? party : 'OTHER';
  };

/** Documents of the vehicle are the owner's, as one whose kind is not known. */
function byDocument({ document_type: type }: Row): Whose {
  switch (typeof type === 'string' ? documentParty(type) : null) {
    case 'CO_HOLDER':
      return 'CO_OWNER';
    case 'SELLER':
      return 'OTHER';
    default:
      return 'OWNER';
  }
}

/**
 * What each table has to do with people, so that a new one cannot be forgotten (docs/compliance.md). `proposal`: rows of
 * a proposal, by their column `proposal_uuid`; `whose` of its parties each is, the owner's by default.
 */
type Use =
  | Readonly<{ kind: 'proposal'; hidden?: readonly string[]; whose?: (row: Row) => Whose }>
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
  phone_codes: { kind: 'proposal', hidden: ['hash'], whose: byParty('party') },
  proposal_subjects: { kind: 'proposal', hidden: ['subject'], whose: byParty('party') },
  files: { kind: 'proposal', whose: byDocument },
  step_dates: { kind: 'proposal' },
  document_observations: { kind: 'proposal', whose: byDocument },
  // Its terms are in the paper of the contract, which says of the other borrower what both signed.
  contracts: { kind: 'proposal', hidden: ['terms'], whose: () => 'BOTH' },
  biometries: { kind: 'proposal', hidden: ['wrapped_key'], whose: byParty('person_type') },
  biometry_images: { kind: 'proposal', whose: byParty('person_type') },
  identity_checks: { kind: 'proposal', whose: byParty('person_type') },
  co_owner_parts: { kind: 'proposal', hidden: ['links'], whose: () => 'CO_OWNER' },
  idempotency_keys: none('answers that are kept for a day, by keys without a person'),
  board_events: none('counts without a proposal'),
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

const without = (row: Row, hidden: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));

type OfBorrower = { personType?: Borrower };

/** Of what both borrowers gave in one row, such as consents and signatures, the share of one. */
const shareIn = (row: Row, borrower: Borrower): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === 'consents' && Array.isArray(value)
        ? value.filter(({ personType = 'OWNER' }: OfBorrower) => personType === borrower)
        : value,
    ]),
  );

/** The rows of a proposal that are a borrower's, by table, without what is hidden. */
export function shareOf(
  parts: Readonly<Record<string, readonly Row[]>>,
  borrower: Borrower,
): Record<string, readonly Row[]> {
  const share: Record<string, readonly Row[]> = {};
  for (const [table, rows] of Object.entries(parts)) {
    const use = TABLES[table];
    if (use?.kind !== 'proposal') continue;
    const { hidden = [], whose = () => 'OWNER' as const } = use;
    share[table] = rows.flatMap((row) => {
      const of = whose(row);
      if (of === 'BOTH') return [shareIn(without(row, hidden), borrower)];
      return of === borrower ? [without(row, hidden)] : [];
    });
  }
  return share;
}

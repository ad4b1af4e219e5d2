import { documentParty } from '../lifecycle/requiredDocuments.ts';
import type { Borrower } from '../records/rowTypes.ts';

type Row = Readonly<Record<string, unknown>>;
/** Who a row belongs to; `OTHER`: the seller or staff. */
type Whose = Borrower | 'BOTH' | 'OTHER';

const byParty =
  (column: string) =>
  (row: Row): Whose => {
    const party = row[column];
    return party === 'OWNER' || party === 'CO_OWNER' ? party : 'OTHER';
  };

/** Vehicle documents and unknown types belong to the owner. */
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
 * How each table relates to people, so that no new table is forgotten (docs/compliance.md). `proposal`: rows of a
 * proposal by column `proposal_uuid`; `whose` assigns each row to a party, the owner by default.
 */
type Use =
  | Readonly<{ kind: 'proposal'; hidden?: readonly string[]; whose?: (row: Row) => Whose }>
  /** Found by the person with a separate query. */
  | Readonly<{ kind: 'own' }>
  | Readonly<{ kind: 'none'; why: string }>;

const none = (why: string): Use => ({ kind: 'none', why });
const CATALOGUE = none('the bank’s catalogue');

/** `hidden`: columns that mean nothing to the person or would give access to something. */
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
  // The contract's document contains its terms, including what both borrowers signed.
  contracts: { kind: 'proposal', hidden: ['terms'], whose: () => 'BOTH' },
  biometries: { kind: 'proposal', hidden: ['wrapped_key'], whose: byParty('person_type') },
  biometry_images: { kind: 'proposal', whose: byParty('person_type') },
  identity_checks: { kind: 'proposal', whose: byParty('person_type') },
  co_owner_parts: { kind: 'proposal', hidden: ['links'], whose: () => 'CO_OWNER' },
  // Internal to staff; deleted with the proposal.
  follow_ups: { kind: 'proposal', whose: () => 'OTHER' },
  // Acts that concern a person name the party; notes do not.
  staff_acts: {
    kind: 'proposal',
    hidden: ['user_id', 'user_name', 'from_id', 'from_name', 'text'],
    whose: byParty('party'),
  },
  idempotency_keys: none('answers that are kept for a day, by keys without a person'),
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

/** Tables with rows of a proposal. */
export const PROPOSAL_TABLES: readonly string[] = Object.entries(TABLES).flatMap(([name, { kind }]) =>
  kind === 'proposal' ? [name] : [],
);

const without = (row: Row, hidden: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));

type OfBorrower = { personType?: Borrower };

/** Limits lists of both borrowers' entries in one row, such as consents and signatures, to one borrower. */
const shareIn = (row: Row, borrower: Borrower): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === 'consents' && Array.isArray(value)
        ? value.filter(({ personType = 'OWNER' }: OfBorrower) => personType === borrower)
        : value,
    ]),
  );

/** Returns a borrower's rows of a proposal by table, without hidden columns. */
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

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { Catalogues } from '../../domain/catalogue/catalogues.ts';
import { isStepDone } from '../../domain/flow/machine.ts';
import type { Person, Seller, Vehicle } from '../../domain/records/rowTypes.ts';
import { listedDealer } from '../../domain/seller/service.ts';
import { EXPIRY_DAYS } from '../../domain/flow/expiry.ts';
import { flowColumns } from '../../domain/lifecycle/moves.ts';
import { facetsOf } from '../../domain/records/proposalFacets.ts';
import type { Terms } from '../../domain/simulation/quoting.ts';
import { type DemoFlow, demoFlows } from './flows.ts';
import { inOfficeHours } from './dates.ts';
import { enteredDataAt } from './enteredData.ts';
import { demoLoans } from './loans.ts';
import { demoPerson } from './people.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Length of the period that the board shows. */
export const BOARD_MS = 12 * 7 * DAY_MS;
const RECENT_MS = (EXPIRY_DAYS - 1) * DAY_MS;
const BATCH = 2000;

/** A chosen demo proposal; `flow` is an index into demoFlows(). */
export type Chosen = {
  flow: number;
  pointOfSale: string | null;
  ageMs: number;
  /** Includes a phone if someone has to read its codes. */
  person?: Partial<ReturnType<typeof demoPerson>> & Pick<Partial<Person>, 'cellPhone'>;
  createdBy?: string;
  coOwner?: Partial<Person>;
};

type Plan = {
  seed: string;
  /** Number of proposals, spread evenly over `spreadMs` before now. */
  count: number;
  /** A year by default. */
  spreadMs?: number;
  /** Whether states occur as often as in a real bank, instead of each state in turn. */
  usual?: boolean;
  /** Index of the first one, so that a load can continue after an earlier one. */
  from?: number;
  /** Points of sale to choose from; by default those of the catalogue, and sometimes none. */
  pointsOfSale?: readonly (string | null)[];
  /** Chosen proposals instead of random ones; its length is `count`. */
  chosen?: readonly Chosen[];
  loaded?: (soFar: number) => void;
};

const digestOf = (seed: string, what: string, at: number) =>
  createHash('md5').update(`${seed}/${what}/${at}`).digest('hex');

/** Sets version and variant, to make a valid uuid. */
const uuidOf = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;

const chanceOf = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 6), 16);

const LETTERS = 26;
const DIGITS = 1000;

/** Returns a plate in the current format, unique per document of the demo. */
function plateOf(document: number): string {
  const letter = (at: number) =>
    String.fromCodePoint('A'.charCodeAt(0) + (Math.floor(document / at) % LETTERS));
  const digits = String(document % DIGITS).padStart(3, '0');
  return `A${letter(DIGITS * LETTERS * LETTERS)}${digits}${letter(DIGITS * LETTERS)}${letter(DIGITS)}`;
}

function rowOf(plan: Plan, at: number, now: Date, made: Made) {
  const index = (plan.from ?? 0) + at;
  const hex = digestOf(plan.seed, 'choice', index);
  const chosen = plan.chosen?.[at];
  const age =
    chosen?.ageMs ?? Math.floor(((plan.spreadMs ?? YEAR_MS) * (plan.count - at - 0.5)) / plan.count);
  const flows = age < RECENT_MS ? made.flows : made.lasting;
  // In turn, so that even a few proposals cover every state.
  const turn = plan.usual ? chanceOf(hex, 18) : at;
  const flow = made.all[chosen?.flow ?? flows[turn % flows.length] ?? 0];
  const loan = made.loans[chanceOf(hex, 6) % made.loans.length];
  if (flow === undefined || loan === undefined) throw new Error('the demo lacks a flow or a loan');
  const byChance = made.pointsOfSale[chanceOf(hex, 12) % made.pointsOfSale.length] ?? null;
  const point = chosen ? chosen.pointOfSale : byChance;
  const dealer = dealerOf(made.catalogues, flow, loan.vehicle, point);
  const { seller, sellerAccount } =
    dealer === null ? enteredDataAt(flow.flow) : { seller: dealer, sellerAccount: null };
  const person = { ...demoPerson(index, chanceOf(hex, 0)), ...chosen?.person };
  const isUnnamed = loan.vehicle.fuelYear.zeroKm || seller === null;
  const plate = isUnnamed ? null : plateOf(Number(person.document));
  return {
    ...person,
    ...facetsOf({
      ...flowColumns(flow.flow),
      document: person.document,
      owner: person,
      vehicle: { ...loan.vehicle, plate: plate ?? undefined },
      quote: loan.quoted.quote,
      seller,
    }),
    plate,
    seller,
    sellerAccount,
    uuid: uuidOf(digestOf(plan.seed, 'proposal', index)),
    simulation: uuidOf(digestOf(plan.seed, 'simulation', index)),
    owner: uuidOf(digestOf(plan.seed, 'owner', index)),
    flow: made.all.indexOf(flow),
    loan: made.loans.indexOf(loan),
    point,
    by: chosen?.createdBy ?? null,
    coOwner: chosen?.coOwner ?? null,
    at: inOfficeHours(new Date(now.getTime() - age)).toISOString(),
  };
}

/** Returns the point of sale as the seller of a new vehicle with confirmed data; null if someone else sells it. */
function dealerOf(
  catalogues: Catalogues,
  { flow }: DemoFlow,
  { fuelYear }: Vehicle,
  point: string | null,
): Seller | null {
  const isSentBack = flow.flowPhase.some(({ steps }) => steps.some(({ name }) => name.startsWith('SELLER_')));
  const isDealer = catalogues.pointsOfSale.some(({ code, cuit }) => code === point && cuit !== null);
  if (point === null || !isDealer || !fuelYear.zeroKm || isSentBack) return null;
  if (!isStepDone(flow, 'SELLER.confirmData')) return null;
  return { hasDataValidated: true, ...listedDealer(catalogues, point) };
}

type Made = {
  catalogues: Catalogues;
  all: readonly DemoFlow[];
  /** Indexes into `all`. */
  flows: readonly number[];
  lasting: readonly number[];
  loans: ReturnType<typeof demoLoans>;
  pointsOfSale: readonly (string | null)[];
};

const timesOf = ({ flow: { status } }: DemoFlow) => (status === 'A' ? 4 : status === 'E' ? 8 : 1);

/** Returns the indexes of the flows to choose from. */
const numbered = (flows: readonly DemoFlow[], usual: boolean, keep: (flow: DemoFlow) => boolean): number[] =>
  flows.flatMap((flow, at) => (keep(flow) ? Array<number>(usual ? timesOf(flow) : 1).fill(at) : []));

/**
 * Creates complete proposals, equal for the same seed, count and day. Sends flows and loans to the database once per
 * batch and joins them with the rows there.
 */
export async function loadDemoProposals(bank: Terms, db: Sql, plan: Plan): Promise<void> {
  const flows = demoFlows();
  const usual = plan.usual ?? false;
  const loans = demoLoans(bank);
  const made: Made = {
    catalogues: bank.catalogues,
    all: flows,
    flows: numbered(flows, usual, ({ hasCoOwner }) => !hasCoOwner),
    lasting: numbered(flows, usual, ({ hasCoOwner, onlyRecent }) => !hasCoOwner && !onlyRecent),
    loans,
    pointsOfSale: plan.pointsOfSale ?? [...bank.catalogues.pointsOfSale.map(({ code }) => code), null],
  };
  const shapes = JSON.stringify({
    flows: flows.map(({ flow }) => ({ ...flowColumns(flow), entered: enteredDataAt(flow) })),
    loans,
  });
  const now = bank.clock.now();
  for (let first = 0; first < plan.count; first += BATCH) {
    const size = Math.min(BATCH, plan.count - first);
    const rows = Array.from({ length: size }, (_empty, at) => rowOf(plan, first + at, now, made));
    await db.execute(insertion(shapes, JSON.stringify(rows)));
    plan.loaded?.(first + size);
  }
}

const insertion = (shapes: string, rows: string) => sql`
with shapes as materialized (select ${shapes}::jsonb as shape),
flows as materialized (
  select ordinality - 1 as flow, value ->> 'flowStatus' as status, value ->> 'phase' as phase,
    value ->> 'step' as step, value -> 'flow' as body, value -> 'entered' as entered
  from shapes, jsonb_array_elements(shape -> 'flows') with ordinality
),
loans as materialized (
  select ordinality - 1 as loan, value -> 'customer' as customer, value -> 'vehicle' as vehicle,
    (value ->> 'agreementId')::int as agreement, value -> 'scoring' as scoring, value #> '{quoted,quote}' as quote,
    value #> '{quoted,calculated}' as calculated, value #> '{quoted,installments}' as installments
  from shapes, jsonb_array_elements(shape -> 'loans') with ordinality
),
given as materialized (
  select given.*, nextval('proposal_numbers') as number, jsonb_build_object('document', document, 'gender', gender, 'cuitl', cuitl,
    'firstName', "firstName", 'lastName', "lastName", 'email', email)
    || jsonb_strip_nulls(jsonb_build_object('cellPhone', "cellPhone")) as person
  from jsonb_to_recordset(${rows}::jsonb) as given(document text, gender text, "firstName" text, "lastName" text,
    cuitl text, email text, "cellPhone" jsonb, uuid uuid, simulation uuid, owner uuid, flow int, loan int, point text, by text,
    "coOwner" jsonb, at timestamptz, "phaseDone" text, "phaseNext" text, concierge text, actor text, "searchedWords" text,
    plate text, seller jsonb, "sellerAccount" jsonb, amount numeric)
),
simulated as (
  insert into simulations (uuid, id_request, document, customer, co_owner, vehicle, simulation_type, agreement_id,
    point_of_sale, consents, status, polls, scoring, created_at)
  select simulation, owner, document, customer || person, customer || "coOwner", vehicle, 'PER_MODEL', agreement, point,
    '[{"kind": "PERSONAL_DATA", "textVersion": "demo"}]', 'APPROVED', 2, scoring, at
  from given join loans using (loan)
)
insert into proposals (uuid, number, simulation_uuid, document, flow_status, phase, step, flow, owner_id, owner, co_owner, vehicle,
  seller, account, seller_account, quote, calculated, installments, point_of_sale, created_by, created_at, updated_at,
  stage_since, phase_done, phase_next, concierge, actor, searched_words, gender, amount)
select given.uuid, number, simulation, document, flows.status, flows.phase, flows.step, flows.body, owner,
  customer || person || (entered -> 'owner'), customer || "coOwner" || (entered -> 'owner'),
  vehicle || case when given.seller is null then '{}' else jsonb_build_object('chassis', '9BD358A4N' || lpad(document, 8, '0'),
    'engine', 'FIRE' || document) end || jsonb_strip_nulls(jsonb_build_object('plate', plate)),
  given.seller, nullif(entered -> 'account', 'null'), given."sellerAccount",
  quote, calculated, installments, point, by, at, at, at, "phaseDone", "phaseNext", concierge, actor, "searchedWords", gender, amount
from given join flows using (flow) join loans using (loan)`;

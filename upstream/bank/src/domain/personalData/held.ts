import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '../../platform/database/database.ts';
import { PROPOSAL_TABLES } from './tables.ts';

/** Identifies a person: DNI in digits and gender as on the DNI. */
export type DataSubject = Readonly<{ document: string; gender: string }>;

type HeldRow = Readonly<Record<string, unknown>>;
const rows = z.object({ rows: z.array(z.object({ row: z.record(z.string(), z.unknown()) })) });

async function rowsOf(db: Sql, query: SQL): Promise<HeldRow[]> {
  return rows.parse(await db.execute(query)).rows.map(({ row }) => row);
}

/** Selects rows of a table as JSON; `condition` refers to the row as `it`. */
const select = (table: string, condition: SQL): SQL =>
  sql`select to_jsonb(it) as row from ${sql.identifier(table)} it where ${condition}`;

const isPerson = (data: SQL, { document, gender }: DataSubject): SQL =>
  sql`${data} ->> 'document' = ${document} and ${data} ->> 'gender' = ${gender}`;

const OWNER = sql`it.owner`;
const CUSTOMER = sql`it.customer`;
const CO_OWNER = sql`it.co_owner`;
/** A company as seller has no DNI. */
const SELLER = sql`it.seller -> 'physicalPerson'`;

async function asSellerIn(db: Sql, person: DataSubject): Promise<HeldRow[]> {
  return rowsOf(
    db,
    sql`select jsonb_build_object('number', it.number, 'flow_status', it.flow_status, 'data', ${SELLER}) as row
        from proposals it where ${isPerson(SELLER, person)} order by it.number`,
  );
}

/** Returns the mail addresses and phones to which the person's messages went. */
async function contactsOf(db: Sql, person: DataSubject): Promise<string[]> {
  const found: HeldRow[] = [];
  for (const data of [OWNER, CO_OWNER]) {
    found.push(
      ...(await rowsOf(
        db,
        sql`select distinct jsonb_build_object('to', o.recipient) as row from outbox o join proposals it
            on it.uuid = o.proposal_uuid where ${isPerson(data, person)}
            and (lower(o.recipient) = lower(${data} ->> 'email')
              or o.recipient like '%' || (${data} -> 'cellPhone' ->> 'number'))`,
      )),
    );
  }
  return [...new Set(found.map(({ to }) => String(to)))];
}

const without = (row: HeldRow, hidden: readonly string[]): HeldRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));

export type HeldProposal = Readonly<{
  uuid: string;
  number: number;
  flowStatus: string;
  proposal: HeldRow;
  /** All rows of both borrowers by table; `shareOf` limits them to one. */
  parts: Readonly<Record<string, readonly HeldRow[]>>;
}>;

export type Held = Readonly<{
  simulations: readonly HeldRow[];
  proposals: readonly HeldProposal[];
  asCoOwner: readonly HeldProposal[];
  asSeller: readonly HeldRow[];
  account: readonly HeldRow[];
  revocations: readonly HeldRow[];
  requests: readonly HeldRow[];
  messages: readonly HeldRow[];
}>;

async function partsOf(db: Sql, proposalUuid: string): Promise<HeldProposal['parts']> {
  const parts: Record<string, readonly HeldRow[]> = {};
  for (const table of PROPOSAL_TABLES) {
    parts[table] = await rowsOf(db, select(table, sql`it.proposal_uuid = ${proposalUuid}::uuid`));
  }
  return parts;
}

const proposalRow = z.looseObject({ uuid: z.string(), number: z.number(), flow_status: z.string() });
/** Columns about other people, who have their own right to that data. */
const OF_OTHERS = ['co_owner', 'seller', 'seller_account', 'created_by'];

/** Returns the proposals with the person as this borrower. `rowOf` limits the proposal's row to the person's data. */
async function proposalsWith(
  db: Sql,
  person: DataSubject,
  data: SQL,
  rowOf: (row: HeldRow) => HeldRow,
): Promise<HeldProposal[]> {
  const found = await rowsOf(db, sql`${select('proposals', isPerson(data, person))} order by it.number`);
  const proposals: HeldProposal[] = [];
  for (const row of found) {
    const { uuid, number, flow_status: flowStatus } = proposalRow.parse(row);
    proposals.push({ uuid, number, flowStatus, proposal: rowOf(row), parts: await partsOf(db, uuid) });
  }
  return proposals;
}

/** Returns all data of a person in the bank's database. */
export async function heldOf(db: Sql, person: DataSubject): Promise<Held> {
  const contacts = await contactsOf(db, person);
  const messages =
    contacts.length === 0
      ? []
      : await rowsOf(db, select('outbox', sql`it.recipient in ${contacts} order by it.created_at`));
  const simulations = await rowsOf(db, select('simulations', isPerson(CUSTOMER, person)));
  return {
    simulations: simulations.map((row) =>
      without(row, ['co_owner', 'created_by', 'entered_by', 'certificate_id']),
    ),
    proposals: await proposalsWith(db, person, OWNER, (row) => without(row, OF_OTHERS)),
    asCoOwner: await proposalsWith(db, person, CO_OWNER, ({ co_owner: own }) => ({ co_owner: own })),
    asSeller: await asSellerIn(db, person),
    // The middle of a CUIL is the DNI.
    account: await rowsOf(
      db,
      select(
        'users',
        sql`substring(regexp_replace(it.profile ->> 'cuitl', '\D', '', 'g') from 3 for 8) = lpad(${person.document}, 8, '0')`,
      ),
    ),
    revocations: await rowsOf(
      db,
      select('revocations', sql`it.document = ${person.document} and it.gender = ${person.gender}`),
    ),
    requests: await rowsOf(
      db,
      select(
        'personal_data_requests',
        sql`it.document = ${person.document} and it.gender = ${person.gender}`,
      ),
    ),
    messages: messages.map((row) => without(row, ['code', 'body'])),
  };
}

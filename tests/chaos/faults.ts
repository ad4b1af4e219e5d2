import { deepStrictEqual } from 'node:assert';
import { and, eq, isNotNull, like } from 'drizzle-orm';
import type { Sql } from '../../upstream/bank/src/platform/database/database.ts';
import { files, proposals, simulations } from '../../upstream/bank/src/domain/records/tables.ts';
import type { Flow } from '../../upstream/bank/src/domain/flow/machine.ts';
import { outbox } from '../../upstream/bank/src/platform/messages/outboxTable.ts';
import { flowAt, applyEvents } from '../../upstream/bank/src/testing/testFlows.ts';
import { asked, type Person } from './person.ts';

/** `broken`: a wrong flow state or repayment schedule. `opened`: somebody read another person's data. */
export type Fault = Readonly<{ kind: 'lost' | 'doubled' | 'opened' | 'broken'; what: string }>;
type Read = { proposal: { status: string; owner: { address: { street: string } | null } } | null };
type Row = typeof proposals.$inferSelect;

/** The flow of a proposal without a co-owner, confirmed with an account. */
const CONFIRMED: Flow = applyEvents(flowAt('SELLER.confirmData', false), {
  type: 'dataConfirmed',
  accountChosen: true,
});

const cents = (pesos: number): number => Math.round(pesos * 100);

function isSchedule({ installments, calculated }: Row): boolean {
  const capital = installments.reduce((sum, row) => sum + cents(row.capital), 0);
  return (
    installments.length === calculated.terms &&
    capital === cents(calculated.financedAmount) &&
    installments.every(
      (row) =>
        cents(row.capital) + cents(row.interest) + cents(row.vat) + cents(row.fees) === cents(row.total),
    )
  );
}

function isConfirmed({ flow }: Row): boolean {
  try {
    deepStrictEqual(flow, CONFIRMED);
    return true;
  } catch {
    return false;
  }
}

/** Compares one person's acknowledged writes with the database. */
async function faultsInDatabase(
  sql: Sql,
  person: Person,
  taken: ReadonlyMap<string, string>,
): Promise<Fault[]> {
  const { document, proposalId, fileIds } = person;
  const made = await sql.select().from(proposals).where(eq(proposals.document, document));
  const begun = await sql
    .select({ uuid: simulations.uuid })
    .from(simulations)
    .where(eq(simulations.document, document));
  const messages = await sql
    .select({ id: outbox.id, sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.proposalUuid, proposalId), like(outbox.purpose, 'CODE%')));
  const attached = await sql
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.proposalUuid, proposalId), isNotNull(files.documentType)));
  const once = (what: string, count: number): Fault[] =>
    count === 1 ? [] : [{ kind: count === 0 ? 'lost' : 'doubled', what }];
  const [row] = made;
  const sent = messages.filter(({ sentAt }) => sentAt !== null);
  return [
    ...once('simulation', begun.length),
    ...once('proposal', made.length),
    ...once('code', messages.length),
    ...sent.flatMap(({ id }) => once('SMS', taken.has(id) ? 1 : 0)),
    ...fileIds.flatMap((fileId) => once('document', attached.filter(({ id }) => id === fileId).length)),
    ...(attached.length > fileIds.length ? [{ kind: 'doubled' as const, what: 'document' }] : []),
    ...(row === undefined || isConfirmed(row) ? [] : [{ kind: 'broken' as const, what: 'flow' }]),
    ...(row === undefined || isSchedule(row) ? [] : [{ kind: 'broken' as const, what: 'schedule' }]),
  ].map(({ kind, what }) => ({ kind, what: `${what} of ${document}` }));
}

/** Reads one person's data through the gateway as that person and as another one. */
async function faultsAtGateway(person: Person, other: Person | undefined): Promise<Fault[]> {
  const { document, proposalId, guest, fileIds } = person;
  const { proposal } = await asked<Read>(guest, 'whose', { id: proposalId });
  const faults: Fault[] = [];
  if (proposal?.status !== 'OPEN' || proposal.owner.address?.street !== `Calle ${document}`)
    faults.push({ kind: 'lost', what: `address of ${document}` });
  for (const fileId of fileIds) {
    const own = await guest.request(`/files/documents/${proposalId}/${fileId}`);
    await own.arrayBuffer();
    if (own.status !== 200) faults.push({ kind: 'lost', what: `content of a document of ${document}` });
    const strange = await other?.guest.request(`/files/documents/${proposalId}/${fileId}`);
    await strange?.arrayBuffer();
    if (strange?.status === 200) faults.push({ kind: 'opened', what: `a document of ${document}` });
  }
  if (other !== undefined && (await asked<Read>(other.guest, 'whose', { id: proposalId })).proposal !== null)
    faults.push({ kind: 'opened', what: `proposal of ${document}` });
  return faults;
}

/** Returns faults in people's confirmed proposals; `taken` maps ids to the SMS the provider accepted. */
export async function faultsOf(
  sql: Sql,
  people: readonly Person[],
  taken: ReadonlyMap<string, string>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [at, person] of people.entries()) {
    faults.push(...(await faultsInDatabase(sql, person, taken)));
    faults.push(...(await faultsAtGateway(person, people.length > 1 ? people.at(at - 1) : undefined)));
    if (person.seenByASeller > 0) faults.push({ kind: 'opened', what: `proposals after ${person.document}` });
  }
  return faults;
}

import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { inTransaction, type Platform } from '../../platform/platform.ts';
import { lockProposal } from '../records/proposals.ts';
import { proposals, simulations } from '../records/tables.ts';
import { type DataSubject, type Held, heldOf, type HeldProposal } from './held.ts';
import { PROPOSAL_TABLES } from './tables.ts';

/** Years for which the record of a loan is kept (docs/compliance.md). */
const CONTRACT_YEARS = 10;

/** Data that is retained, described for the person. */
type Kept = Readonly<{ what: string; why: string }>;

/** Returns why a proposal of the person is retained; null if it is deleted. */
function whyKept({ flowStatus, parts }: HeldProposal): string | null {
  if (flowStatus === 'A') return 'Está abierta: primero hay que cancelarla.';
  const isSigned = (parts['contracts'] ?? []).some(({ confirmed }) => confirmed === true);
  return isSigned || flowStatus === 'E'
    ? `Hay un contrato: la ley obliga a conservarlo ${CONTRACT_YEARS} años.`
    : null;
}

export type Erasure = Readonly<{ goes: readonly HeldProposal[]; simulations: number; kept: readonly Kept[] }>;

/** Returns what an erasure deletes, and what is retained and why. */
export function erasureOf(held: Held): Erasure {
  const decided = held.proposals.map((proposal) => ({ proposal, why: whyKept(proposal) }));
  const staying = decided.flatMap(({ proposal, why }) =>
    why === null ? [] : [{ what: `Solicitud ${proposal.number}`, why }],
  );
  const ofOthers = [...held.asCoOwner, ...held.asSeller].map(({ number }) => ({
    what: `Tus datos en la solicitud ${String(number)}`,
    why: 'Es la solicitud de otra persona.',
  }));
  const receipts = held.revocations.map(({ number }) => ({
    what: `Arrepentimiento ${String(number)}`,
    why: 'Es la prueba de que lo pediste.',
  }));
  const requests = held.requests.map(({ number }) => ({
    what: `Pedido sobre tus datos ${String(number)}`,
    why: 'Es la prueba de que lo pediste.',
  }));
  const accounts = held.account.map(({ email }) => ({
    what: `Cuenta ${String(email)}`,
    why: 'Se borra en el servicio de identidad, con su contraseña.',
  }));
  return {
    goes: decided.filter(({ why }) => why === null).map(({ proposal }) => proposal),
    simulations: held.simulations.length - staying.length,
    kept: [...staying, ...ofOthers, ...receipts, ...requests, ...accounts],
  };
}

const contentsOf = ({ parts }: HeldProposal): string[] => [
  ...[...(parts['files'] ?? []), ...(parts['biometry_images'] ?? [])].map(({ id }) => String(id)),
  ...(parts['contracts'] ?? []).flatMap(({ document_key: one, signed_key: other }) =>
    [one, other].filter((key) => typeof key === 'string'),
  ),
];

/** Deletes the rows of a proposal, referencing tables first. */
async function deleteProposal(tx: Sql, uuid: string): Promise<void> {
  for (const table of PROPOSAL_TABLES) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where proposal_uuid = ${uuid}::uuid`);
  }
  await tx.execute(sql`delete from outbox where proposal_uuid = ${uuid}::uuid`);
  await tx.execute(sql`update revocations set proposal_uuid = null where proposal_uuid = ${uuid}::uuid`);
  await tx.delete(proposals).where(eq(proposals.uuid, uuid));
}

/** Deletes the person's simulations except those of retained proposals. */
async function deleteSimulations(tx: Sql, { document, gender }: DataSubject): Promise<number> {
  const itsProposal = tx
    .select({ uuid: proposals.uuid })
    .from(proposals)
    .where(eq(proposals.simulationUuid, simulations.uuid));
  const deleted = await tx
    .delete(simulations)
    .where(
      and(
        eq(simulations.document, document),
        sql`${simulations.customer} ->> 'gender' = ${gender}`,
        notExists(itsProposal),
      ),
    )
    .returning({ uuid: simulations.uuid });
  return deleted.length;
}

/**
 * Deletes the person's data that the bank need not keep. Deletes file contents before their rows, so that a run after a
 * crash finds the rows. Idempotent.
 */
export async function erase(bank: Platform, person: DataSubject): Promise<Erasure> {
  const planned = erasureOf(await heldOf(bank.sql, person));
  for (const { uuid } of planned.goes) {
    await inTransaction(bank, async ({ sql: tx, documents }) => {
      await lockProposal(tx, uuid);
      // Checked again under the lock.
      const current = erasureOf(await heldOf(tx, person)).goes.find((one) => one.uuid === uuid);
      if (current === undefined) return;
      for (const key of contentsOf(current)) await documents.delete(key);
      await deleteProposal(tx, uuid);
    });
  }
  const count = await inTransaction(bank, ({ sql: tx }) => deleteSimulations(tx, person));
  return { ...planned, simulations: count };
}

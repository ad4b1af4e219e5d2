import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { documentObservations } from '../records/phaseTables.ts';
import { sentBackOf } from '../records/sentBack.ts';
import { files } from '../records/tables.ts';

export type FileRow = typeof files.$inferSelect;

/** Inserts a file without attaching it to a document. */
export async function insertFile(tx: Sql, row: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(row);
}

export const filesOf = (sql: Sql, proposalUuid: string): Promise<FileRow[]> =>
  sql
    .select()
    .from(files)
    .where(eq(files.proposalUuid, proposalUuid))
    .orderBy(asc(files.createdAt), asc(files.id));

/** Finds a file by id only within its proposal (docs/security.md#documents-of-a-proposal). */
export async function findFile(sql: Sql, proposalUuid: string, id: string): Promise<FileRow | null> {
  const [row] = await sql
    .select()
    .from(files)
    .where(and(eq(files.proposalUuid, proposalUuid), eq(files.id, id)));
  return row ?? null;
}

/** Makes `fileIds` the files of a document type and detaches its earlier files. */
export async function attachFiles(
  tx: Sql,
  proposalUuid: string,
  documentType: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx
    .update(files)
    .set({ documentType: null })
    .where(and(eq(files.proposalUuid, proposalUuid), eq(files.documentType, documentType)));
  if (fileIds.length === 0) return;
  await tx
    .update(files)
    .set({ documentType })
    .where(and(eq(files.proposalUuid, proposalUuid), inArray(files.id, [...fileIds])));
}

/** Returns the reasons of documents sent back and not uploaded again, by document type. */
export async function sentBackReasons(sql: Sql, proposalUuid: string): Promise<Map<string, string>> {
  const documents = await sentBackOf(sql, [proposalUuid]);
  return new Map(documents.map(({ type, reason }) => [type, reason]));
}

export async function insertSentBack(
  tx: Sql,
  proposalUuid: string,
  documents: readonly { type: string; reason: string }[],
  now: Date,
): Promise<void> {
  const rows = documents.map(({ type, reason }) => ({
    id: randomUUID(),
    proposalUuid,
    documentType: type,
    reason,
    observedAt: now,
  }));
  await tx.insert(documentObservations).values(rows);
}

export async function closeSentBack(
  tx: Sql,
  proposalUuid: string,
  types: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(documentObservations)
    .set({ reloadedAt: now })
    .where(
      and(
        eq(documentObservations.proposalUuid, proposalUuid),
        inArray(documentObservations.documentType, [...types]),
        isNull(documentObservations.reloadedAt),
      ),
    );
}

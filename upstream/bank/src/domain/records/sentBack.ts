import { and, inArray, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { documentObservations } from './phaseTables.ts';

/** Returns the documents of these proposals that were sent back and not uploaded again. */
export const sentBackOf = (sql: Sql, proposalUuids: readonly string[]) =>
  sql
    .select({
      proposalUuid: documentObservations.proposalUuid,
      type: documentObservations.documentType,
      reason: documentObservations.reason,
    })
    .from(documentObservations)
    .where(
      and(
        inArray(documentObservations.proposalUuid, [...proposalUuids]),
        isNull(documentObservations.reloadedAt),
      ),
    );

import { and, eq, like } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { files } from '../records/tables.ts';

/** Every document of the seller is of such a type (docs/domain.md#documents). */
const OF_SELLER = 'SELLER\\_%';

/** Another seller brings documents of their own: those of the one before are not attached any more. */
export async function dropSellersDocuments(tx: Sql, proposalUuid: string): Promise<void> {
  await tx
    .update(files)
    .set({ documentType: null })
    .where(and(eq(files.proposalUuid, proposalUuid), like(files.documentType, OF_SELLER)));
}

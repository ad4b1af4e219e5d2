import type { Bank } from '../../bank.ts';
import { seedVersions } from '../../database/catalogueTables.ts';
import { loadDemoProposals } from './load.ts';

const SEED = 'demo-proposals';

/** DOMAIN §6: the proposals of the demo, made once at its first start. */
export async function seedDemoProposals(bank: Bank, count: number): Promise<void> {
  if (count === 0) return;
  await bank.sql.transaction(async (tx) => {
    const added = await tx
      .insert(seedVersions)
      .values({ name: SEED, version: 1, loadedAt: bank.clock.now() })
      .onConflictDoNothing()
      .returning({ name: seedVersions.name });
    if (added.length > 0) await loadDemoProposals(bank, tx, { seed: SEED, count });
  });
}

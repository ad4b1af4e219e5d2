import type { Bank } from '../../domain/bank.ts';
import { seedVersions } from '../../domain/records/catalogueTables.ts';
import { inTransaction } from '../../platform/platform.ts';
import type { ProposalRow } from '../../domain/records/proposals.ts';
import { loadBeside } from './beside.ts';
import {
  CHOSEN_DOCUMENTS,
  chosenForApplicant,
  chosenForGuests,
  chosenForSellers,
  chosenWithCoOwner,
} from './chosen.ts';
import { loadCoOwnerParts } from './coOwners.ts';
import { loadFollowUps } from './followUps.ts';
import { BOARD_MS, loadDemoProposals } from './load.ts';

const SEED = 'demo-proposals';

async function load(bank: Bank, count: number): Promise<void> {
  const forSellers = chosenForSellers();
  const chosen = count >= 3 * forSellers.length ? forSellers : [];
  const byChance = count - chosen.length;
  const usual = chosen.length > 0 ? { usual: true, spreadMs: BOARD_MS } : {};
  await loadDemoProposals(bank, bank.sql, { seed: SEED, count: byChance, ...usual });
  if (chosen.length > 0) {
    await loadDemoProposals(bank, bank.sql, { seed: SEED, from: byChance, count: chosen.length, chosen });
    const own = [...chosenForApplicant(), ...chosenForGuests(), ...chosenWithCoOwner()];
    const from = count + 1_000_000;
    await loadDemoProposals(bank, bank.sql, { seed: SEED, from, count: own.length, chosen: own });
  }
  const isOfDemo = ({ document, createdBy }: ProposalRow) =>
    document.startsWith('6') || document.startsWith(CHOSEN_DOCUMENTS) || createdBy !== null;
  await loadBeside(bank, isOfDemo);
  await loadCoOwnerParts(bank, isOfDemo);
  await loadFollowUps(bank, isOfDemo);
}

/** Creates the demo's proposals once, at its first start (docs/domain.md#demo-data). */
export async function seedDemoProposals(bank: Bank, count: number): Promise<void> {
  if (count === 0) return;
  await inTransaction(bank, async (tx) => {
    const added = await tx.sql
      .insert(seedVersions)
      .values({ name: SEED, version: 1, loadedAt: bank.clock.now() })
      .onConflictDoNothing()
      .returning({ name: seedVersions.name });
    if (added.length > 0) await load(tx, count);
  });
}

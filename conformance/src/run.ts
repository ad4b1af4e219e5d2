import type { BankProof } from '@prendarios/servers/bankCredential';
import { Bank } from './bank.ts';
import { Contract, type OpenApi } from './contract.ts';
import { Kit, type Line, type Settings } from './kit.ts';
import { crash } from './parts/crash.ts';
import { firstHalf, formalization, secondHalf } from './parts/journey.ts';
import { lists } from './parts/lists.ts';
import { offers } from './parts/offer.ts';
import { refusals } from './parts/refusals.ts';
import { revocation } from './parts/revocation.ts';
import { dashboard, users } from './parts/users.ts';

/** The parts of the kit; `journey` runs from its beginning up to the named part. */
const PARTS = {
  lists,
  refusals,
  offers,
  'first half': async (kit: Kit) => void (await firstHalf(kit)),
  journey: async (kit: Kit) => {
    const proposal = await firstHalf(kit);
    await secondHalf(kit, proposal);
    await formalization(kit, proposal);
    // A revocation request leaves the loan unchanged.
    await revocation(kit, proposal);
  },
  users,
  dashboard,
  crash,
} as const satisfies Record<string, (kit: Kit) => Promise<void>>;
type PartName = keyof typeof PARTS;

/** The parts of a complete run. */
const WHOLE: readonly PartName[] = ['lists', 'refusals', 'offers', 'journey', 'users', 'dashboard', 'crash'];

/** Requests one list; returns why the bank cannot be tested, or null if it answers. */
export async function whyUnreachable(
  url: string,
  proof: BankProof,
  document: OpenApi,
): Promise<string | null> {
  const bank = new Bank(url, proof, new Contract(document), () => undefined);
  try {
    const { status } = await bank.call('getGenders');
    return status === 401 || status === 403 ? `the key is refused (${status})` : null;
  } catch (error) {
    const isSilent = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
    if (!isSilent) throw error;
    return `nothing answers at ${url}`;
  }
}

/**
 * Runs the parts against the bank and returns the report's lines in the contract's order. A part that cannot continue
 * adds a failed line.
 */
export async function conformance(settings: Settings, parts: readonly PartName[] = WHOLE): Promise<Line[]> {
  const kit = new Kit(settings);
  for (const name of parts) await kit.check(name, 'goes through to its end', () => PARTS[name](kit));
  return kit.lines(new Set(kit.contract.operations.keys()));
}

import { tokensOf } from './session.ts';

export type BankProposal = Readonly<{
  number: string;
  id: string;
  status: 'A' | 'E' | 'X' | 'C';
  phase: string | null;
}>;

/** The gateway's own, as both have it in the demo (.env.example). */
const SERVICE_KEY = process.env['BANK_SERVICE_KEY'] ?? 'demo-service-key-of-banco-ceibo';

type Page = {
  items: {
    proposalNumber: number;
    proposalUuid: string;
    status: BankProposal['status'];
    phase: string | null;
  }[];
  lastKey: string | null;
};

/** What somebody sees of a kind, newest first, as the bank lists it: where a journey finds a proposal to begin with. */
export async function proposalsOf(email: string, query: Record<string, string>): Promise<BankProposal[]> {
  const { IdToken } = await tokensOf(email);
  const found: BankProposal[] = [];
  let lastKey: string | null = '';
  while (lastKey !== null) {
    const search = new URLSearchParams({ ...query, lastKey });
    const answer = await fetch(
      `http://localhost:${process.env['E2E_BANK_PORT']}/api/proposals/get_proposals?${search}`,
      { headers: { 'x-service-key': SERVICE_KEY, authorization: `Bearer ${IdToken}` } },
    );
    if (!answer.ok) throw new Error(`The proposals of ${email}: ${await answer.text()}`);
    const page = (await answer.json()) as Page;
    found.push(
      ...page.items.map(({ proposalNumber, proposalUuid, status, phase }) => ({
        number: String(proposalNumber),
        id: proposalUuid,
        status,
        phase,
      })),
    );
    lastKey = page.lastKey;
  }
  return found;
}

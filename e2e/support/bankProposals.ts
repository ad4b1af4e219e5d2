import { tokensOf } from './session.ts';

type BankProposal = Readonly<{
  number: string;
  id: string;
  status: 'A' | 'E' | 'X' | 'C';
  phase: string | null;
}>;

/** The gateway's key, equal in gateway and bank in the demo (.env.example). */
export const SERVICE_KEY = process.env['BANK_SERVICE_KEY'] ?? 'demo-service-key-of-banco-ceibo';

type Page = {
  items: {
    proposalNumber: number;
    proposalUuid: string;
    status: BankProposal['status'];
    phase: string | null;
  }[];
  lastKey: string | null;
};

/** Returns the user's proposals that match, newest first, from the bank's list. */
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

/** Uploads a file for a document outside the browser, which completes no step of the flow. */
export async function attachElsewhere(
  email: string,
  id: string,
  documentType: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const { IdToken } = await tokensOf(email);
  const headers = { 'x-service-key': SERVICE_KEY, authorization: `Bearer ${IdToken}` };
  const api = `http://localhost:${process.env['E2E_BANK_PORT']}/api/documentation`;
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  const uploaded = await fetch(`${api}/pre-upload`, {
    method: 'POST',
    headers: { ...headers, 'x-proposal-id': id },
    body,
  });
  if (!uploaded.ok) throw new Error(`${file.name}: ${await uploaded.text()}`);
  const { fileId } = (await uploaded.json()) as { fileId: string };
  const attached = await fetch(`${api}/${id}/upload`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data: [{ type: documentType, fileIds: [fileId] }], isSeller: false }),
  });
  if (!attached.ok) throw new Error(`${documentType} of ${id}: ${await attached.text()}`);
}

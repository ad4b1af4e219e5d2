import { randomUUID } from 'node:crypto';
import { expectThat, inShort, type Kit, NotRun, expectRefusal } from '../kit.ts';
import { type Proposal, proposed } from './offer.ts';
import { followUp, outreach } from './outreach.ts';

type Item = Readonly<{
  proposalUuid: string;
  proposalNumber: number;
  creationDate: string;
  documentNumber: string;
  pointOfSale: { code: string } | null;
}>;
type Page = Readonly<{ items: readonly Item[]; lastKey: string | null }>;

const PAGE = 10;

function subjectOf({ authorization = '' }: Record<string, string>): string {
  const [, claims = ''] = authorization.split('.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a token signed by the identity service
  return (JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { sub?: string }).sub ?? '';
}

/** Checks what signed-in users may and may not see. */
export async function users(kit: Kit): Promise<void> {
  await kit.check('getProposals', 'is rejected without a token', async () => {
    expectRefusal(await kit.call('getProposals'), 401, 'UNAUTHENTICATED');
  });
  await kit.check('getProposal', "returns another applicant's proposal as missing", async () => {
    const [owner, stranger] = [await kit.as('applicant'), await kit.as('otherApplicant')];
    const { proposalUuid: id } = await proposed(kit, owner);
    await kit.ask('getProposal', { path: { id }, headers: owner });
    const hidden = await kit.call('getProposal', { path: { id }, headers: stranger });
    expectRefusal(hidden, 404, 'PROPOSAL_NOT_FOUND');
    const unknown = await kit.call('getProposal', { path: { id: randomUUID() }, headers: stranger });
    expectThat(
      JSON.stringify(hidden.body) === JSON.stringify(unknown.body),
      'the answer differs from that for none',
    );
    const { items } = await kit.ask<Page>('getProposals', { headers: stranger });
    expectThat(
      !items.some(({ proposalUuid }) => proposalUuid === id),
      'it is in the list of the other applicant',
    );
    await kit.check('cancelProposal', "does not cancel another applicant's proposal", async () => {
      expectRefusal(
        await kit.call('cancelProposal', { path: { id }, headers: stranger }),
        404,
        'PROPOSAL_NOT_FOUND',
      );
      const { status } = await kit.ask<Proposal>('getProposal', { path: { id }, headers: owner });
      expectThat(status === 'A', `its status is ${status}`);
    });
    await kit.ask('cancelProposal', { path: { id }, headers: owner });
  });
  await kit.check('cancelProposal', 'is rejected for a read-only user', async () => {
    const headers = await kit.as('admin');
    expectRefusal(await kit.call('cancelProposal', { headers }), 403, 'READ_ONLY');
  });
  await kit.check('getSellingPoints', "returns only the seller's own", async () => {
    const headers = await kit.as('seller');
    await kit.ask('getSellingPoints', { path: { id: subjectOf(headers) }, headers });
    expectRefusal(
      await kit.call('getSellingPoints', { path: { id: 'somebody-else' }, headers }),
      404,
      'USER_NOT_FOUND',
    );
  });
  await kit.check(
    'getConsentRequest',
    'shows data entered by a seller only with the request’s key',
    async () => {
      const headers = await kit.as('seller');
      type Points = Readonly<{ points_of_sale: readonly { code: string }[] }>;
      const { points_of_sale: points } = await kit.ask<Points>('getSellingPoints', {
        path: { id: subjectOf(headers) },
        headers,
      });
      const made = await proposed(kit, headers, points[0]?.code);
      const { proposalUuid: idProposal, consentKey: key } = made;
      // Optional (docs/decisions/028).
      if (typeof key === 'string') {
        const wrong = await kit.call('getConsentRequest', { body: { idProposal, key: 'made-up' } });
        expectRefusal(wrong, 404, 'PROPOSAL_NOT_FOUND');
        const body = { idProposal, key };
        type Asked = Readonly<{ calculatedValueDTO: { financedAmount: number } }>;
        const { calculatedValueDTO: asked } = await kit.ask<Asked>('getConsentRequest', { body });
        expectThat(asked.financedAmount === kit.people.loan.financedAmount, 'it is another loan');
      }
      await outreach(kit, made, headers);
      await followUp(kit, made, headers);
      await kit.ask('cancelProposal', { path: { id: idProposal }, headers });
    },
  );
  await kit.check('getBoard', 'is available only to sellers', async () => {
    const received = await kit.call('getBoard', { headers: await kit.as('seller') });
    expectThat([200, 404].includes(received.status), `answered ${inShort(received)}`);
    if (received.status === 200)
      expectRefusal(
        await kit.call('getBoard', { headers: await kit.as('applicant') }),
        403,
        'NOT_FOR_APPLICANTS',
      );
  });
  await kit.check('createUser', 'creates a user once', async () => {
    const { newUser } = kit.people;
    if (newUser === undefined) throw new NotRun('people.json has no newUser');
    const body = { ...newUser, email: `conformance.${randomUUID()}@correo.example` };
    await kit.write('createUser', { body });
    expectRefusal(await kit.call('createUser', { body }), 400, 'EMAIL_TAKEN');
  });
  await receipt(kit, 'requestRevocation', {});
  await receipt(kit, 'requestPersonalData', { kind: 'COPY' });
}

type Receipt = Readonly<{ number: string; requestedAt: string; dueOn?: string }>;

/** Sends a data request: anyone may, and the receipt does not reveal whether the bank knows them. */
async function receipt(
  kit: Kit,
  id: 'requestRevocation' | 'requestPersonalData',
  more: Record<string, unknown>,
): Promise<void> {
  const body = { ...more, document: '1999999', gender: 'F', contact: 'conformance@bank.example' };
  const first = await kit.call(id, { body });
  if (first.status === 404) return;
  await kit.check(id, 'returns the same receipt for a repeated request', async () => {
    const { number, requestedAt, dueOn } = await kit.ask<Receipt>(id, { body });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its shape has its own line
    const known = first.body as Receipt;
    expectThat(number === known.number, `the second receipt is ${number}, the first ${known.number}`);
    expectThat(dueOn === undefined || dueOn > requestedAt.slice(0, 10), `it is due on ${dueOn}`);
  });
}

/** Checks order, pages, filters and ETag of the dashboard's list. */
export async function dashboard(kit: Kit): Promise<void> {
  const id = 'getProposals';
  const page = async (query: Record<string, string> = {}) => {
    const headers = await kit.as('admin');
    return kit.ask<Page>(id, { query, headers });
  };
  await kit.check(id, `returns at most ${PAGE} per page`, async () => {
    const { items } = await page();
    expectThat(items.length <= PAGE, `${items.length} items`);
  });
  await kit.check('countProposals', 'counts the same proposals as the list', async () => {
    const headers = await kit.as('admin');
    const received = await kit.call('countProposals', { query: { status: 'E' }, headers });
    expectThat([200, 404].includes(received.status), `answered ${inShort(received)}`);
    if (received.status !== 200) return;
    const { count } = await kit.ask<{ count: number }>('countProposals', { query: { status: 'E' }, headers });
    const { items, lastKey } = await page({ status: 'E' });
    expectThat(lastKey === null ? count === items.length : count > items.length, `${count}`);
  });
  await kit.check(id, 'returns the newest first', async () => {
    const numbers = (await page()).items.map(({ creationDate }) => Date.parse(creationDate));
    expectThat(
      numbers.every((at, index) => at <= (numbers[index - 1] ?? Infinity)),
      'an older one comes before a newer one',
    );
  });
  await kit.check(id, 'continues after lastKey without gaps or duplicates', async () => {
    const first = await page();
    if (first.lastKey === null) return;
    const next = await page({ lastKey: first.lastKey });
    const seen = new Set(first.items.map(({ proposalUuid }) => proposalUuid));
    expectThat(
      next.items.length > 0 && next.items.every((one) => !seen.has(one.proposalUuid)),
      'the second page has what the first had',
    );
  });
  await kit.check(id, 'filters by number and by document', async () => {
    const [item] = (await page()).items;
    expectThat(item !== undefined, 'the list is empty');
    const byNumber = (await page({ proposalNumber: String(item?.proposalNumber) })).items;
    expectThat(
      byNumber.length === 1 && byNumber[0]?.proposalUuid === item?.proposalUuid,
      `${byNumber.length} of that number`,
    );
    const byDocument = (await page({ documentNumber: item?.documentNumber ?? '' })).items;
    expectThat(
      byDocument.length > 0 && byDocument.every((one) => one.documentNumber === item?.documentNumber),
      'others come too',
    );
  });
  await kit.check(id, "returns only proposals of the seller's points of sale", async () => {
    const headers = await kit.as('seller');
    const own = await kit.ask<{ points_of_sale: { code: string }[] }>('getSellingPoints', {
      path: { id: subjectOf(headers) },
      headers,
    });
    const codes = new Set(own.points_of_sale.map(({ code }) => code));
    const { items } = await kit.ask<Page>(id, { headers });
    expectThat(
      items.every(({ pointOfSale }) => codes.has(pointOfSale?.code ?? '')),
      'a proposal of another point of sale is in it',
    );
  });
  await kit.check(id, 'returns 304 for a current ETag, but not after a change', async () => {
    const headers = await kit.as('admin');
    const first = await kit.call(id, { headers });
    const etag = first.headers.get('etag') ?? '';
    expectThat(etag !== '', 'the answer has no ETag');
    const same = await kit.call(id, { headers: { ...headers, 'if-none-match': etag } });
    expectThat(same.status === 304, `answered ${same.status} without a change`);
    const { proposalUuid } = await proposed(kit);
    const changed = await kit.call(id, { headers: { ...headers, 'if-none-match': etag } });
    expectThat(
      changed.status === 200 && changed.headers.get('etag') !== etag,
      `answered ${changed.status} after a change`,
    );
    await kit.ask('cancelProposal', { path: { id: proposalUuid } });
  });
}

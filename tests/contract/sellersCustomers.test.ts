import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest } from './guest.ts';
import { awaitDecision, createProposal, simulationInput, type Started } from './journeySteps.ts';
import { type Name, productWithPeople, type ProductWithPeople } from './people.ts';

let product: ProductWithPeople;
beforeAll(async () => {
  product = await productWithPeople({ DEMO_PROPOSALS: '0' });
});
afterAll(() => product.close());

/** A browser with a user's session. */
class SignedInBrowser extends Guest {
  readonly #headers: Record<string, string>;
  /** The tab's simulation and proposal, sent as x-work (docs/domain.md#a-seller-at-a-point-of-sale). */
  work: string | null = null;

  constructor(name: Name) {
    super(product.url);
    this.#headers = product.headersOf(name);
  }

  override request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [header, value] of Object.entries(this.#headers)) headers.set(header, value);
    if (this.work !== null) headers.set('x-work', this.work);
    return super.request(path, { ...init, headers });
  }
}

it.each([
  ['an applicant', 'applicant', '30222701', {}, false],
  [
    'a seller, who may have another customer,',
    'seller',
    '30222703',
    { consents: [], pointOfSaleCode: '01010' },
    true,
  ],
] as const)(
  '[ST-17] cancelling a proposal clears or keeps an earlier simulation of %s',
  async (_case, name, dni, change, isKept) => {
    const browser = new SignedInBrowser(name);
    const { simulation } = await browser.mutate<Started>(
      'startSimulation',
      { ...simulationInput(dni), ...change },
      'simulation { id }',
    );
    const next = String(Number(dni) + 1);
    const proposalId = await createProposal(browser, next, 'FIXED', change);
    const { userErrors } = await browser.mutate('cancelProposal', { proposalId }, 'proposal { id }');
    expect(userErrors).toEqual([]);
    expect(await browser.data('{ currentSimulation { id } }')).toEqual({
      currentSimulation: isKept ? { id: simulation.id } : null,
    });
  },
);

it('[CA-01] a seller cannot consent for the customer, and a text version has a maximum length', async () => {
  const consents = [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }];
  const start = async (browser: Guest, change: object) => {
    const input = { ...simulationInput('30222707'), pointOfSaleCode: '01010', ...change };
    return (await browser.mutate('startSimulation', input, 'simulation { id }')).userErrors;
  };
  expect(await start(new SignedInBrowser('seller'), { consents })).toMatchObject([
    { code: 'CONSENT_NOT_YOURS' },
  ]);
  const long = [{ kind: 'PERSONAL_DATA', textVersion: 'x'.repeat(51) }];
  expect(await start(new Guest(product.url), { consents: long })).toMatchObject([
    { code: 'INVALID_FIELD', path: ['consents', '0', 'textVersion'] },
  ]);
});

it("[CA-08] an offer's PDF belongs to the tab's customer and needs access to that simulation", async () => {
  const browser = new SignedInBrowser('seller');
  const started = (dni: string) =>
    browser.mutate<Started>(
      'startSimulation',
      { ...simulationInput(dni), consents: [], pointOfSaleCode: '01010' },
      'simulation { id }',
    );
  const { simulation: first } = await started('30222705');
  await awaitDecision(browser);
  const { currentSimulation } = await browser.data<{
    currentSimulation: { quoteLink: { path: string; userErrors: unknown[] } };
  }>(
    `query L($input: OfferQuoteInput!) { currentSimulation { id quoteLink(input: $input) { path userErrors { code } } } }`,
    { input: { financedAmount: '5000000', term: 24, mode: 'FIXED', dueDay: 5 } },
  );
  const token = currentSimulation.quoteLink.path.split('/').at(-1) ?? '';
  // The second simulation is still pending, so it has no offer to print.
  const { simulation: second } = await started('30222706');
  const statuses: Record<string, number> = {};
  for (const [tab, work] of Object.entries({
    first: `${first.id},`,
    second: `${second.id},`,
    empty: 'none',
    strange: `${crypto.randomUUID()},`,
  })) {
    browser.work = work;
    statuses[tab] = (await browser.request(`/files/quotes/${token}`)).status;
  }
  expect(statuses).toEqual({ first: 200, second: 409, empty: 404, strange: 404 });
});

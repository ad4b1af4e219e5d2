import { median, type Product, storedOperation } from './product.ts';

const ROUNDS = 40;

const PAGE = { after: null, first: 10, sort: 'NEWEST' };

/** Common requests: the first page, one point of sale, a phase, a status, and a rare value. */
const FILTERS: readonly (object | null)[] = [
  null,
  { pointOfSaleCode: '01010' },
  { ignoreCancelled: true },
  { pointOfSaleCode: '01022', phase: 'IDENTITY_AND_CONTRACT' },
  { status: 'CANCELLED', gender: 'FEMALE' },
  { pointOfSaleCode: '01035', status: 'CLOSED', gender: 'NON_BINARY' },
];

type Answer = { data?: { proposals: { version: string; nodes: unknown[] } }; errors?: unknown[] };

/** One user's browser session with one product. */
export class Reader {
  readonly #product: Product;
  readonly #token: string;
  #cookie = '';

  constructor(product: Product, token: string) {
    this.#product = product;
    this.#token = token;
  }

  async ask(query: string, variables: object): Promise<unknown> {
    const answer = await fetch(`${this.#product.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.#token}`,
        ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    if (set.length > 0) this.#cookie = set.join('; ');
    return answer.json();
  }

  /** Returns the milliseconds of each filter's first page. */
  async pages(filters = FILTERS): Promise<number[]> {
    const query = storedOperation('ProposalList');
    const times: number[] = [];
    for (const filter of filters) {
      const startedAt = performance.now();
      const answer = (await this.ask(query, { ...PAGE, filter })) as Answer;
      times.push(performance.now() - startedAt);
      if (answer.errors !== undefined || (answer.data?.proposals.nodes.length ?? 0) === 0) {
        throw new Error(`no page for ${JSON.stringify(filter)}: ${JSON.stringify(answer.errors)}`);
      }
    }
    return times;
  }

  /** Counts the bank calls of one page and of one poll without changes. */
  async calls(): Promise<{ page: number; poll: number }> {
    this.#product.takeCalls();
    const variables = { ...PAGE, filter: null };
    const answer = (await this.ask(storedOperation('ProposalList'), variables)) as Answer;
    const page = this.#product.takeCalls();
    const ifNotVersion = answer.data?.proposals.version;
    await this.ask(storedOperation('ProposalList'), { ...variables, ifNotVersion });
    return { page, poll: this.#product.takeCalls() };
  }
}

/** Returns medians of two readers that take turns, so that other load on the machine affects both. */
export async function comparePages(small: Reader, large: Reader, filters = FILTERS) {
  const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    await small.pages(filters);
    await large.pages(filters);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    ofSmall.push(...(await small.pages(filters)));
    ofLarge.push(...(await large.pages(filters)));
  }
  return { small: median(ofSmall), large: median(ofLarge), ratio: median(ofLarge) / median(ofSmall) };
}

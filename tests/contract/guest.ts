import { buildGateway } from '../../gateway/src/app.ts';
import { readSettings, type Settings } from '../../gateway/src/settings.ts';
import { type TestBank, testBank } from '../../upstream/bank/src/testing/bank.ts';
import { mayAnswer } from '../../scripts/codegen/userErrors.ts';

type GraphQLAnswer<T> = {
  data: T | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
};

export type UserError = { code: string; message: string; path: string[] };
type ProposalPart = { proposal: { id: string; resumeStep: string | null } | null };

/** Replaces the built client: rendering and compressing its hundred pages at startup takes most of a second. */
export const NO_PAGES = '/nonexistent';

/** Starts the real bank with an in-memory database and the real gateway in front of it. */
export async function product(
  environment: Record<string, string> = {},
  rateLimits: Partial<Settings['rateLimits']> = {},
) {
  const bank: TestBank = await testBank();
  const address = await bank.app.listen({ port: 0, host: '127.0.0.1' });
  const settings = readSettings({ LOG_LEVEL: 'silent', BANK_API_URL: `${address}/api`, ...environment });
  const gateway = await buildGateway(
    { ...settings, clientDist: NO_PAGES, rateLimits: { ...settings.rateLimits, ...rateLimits } },
    { now: () => new Date('2026-11-20T15:00:00Z') },
  );
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    bank,
    url,
    close: async () => {
      await gateway.close();
      await bank.close();
    },
  };
}

/** A browser without an account that keeps its cookie. */
export class Guest {
  readonly #url: string;
  readonly #address: string | null;
  cookie = '';

  /** `address`: the X-Forwarded-For address, for a gateway that trusts one proxy. */
  constructor(url: string, address: string | null = null) {
    this.#url = url;
    this.#address = address;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    if (this.#address !== null) headers.set('x-forwarded-for', this.#address);
    const answer = await fetch(`${this.#url}${path}`, { ...init, headers });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    return answer;
  }

  /** `T`: the type the query selects, unchecked here; the test's assertions check it. */
  async ask<T>(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLAnswer<T>> {
    const answer = await this.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as GraphQLAnswer<T>;
  }

  /** Returns the data. @throws if the answer has errors. */
  async data<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const { data, errors } = await this.ask<T>(query, variables);
    if (errors || data === null) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Runs a mutation and returns its payload. @throws for a user error the schema does not declare for it. */
  async mutate<T = ProposalPart>(
    name: string,
    input: Record<string, unknown>,
    selection = 'proposal { id resumeStep }',
  ): Promise<T & { userErrors: UserError[] }> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation M($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code message path } } }`;
    const payloads = await this.data<Record<string, T & { userErrors: UserError[] }>>(query, { input });
    const payload = payloads[name];
    if (payload === undefined) throw new Error(`no payload of ${name}`);
    for (const { code } of payload.userErrors) {
      if (!mayAnswer(name, code)) throw new Error(`the schema does not say that ${name} answers ${code}`);
    }
    return payload;
  }

  async upload(proposal: string, content: Uint8Array, name: string): Promise<Response> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name);
    return this.request(`/files/pre-upload?proposal=${proposal}`, { method: 'POST', body: form });
  }
}

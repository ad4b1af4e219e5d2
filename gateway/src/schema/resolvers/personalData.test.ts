import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../testing/bankStandIn.ts';
import { type Running, runGateway } from '../../testing/gateway.ts';

let gateway: Running;
beforeEach(async () => {
  gateway = await runGateway({}, {}, { rateLimits: { lookupsPerMinute: 2 } });
});
afterEach(() => gateway.close());

const RECEIPT = { number: '4821-0073-9155', requestedAt: '2026-11-20T15:00:00.000Z', dueOn: '2026-11-30' };
const INPUT = { kind: 'COPY', documentNumber: '30111222', gender: 'FEMALE', contact: 'ana@correo.com' };

async function request(input: object = {}) {
  const query =
    'mutation M($input: RequestPersonalDataInput!) { requestPersonalData(input: $input) { receipt { number requestedAt dueOn } userErrors { code path } } }';
  const answer = await gateway.graphql({ query, variables: { input: { ...INPUT, ...input } } });
  return answer.json<{
    data: { requestPersonalData: unknown } | null;
    errors?: { extensions: { code: string } }[];
  }>();
}

describe('a request about personal data', () => {
  it('returns the bank’s receipt without a sign-in', async () => {
    gateway.bank.script = (_request, response) => json(response, 200, RECEIPT);
    expect((await request()).data).toEqual({ requestPersonalData: { receipt: RECEIPT, userErrors: [] } });
    const [sent] = gateway.bank.received;
    expect(sent?.headers.authorization).toBeUndefined();
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      kind: 'COPY',
      document: '30111222',
      gender: 'F',
      contact: 'ana@correo.com',
    });
  });

  it('returns neither a receipt nor an error for a bank without the call', async () => {
    gateway.bank.script = (_request, response) => json(response, 404, { message: 'no such route' });
    expect((await request()).data).toEqual({ requestPersonalData: { receipt: null, userErrors: [] } });
  });

  it.each([
    ['documentNumber', '12'],
    ['contact', 'ana'],
  ])('does not call the bank with an invalid %s', async (field, value) => {
    expect((await request({ [field]: value })).data).toEqual({
      requestPersonalData: { receipt: null, userErrors: [{ code: 'INVALID_FIELD', path: [field] }] },
    });
    expect(gateway.bank.received).toEqual([]);
  });

  it('names a field that the bank rejects by its input name', async () => {
    const refusal = { statusCode: 400, code: 'VALIDATION', message: 'No.', fields: { document: 'No.' } };
    gateway.bank.script = (_request, response) => json(response, 400, refusal);
    expect((await request()).data).toEqual({
      requestPersonalData: {
        receipt: null,
        userErrors: [{ code: 'INVALID_FIELD', path: ['documentNumber'] }],
      },
    });
  });

  it('is limited per minute', async () => {
    gateway.bank.script = (_request, response) => json(response, 200, RECEIPT);
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 8; at += 1) codes.push((await request()).errors?.[0]?.extensions.code);
    expect(codes[0]).toBeUndefined();
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

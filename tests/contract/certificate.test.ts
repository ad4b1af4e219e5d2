import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../gateway/src/testing/bankStandIn.ts';
import { runGateway } from '../../gateway/src/testing/gateway.ts';
import { Guest, product } from './guest.ts';
import { awaitDecision, type Product, simulationInput, type Started } from './journeySteps.ts';

const DNI = '30812333';
const UNKNOWN = '99999999-9999-4999-8999-999999999999';

let running: Product;
/** A guest with an offer. */
let holder: Guest;
beforeAll(async () => {
  running = await product();
  holder = new Guest(running.url);
  await holder.mutate<Started>('startSimulation', simulationInput(DNI), 'simulation { id }');
  await awaitDecision(holder);
});
afterAll(() => running.close());

const PATH = '{ currentSimulation { id offer { certificatePath } } }';
const CERTIFICATE = `query C($id: ID!) { certificate(id: $id) { state facts { name amount { amount } vehicleName
  purchaseValue { amount } validUntil } } }`;

const idOf = async () => {
  type Answer = { currentSimulation: { offer: { certificatePath: string | null } } };
  const { currentSimulation } = await holder.data<Answer>(PATH);
  return currentSimulation.offer.certificatePath?.split('/').at(-1) ?? '';
};

describe('the certificate', () => {
  it('shows a stranger its facts and nothing else about the applicant', async () => {
    const stranger = new Guest(running.url);
    const { certificate } = await stranger.data<{ certificate: object }>(CERTIFICATE, { id: await idOf() });
    expect(certificate).toEqual({
      state: 'VALID',
      facts: {
        name: expect.stringMatching(/^\S+ \S+/),
        amount: { amount: expect.stringMatching(/^\d+\.00$/) },
        vehicleName: expect.stringContaining('0KM'),
        purchaseValue: { amount: expect.any(String) },
        validUntil: '2026-11-30',
      },
    });
    expect(JSON.stringify(certificate)).not.toContain(DNI);
  });

  it('gives a stranger no access to the offer', async () => {
    const stranger = new Guest(running.url);
    await stranger.data(CERTIFICATE, { id: await idOf() });
    expect(await stranger.data(PATH)).toEqual({ currentSimulation: null });
  });

  it.each([UNKNOWN, 'abc', `${UNKNOWN}/pdf`, ''])('is null for the id %j', async (id) => {
    expect(await new Guest(running.url).data(CERTIFICATE, { id })).toEqual({ certificate: null });
  });

  it('has a rate limit', async () => {
    const few = await product({}, { linksPerMinute: 2 });
    const guest = new Guest(few.url);
    // A browser gets its cookie with its first write.
    await guest.mutate('findProposal', { documentNumber: '30811009' }, 'match { id }');
    const codes: unknown[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { errors } = await guest.ask(CERTIFICATE, { id: UNKNOWN });
      codes.push(errors?.[0]?.extensions['code']);
    }
    await few.close();
    expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED']);
  });
});

describe('a certificate’s PDF', () => {
  it('comes from the bank for anybody with the id, and is never cached', async () => {
    const answer = await new Guest(running.url).request(`/files/certificates/${await idOf()}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('certificado.pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/);
  });

  it.each([UNKNOWN, 'abc'])('is not found for the id %s', async (id) => {
    expect((await new Guest(running.url).request(`/files/certificates/${id}`)).status).toBe(404);
  });
});

it('is not offered if the bank lacks the call', async () => {
  const gateway = await runGateway();
  gateway.bank.script = (_request, response) => json(response, 404, { message: 'no such call' });
  const answer = await gateway.graphql({ query: CERTIFICATE, variables: { id: UNKNOWN } });
  const file = await gateway.app.inject(`/files/certificates/${UNKNOWN}`);
  await gateway.close();
  expect(answer.json()).toEqual({ data: { certificate: null } });
  expect(file.statusCode).toBe(404);
});

it('reports a failing bank as an error, not as an invalid certificate', async () => {
  const gateway = await runGateway();
  gateway.bank.script = (_request, response) => json(response, 503, { message: 'down' });
  const answer = await gateway.graphql({ query: CERTIFICATE, variables: { id: UNKNOWN } });
  await gateway.close();
  expect(answer.json()).toMatchObject({ errors: [{ path: ['certificate'] }] });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_COOKIE_SECRET } from '../../gateway/src/productionRules.ts';
import { QuoteLinks, TOKEN_LENGTH } from '../../gateway/src/quotes/quoteLinks.ts';
import { json } from '../../gateway/src/testing/bankStandIn.ts';
import { runGateway } from '../../gateway/src/testing/gateway.ts';
import { sampleQuote } from '../../gateway/src/testing/sampleQuote.ts';
import { Guest, product } from './guest.ts';
import { awaitDecision, type Product, simulationInput, type Started } from './journeySteps.ts';

const DNI = '30811222';
const links = new QuoteLinks([DEMO_COOKIE_SECRET]);

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

const FIGURES = `figures { financedAmount { amount } term dueDay tna tea cftea cfteaWithoutVat totalToPay { amount }
  installment { amount } installmentWithVat { amount } secondInstallment { amount }
  firstInstallment { total { amount } dueOn payableOn extraDays } }`;
const LOAN = { financedAmount: '20000000', term: 36, mode: 'FIXED', dueDay: 10, agreementId: '1' };
const CAR = {
  typeCode: 'A',
  brandId: 'FIAT',
  modelId: '1',
  year: 2027,
  zeroKm: true,
  purchaseValue: '31200000',
};

type Link = { path: string | null; validUntil: string | null; userErrors: { code: string }[] };
const QUOTE_LINK = `query L($input: IndicativeQuoteInput!, $vehicle: QuotedVehicleInput) {
  quoteLink(input: $input, vehicle: $vehicle) { path validUntil userErrors { code } } }`;
const linkOf = async (guest: Guest, input: object, vehicle: object | null = null) =>
  (await guest.data<{ quoteLink: Link }>(QUOTE_LINK, { input, vehicle })).quoteLink;
const offerLink = async (guest: Guest) =>
  (
    await guest.data<{ currentSimulation: { quoteLink: Link } }>(
      `query L($input: OfferQuoteInput!) { currentSimulation { id quoteLink(input: $input) { path validUntil userErrors { code } } } }`,
      { input: { financedAmount: '5000000', term: 24, mode: 'FIXED', dueDay: 5 } },
    )
  ).currentSimulation.quoteLink;

const INDICATIVE_QUOTE = `query Q($input: IndicativeQuoteInput!, $vehicle: QuotedVehicleInput) { indicativeQuote(input: $input, vehicle: $vehicle) {
  ${FIGURES} insurance { monthlyPremium { amount } cftea } } }`;

const tokenOf = ({ path }: Link) => path?.split('/').at(-1) ?? '';

type Shared = Record<string, unknown> & { figures: unknown };
async function shared(token: string): Promise<Shared | null> {
  const stranger = new Guest(running.url);
  const query = `query S($token: String!) { sharedQuote(token: $token) { madeOn validUntil isExpired isOffer agreementId
    couponId currentTna insurance { monthlyPremium { amount } cftea assumed { driverAge } } vehicle { name typeCode brandId modelId year zeroKm purchaseValue { amount } } ${FIGURES} } }`;
  return (await stranger.data<{ sharedQuote: Shared | null }>(query, { token })).sharedQuote;
}

describe('a shared quote', () => {
  it('shows a stranger the bank’s figures and the bank’s names for the vehicle', async () => {
    const link = await linkOf(new Guest(running.url), LOAN, CAR);
    expect(link).toMatchObject({ validUntil: '2026-11-30', userErrors: [] });
    expect(tokenOf(link).length).toBeLessThanOrEqual(TOKEN_LENGTH);
    const { indicativeQuote } = await holder.data<{
      indicativeQuote: { figures: { tna: string }; insurance: object };
    }>(INDICATIVE_QUOTE, { input: LOAN, vehicle: CAR });
    expect(indicativeQuote.insurance).toMatchObject({ monthlyPremium: { amount: expect.any(String) } });
    expect(await shared(tokenOf(link))).toEqual({
      madeOn: '2026-11-20',
      validUntil: '2026-11-30',
      isExpired: false,
      isOffer: false,
      agreementId: '1',
      couponId: null,
      currentTna: indicativeQuote.figures.tna,
      vehicle: {
        ...CAR,
        name: expect.stringMatching(/^Fiat .+ · 0KM 2027$/),
        purchaseValue: { amount: '31200000.00' },
      },
      figures: indicativeQuote.figures,
      insurance: { ...indicativeQuote.insurance, assumed: null },
    });
  });

  it('from the landing page has its condition, value and agreement', async () => {
    const { agreementId: _, ...input } = { ...LOAN, condition: 'USED' };
    const vehicle = { zeroKm: false, purchaseValue: '30000000' };
    const quote = await shared(tokenOf(await linkOf(new Guest(running.url), input, vehicle)));
    expect(quote).toMatchObject({
      agreementId: expect.stringMatching(/^\d+$/),
      vehicle: { name: 'Usado', typeCode: null, year: null, purchaseValue: { amount: '30000000.00' } },
    });
  });

  it('of an offer has the offer’s expiry and figures, and no personal data', async () => {
    const link = await offerLink(holder);
    const token = tokenOf(link);
    const quote = await shared(token);
    expect(quote).toMatchObject({ isOffer: true, currentTna: null, validUntil: link.validUntil });
    expect(quote?.insurance).toMatchObject({ cftea: expect.any(String), assumed: null });
    const held = JSON.stringify([quote, Buffer.from(token, 'base64url').toString('latin1')]);
    const { currentSimulation } = await holder.data<{ currentSimulation: { id: string } }>(
      '{ currentSimulation { id } }',
    );
    for (const secret of [DNI, 'Juana', 'JUANA', 'Pérez', '45556677', currentSimulation.id]) {
      expect(held).not.toContain(secret);
    }
    const bytes = Buffer.from(token, 'base64url').toString('hex');
    expect(bytes).not.toContain(currentSimulation.id.replaceAll('-', ''));
  });

  it('rejects text and values that are not from the bank’s lists', async () => {
    for (const [input, vehicle, field] of [
      [LOAN, { ...CAR, typeCode: 'Ganaste: entrá a http://otro.example' }, 'vehicle.typeCode'],
      [{ ...LOAN, couponId: 'x'.repeat(40) }, CAR, 'couponId'],
      [{ ...LOAN, couponId: 'NO-SUCH' }, CAR, 'couponId'],
      [LOAN, { ...CAR, purchaseValue: '-1' }, 'vehicle.purchaseValue'],
      [LOAN, { ...CAR, year: -1 }, 'vehicle.year'],
      [LOAN, { ...CAR, year: 1950 }, 'vehicle.year'],
      [LOAN, { ...CAR, year: 2026 }, 'vehicle.year'],
      [LOAN, { ...CAR, purchaseValue: '999999' }, 'vehicle.purchaseValue'],
      [LOAN, { ...CAR, purchaseValue: '1000000000' }, 'vehicle.purchaseValue'],
      [LOAN, { ...CAR, brandId: 'Regalamos autos' }, 'vehicle.brandId'],
      [LOAN, { ...CAR, modelId: '999999' }, 'vehicle.modelId'],
      [{ ...LOAN, financedAmount: '1' }, CAR, 'financedAmount'],
    ] as const) {
      const { errors } = await holder.ask(QUOTE_LINK, { input, vehicle });
      expect(errors?.[0]?.extensions, field).toMatchObject({ code: 'BAD_USER_INPUT', field });
      const quote = await holder.ask(INDICATIVE_QUOTE, { input, vehicle });
      expect(quote.errors?.[0]?.extensions, field).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
  });

  it.each([
    [{ monthlyPayment: '-1' }, 'monthlyPayment', 'monthlyPayment must be an amount of pesos above 0.'],
    [
      { monthlyPayment: '500000', couponId: 'NO-SUCH' },
      'couponId',
      "The value must be a key or code of the bank's list.",
    ],
  ])('has no affordable loan for the budget %j', async (budget, field, message) => {
    const { errors } = await holder.ask(
      'query A($input: AffordableQuoteInput!) { affordableQuote(input: $input) { term } }',
      { input: { agreementId: '1', ...budget } },
    );
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', field } }]);
  });

  it('is not created when the bank rejects the values', async () => {
    const link = await linkOf(new Guest(running.url), { ...LOAN, agreementId: '999' });
    expect(link).toMatchObject({ path: null, validUntil: null });
    expect(link.userErrors).not.toEqual([]);
  });

  it.each(['', 'A', 'x'.repeat(4000)])('is null for a forged token', async (token) => {
    expect(await shared(token)).toBeNull();
  });

  it('expires on the day after its last day, and keeps the vehicle for a new quote', async () => {
    const last = sampleQuote({ madeOn: '2026-11-10', validUntil: '2026-11-20' });
    expect(await shared(links.seal(last))).toMatchObject({ isExpired: false });
    expect(await shared(links.seal({ ...last, validUntil: '2026-11-19' }))).toMatchObject({
      isExpired: true,
      currentTna: null,
      vehicle: { modelId: '120345' },
    });
  });

  it('shows its figures with today’s rate, or without it while the bank is down', async () => {
    const quote = sampleQuote({ figures: { ...sampleQuote().figures, tna: 12.34 } });
    const seen = await shared(links.seal(quote));
    expect(seen).toMatchObject({ figures: { tna: '12.34' } });
    expect(seen?.currentTna).not.toBe('12.34');
    const gateway = await runGateway({}, { now: () => new Date('2026-11-22T15:00:00Z') });
    gateway.bank.script = (_request, response) => json(response, 500, {});
    const answer = await gateway.graphql({
      query: 'query S($token: String!) { sharedQuote(token: $token) { currentTna figures { tna } } }',
      variables: { token: links.seal(quote) },
    });
    await gateway.close();
    expect(answer.json()).toEqual({
      data: { sharedQuote: { currentTna: null, figures: { tna: '12.34' } } },
    });
  });

  it('has a rate limit', async () => {
    const few = await product({}, { linksPerMinute: 2 });
    const guest = new Guest(few.url);
    // A browser gets its cookie with its first write.
    await guest.mutate('findProposal', { documentNumber: '30811009' }, 'match { id }');
    const codes: unknown[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { errors } = await guest.ask(QUOTE_LINK, { input: LOAN, vehicle: null });
      codes.push(errors?.[0]?.extensions['code']);
    }
    await few.close();
    expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED']);
  });
});

describe('a quote’s PDF', () => {
  const pdf = (guest: Guest, token: string) => guest.request(`/files/quotes/${token}`);

  it('comes from the bank and is public for an indicative quote', async () => {
    const token = tokenOf(await linkOf(holder, LOAN, CAR));
    const answer = await pdf(new Guest(running.url), token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('cotizacion.pdf');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/);
  });

  it('of an offer is available only in the browser that has the offer', async () => {
    const token = tokenOf(await offerLink(holder));
    expect((await pdf(holder, token)).status).toBe(200);
    expect((await pdf(new Guest(running.url), token)).status).toBe(404);
  });

  it('is rejected for another day’s outdated figures and for a forged token', async () => {
    const old = sampleQuote({ madeOn: '2026-11-19', agreementId: '1', couponId: null, vehicle: null });
    const answer = await pdf(holder, links.seal(old));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'OFFER_CHANGED' });
    expect((await pdf(holder, 'A')).status).toBe(404);
  });

  it('is not offered when the bank cannot print quotes', async () => {
    const prints = '{ canPrintQuotes }';
    expect(await holder.data(prints)).toEqual({ canPrintQuotes: true });
    const gateway = await runGateway();
    gateway.bank.script = (_request, response) => json(response, 404, { message: 'no such call' });
    const answer = await gateway.graphql({ query: prints });
    const file = await gateway.app.inject(`/files/quotes/${links.seal(sampleQuote())}`);
    await gateway.close();
    expect(answer.json()).toEqual({ data: { canPrintQuotes: false } });
    expect(file.statusCode).toBe(404);
  });
});

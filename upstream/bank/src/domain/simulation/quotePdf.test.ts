import { Readable } from 'node:stream';
import { formatDate, formatMoney, formatPercent } from '@prendarios/rules/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { simulate, simulation } from '../../testing/journey.ts';
import { readQr } from '../../testing/readQr.ts';
import { readPdf } from '../../testing/testPdf.ts';
import { insuranceEstimateAnswer } from '../api/insurance.ts';
import { ratesAnswer } from '../api/simulation.ts';

const LINK = `https://prendarios.example/cotizacion/${'Ab1_-'.repeat(42)}`;
const CHOICE = { financedAmount: 20_000_000, selectedTerm: 36, dueDate: 10 };
const VEHICLE = { name: 'Fiat Cronos Precision · 0KM 2027', purchaseValue: 31_200_000 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const ratesFor = async (choice: object) =>
  readAnswer(await bank.post('/simulation/get_rates', choice), ratesAnswer);

async function printed(choice: object, change: object = {}) {
  const { calculatedValueDTO } = await ratesFor(choice);
  const quote = { totalToPay: calculatedValueDTO?.totalToPay, validUntil: '2026-11-30', link: LINK };
  return bank.app.inject({
    method: 'POST',
    url: '/api/ext/quote-pdf',
    headers: { 'x-service-key': 'demo-service-key-of-banco-ceibo' },
    payload: { ...choice, ...quote, ...change },
  });
}

describe('the quote PDF', () => {
  it.each(['TRD', 'UVA'] as const)(
    'contains the figures, the full schedule and its dates, %s',
    async (mode) => {
      const choice = { ...CHOICE, selectedMode: mode };
      const answer = await printed(choice, { vehicle: VEHICLE });
      expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''cotizacion.pdf");
      const { text, sizes, title } = await readPdf(Readable.from(answer.rawPayload));
      const { calculatedValueDTO: value, installments } = await ratesFor(choice);
      expect(plain(title)).toContain('COTIZACIÓN DE UN PRÉSTAMO');
      const read = plain(text);
      expect(installments).toHaveLength(36);
      for (const { dueDate, total, balance } of installments) {
        for (const part of [formatDate(dueDate), formatMoney(total), formatMoney(balance)]) {
          expect(read).toContain(plain(part));
        }
      }
      expect(read).toContain('el 20/11/2026 y vale hasta el 30/11/2026');
      expect(read).toContain(plain(formatMoney(value?.totalToPay)));
      expect(read).toContain(VEHICLE.name);
      expect(read).not.toMatch(/seguro del automotor|Solicitud/);
      const cftea = sizes.find((run) => plain(run.text) === plain(formatPercent(value?.cftea)));
      expect(cftea?.size).toBe(Math.max(...sizes.map(({ size }) => size)));
    },
  );

  it('shows the estimated cost of loan and obligatory insurance as large as the CFTEA', async () => {
    const answer = await printed(CHOICE, { vehicle: { ...VEHICLE, zeroKm: true, vehicleType: 'A' } });
    const { text, sizes } = await readPdf(Readable.from(answer.rawPayload));
    const query = 'financedAmount=20000000&selectedTerm=36&dueDate=10&value=31200000&zeroKm=true';
    const estimate = readAnswer(await bank.get(`/ext/insurance-estimate?${query}`), insuranceEstimateAnswer);
    const { calculatedValueDTO: value } = await ratesFor(CHOICE);
    const total = Math.round((estimate.monthlyPremium * 36 + (value?.totalToPay ?? 0)) * 100) / 100;
    for (const amount of [estimate.monthlyPremium, total]) {
      expect(plain(text)).toContain(plain(formatMoney(amount)));
    }
    expect(plain(text)).toContain(
      'que supone un conductor de 35 años y un domicilio en Ciudad Autónoma de Buenos Aires',
    );
    const sizeOf = (percent: number | null | undefined) =>
      sizes.find((run) => plain(run.text) === plain(formatPercent(percent)))?.size;
    expect(sizeOf(estimate.cfteaWithInsurance)).toBe(sizeOf(value?.cftea));
  });

  it.each([
    ['TRD', { ...VEHICLE, zeroKm: true, vehicleType: 'A' }],
    ['UVA', { ...VEHICLE, zeroKm: true, vehicleType: 'A' }],
    ['TRD', undefined],
  ] as const)('has two pages for 48 instalments, %s with %j', async (selectedMode, vehicle) => {
    const choice = { ...CHOICE, selectedTerm: 48, selectedMode };
    const { pages } = await readPdf(Readable.from((await printed(choice, { vehicle })).rawPayload));
    expect(pages).toBe(2);
  });

  it('is rejected if the link has a different premium', async () => {
    const vehicle = { ...VEHICLE, zeroKm: true };
    const { monthlyPremium } = readAnswer(
      await bank.get(
        '/ext/insurance-estimate?financedAmount=20000000&selectedTerm=36&dueDate=10&value=31200000&zeroKm=true',
      ),
      insuranceEstimateAnswer,
    );
    expect((await printed(CHOICE, { vehicle, monthlyPremium })).statusCode).toBe(200);
    const changed = await printed(CHOICE, { vehicle, monthlyPremium: monthlyPremium - 1 });
    expect(changed.json()).toMatchObject({ code: 'OFFER_CHANGED' });
  });

  it('has a readable QR code with the link', async () => {
    const answer = await printed(CHOICE);
    expect(await readQr(Readable.from(answer.rawPayload))).toBe(LINK);
  });

  it('uses the applicant’s offer if given a simulation', async () => {
    const { uuid } = await simulate(bank, simulation('30222888'));
    const answer = await printed({ ...CHOICE, financedAmount: 5_000_000, selectedTerm: 24, uuid });
    const { text } = await readPdf(Readable.from(answer.rawPayload));
    expect(plain(text)).toContain('$ 5.000.000,00');
    expect(text).not.toMatch(/30222888|30\.222\.888/);
  });

  it('is rejected if the bank calculates a different total from the link’s', async () => {
    const answer = await printed(CHOICE, { totalToPay: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'OFFER_CHANGED' });
  });

  it.each([
    ['javascript:alert(1)', {}],
    [LINK, { vehicle: { name: '', purchaseValue: 1 } }],
    [LINK, { person: 'Juana' }],
  ])('is rejected with %s and %j', async (link, more) => {
    const { calculatedValueDTO } = await ratesFor(CHOICE);
    const body = { ...CHOICE, totalToPay: calculatedValueDTO?.totalToPay, validUntil: '2026-11-30', link };
    const { statusCode } = readError(await bank.post('/ext/quote-pdf', { ...body, ...more }));
    expect(statusCode).toBe(400);
  });

  it('is available', async () => {
    expect((await bank.get('/ext/quote-pdf/available')).body).toEqual({ available: true });
  });
});

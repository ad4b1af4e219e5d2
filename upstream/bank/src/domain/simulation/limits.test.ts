import { CUIL_MESSAGES } from '@prendarios/rules/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { customer, simulate, postProposal, simulation, zeroKmCar } from '../../testing/journey.ts';
import { ratesAnswer, simulationAnswer } from '../api/simulation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const read = async (uuid: string) =>
  readAnswer(await bank.get(`/simulation/get_simulation?id=${uuid}`), simulationAnswer);
const rates = async (body: object) => readAnswer(await bank.post('/simulation/get_rates', body), ratesAnswer);

describe('the maximum loan', () => {
  it('[CA-05] shortens the terms so that nobody is over 80 at the last instalment', async () => {
    const old = customer('30200330', { birthDate: '1949-12-15', income: '20000000' });
    const { uuid } = await simulate(bank, simulation('30200330', { customer: old }));
    const answer = await rates({ uuid, indexerCode: 'TRD', selectedTerm: 47, financedAmount: 2_000_000 });
    expect(answer.terms).toEqual([6, 12, 18, 24, 30, 36, 42, 47]);
    const tooLong = { uuid, indexerCode: 'TRD', selectedTerm: 60, financedAmount: 2_000_000 };
    expect(readError(await bank.post('/simulation/get_rates', tooLong)).fields).toHaveProperty(
      'selectedTerm',
    );
    const posting = await postProposal(bank, uuid, { terms: 60, matrixCode: 'TRD-01-60' });
    expect(readError(posting).statusCode).toBe(400);
  });

  it('[CA-05] uses the catalogue price of a model, whatever price the applicant states', async () => {
    const rich = customer('30200331', { income: '90000000' });
    const body = (purchaseValue: number) =>
      simulation('30200331', { customer: rich, vehicle: { ...zeroKmCar, purchaseValue } });
    const amountAt = async (purchaseValue: number) => {
      const { scoring } = await read((await simulate(bank, body(purchaseValue))).uuid);
      return scoring?.riskEvaluation.riskEvaluationResultDTO.finalAmount;
    };
    expect(await amountAt(312_000_000)).toBe(24_960_000);
    expect(await amountAt(31_200_000)).toBe(24_960_000);
    expect(await amountAt(30_000_000)).toBe(24_000_000);
  });
});

describe('the person', () => {
  it.each([
    ['', 'Este campo es requerido.'],
    ['   ', 'El campo no puede estar vacío'],
  ])('[CA-01] [VA-01] [VA-03] rejects %j as a name with %j', async (name, message) => {
    const body = simulation('30200332', {
      customer: customer('30200332', { firstName: name, lastName: name }),
    });
    expect(readError(await bank.post('/simulation/set_simulation', body)).fields).toMatchObject({
      'customer.firstName': message,
      'customer.lastName': message,
    });
  });

  it('[CA-01] [VA-07] must have the CUIL that matches the DNI, unless foreign', async () => {
    const cuitl = '20301112220';
    const refused = simulation('30200333', { customer: customer('30200333', { cuitl }) });
    const answer = readError(await bank.post('/simulation/set_simulation', refused));
    expect(answer).toMatchObject({ statusCode: 400, fields: { 'customer.cuitl': CUIL_MESSAGES.otherDni } });
    const foreigner = customer('94200333', { cuitl, documentType: { id: 151 } });
    const taken = await bank.post(
      '/simulation/set_simulation',
      simulation('94200333', { customer: foreigner }),
    );
    expect(taken.status).toBe(200);
  });
});

import { DECEASED } from '@prendarios/rules/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personDetailsAnswer } from '../domain/api/person.ts';
import { PERSONAS } from './personas.ts';
import { readAnswer, readError, type TestBank, testBank } from '../testing/bank.ts';
import { simulate, postProposal, simulation } from '../testing/journey.ts';
import { PRODUCTION } from '../testing/production.ts';
import {
  ratesAnswer,
  setSimulationAnswer,
  simulationAnswer,
  statusAnswer,
} from '../domain/api/simulation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const read = async (uuid: string) =>
  readAnswer(await bank.get(`/simulation/get_simulation?id=${uuid}`), simulationAnswer);
const rates = async (body: object) => readAnswer(await bank.post('/simulation/get_rates', body), ratesAnswer);

const result = async (dni: string) => {
  const { uuid, status, polls } = await simulate(bank, simulation(dni));
  const { scoring } = await read(uuid);
  return { uuid, status, polls, ...scoring?.riskEvaluation.riskEvaluationResultDTO };
};

describe('the personas', () => {
  const positive = expect.toSatisfy((amount: number) => amount > 0, 'above 0');

  it.each([
    ['20000001', { status: 'APPROVED', finalAmount: positive, finalAmountUVA: positive }],
    ['20000002', { status: 'APPROVED', finalAmount: positive, finalAmountUVA: 0 }],
    ['20000003', { status: 'APPROVED', finalAmount: 0, finalAmountUVA: positive }],
    ['20000004', { status: 'REJECTED', finalAmount: 0, finalAmountUVA: 0 }],
    ['20000006', { status: 'APPROVED', polls: 4 }],
  ])('[CA-05] %s gets the listed outcome', async (dni, expected) => {
    expect(await result(dni)).toMatchObject(expected);
  });

  it('[CA-43] a rejected one gets no rates or proposal', async () => {
    const { uuid } = await result('20000004');
    expect(readError(await postProposal(bank, uuid))).toMatchObject({
      statusCode: 409,
      code: 'NOT_APPROVED',
    });
  });

  it('[CA-14] [VA-05] 20000005 is deceased, and cannot simulate', async () => {
    const details = await bank.post('/person/get_person_details', { dni: '20000005', gender: 'F' });
    expect(readAnswer(details, personDetailsAnswer)).toEqual({ deceased: true });
    const answer = await bank.post('/simulation/set_simulation', simulation('20000005'));
    expect(readError(answer)).toMatchObject({ code: 'PERSON_DECEASED', message: DECEASED.message });
  });

  it('[CA-04] for 20000007 the scoring service does not respond', async () => {
    const body = simulation('20000007');
    const { uuid, idRequest } = readAnswer(
      await bank.post('/simulation/set_simulation', body),
      setSimulationAnswer,
    );
    const answer = await bank.get(`/simulation/get_status?uuid=${uuid}&idRequest=${idRequest}`);
    expect(readError(answer)).toMatchObject({ statusCode: 502, code: 'SCORING_UNAVAILABLE' });
  });

  it('[CA-49] 20000008 has an open proposal in INSURANCE', async () => {
    const answer = await bank.post('/proposal/get_proposal_by_dni', { dni: '20.000.008' });
    expect(answer.body).toMatchObject({ phase: 'INSURANCE', maskedPhone: '•• •••• 0008' });
  });

  it('[CA-03] 20000009 has a fixed-rate amount but no fixed rate', async () => {
    const { uuid, finalAmount } = await result('20000009');
    expect(finalAmount).toBeGreaterThan(0);
    const body = { uuid, financedAmount: 2_000_000, selectedTerm: 24 };
    expect((await rates({ ...body, selectedMode: 'TRD' })).calculatedValueDTO).toBeNull();
    expect((await rates({ ...body, selectedMode: 'UVA' })).calculatedValueDTO?.tna).toBe(8.5);
  });

  it('[CA-04] [CA-14] are ordinary people in production', async () => {
    const production = await testBank(PRODUCTION);
    const headers = { 'x-service-key': PRODUCTION.BANK_SERVICE_KEY };
    for (const dni of ['20000005', '20000007']) {
      const details = await production.post('/person/get_person_details', { dni, gender: 'F' }, headers);
      expect(readAnswer(details, personDetailsAnswer)).toEqual({ deceased: false });
      const started = await production.post('/simulation/set_simulation', simulation(dni), headers);
      const { uuid, idRequest } = readAnswer(started, setSimulationAnswer);
      const path = `/simulation/get_status?uuid=${uuid}&idRequest=${idRequest}`;
      const answers = [await production.get(path, headers), await production.get(path, headers)];
      expect(answers.map((answer) => readAnswer(answer, statusAnswer).status)).toEqual([
        'PENDING',
        'APPROVED',
      ]);
    }
    await production.close();
  });

  it('come with a list of callers to try the API as: guests at each step, and users', async () => {
    const { guests, users } = (await bank.app.inject({ url: '/demo/visitors' })).json();
    expect(guests).toEqual([{ phase: 'INSURANCE', step: expect.any(String), proposal: expect.any(String) }]);
    expect(users).toContainEqual({
      email: 'admin@ceibo.example',
      role: 'admin',
      proposal: expect.any(String),
    });
    expect(users).toContainEqual({ email: 'solicitante@correo.example', role: 'applicant', proposal: null });
  });

  it('are listed for the demo', async () => {
    const answer = await bank.app.inject({ url: '/demo/personas' });
    expect(answer.json()).toEqual(PERSONAS.map(({ dni, description }) => ({ dni, description })));
  });
});

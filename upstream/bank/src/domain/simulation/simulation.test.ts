import { CUIL_MESSAGES, NAME_MESSAGES, PHONE_MESSAGES } from '@prendarios/rules/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { customer, simulate, simulation, zeroKmCar } from '../../testing/journey.ts';
import { ratesAnswer, setSimulationAnswer, simulationAnswer } from '../api/simulation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const read = async (uuid: string) =>
  readAnswer(await bank.get(`/simulation/get_simulation?id=${uuid}`), simulationAnswer);
const rates = async (body: object) => readAnswer(await bank.post('/simulation/get_rates', body), ratesAnswer);
const used = (year: number, change = {}) => ({
  ...zeroKmCar,
  fuelYear: { year, price: 1, zeroKm: false, valid: true },
  purchaseValue: 20_000_000,
  ...change,
});

describe('an indicative rate', () => {
  it('[CA-02] has the standard agreement’s figures before anything is chosen', async () => {
    const answer = await rates({ financedAmount: 10_000_000, selectedMode: 'TRD', selectedTerm: 24 });
    expect(answer.calculatedValueDTO).toMatchObject({ tna: 35.9, terms: 24, matrixCode: 'TRD-01-24' });
    expect(answer.installments).toHaveLength(24);
    expect(answer.terms).toEqual([6, 12, 18, 24, 30, 36, 42, 48, 54, 60]);
    expect(answer.installments.reduce((sum, row) => sum + row.capital, 0)).toBeCloseTo(10_000_000, 2);
  });

  it('[CA-02] applies a value coupon, and one for models only once a model is known', async () => {
    const body = { financedAmount: 10_000_000, selectedTerm: 24 };
    expect((await rates({ ...body, couponId: 'CUP-BIENV' })).calculatedValueDTO?.tna).toBe(34.4);
    expect((await rates({ ...body, couponId: 'CUP-0KM26' })).calculatedValueDTO?.tna).toBe(35.9);
  });

  it('[CA-02] states the valid terms and amounts in its messages', async () => {
    const answer = await bank.post('/simulation/get_rates', {
      financedAmount: 90_000_000,
      selectedTerm: 30,
      agreementId: 2,
      dueDate: 29,
    });
    expect(readError(answer)).toMatchObject({
      statusCode: 400,
      fields: {
        financedAmount: 'El monto tiene que estar entre 1.000.000 y 89.999.999 pesos.',
        selectedTerm: 'El plazo tiene que estar entre 6 y 24 cuotas.',
        dueDate: 'El día de vencimiento tiene que estar entre 1 y 28.',
      },
    });
  });

  it('[CA-02] [EN-04] rounds an exact half-cent up, in rows and in rates', async () => {
    const later = await testBank();
    later.setTime('2026-11-21T15:00:00Z');
    const of = async (body: object) =>
      readAnswer(await later.post('/simulation/get_rates', body), ratesAnswer);
    const dear = await of({ financedAmount: 89_999_999, agreementId: 8, selectedTerm: 23 });
    const interests = dear.installments.map(({ interest }) => interest);
    expect(interests).toContain(3_390_999.64);
    expect(interests).not.toContain(3_390_999.63);
    const uva = { selectedMode: 'UVA', agreementId: 1, financedAmount: 11_439_000, selectedTerm: 54 };
    const rows = (await of(uva)).installments.map(({ total, totalInUVA }) => [total, totalInUVA]);
    expect(rows).toContainEqual([270_006.61, 125.48]);
    const small = { selectedMode: 'UVA', agreementId: 4, financedAmount: 1_000_000, selectedTerm: 33 };
    expect((await of(small)).calculatedValueDTO?.cftea).toBe(12.8);
    await later.close();
  });

  it('[CA-02] has no figures for a mode without rates', async () => {
    const body = { financedAmount: 5_000_000, selectedTerm: 12, selectedMode: 'UVA', agreementId: 2 };
    expect(await rates(body)).toMatchObject({ calculatedValueDTO: null, terms: [] });
  });

  it('[CA-02] projects a UVA loan under an assumed inflation rate', async () => {
    const body = { financedAmount: 5_000_000, selectedTerm: 12, selectedMode: 'UVA' };
    const [row] = (await rates({ ...body, assumedMonthlyInflation: 3 })).installments;
    expect(row?.projectedTotal).toBeGreaterThan(row?.total ?? Infinity);
    expect(row?.totalInUVA).toBeGreaterThan(0);
  });

  it('[CA-02] states the UVA’s rise over the last twelve months only for a UVA loan', async () => {
    const body = { financedAmount: 5_000_000, selectedTerm: 12 };
    // 1.8 % per 30 days, over the 365 days of a year.
    expect(await rates({ ...body, selectedMode: 'UVA' })).toMatchObject({ uvaMonthlyRise: 1.83 });
    expect(await rates(body)).not.toHaveProperty('uvaMonthlyRise');
  });

  it('[CA-02] estimates the UVA after the end of its series', async () => {
    const body = { financedAmount: 5_000_000, selectedTerm: 12, selectedMode: 'UVA' };
    const later = await testBank();
    later.setTime('2027-02-01T15:00:00Z');
    const answer = readAnswer(await later.post('/simulation/get_rates', body), ratesAnswer);
    await later.close();
    expect(answer.calculatedValueDTO).toMatchObject({ uvaEstimated: true });
    expect(answer.calculatedValueDTO?.uvaValue).toBeGreaterThan(2150.37);
  });
});

describe('a simulation', () => {
  it('[CA-04] [CA-05] is pending at first, then decided, with the bank’s own prices', async () => {
    const body = simulation('30200300', {
      vehicle: { ...zeroKmCar, fuelYear: { ...zeroKmCar.fuelYear, price: 1 } },
    });
    const { uuid } = readAnswer(await bank.post('/simulation/set_simulation', body), setSimulationAnswer);
    expect(await read(uuid)).toMatchObject({
      scoring: null,
      vehicle: { fuelYear: { price: 31_200_000 }, brandName: 'FIAT', modelName: 'MOBI' },
    });
    expect(await simulate(bank, body)).toMatchObject({ status: 'APPROVED', polls: 2 });
  });

  it.each([
    ['F', 150, 'DNI'],
    ['M', 151, 'DNI-EXTRANJERO'],
    ['X', 150, 'DNI'],
    ['N', 151, 'DNI-EXTRANJERO'],
  ] as const)(
    '[EN-14] accepts a person of gender %s with the document type %i, %s',
    async (gender, id, description) => {
      const body = simulation('30200310', {
        customer: customer('30200310', { gender, documentType: { id, description: 'otra cosa' } }),
      });
      const { uuid } = readAnswer(await bank.post('/simulation/set_simulation', body), setSimulationAnswer);
      expect((await read(uuid)).customer).toMatchObject({ gender, documentType: { id, description } });
    },
  );

  it('[EN-14] rejects any other gender and document type', async () => {
    const known = customer('30200311');
    const given = { ...known, gender: 'Z', documentType: { id: 152 } };
    const body = { ...simulation('30200311'), customer: given };
    expect(Object.keys(readError(await bank.post('/simulation/set_simulation', body)).fields ?? {})).toEqual(
      expect.arrayContaining(['customer.gender', 'customer.documentType.id']),
    );
  });

  it('[CA-03] returns rates within the offer and rejects amounts above it', async () => {
    const { uuid } = await simulate(bank, simulation('20000001'));
    const { scoring } = await read(uuid);
    const max = scoring?.riskEvaluation.riskEvaluationResultDTO.finalAmount ?? 0;
    const body = { uuid, indexerCode: 'TRD', selectedTerm: 24 };
    expect((await rates({ ...body, financedAmount: max })).calculatedValueDTO?.financedAmount).toBe(max);
    const over = await bank.post('/simulation/get_rates', { ...body, financedAmount: max + 1 });
    expect(readError(over).fields).toHaveProperty('financedAmount');
  });

  it('[CA-03] charges half the IVA to a registered borrower', async () => {
    const registered = customer('30200301', { occupation: 1, ivaCategory: 'RI' });
    const { uuid } = await simulate(bank, simulation('30200301', { customer: registered }));
    const [row] = (await rates({ uuid, financedAmount: 2_000_000, selectedTerm: 12 })).installments;
    expect(row?.vat).toBeCloseTo((row?.interest ?? 0) * 0.105, 1);
  });

  it('[CA-38] takes 3 points off for one of the coupon’s models, and rejects the coupon for other models', async () => {
    const cronos = { ...zeroKmCar, model: 3, purchaseValue: 36_900_000 };
    const coupon = { couponId: 'CUP-0KM26' };
    const { uuid } = await simulate(bank, simulation('30200302', { vehicle: cronos, ...coupon }));
    expect((await read(uuid)).scoring?.ratesProductViewDTOList[0]?.tna).toBe(30.9);
    const refused = await bank.post('/simulation/set_simulation', simulation('30200302', coupon));
    expect(readError(refused)).toMatchObject({
      code: 'COUPON_INVALID',
      fields: { couponId: expect.any(String) },
    });
  });

  it('[CA-01] names every invalid field, with the rules’ own messages', async () => {
    const bad = customer('30200303', {
      firstName: 'J0',
      cuitl: '20267565392',
      birthDate: '2010-01-01',
      email: 'no',
      cellPhone: { areaCode: '', number: '9', provider: 'ZZ' },
      ivaCategory: 'RI',
    });
    const answer = await bank.post('/simulation/set_simulation', simulation('1', { customer: bad }));
    expect(readError(answer)).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
    expect(readError(answer).fields).toMatchObject({
      'customer.firstName': NAME_MESSAGES.letters,
      'customer.cuitl': CUIL_MESSAGES.checkDigit,
      'customer.birthDate': 'Hay que haber cumplido 18 años.',
      'customer.email': expect.any(String),
      'customer.cellPhone': expect.any(String),
      'customer.cellPhone.provider': 'Elegí una opción de la lista.',
      'customer.ivaCategory': 'Elegí una opción de la lista.',
    });
  });

  it('[VA-08] rejects a 36-digit phone number', async () => {
    const bad = customer('30200306', {
      cellPhone: { areaCode: '11', number: '4'.repeat(34), provider: 'PER' },
    });
    const answer = await bank.post('/simulation/set_simulation', simulation('30200306', { customer: bad }));
    expect(answer.status).toBe(400);
    expect(readError(answer).fields).toEqual({ 'customer.cellPhone': PHONE_MESSAGES.tooLong });
  });

  it.each([
    ['an unknown key', { ...simulation('30200304'), role: 'admin' }, 'role'],
    ['no consent', simulation('30200304', { consents: [] }), 'consents'],
    ['an unknown agreement', simulation('30200304', { agreementId: 77 }), 'agreementId'],
    ['a used car in a 0KM agreement', simulation('30200304', { vehicle: used(2024) }), 'vehicle.fuelYear'],
    [
      'a car too old for the agreement',
      simulation('30200304', { agreementId: 5, vehicle: used(2019) }),
      'vehicle.fuelYear',
    ],
    ['a taxi', { ...simulation('30200304'), vehicle: { ...zeroKmCar, taxi: true } }, 'vehicle.taxi'],
    [
      'a value out of range',
      simulation('30200304', { vehicle: { ...zeroKmCar, purchaseValue: 999_999 } }),
      'vehicle.purchaseValue',
    ],
    [
      'a utility vehicle for an employee',
      simulation('30200304', {
        simulationType: 'PER_VALUE',
        agreementId: 4,
        vehicle: {
          vehicleType: 'U',
          fuelYear: zeroKmCar.fuelYear,
          purchaseValue: 30_000_000,
          taxi: false,
        },
      }),
      'vehicle.vehicleType',
    ],
    ['the owner as co-owner', simulation('30200304', { coOwner: customer('30200304') }), 'coOwner.document'],
  ])('[CA-01] rejects %s', async (_what, body, field) => {
    const answer = readError(await bank.post('/simulation/set_simulation', body));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toContain(field);
  });

  it('[CA-01] accepts a utility vehicle by value from a self-employed owner', async () => {
    const body = simulation('30200305', {
      customer: customer('30200305', { occupation: 1, ivaCategory: 'MT' }),
      simulationType: 'PER_VALUE',
      agreementId: 4,
      vehicle: { vehicleType: 'U', fuelYear: zeroKmCar.fuelYear, purchaseValue: 30_000_000, taxi: false },
    });
    expect((await simulate(bank, body)).status).toBe('APPROVED');
  });

  it('[CA-33] is decided again with another vehicle', async () => {
    const { uuid } = await simulate(bank, simulation('30200306'));
    const body = { ...zeroKmCar, model: 2, purchaseValue: 34_800_000 };
    expect((await bank.patch(`/vehicle/save/${uuid}`, body)).status).toBe(200);
    expect(await read(uuid)).toMatchObject({ scoring: null, vehicle: { modelName: 'ARGO DRIVE 1.3' } });
  });

  it('[CA-33] gets a new offer for the same people after expiry, valid from the day of the change', async () => {
    const later = await testBank();
    later.setTime('2026-11-20T15:00:00Z');
    const { uuid } = await simulate(later, simulation('30200308'));
    const stored = async () =>
      readAnswer(await later.get(`/simulation/get_simulation?id=${uuid}`), simulationAnswer);
    const before = await stored();
    expect(before.validUntil).toBe('2026-11-30');
    later.setTime('2026-12-10T15:00:00Z');
    await later.patch(`/vehicle/save/${uuid}`, { ...zeroKmCar, model: 2, purchaseValue: 34_800_000 });
    expect(await stored()).toMatchObject({
      customer: before.customer,
      scoring: null,
      validUntil: '2026-12-20',
    });
    await later.close();
  });

  it('[CA-04] [CA-05] returns 404 for another simulation’s request id or an unknown uuid', async () => {
    const { uuid } = await simulate(bank, simulation('30200307'));
    const wrong = await bank.get(`/simulation/get_status?uuid=${uuid}&idRequest=${uuid}`);
    expect(readError(wrong).code).toBe('SIMULATION_NOT_FOUND');
    const unknown = await bank.get(`/simulation/get_simulation?id=${crypto.randomUUID()}`);
    expect(readError(unknown).statusCode).toBe(404);
  });
});

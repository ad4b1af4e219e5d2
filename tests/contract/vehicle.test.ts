import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { simulationInput } from './journeySteps.ts';
import { sampleBank } from './sampleBank.ts';
import { SIMULATION } from './samples.ts';

let gateway: Running;
let cookie: string;
beforeAll(async () => {
  gateway = await runGateway();
  gateway.bank.script = (await sampleBank())();
  const guest = GuestCapability.fresh();
  guest.addSimulation({ uuid: SIMULATION, idRequest: 'r1' });
  cookie = `guest=${await new GuestCookies(gateway.settings.cookieSecrets).seal(guest)}`;
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.bank.received.length = 0;
});

const bodyOf = (path: string): unknown =>
  JSON.parse(gateway.bank.received.find(({ url }) => url.includes(path))?.body ?? 'null');
const run = (query: string, input: object) =>
  gateway.graphql({ query: `mutation M${query}`, variables: { input } }, { cookie });

/** A row of the bank's list, sent unchanged: the browser cannot set its price or validity. */
const fuelYear = { year: 2027, price: 1, zeroKm: true, valid: true };
const chosen = { typeCode: 'A', year: 2027, zeroKm: true, purchaseValue: '31200000' };

describe('the vehicle sent to the bank', () => {
  it('[EN-03] has a known model’s type, brand, model, year and value, and is never a taxi', async () => {
    const vehicle = { ...chosen, brandId: 'FIAT', modelId: 1 };
    await run('($input: StartSimulationInput!) { startSimulation(input: $input) { userErrors { code } } }', {
      ...simulationInput('30111222'),
      vehicle,
    });
    expect(bodyOf('/simulation/set_simulation')).toMatchObject({
      vehicle: {
        vehicleType: 'A',
        brand: 'FIAT',
        model: 1,
        fuelYear,
        purchaseValue: 31_200_000,
        taxi: false,
      },
    });
  });

  it('[EN-03] has its owner’s id, and no brand or model when quoted by value', async () => {
    await run('($input: ChangeVehicleInput!) { changeVehicle(input: $input) { userErrors { code } } }', {
      simulationId: SIMULATION,
      vehicle: chosen,
    });
    expect(bodyOf('/vehicle/save/')).toEqual({
      vehicleType: 'A',
      fuelYear,
      purchaseValue: 31_200_000,
      taxi: false,
      ownerId: SIMULATION,
    });
  });
});

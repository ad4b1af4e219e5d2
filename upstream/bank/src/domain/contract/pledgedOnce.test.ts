import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractAnswer } from '../api/contract.ts';
import { saveVehicleAnswer } from '../api/vehicle.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  command,
  inBiometry,
  sign,
  signedLoan,
  signingCode,
  throughIdentity,
} from '../../testing/formalization.ts';
import {
  createProposal,
  proposalNow,
  throughInsurance,
  throughOwner,
  vehicleIdentity,
} from '../../testing/journey.ts';

const MESSAGE = 'Ese vehículo ya garantiza otro préstamo en curso.';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

/** Creates a proposal in SELLER without the vehicle's numbers. */
async function inSeller(document: string) {
  const proposal = await createProposal(bank, document);
  await throughOwner(bank, proposal.proposalUuid);
  await throughInsurance(bank, proposal.proposalUuid);
  const identify = (change: object) =>
    bank.patch(`/vehicle/update/${proposal.proposalNumber}`, { ...vehicleIdentity(proposal), ...change });
  return { id: proposal.proposalUuid, identify };
}

it('[CA-34] rejects the chassis or plate of a vehicle that secures a signed loan, until that loan is cancelled', async () => {
  const plate = 'AG123HJ';
  const signed = await inBiometry(bank, '30915001', { vehicle: { plate } });
  const { chassis } = vehicleIdentity(signed);
  const other = await inSeller('30915002');
  // Entering the numbers without signing reserves nothing.
  readAnswer(await other.identify({ chassis, plate }), saveVehicleAnswer);
  await throughIdentity(bank, signed.proposalUuid);
  readAnswer(await bank.post(`/contract/${signed.proposalUuid}/initiate`, {}), contractAnswer);
  readAnswer(await sign(bank, signed.proposalUuid), contractAnswer);
  const refused = readError(await other.identify({ chassis, plate }));
  expect(refused).toMatchObject({
    statusCode: 409,
    code: 'VEHICLE_PLEDGED',
    message: MESSAGE,
    fields: { chassis: MESSAGE },
  });
  expect(readError(await other.identify({ plate })).fields).toEqual({ plate: MESSAGE });
  await command(bank, signed.proposalNumber, 'cancel');
  readAnswer(await other.identify({ chassis, plate }), saveVehicleAnswer);
});

it('[CA-67] only one of two contracts for a vehicle can be signed, even in parallel', async () => {
  const one = await inBiometry(bank, '30915011');
  const { chassis } = vehicleIdentity(one);
  const two = await inBiometry(bank, '30915012', { vehicle: { chassis } });
  expect((await proposalNow(bank, one.proposalUuid)).vehicleElsewhere).toBe(true);
  for (const { proposalUuid } of [one, two]) {
    await throughIdentity(bank, proposalUuid);
    readAnswer(await bank.post(`/contract/${proposalUuid}/initiate`, {}), contractAnswer);
  }
  const codes = [await signingCode(bank, one.proposalUuid), await signingCode(bank, two.proposalUuid)];
  const answers = await Promise.all(
    [one, two].map(({ proposalUuid }, at) => sign(bank, proposalUuid, 'OWNER', { code: codes[at] })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ code: 'VEHICLE_PLEDGED' }),
  );
});

it('a proposal does not conflict with itself over its vehicle', async () => {
  const { proposalUuid } = await signedLoan(bank, '30915021');
  expect((await proposalNow(bank, proposalUuid)).vehicleElsewhere).toBe(false);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeProposal } from '../records/proposals.ts';
import { contractAnswer } from '../api/contract.ts';
import { documentsAnswer, preUploadAnswer } from '../api/documentation.ts';
import { saveVehicleAnswer } from '../api/vehicle.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { photo, preUpload } from '../../testing/files.ts';
import { accept, throughIdentity } from '../../testing/formalization.ts';
import {
  confirm,
  createProposal,
  type Proposal,
  proposalNow,
  seller,
  throughInsurance,
  throughOwner,
  zeroKmCar,
  vehicleIdentity,
} from '../../testing/journey.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

/** Creates a proposal with every document uploaded but without the data from the vehicle's documents. */
async function documented(
  document: string,
  ...change: [Parameters<typeof createProposal>[2]?, Parameters<typeof createProposal>[3]?]
) {
  const proposal = await createProposal(bank, document, ...change);
  const { proposalUuid: id } = proposal;
  await throughOwner(bank, id);
  await throughInsurance(bank, id);
  await bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller });
  const asked = readAnswer(await bank.get(`/documentation/${id}/get_documents`), documentsAnswer);
  const data = [];
  for (const { type } of asked.filter(({ mandatory }) => mandatory)) {
    const { fileId } = readAnswer(await preUpload(bank, id, await photo(), `${type}.jpg`), preUploadAnswer);
    data.push({ type, fileIds: [fileId] });
  }
  readAnswer(await bank.patch(`/documentation/${id}/upload`, { data, isSeller: false }), documentsAnswer);
  return proposal;
}

const finish = (id: string) => bank.patch(`/documentation/${id}/upload-proposal`, {});
const identify = (proposal: Proposal, body: object) =>
  bank.patch(`/vehicle/update/${proposal.proposalNumber}`, { ...vehicleIdentity(proposal), ...body });
const missing = async (id: string) => {
  const answer = readError(await finish(id));
  expect(answer).toMatchObject({ statusCode: 409, code: 'CONTRACT_DATA_MISSING' });
  return Object.keys(answer.fields ?? {});
};

describe('a proposal that could not be signed', () => {
  it('[CA-54] a new vehicle quoted by value needs maker, model, chassis and engine with the documents', async () => {
    const { brand: _brand, model: _model, ...vehicle } = zeroKmCar;
    const byValue = { simulationType: 'PER_VALUE' as const, vehicle };
    const proposal = await documented('30330001', byValue);
    const id = proposal.proposalUuid;
    const before = await proposalNow(bank, id);
    expect(await missing(id)).toEqual([
      'vehicle.brandName',
      'vehicle.modelName',
      'vehicle.chassis',
      'vehicle.engine',
    ]);
    expect(await proposalNow(bank, id)).toEqual(before);
    const bad = readError(await identify(proposal, { brandName: '<b>', modelName: ' ' }));
    expect(Object.keys(bad.fields ?? {})).toEqual(['brandName', 'modelName']);
    readAnswer(
      await identify(proposal, { brandName: ' Fiat ', modelName: 'Cronos  1.3' }),
      saveVehicleAnswer,
    );
    expect((await proposalNow(bank, id)).vehicle).toMatchObject({
      brandName: 'Fiat',
      modelName: 'Cronos 1.3',
    });
    readAnswer(await finish(id), documentsAnswer);
    readAnswer(await confirm(bank, id), proposalAnswer);
    await accept(bank, id, 'BIOMETRICS');
    await throughIdentity(bank, id);
    readAnswer(await bank.post(`/contract/${id}/initiate`, {}), contractAnswer);
  });

  it('[CA-34] rejects a value far above the model’s price, but not a low one or an unlisted model', async () => {
    const { brand: _brand, model: _model, ...vehicle } = zeroKmCar;
    const quoted = (document: string, purchaseValue: number) =>
      createProposal(bank, document, { simulationType: 'PER_VALUE', vehicle: { ...vehicle, purchaseValue } });
    const mobi = { brandName: 'fiat', modelName: 'Mobi' };
    const dear = await quoted('30330011', 43_700_000);
    expect(readError(await identify(dear, mobi)).fields?.modelName).toContain('31.200.000');
    expect((await proposalNow(bank, dear.proposalUuid)).vehicle).not.toHaveProperty('modelName');
    readAnswer(await identify(dear, { brandName: 'Fiat', modelName: 'Otro' }), saveVehicleAnswer);
    readAnswer(await identify(await quoted('30330012', 43_600_000), mobi), saveVehicleAnswer);
    readAnswer(await identify(await quoted('30330013', 14_000_000), mobi), saveVehicleAnswer);
  });

  it('[CA-54] [CA-34] a used vehicle also needs its plate, and a catalogue vehicle keeps its name', async () => {
    const used = {
      ...zeroKmCar,
      brand: 'PEUGEOT',
      model: 80,
      fuelYear: { year: 2017, price: 1, zeroKm: false, valid: true },
      purchaseValue: 20_000_000,
    };
    const proposal = await documented(
      '30330002',
      { agreementId: 7, vehicle: used },
      { financedAmount: 3_000_000 },
    );
    const id = proposal.proposalUuid;
    expect(await missing(id)).toEqual(['vehicle.chassis', 'vehicle.engine', 'vehicle.plate']);
    expect(
      readError(await identify(proposal, { plate: 'AE123FG', brandName: 'Otra' })).fields,
    ).toHaveProperty('brandName');
    readAnswer(await identify(proposal, { plate: 'AE123FG' }), saveVehicleAnswer);
    readAnswer(await finish(id), documentsAnswer);
  });

  it('[CA-47] cannot be confirmed if data are lost after the documents are uploaded', async () => {
    const proposal = await documented('30330003');
    const id = proposal.proposalUuid;
    readAnswer(await identify(proposal, {}), saveVehicleAnswer);
    readAnswer(await finish(id), documentsAnswer);
    await changeProposal(bank.sql, id, { vehicle: proposal.vehicle }, new Date(0));
    const refused = readError(await confirm(bank, id));
    expect(refused).toMatchObject({ statusCode: 409, code: 'CONTRACT_DATA_MISSING' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['vehicle.chassis', 'vehicle.engine']);
    readAnswer(await identify(proposal, {}), saveVehicleAnswer);
    readAnswer(await confirm(bank, id), proposalAnswer);
  });
});

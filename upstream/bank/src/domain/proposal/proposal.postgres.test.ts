import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { inBiometry, throughIdentity } from '../../testing/formalization.ts';
import {
  address,
  awaitingCode,
  loanChoice,
  confirm,
  simulate,
  latestCode,
  postProposal,
  createProposal,
  proposalNow,
  seller,
  simulation,
  throughDocuments,
  throughInsurance,
  throughOwner,
} from '../../testing/journey.ts';
import { ownerAddressAnswer, ownSellerAnswer, sellerAnswer, validateCodeAnswer } from '../api/person.ts';
import { proposalAnswer, proposalByDniAnswer } from '../api/proposal.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

describe('submitting a proposal', () => {
  it('[CA-43] creates one proposal for two parallel clicks', async () => {
    const { uuid } = await simulate(bank, simulation('30300301'));
    const answers = await Promise.all([
      postProposal(bank, uuid),
      postProposal(bank, uuid),
      postProposal(bank, uuid),
    ]);
    const numbers = answers.map((answer) => readAnswer(answer, proposalAnswer).proposalNumber);
    expect(new Set(numbers).size).toBe(1);
  });

  it('[CA-43] rejects a second open one, even if both arrive together', async () => {
    const one = await simulate(bank, simulation('30300302'));
    const two = await simulate(bank, simulation('30300302'));
    const answers = await Promise.all([postProposal(bank, one.uuid), postProposal(bank, two.uuid)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && readError(refused).code).toBe('OPEN_PROPOSAL_EXISTS');
  });

  it('[CA-43] cancels the earlier one in the same transaction with deleteIfExists', async () => {
    const before = await createProposal(bank, '30300303');
    const { uuid } = await simulate(bank, simulation('30300303'));
    const after = readAnswer(await postProposal(bank, uuid, {}, '?deleteIfExists=true'), proposalAnswer);
    expect((await proposalNow(bank, before.proposalUuid)).status).toBe('C');
    expect(after.status).toBe('A');
  });

  it('[CA-43] [CA-16] cancels only for callers who submitted the proposal or unlocked it with its phone', async () => {
    const stranger = { 'x-subject': 'guest:stranger' };
    const before = await createProposal(bank, '30300309');
    const id = before.proposalUuid;
    const body = async () => {
      const { uuid } = await simulate(bank, simulation('30300309'));
      return { identification: { uuid }, simulation: loanChoice() };
    };
    const url = '/proposal/post_proposal?deleteIfExists=true';
    for (const headers of [{ 'x-subject': 'guest:another' }, { 'x-subject': '' }]) {
      readAnswer(await bank.post(url, await body(), headers), proposalAnswer);
    }
    expect(await proposalNow(bank, id)).toEqual(before);
    const code = await latestCode(bank, id, true);
    const proof = { code, idProposal: id, isReturnProposal: true };
    readAnswer(await bank.post('/person/validate_code', proof, stranger), validateCodeAnswer);
    readAnswer(await bank.post(url, await body(), stranger), proposalAnswer);
    expect((await proposalNow(bank, id)).status).toBe('C');
  });

  it('[CA-43] [CA-71] with several devices, the first identity check ends the others and blocks new ones', async () => {
    const stranger = { 'x-subject': 'guest:stranger' };
    const another = async () => {
      const { uuid } = await simulate(bank, simulation('30300310'));
      const body = { identification: { uuid }, simulation: loanChoice() };
      return bank.post('/proposal/post_proposal', body, stranger);
    };
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30300310');
    const { proposalUuid: decoy } = readAnswer(await another(), proposalAnswer);
    const found = async () =>
      readAnswer(await bank.post('/proposal/get_proposal_by_dni', { dni: '30300310' }), proposalByDniAnswer);
    await throughOwner(bank, decoy);
    // Both validated the same phone, so a code for the first is enough.
    expect(await found()).toMatchObject({ proposalNumber });
    expect(await found()).not.toHaveProperty('otherProposalUuids');
    await throughIdentity(bank, id);
    expect((await proposalNow(bank, decoy)).status).toBe('X');
    expect(readError(await another()).code).toBe('OPEN_PROPOSAL_EXISTS');
    expect((await proposalNow(bank, id)).status).toBe('A');
  });

  it('[CA-43] keeps the earlier one if the new one is rejected', async () => {
    const before = await createProposal(bank, '30300304');
    const { uuid } = await simulate(bank, simulation('30300304'));
    const refused = await postProposal(bank, uuid, { dueDate: 29 }, '?deleteIfExists=true');
    expect(readError(refused).fields).toHaveProperty('dueDate');
    expect((await proposalNow(bank, before.proposalUuid)).status).toBe('A');
  });

  it('[CA-43] does not cancel one after formalization', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30300305');
    await throughOwner(bank, id);
    await throughInsurance(bank, id);
    await bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller });
    await throughDocuments(bank, id);
    readAnswer(await confirm(bank, id), proposalAnswer);
    const { uuid } = await simulate(bank, simulation('30300305'));
    const refused = await postProposal(bank, uuid, {}, '?deleteIfExists=true');
    expect(readError(refused).code).toBe('OPEN_PROPOSAL_EXISTS');
    expect((await proposalNow(bank, id)).status).toBe('A');
  });

  it.each([
    ['a rate for another term', { matrixCode: 'TRD-01-36' }, 'matrixCode'],
    ['a rate for another agreement', { matrixCode: 'TRD-02-24' }, 'matrixCode'],
    ['more than the offer', { financedAmount: 80_000_000 }, 'financedAmount'],
    ['less than the minimum', { financedAmount: 999_999 }, 'financedAmount'],
    ['too long a term', { terms: 61 }, 'terms'],
    ['half a month', { terms: 24.5 }, 'simulation.terms'],
    ['day 0', { dueDate: 0 }, 'dueDate'],
  ])('[CA-43] rejects %s', async (_what, change, field) => {
    const { uuid } = await simulate(bank, simulation('30300306'));
    const answer = readError(await postProposal(bank, uuid, change));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toContain(field);
  });

  it('[CA-43] rejects pending and unknown simulations', async () => {
    const { body } = await bank.post('/simulation/set_simulation', simulation('30300307'));
    const { uuid } = body as { uuid: string };
    expect(readError(await postProposal(bank, uuid)).code).toBe('SCORING_PENDING');
    expect(readError(await postProposal(bank, crypto.randomUUID())).statusCode).toBe(404);
  });

  it('[CA-48] returns the complete proposal with its own calculated figures', async () => {
    const proposal = await createProposal(bank, '30300308');
    expect(await proposalNow(bank, proposal.proposalUuid)).toEqual(proposal);
    expect(proposal).toMatchObject({
      documentNumber: '30300308',
      ownerName: 'Juana Pérez',
      quote: { selectedAmount: 10_000_000, total: 31_200_000, percentage: 32.05, mode: 'TRD' },
      calculatedValueDTO: { tna: 35.9, terms: 24, dueDate: 10 },
      agreement: { code: 'AG0KM-TRAD' },
      insurance: null,
      seller: null,
      account: null,
    });
    expect(proposal.installments[0]?.dueDate).toBe('2027-01-10');
  });
});

describe('changing a proposal', () => {
  it('[CA-44] recalculates a changed quote, and rejects one outside the offer', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30300311');
    const change = { dueDate: 5, financedAmount: 5_000_000, matrixCode: 'TRD-01-12', terms: 12 };
    const changed = readAnswer(
      await bank.patch(`/proposal/${id}/update_proposal`, { simulation: change }),
      proposalAnswer,
    );
    expect(changed.calculatedValueDTO).toMatchObject({ financedAmount: 5_000_000, tna: 33.9 });
    const over = { simulation: { ...change, financedAmount: 80_000_000 } };
    expect(readError(await bank.patch(`/proposal/${id}/update_proposal`, over)).statusCode).toBe(400);
    expect(await proposalNow(bank, id)).toEqual(changed);
  });

  it('[CA-44] sends the summary when it is accepted', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30300312');
    await throughOwner(bank, id);
    await throughInsurance(bank, id);
    const [mail] = await bank.outbox();
    expect(mail).toMatchObject({ channel: 'EMAIL', to: 'juana@correo.com' });
    for (const words of [
      'CFTEA incluyendo seguro del automotor',
      'Seguro obligatorio: $',
      'Total por mes, con seguro: $',
      'Total a pagar, con seguro: de $',
    ]) {
      expect(mail?.body).toContain(words);
    }
  });

  it('[CA-17] [CA-19] stores the owner’s address, corrects it, and returns it', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30300313');
    await bank.post('/person/owner', { ...address, idProposal: id });
    await bank.post('/person/owner', { ...address, idProposal: id, street: 'Sarmiento' });
    const answer = await bank.get(`/person/owner/get_owner_address?id=${id}`);
    expect(readAnswer(answer, ownerAddressAnswer)).toEqual({ ...address, street: 'Sarmiento' });
    const bad = { ...address, idProposal: id, postalCode: '1', city: 2, maritalStatus: 'ZZ', street: ' ' };
    expect(Object.keys(readError(await bank.post('/person/owner', bad)).fields ?? {})).toEqual(
      expect.arrayContaining(['postalCode', 'city', 'maritalStatus', 'street']),
    );
  });

  it('[CA-20] [CA-22] accepts either a person or a company as seller', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30300314');
    await throughOwner(bank, id);
    await throughInsurance(bank, id);
    expect(readError(await bank.get(`/person/seller/${id}/get_seller`)).code).toBe('SELLER_NOT_FOUND');
    const company = {
      businessName: 'AUTOS 24 S.A.',
      cuit: '30-70707070-2',
      email: 'ventas@autos.com.ar',
      cellPhone: { areaCode: '11', number: '44443333' },
    };
    const send = (body: object) => bank.post('/person/seller/post_seller', { proposalId: id, ...body });
    expect(readError(await send({})).statusCode).toBe(400);
    expect(readError(await send({ physicalPerson: seller, legalPerson: company })).statusCode).toBe(400);
    const bad = { ...company, cuit: '30123456789' };
    expect(readError(await send({ legalPerson: bad })).fields).toHaveProperty(['legalPerson.cuit']);
    const saved = readAnswer(await send({ legalPerson: company }), sellerAnswer);
    expect(saved.legalPerson?.cuit).toBe('30707070702');
    expect(readAnswer(await bank.get(`/person/seller/${id}/get_seller`), ownSellerAnswer)).toEqual({
      ...saved,
      changeable: true,
      nameChangeable: true,
    });
  });

  it('[CA-34] stores the vehicle’s plate, chassis and engine', async () => {
    const { proposalUuid: id, proposalNumber } = await createProposal(bank, '30300315');
    const vehicleIdentity = { chassis: '8ap359a1bj1234567', engine: '178f5 0111' };
    const path = `/vehicle/update/${proposalNumber}`;
    expect((await bank.patch(path, vehicleIdentity)).body).toEqual({ saved: true });
    expect((await proposalNow(bank, id)).vehicle).toMatchObject({ chassis: '8AP359A1BJ1234567' });
    const bad = { chassis: 'IOQ', engine: '', plate: 'A1' };
    expect(Object.keys(readError(await bank.patch(path, bad)).fields ?? {})).toEqual([
      'chassis',
      'engine',
      'plate',
    ]);
    expect(readError(await bank.patch('/vehicle/update/1', vehicleIdentity)).statusCode).toBe(404);
  });
});

describe('returning by DNI', () => {
  it('[CA-49] returns only phase, number and a masked phone', async () => {
    const { proposalUuid, proposalNumber } = await createProposal(bank, '30300321');
    const answer = await bank.post('/proposal/get_proposal_by_dni', { dni: '30.300.321' });
    expect(readAnswer(answer, proposalByDniAnswer.strict())).toEqual({
      proposalNumber,
      proposalUuid,
      phase: 'OWNER',
      maskedPhone: '•• •••• 6677',
    });
  });

  it('[CA-49] returns the proposal named by a link if it belongs to that DNI', async () => {
    const { proposalUuid } = await createProposal(bank, '30300323');
    const { uuid } = await simulate(bank, simulation('30300323'));
    const stranger = { 'x-subject': 'guest:stranger' };
    const body = { identification: { uuid }, simulation: loanChoice() };
    const later = readAnswer(await bank.post('/proposal/post_proposal', body, stranger), proposalAnswer);
    const find = (dni: string, wanted: string) =>
      bank.post('/proposal/get_proposal_by_dni', { dni, proposalUuid: wanted }, stranger);
    for (const wanted of [proposalUuid, later.proposalUuid]) {
      expect(readAnswer(await find('30300323', wanted), proposalByDniAnswer).proposalUuid).toBe(wanted);
    }
    const other = await createProposal(bank, '30300324');
    const unknown = await find('30300323', '00000000-0000-4000-8000-000000000001');
    expect(readError(unknown)).toMatchObject({ statusCode: 404, code: 'NO_PROPOSAL' });
    expect((await find('30300323', other.proposalUuid)).body).toEqual(unknown.body);
  });

  it('[CA-49] returns 404 NO_PROPOSAL without a proposal', async () => {
    const none = await bank.post('/proposal/get_proposal_by_dni', { dni: '30300322' });
    expect(readError(none)).toMatchObject({ statusCode: 404, code: 'NO_PROPOSAL' });
    const bad = await bank.post('/proposal/get_proposal_by_dni', { dni: '11111111' });
    expect(readError(bad).fields).toHaveProperty('dni');
  });
});

describe('the service hours', () => {
  it('[KO-03] [CA-47] prevent confirmation at night and allow it from 7', async () => {
    const night = await testBank({ HOURS_WINDOW: 'on' });
    const { proposalUuid: id } = await createProposal(night, '30300331');
    await throughOwner(night, id);
    await throughInsurance(night, id);
    await night.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller });
    await throughDocuments(night, id);
    night.setTime('2026-11-21T02:00:00Z');
    expect(readError(await confirm(night, id))).toMatchObject({ statusCode: 403, code: 'OUT_OF_HOURS' });
    night.setTime('2026-11-21T10:00:00Z');
    expect(readAnswer(await confirm(night, id), proposalAnswer).phase).toBe('BIOMETRIA');
    await night.close();
  });
});

describe('the phone code', () => {
  it("[CA-15] is never part of a response, and is sent to the owner's phone", async () => {
    const { proposalUuid: id } = await awaitingCode(bank, '30300341');
    const answer = await bank.post('/person/generate_code', { idProposal: id });
    const [sms] = await bank.outbox();
    expect(sms).toMatchObject({ channel: 'SMS', to: '+5491145556677' });
    expect(sms?.code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(answer.body)).not.toContain(sms?.code);
    expect(answer.body).toMatchObject({ maskedPhone: '•• •••• 6677' });
  });

  it('[CA-16] with isReturnProposal validates the phone without advancing the flow', async () => {
    const before = await createProposal(bank, '30300342');
    const id = before.proposalUuid;
    const code = await latestCode(bank, id, true);
    const body = { code, idProposal: id, isReturnProposal: true };
    expect((await bank.post('/person/validate_code', body)).body).toEqual({ validated: true });
    expect(await proposalNow(bank, id)).toEqual(before);
    expect(readError(await bank.post('/person/validate_code', body)).code).toBe('CODE_INVALID');
  });
});

import { formatMoney, formatPercent } from '@prendarios/rules/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../records/phaseTables.ts';
import { simulations } from '../records/tables.ts';
import { consentRequestAnswer, proposalAnswer } from '../api/proposal.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { CO_OWNER, newestLink } from '../../testing/coOwner.ts';
import { accept, inBiometry, photo, sign, throughIdentity } from '../../testing/formalization.ts';
import { SELLER_OF_THREE, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import {
  address,
  loanChoice,
  simulate,
  latestCode,
  postProposal,
  createProposal,
  proposalNow,
  simulation,
  throughInsurance,
  withInvitation,
} from '../../testing/journey.ts';
import { coOwnershipAnswer } from '../api/coOwner.ts';
import { followUpAnswer } from '../api/followUp.ts';
import { changeEmailAnswer, correctPhoneAnswer, ownerAnswer, validateCodeAnswer } from '../api/person.ts';

let bank: TestBank;
let identity: TestIdentity;
let asSeller: { authorization: string };
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
  asSeller = await identity.bearer(SELLER_OF_THREE);
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const given = async (uuid: string) => {
  const [row] = await bank.sql.select().from(simulations).where(eq(simulations.uuid, uuid));
  return { consents: row?.consents, enteredBy: row?.enteredBy };
};

/** Creates a proposal entered by a seller, up to the phone code. */
async function entered(document: string): Promise<string> {
  const body = simulation(document, { pointOfSale: '01010', consents: [] });
  const { uuid } = await simulate(bank, body, asSeller);
  expect(await given(uuid)).toEqual({ consents: [], enteredBy: SELLER_OF_THREE.sub });
  const proposal = readAnswer(
    await postProposal(bank, uuid, {}, '?pointOfSaleCodeSelected=01010', asSeller),
    proposalAnswer,
  );
  expect(proposal.consents).toEqual([]);
  readAnswer(
    await bank.post('/person/owner', { ...address, idProposal: proposal.proposalUuid }),
    ownerAnswer,
  );
  return proposal.proposalUuid;
}

describe('consents', () => {
  it('[CA-01] are stored with time, version and the person who gave them', async () => {
    const { proposalUuid, simulationUuid } = await createProposal(bank, '30340001');
    const consent = { kind: 'PERSONAL_DATA', textVersion: '2026-11', at: '2026-11-20T15:00:00.000Z' };
    expect(await given(simulationUuid)).toEqual({
      consents: [{ ...consent, by: '30340001', through: 'guest:test' }],
      enteredBy: null,
    });
    expect((await proposalNow(bank, proposalUuid)).consents).toEqual([consent]);
  });

  it('[CA-01] are rejected from a seller who enters the simulation', async () => {
    const body = simulation('30340007', { pointOfSale: '01010' });
    expect(readError(await bank.post('/simulation/set_simulation', body, asSeller))).toMatchObject({
      statusCode: 403,
      code: 'CONSENT_NOT_YOURS',
    });
  });

  it('[CA-16] cannot be given by the seller for the customer, and the code requires them', async () => {
    const id = await entered('30340002');
    const body = { code: await latestCode(bank, id), idProposal: id, isReturnProposal: false };
    const required = { statusCode: 409, code: 'CONSENT_REQUIRED' };
    const notYours = { statusCode: 403, code: 'CONSENT_NOT_YOURS' };
    for (const [consents, answer] of [
      [undefined, required],
      [[], required],
      [[{ kind: 'TERMS', textVersion: '2026-11' }], notYours],
      [[{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }], notYours],
    ] as const) {
      const refused = await bank.post('/person/validate_code', { ...body, consents }, asSeller);
      expect(readError(refused)).toMatchObject(answer);
    }
    const { phase, consents } = await proposalNow(bank, id);
    expect({ phase, consents }).toEqual({ phase: 'OWNER', consents: [] });
    const further = await bank.post('/insurance/generate_insurances', { proposalId: id }, asSeller);
    expect(readError(further).statusCode).toBe(409);
  });

  it('[CA-16] are given by the customer with the code on their own phone, once', async () => {
    const id = await entered('30340008');
    const consents = [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }];
    const body = { code: await latestCode(bank, id), idProposal: id, isReturnProposal: false, consents };
    const onPhone = { 'x-subject': 'guest:customer' };
    readAnswer(await bank.post('/person/validate_code', body, onPhone), validateCodeAnswer);
    const proposal = await proposalNow(bank, id);
    expect(proposal.phase).toBe('INSURANCE');
    expect(await given(proposal.simulationUuid)).toEqual({
      consents: [
        {
          kind: 'PERSONAL_DATA',
          textVersion: '2026-11',
          at: '2026-11-20T15:00:00.000Z',
          by: '30340008',
          through: 'guest:customer',
          withCode: true,
        },
      ],
      enteredBy: SELLER_OF_THREE.sub,
    });
    expect(readError(await bank.post('/person/validate_code', body, onPhone)).statusCode).toBe(409);
    const receipts = (await bank.outbox()).filter(({ subject }) =>
      subject?.startsWith('Aceptaste que usemos'),
    );
    expect(receipts).toHaveLength(1);
    expect(receipts[0]).toMatchObject({
      to: proposal.owner.email,
      body: expect.stringContaining(`solicitud ${proposal.proposalNumber}, para comprar`),
    });
  });

  it('[CA-15] are requested from a customer, who is notified by email if the seller changes the phone', async () => {
    const id = await entered('30340013');
    const cellPhone = { areaCode: '11', number: '40006666' };
    readAnswer(
      await bank.patch(`/ext/person/owner/${id}/phone`, { cellPhone }, asSeller),
      correctPhoneAnswer,
    );
    const { owner, proposalNumber } = await proposalNow(bank, id);
    const told = (await bank.outbox()).find(({ body }) =>
      body.includes('El punto de venta cambió el celular'),
    );
    expect(told).toMatchObject({ channel: 'EMAIL', to: owner.email });
    expect(told?.body).toContain(`solicitud ${proposalNumber}`);
    const email = { email: 'ana@otro.example' };
    readAnswer(await bank.patch(`/ext/person/owner/${id}/email`, email, asSeller), changeEmailAnswer);
    const { history } = readAnswer(await bank.get(`/ext/follow-up/${id}`, asSeller), followUpAnswer);
    expect(history.map((act) => `${act.kind} ${act.maskedRecipient}`).toSorted()).toEqual([
      'EMAIL_CHANGED a•••@otro.example',
      'PHONE_CHANGED •• •••• 6666',
    ]);
  });

  it('[CA-15] are requested in the code’s message, with a link to their page', async () => {
    const id = await entered('30340009');
    const { proposalUuid } = await createProposal(bank, '30340010');
    readAnswer(await bank.post('/person/owner', { ...address, idProposal: proposalUuid }), ownerAnswer);
    await latestCode(bank, id);
    await latestCode(bank, proposalUuid);
    const messages = await bank.outbox();
    const bodyOf = (link: string) => messages.filter(({ body }) => body.includes(link));
    expect(bodyOf(`/titular/validacion-telefono?id=${id}`)).toHaveLength(1);
    expect(bodyOf(proposalUuid)).toHaveLength(0);
  });

  it('[CA-15] are requested with the loan’s details, and only with the key from the message', async () => {
    const id = await entered('30340011');
    const other = await entered('30340012');
    const code = await latestCode(bank, id);
    await latestCode(bank, other);
    const bodies = (await bank.outbox()).map(({ body }) => body);
    const keyFor = (uuid: string) =>
      bodies.map((body) => new RegExp(`id=${uuid}#clave=([\\w-]{22})`).exec(body)?.[1]).find(Boolean) ?? '';
    const ask = (key: string) => bank.post('/ext/consent-requests', { idProposal: id, key });
    const { calculatedValueDTO, installments } = await proposalNow(bank, id);
    const shown = readAnswer(await ask(keyFor(id)), consentRequestAnswer);
    expect(shown).toEqual({
      ended: false,
      acceptedAt: null,
      pointOfSaleName: expect.any(String),
      firstName: expect.any(String),
      lastName: expect.any(String),
      vehicleDescription: expect.stringContaining('0KM'),
      mode: expect.any(String),
      installments: installments.slice(0, 2),
      calculatedValueDTO,
      insuranceEstimate: expect.objectContaining({ monthlyPremium: expect.any(Number) }),
      paymentWindow: expect.anything(),
    });
    const nobodys = { idProposal: '00000000-0000-4000-8000-000000000000', key: keyFor(id) };
    const missing = readError(await bank.post('/ext/consent-requests', nobodys));
    expect(missing).toMatchObject({ statusCode: 404, code: 'PROPOSAL_NOT_FOUND' });
    for (const key of ['', 'x'.repeat(22), keyFor(other)]) expect(readError(await ask(key))).toEqual(missing);
    const consents = [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }];
    const accepted = { code, idProposal: id, isReturnProposal: false, consents };
    readAnswer(await bank.post('/person/validate_code', accepted), validateCodeAnswer);
    expect(readAnswer(await ask(keyFor(id)), consentRequestAnswer)).toMatchObject({
      ended: false,
      acceptedAt: expect.stringMatching(/^2026-11-20T/),
    });
    // The receipt repeats the figures.
    const receipt = (await bank.outbox()).find(({ subject }) => subject?.startsWith('Aceptaste'));
    const premium = shown.insuranceEstimate?.monthlyPremium ?? 0;
    const { totalToPay, terms, cftea } = calculatedValueDTO;
    const totals = (policy: number) =>
      [shown.paymentWindow?.least, shown.paymentWindow?.most]
        .map((day) =>
          formatMoney(totalToPay - (installments[0]?.total ?? 0) + (day?.firstInstallment ?? 0) + policy),
        )
        .join(' a ');
    for (const line of [
      `Seguro obligatorio (estimado): desde ${formatMoney(premium)} por mes`,
      `Total por mes, con seguro (estimado): ${formatMoney((installments[1]?.total ?? 0) + premium)}`,
      `Total a pagar, sin el seguro: de ${totals(0)}`,
      `Total a pagar, con seguro (estimado): de ${totals(premium * terms)}`,
      `CFTEA con IVA: ${formatPercent(cftea)}`,
      `CFTEA con seguro (estimado): ${formatPercent(shown.insuranceEstimate?.cfteaWithInsurance)}`,
    ]) {
      expect(receipt?.body).toContain(line);
    }
    readAnswer(await bank.post(`/proposal/${other}/cancel_proposal`, {}), proposalAnswer);
    const ofEnded = { idProposal: other, key: keyFor(other) };
    expect(readAnswer(await bank.post('/ext/consent-requests', ofEnded), consentRequestAnswer).ended).toBe(
      true,
    );
  });

  it('[CA-44] to a summary that a seller accepted are reported to the customer as recorded by the seller, with a number to call', async () => {
    const id = await entered('30340014');
    const code = await latestCode(bank, id);
    readAnswer(await bank.post('/person/owner', { ...address, idProposal: id }), ownerAnswer);
    const consents = [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }];
    const accepted = { code, idProposal: id, isReturnProposal: false, consents };
    readAnswer(await bank.post('/person/validate_code', accepted), validateCodeAnswer);
    await throughInsurance(bank, id);
    const update = `/proposal/${id}/update_proposal`;
    readAnswer(await bank.patch(update, { simulation: loanChoice({ terms: 23 }) }, asSeller), proposalAnswer);
    const sent = (await bank.outbox()).length;
    const summaryAccepted = { textVersion: 'resumen-vendedor' };
    const { calculatedValueDTO } = readAnswer(
      await bank.patch(update, { summaryAccepted }, asSeller),
      proposalAnswer,
    );
    const told = (await bank.outbox()).slice(0, -sent);
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['EMAIL', 'SMS']);
    for (const { body } of told) {
      expect(body).toMatch(/El punto de venta anotó|el punto de venta anot/);
      expect(body).toMatch(/llamanos al/i);
      expect(body).not.toContain('que aceptaste');
    }
    const mail = told.find(({ channel }) => channel === 'EMAIL');
    expect(mail?.body).toContain(formatMoney(calculatedValueDTO.financedAmount));
  });

  it('[CA-16] are accepted only with the correct code', async () => {
    const id = await entered('30340003');
    const right = await latestCode(bank, id);
    const code = right === '000000' ? '000001' : '000000';
    const consents = [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }];
    const wrong = { code, idProposal: id, isReturnProposal: false, consents };
    expect(readError(await bank.post('/person/validate_code', wrong)).code).toBe('CODE_INVALID');
    expect((await proposalNow(bank, id)).consents).toEqual([]);
  });

  it('[CA-73] [CA-75] to biometric data are required before any photo', async () => {
    const { proposalUuid: proposalId } = await inBiometry(bank, '30340004', { consents: false });
    const image = await photo();
    for (const [path, body] of [
      ['/biometry/save_selfie', { proposalId, image }],
      ['/biometry/save_id', { proposalId, front: image }],
    ] as const) {
      expect(readError(await bank.post(path, body))).toMatchObject({
        statusCode: 409,
        code: 'CONSENT_REQUIRED',
      });
    }
    const { body: check } = await bank.get(`/biometry/${proposalId}/get_biometry`);
    expect(check).toMatchObject({ evidence: { selfie: false, front: false } });
    await accept(bank, proposalId, 'BIOMETRICS');
    await throughIdentity(bank, proposalId);
  });

  it('[CA-67] to the terms are required before the signature, and not accepted from a seller', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30340005', { consents: false });
    await accept(bank, id, 'BIOMETRICS');
    await throughIdentity(bank, id);
    await bank.post(`/contract/${id}/initiate`, {});
    const unsigned = await bank.post(`/contract/${id}/confirm`, { confirmed: true });
    expect(readError(unsigned)).toMatchObject({ statusCode: 409, code: 'CONSENT_REQUIRED' });
    await accept(bank, id, 'TERMS');
    const [row] = await bank.sql.select().from(contracts).where(eq(contracts.proposalUuid, id));
    expect(row?.consents).toContainEqual({
      kind: 'TERMS',
      textVersion: '2026-11',
      hash: row?.hash,
      at: '2026-11-20T15:00:00.000Z',
      by: '30340005',
      through: 'guest:test',
    });
    expect((await sign(bank, id)).status).toBe(200);
  });

  it('[CA-63] are rejected from a seller, who may still read the documents', async () => {
    const id = await entered('30340006');
    const consents = [{ kind: 'BIOMETRICS', textVersion: '2026-11' }];
    const path = `/contract/${id}/documentation`;
    expect(readError(await bank.post(path, { consents }, asSeller))).toMatchObject({
      statusCode: 403,
      code: 'CONSENT_NOT_YOURS',
    });
    expect((await bank.post(path, {}, asSeller)).status).toBe(200);
  });
});

it('[CA-15] [CA-67] [CA-71] [CA-73] a seller cannot prove an identity or sign for anybody', async () => {
  const proposalId = await entered('30340007');
  const image = 'x';
  for (const answer of [
    await bank.post('/biometry/save_selfie', { proposalId, image }, asSeller),
    await bank.post('/biometry/save_id', { proposalId, front: image, back: image }, asSeller),
    await bank.patch('/biometry/set_bio_validated', { proposalId, bioValidated: true }, asSeller),
    await bank.post('/person/generate_code', { idProposal: proposalId, purpose: 'SIGNATURE' }, asSeller),
    await bank.post(`/contract/${proposalId}/confirm`, { confirmed: true, code: '123456' }, asSeller),
  ]) {
    expect(readError(answer)).toMatchObject({ statusCode: 403, code: 'BORROWERS_ONLY' });
  }
});

it('a seller cannot open a co-owner’s link', async () => {
  await withInvitation(bank, 30_341_008);
  const open = async (headers: object) =>
    bank.post('/ext/co-ownerships/open', await newestLink(bank), { ...headers });
  expect(readError(await open(asSeller)).code).toBe('CO_OWNERSHIP_NOT_FOUND');
  readAnswer(await open(CO_OWNER), coOwnershipAnswer);
});

import { formatMoney, formatPercent } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  AS_CO_OWNER,
  CO_OWNER,
  CONSENTS,
  coOwnership,
  coOwnersCode,
  newestLink,
  openLink,
  sendAcceptance,
  throughAcceptance,
} from '../../testing/coOwner.ts';
import {
  address,
  coOwner,
  latestCode,
  postProposal,
  createProposal,
  simulate,
  proposalNow,
  simulation,
  throughInsurance,
  validate,
  withInvitation,
} from '../../testing/journey.ts';
import { linkAnswer } from '../api/biometry.ts';
import { coOwnershipAnswer, resendCoOwnerLinkAnswer } from '../api/coOwner.ts';
import { validateCodeAnswer } from '../api/person.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
let id = '';
let document = 30_600_100;
beforeAll(async () => {
  bank = await testBank();
});
beforeEach(async () => {
  document += 1;
  bank.setTime('2026-11-20T15:00:00Z');
  id = await withInvitation(bank, document);
});
afterAll(() => bank.close());

const part = async () => (await proposalNow(bank, id)).coOwnerPart;
const accept = async (typed: string, consents?: readonly object[]) =>
  sendAcceptance(bank, id, typed, consents);
const invite = (channel?: string) => bank.post(`/ext/co-owner-links/${id}`, channel ? { channel } : {});
const refuse = (reason?: string) =>
  bank.post(`/ext/co-ownerships/${id}/refuse`, reason ? { reason } : {}, CO_OWNER);

it('the owner cannot use the phone that gets the co-owner’s code', async () => {
  const { cellPhone } = coOwner('1');
  const change = { cellPhone: { areaCode: cellPhone.areaCode, number: cellPhone.number } };
  for (const answer of [
    await bank.patch(`/ext/person/owner/${id}/phone`, change),
    await bank.post(`/ext/person/owner/${id}/phone/code`, change),
  ]) {
    expect(readError(answer).fields).toEqual({
      cellPhone: 'Ese es el celular de tu cotitular. Ingresá el tuyo.',
    });
  }
});

describe('the co-owner’s link', () => {
  it('is sent only after the owner’s phone is validated', async () => {
    const { proposalUuid } = await createProposal(bank, '30611333', { coOwner: coOwner('40611333') });
    await bank.post('/person/owner', { ...address, idProposal: proposalUuid });
    const sent = (await bank.outbox()).length;
    readAnswer(await bank.patch(`/person/coowner/${proposalUuid}`, address), proposalAnswer);
    expect(readError(await bank.post(`/ext/co-owner-links/${proposalUuid}`, {})).code).toBe('ILLEGAL_MOVE');
    expect(await bank.outbox()).toHaveLength(sent);
    readAnswer(await validate(bank, proposalUuid, await latestCode(bank, proposalUuid)), validateCodeAnswer);
    expect((await bank.outbox())[0]?.body).toContain('te propone como cotitular');
  });

  it('is sent only to the co-owner’s phone', async () => {
    const [message] = await bank.outbox();
    expect(message).toMatchObject({ channel: 'SMS', to: '+5491145678124' });
    expect(message?.body).toContain(
      'Banco Ceibo: Juana P. te propone como cotitular del préstamo para el Fiat Mobi',
    );
    expect(await part()).toMatchObject({
      step: 'CONSENT',
      linkSentAt: '2026-11-20T15:00:00.000Z',
      linkExpiresAt: '2026-11-27T15:00:00.000Z',
      linkChannel: 'SMS',
      maskedPhone: '•• •••• 8124',
      resendsLeft: 2,
      consentAt: null,
    });
    // Saving the data again sends no second link.
    const sent = (await bank.outbox()).length;
    readAnswer(await bank.patch(`/person/coowner/${id}`, address), proposalAnswer);
    expect(await bank.outbox()).toHaveLength(sent);
  });

  it('opens on one device only, any number of times', async () => {
    const opened = readAnswer(await openLink(bank), coOwnershipAnswer.strict());
    expect(opened).toMatchObject({ step: 'CONSENT', invitedBy: 'Juana Pérez', firstName: 'Julián' });
    expect(readAnswer(await openLink(bank), coOwnershipAnswer)).toEqual(opened);
    expect(readError(await openLink(bank, { 'x-subject': 'guest:elsewhere' }))).toMatchObject({
      statusCode: 404,
      code: 'CO_OWNERSHIP_NOT_FOUND',
    });
  });

  it.each([
    ['another key', { key: 'A'.repeat(22) }],
    ['the number of another proposal', { proposalNumber: 1 }],
  ])('opens nothing with %s, and a mismatch reveals nothing', async (_which, change) => {
    const wrong = { ...(await newestLink(bank)), ...change };
    const answer = await bank.post('/ext/co-ownerships/open', wrong, CO_OWNER);
    expect(readError(answer)).toMatchObject({ statusCode: 404, message: 'Este enlace ya no sirve.' });
  });

  it('expires after seven days, and its key can request a new one to the same phone', async () => {
    const link = await newestLink(bank);
    bank.wait(7 * 24 * 60 * 60);
    expect((await openLink(bank)).status).toBe(404);
    const sent = (await bank.outbox()).length;
    const resend = (body: object) => bank.post('/ext/co-ownerships/resend', body);
    const known = await resend(link);
    expect(await bank.outbox()).toHaveLength(sent + 1);
    const unknown = await resend({ ...link, key: 'B'.repeat(22) });
    expect(unknown.body).toEqual(known.body);
    expect(await bank.outbox()).toHaveLength(sent + 1);
    readAnswer(await openLink(bank), coOwnershipAnswer);
  });

  it('is sent at most three times a day, by SMS or email', async () => {
    expect(readAnswer(await invite('EMAIL'), linkAnswer)).toMatchObject({
      channel: 'EMAIL',
      remainingToday: 1,
    });
    expect((await bank.outbox())[0]).toMatchObject({ to: 'julian@correo.com' });
    expect(readAnswer(await invite(), linkAnswer).remainingToday).toBe(0);
    expect(readError(await invite())).toMatchObject({ statusCode: 429, code: 'LINK_LIMIT' });
    expect((await part())?.resendsLeft).toBe(0);
  });

  it('requested with an old key does not count against the owner’s limit, and is not sent again needlessly', async () => {
    const old = await newestLink(bank);
    const askAgain = async () => {
      const before = (await bank.outbox()).length;
      readAnswer(await bank.post('/ext/co-ownerships/resend', old), resendCoOwnerLinkAnswer);
      return (await bank.outbox()).length - before;
    };
    // No resend before the first link was opened: it may still arrive.
    expect(await askAgain()).toBe(0);
    await throughAcceptance(bank, id);
    expect(await askAgain()).toBe(1);
    expect((await bank.outbox())[0]?.body).toContain('tu enlace nuevo como cotitular del préstamo');
    expect((await bank.outbox())[0]?.body).not.toContain('te propone');
    expect(await askAgain()).toBe(0);
    for (const sent of [1, 1, 0]) {
      bank.wait(60 * 60);
      expect(await askAgain()).toBe(sent);
    }
    expect((await part())?.resendsLeft).toBe(2);
  });

  it('ends when the co-owner changes: the new one gets another, and the earlier device loses access', async () => {
    readAnswer(await openLink(bank), coOwnershipAnswer);
    const link = await newestLink(bank);
    const next = { ...coOwner(`5${document}`.slice(0, 8)), firstName: 'Carla' };
    readAnswer(await bank.patch(`/proposal/${id}/update_coowner`, { coOwner: next }), proposalAnswer);
    expect((await bank.post('/ext/co-ownerships/open', link, CO_OWNER)).status).toBe(404);
    expect((await bank.get(`/ext/co-ownerships/${id}`, CO_OWNER)).status).toBe(404);
    expect((await part())?.step).toBe('NOT_INVITED');
    expect((await bank.outbox())[0]).toMatchObject({ to: '+5491145678124' });
    expect((await bank.outbox())[0]?.body).toContain('ya no sos cotitular del préstamo de Juana P.');
    readAnswer(await bank.patch(`/person/coowner/${id}`, address), proposalAnswer);
    expect(readAnswer(await openLink(bank), coOwnershipAnswer).firstName).toBe('Carla');
  });

  it('goes to a corrected phone without asking for the address again; the earlier phone is notified if it opened a link', async () => {
    readAnswer(await openLink(bank), coOwnershipAnswer);
    const link = await newestLink(bank);
    const { coOwner: before } = await proposalNow(bank, id);
    const { cellPhone, email, ...same } = coOwner(before?.document ?? '');
    const corrected = { ...same, email, cellPhone: { ...cellPhone, number: '45678125' } };
    const after = readAnswer(
      await bank.patch(`/proposal/${id}/update_coowner`, { coOwner: corrected }),
      proposalAnswer,
    );
    expect(after.coOwner).toMatchObject({ street: address.street });
    expect(after.coOwnerPart).toMatchObject({ step: 'CONSENT', maskedPhone: '•• •••• 8125' });
    const [newest, ...earlier] = await bank.outbox();
    expect(newest).toMatchObject({ to: '+5491145678125' });
    const told = earlier.filter(({ body }) => body.includes('Si no pediste el cambio, llamanos al'));
    expect(told.map(({ to }) => to).toSorted()).toEqual(['+5491145678124', email]);
    expect((await bank.post('/ext/co-ownerships/open', link, CO_OWNER)).status).toBe(404);
    readAnswer(await openLink(bank), coOwnershipAnswer);
  });
});

describe('a co-owner who accepts', () => {
  it('[CA-16] finishes the OWNER phase, which requires both borrowers', async () => {
    expect((await proposalNow(bank, id)).phase).toBe('OWNER');
    await throughAcceptance(bank, id);
    expect(await part()).toMatchObject({ step: 'WAITING_FOR_OWNER', consentAt: '2026-11-20T15:00:00.000Z' });
    const told = (await bank.outbox()).find(({ body }) => body.includes('aceptó ser cotitular'));
    expect(told).toMatchObject({ to: '+5491145556677', body: expect.stringContaining('Julián aceptó') });
    expect((await proposalNow(bank, id)).phase).toBe('INSURANCE');
    expect((await coOwnership(bank, id)).consents.map(({ kind }) => kind)).toEqual([
      'PERSONAL_DATA',
      'TERMS',
    ]);
  });

  it('gets a loan record by email, with the figures shown on their page', async () => {
    await throughAcceptance(bank, id);
    const record = (await bank.outbox()).find(({ to }) => to === 'julian@correo.com');
    expect(record?.subject).toContain('Aceptaste ser cotitular');
    const { calculatedValueDTO, insuranceEstimate, paymentWindow } = await coOwnership(bank, id);
    for (const text of [
      'El 20/11/2026 aceptaste ser cotitular del préstamo que pide Juana Pérez',
      'Fiat Mobi',
      `${formatMoney(calculatedValueDTO.financedAmount)} en ${installmentLabel(calculatedValueDTO.terms)}`,
      formatMoney(paymentWindow?.least.firstInstallment),
      formatMoney(paymentWindow?.most.firstInstallment),
      `CFTEA con IVA: ${formatPercent(calculatedValueDTO.cftea)}`,
      `CFTEA con seguro (estimado): ${formatPercent(insuranceEstimate?.cfteaWithInsurance ?? null)}`,
      `desde ${formatMoney(insuranceEstimate?.monthlyPremium)} por mes`,
      'Qué sigue: Juana',
      'Hasta que firmes podés decir que no',
    ]) {
      expect(record?.body).toContain(text);
    }
  });

  it('[CA-16] needs their own code: the owner’s is rejected, and a wrong one uses up an attempt', async () => {
    readAnswer(await openLink(bank), coOwnershipAnswer);
    bank.wait(60);
    const owners = await latestCode(bank, id, true);
    const code = await coOwnersCode(bank, id);
    expect((await bank.outbox())[0]).toMatchObject({ to: '+5491145678124' });
    if (owners !== code) expect(readError(await accept(owners)).code).toBe('CODE_INVALID');
    expect(readError(await accept(code === '000000' ? '000001' : '000000')).code).toBe('CODE_INVALID');
    readAnswer(await accept(code), validateCodeAnswer);
    expect(readError(await accept(code)).code).toBe('ILLEGAL_MOVE');
  });

  it.each(['PERSONAL_DATA', 'TERMS'])(
    '[CA-16] needs the consent %s, and the code stays valid for a retry',
    async (kind) => {
      readAnswer(await openLink(bank), coOwnershipAnswer);
      const code = await coOwnersCode(bank, id);
      const less = CONSENTS.filter((consent) => consent.kind !== kind);
      expect(readError(await accept(code, less))).toMatchObject({
        statusCode: 409,
        code: 'CONSENT_REQUIRED',
      });
      readAnswer(await accept(code), validateCodeAnswer);
    },
  );

  it('[CA-15] [CA-16] acts only in the browser that opened the link', async () => {
    const asOwner = { idProposal: id, ...AS_CO_OWNER };
    const typed = { ...asOwner, code: '123456', isReturnProposal: false, consents: CONSENTS };
    for (const headers of [{}, { 'x-subject': 'guest:stranger' }, CO_OWNER]) {
      for (const answer of [
        await bank.post('/person/generate_code', asOwner, headers),
        await bank.post('/person/validate_code', typed, headers),
        await bank.get(`/ext/co-ownerships/${id}`, headers),
      ]) {
        expect(readError(answer)).toMatchObject({ statusCode: 404, code: 'PROPOSAL_NOT_FOUND' });
      }
    }
    readAnswer(await openLink(bank), coOwnershipAnswer);
    // The code made this the co-owner's browser, which sees none of the owner's data.
    expect((await bank.get(`/proposal/${id}/get_proposal`, CO_OWNER)).status).toBe(404);
  });

  it('[CA-36] needs a different phone and email from the owner', async () => {
    const same = {
      ...coOwner('39000111'),
      cellPhone: { areaCode: '011', number: '15 4555-6677' },
      email: ' Juana+auto@Correo.com',
    };
    const answer = await bank.patch(`/proposal/${id}/update_coowner`, { coOwner: same });
    expect(readError(answer).fields).toEqual({
      'coOwner.cellPhone': expect.stringContaining('su propio celular'),
      'coOwner.email': expect.stringContaining('su propio correo'),
    });
    const taken = await bank.patch(`/ext/person/owner/${id}/email`, { email: 'Julian+auto@correo.com' });
    expect(readError(taken).fields).toEqual({ email: 'Ese es el correo de tu cotitular. Ingresá el tuyo.' });
  });
});

describe('a co-owner who declines', () => {
  it('stops the proposal, notifies the owner once, and may change their mind', async () => {
    readAnswer(await openLink(bank), coOwnershipAnswer);
    expect(readAnswer(await refuse('No lo conozco.'), coOwnershipAnswer).step).toBe('REFUSED');
    const told = (await bank.outbox()).filter(({ body }) => body.includes('no aceptó ser cotitular'));
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['EMAIL', 'SMS']);
    readAnswer(await refuse('Otra vez.'), coOwnershipAnswer);
    expect(await part()).toMatchObject({ step: 'REFUSED', refusalReason: 'No lo conozco.' });
    await throughAcceptance(bank, id);
    expect(await part()).toMatchObject({ step: 'WAITING_FOR_OWNER', refusedAt: null, refusalReason: null });
  });

  it('stops it at any step after accepting, until they accept again', async () => {
    await throughAcceptance(bank, id);
    readAnswer(await refuse(), coOwnershipAnswer);
    const stopped = await bank.post('/insurance/generate_insurances', { proposalId: id });
    const [offer] = (stopped.body as { id: string }[]) ?? [];
    const choice = { proposalId: id, insuranceId: offer?.id };
    expect(readError(await bank.patch('/insurance/post_insurance', choice))).toMatchObject({
      statusCode: 409,
      code: 'CO_OWNER_REFUSED',
      message: 'Julián no aceptó ser cotitular. Podés cancelar la solicitud o empezar otra.',
    });
    bank.wait(60);
    const code = await coOwnersCode(bank, id);
    readAnswer(await accept(code), validateCodeAnswer);
    await throughInsurance(bank, id);
    expect((await proposalNow(bank, id)).phase).toBe('SELLER');
  });

  it('lets the owner continue alone or cancel', async () => {
    readAnswer(await openLink(bank), coOwnershipAnswer);
    readAnswer(await refuse(), coOwnershipAnswer);
    const alone = readAnswer(
      await bank.patch(`/proposal/${id}/update_coowner`, { coOwner: null }),
      proposalAnswer,
    );
    // The owner's code counts, so the OWNER phase is done.
    expect(alone).toMatchObject({ phase: 'INSURANCE', coOwner: null, coOwnerPart: null });

    document += 1;
    id = await withInvitation(bank, document);
    readAnswer(await openLink(bank), coOwnershipAnswer);
    readAnswer(await refuse(), coOwnershipAnswer);
    readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`), proposalAnswer);
    expect((await coOwnership(bank, id)).step).toBe('ENDED');
    expect(readError(await refuse()).code).toBe('PROPOSAL_NOT_OPEN');
  });
});

it('[CA-43] a co-owner named in the simulation is invited only once their data are complete', async () => {
  const { uuid } = await simulate(bank, simulation('30611222', { coOwner: coOwner('31611222') }));
  const { proposalUuid, coOwnerPart } = readAnswer(await postProposal(bank, uuid), proposalAnswer);
  expect(coOwnerPart).toMatchObject({ step: 'NOT_INVITED', linkSentAt: null, resendsLeft: 3 });
  expect(readError(await bank.post(`/ext/co-owner-links/${proposalUuid}`, {})).code).toBe('ILLEGAL_MOVE');
});

import { Readable } from 'node:stream';
import { formatMoney } from '@prendarios/rules/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  loanChoice,
  customer,
  simulate,
  postProposal,
  simulation,
  throughInsurance,
  throughOwner,
  zeroKmCar,
} from '../../testing/journey.ts';
import { readQr } from '../../testing/readQr.ts';
import { readPdf } from '../../testing/testPdf.ts';
import { certificateAnswer } from '../api/certificate.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { simulationAnswer } from '../api/simulation.ts';
import { proposals, simulations } from '../records/tables.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
beforeEach(() => bank.setTime('2026-11-20T12:40:00Z'));
afterAll(() => bank.close());

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const idOf = async (uuid: string) =>
  readAnswer(await bank.get(`/simulation/get_simulation?id=${uuid}`), simulationAnswer).certificateId ?? '';
const certificate = async (id: string) =>
  readAnswer(await bank.get(`/ext/certificates/${id}`), certificateAnswer);
const offered = async (document: string) => {
  const { uuid } = await simulate(bank, simulation(document));
  return { uuid, id: await idOf(uuid) };
};
const pdf = (id: string) =>
  bank.app.inject({
    url: `/api/ext/certificates/${id}/pdf`,
    headers: { 'x-service-key': 'demo-service-key-of-banco-ceibo' },
  });

describe('an offer’s certificate', () => {
  it('shows only the name, the highest offered amount, the vehicle and the last day', async () => {
    const { uuid, id } = await offered('30661001');
    const { scoring, vehicle } = readAnswer(
      await bank.get(`/simulation/get_simulation?id=${uuid}`),
      simulationAnswer,
    );
    const { finalAmount = 0, finalAmountUVA = 0 } = scoring?.riskEvaluation.riskEvaluationResultDTO ?? {};
    const answer = await bank.get(`/ext/certificates/${id}`);
    expect(answer.body).toEqual({
      state: 'VALID',
      facts: {
        name: expect.any(String),
        amount: Math.max(finalAmount, finalAmountUVA),
        vehicle: { name: expect.stringContaining(' · 0KM '), purchaseValue: vehicle.purchaseValue },
        validUntil: '2026-11-30',
      },
    });
    const { email, cuitl } = customer('30661001');
    for (const hidden of ['30661001', email, cuitl, uuid]) {
      expect(JSON.stringify(answer.body)).not.toContain(hidden);
    }
  });

  it('keeps its id, which is random', async () => {
    const { uuid, id } = await offered('30661002');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(await idOf(uuid)).toBe(id);
    expect(await idOf((await offered('30661002')).uuid)).not.toBe(id);
  });

  it('expires after the offer’s last day, and then shows no facts', async () => {
    const { id } = await offered('30661003');
    bank.setTime('2026-12-01T02:59:00Z');
    expect((await certificate(id)).state).toBe('VALID');
    bank.setTime('2026-12-01T03:00:00Z');
    expect(await certificate(id)).toEqual({ state: 'EXPIRED', facts: null });
    expect((await pdf(id)).statusCode).toBe(404);
  });

  it('ends when the vehicle changes, before the new decision', async () => {
    const { uuid, id } = await offered('30661004');
    readAnswer(await bank.patch(`/vehicle/save/${uuid}`, zeroKmCar), simulationAnswer.partial().loose());
    expect(readError(await bank.get(`/ext/certificates/${id}`)).code).toBe('CERTIFICATE_NOT_FOUND');
    expect(await idOf(uuid)).toBe('');
  });

  it('does not exist for a rejected applicant', async () => {
    const { uuid, status } = await simulate(bank, simulation('20000004'));
    expect(status).toBe('REJECTED');
    expect(await idOf(uuid)).toBe('');
  });

  it('does not exist until the applicant in a seller’s simulation consents to data processing', async () => {
    const { uuid, id } = await offered('30661005');
    await bank.sql.update(simulations).set({ consents: [] }).where(eq(simulations.uuid, uuid));
    expect(await idOf(uuid)).toBe('');
    expect(readError(await bank.get(`/ext/certificates/${id}`)).statusCode).toBe(404);
  });

  it('returns 404 for an unknown id', async () => {
    const { uuid } = await offered('30661006');
    for (const id of [crypto.randomUUID(), uuid]) {
      expect(readError(await bank.get(`/ext/certificates/${id}`))).toMatchObject({
        statusCode: 404,
        code: 'CERTIFICATE_NOT_FOUND',
      });
    }
  });
});

describe('a proposal’s certificate', () => {
  let document = 30_662_010;
  const proposed = async (dni: string) => {
    const { uuid, id } = await offered(dni);
    const proposal = readAnswer(
      await postProposal(bank, uuid, loanChoice({ financedAmount: 9_000_000 })),
      proposalAnswer,
    );
    expect(proposal.certificateId).toBe(id);
    return { id, proposal };
  };

  it('shows the chosen amount', async () => {
    const { id } = await proposed('30662001');
    expect((await certificate(id)).facts).toMatchObject({ amount: 9_000_000, validUntil: '2026-11-30' });
  });

  it('says that the applicant cancelled, without facts', async () => {
    const { id, proposal } = await proposed('30662002');
    readAnswer(await bank.post(`/proposal/${proposal.proposalUuid}/cancel_proposal`, {}), proposalAnswer);
    expect(await certificate(id)).toEqual({ state: 'CANCELLED', facts: null });
  });

  it.each([
    ['ENDED', { flowStatus: 'E' }],
    ['CANCELLED', { flowStatus: 'X' }],
    ['CANCELLED', { revocationHeldSince: new Date('2026-11-20T12:40:00Z') }],
  ] as const)('is %s for %j', async (state, change) => {
    document += 1;
    const { id, proposal } = await proposed(String(document));
    await bank.sql.update(proposals).set(change).where(eq(proposals.uuid, proposal.proposalUuid));
    expect(await certificate(id)).toEqual({ state, facts: null });
  });

  it('stays valid as long as the proposal once the summary is accepted', async () => {
    const { id, proposal } = await proposed('30662003');
    await throughOwner(bank, proposal.proposalUuid);
    await throughInsurance(bank, proposal.proposalUuid);
    expect((await certificate(id)).facts?.validUntil).toBe('2026-12-20');
    bank.setTime('2026-12-21T12:00:00Z');
    expect((await certificate(id)).state).toBe('EXPIRED');
  });
});

describe('a certificate’s PDF', () => {
  it('has the same facts, and a QR code with the page’s URL', async () => {
    const { id } = await offered('30663001');
    const { facts } = await certificate(id);
    const answer = await pdf(id);
    expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''certificado.pdf");
    const { text, pages } = await readPdf(Readable.from(answer.rawPayload));
    const read = plain(text);
    for (const part of [facts?.name, facts?.vehicle.name, '30/11/2026', formatMoney(facts?.amount)]) {
      expect(read).toContain(plain(part ?? '?'));
    }
    expect(read).not.toMatch(/30663001|30\.663\.001|@/);
    expect(pages).toBe(1);
    expect(await readQr(Readable.from(answer.rawPayload))).toMatch(
      new RegExp(`^https?://[^/]+/certificado/${id}$`),
    );
  });
});

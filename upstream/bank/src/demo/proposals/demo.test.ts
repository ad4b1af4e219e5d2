import { todayInArgentina } from '@prendarios/rules/birthDate';
import { formatMoney } from '@prendarios/rules/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractAnswer, signatureAnswer } from '../../domain/api/contract.ts';
import { documentsAnswer } from '../../domain/api/documentation.ts';
import { isStepDone } from '../../domain/flow/machine.ts';
import { totalLines } from '../../domain/messages/cost.ts';
import { figuresOf } from '../../domain/pdf/figures.ts';
import { isBusinessDay } from '../../domain/loan/businessDays.ts';
import { BOARD_STAGES } from '../../domain/proposals/boardStages.ts';
import { proposals } from '../../domain/records/tables.ts';
import type { ProposalRow } from '../../domain/records/proposals.ts';
import { getProposalsAnswer } from '../../domain/api/proposals.ts';
import { RELOAD } from '../../domain/flow/table.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { APPLICANT, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import { download } from '../../testing/formalization.ts';
import { proposalNow } from '../../testing/journey.ts';

let bank: TestBank;
let identity: TestIdentity;
let demo: ProposalRow[];
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank({ ...identity.environment, DEMO_PROPOSALS: '400' });
  demo = await bank.sql.select().from(proposals);
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const formalized = () => demo.filter(({ flow }) => isStepDone(flow, 'BIOMETRIA.createFormalization'));
const statusOf = async (id: string) => readAnswer(await bank.get(`/contract/${id}/status`), contractAnswer);

describe('the demo’s proposals', () => {
  it.each(['01010', '01022', '01035'])(
    '[ST-01] [ST-11] at %s cover every phase and status, and the ids of every Vivere stage',
    async (code) => {
      const own = demo.filter(({ pointOfSale }) => pointOfSale === code);
      const at = (status: string) =>
        new Set(own.filter((row) => row.flowStatus === status).map((row) => row.phase));
      const straight = ['OWNER', 'INSURANCE', 'SELLER', 'BIOMETRIA'];
      const later = ['REGISTRO_PRENDA', 'REGISTRO_PRENDA_INSCRIPTA', 'RE_LOAD_DOCUMENTATION'];
      expect(at('A')).toEqual(new Set([...straight, ...later]));
      expect(at('X')).toEqual(new Set([...straight, ...later]));
      expect(at('C')).toEqual(new Set([...straight, 'RE_LOAD_DOCUMENTATION']));
      expect(at('E')).toEqual(new Set(['REGISTRO_PRENDA_INSCRIPTA']));
      const ids = new Set<number>();
      for (const { uuid } of own) ids.add((await statusOf(uuid)).vivereStatus);
      expect(ids).toEqual(new Set([101, 1001, 1002, 1003, 1005, 1007, 1008, 1012, 1014, 1019]));
      expect(own.some(({ concierge }) => concierge === 'ACTIVE')).toBe(true);
    },
  );

  it('[CA-81] include several of the demo applicant’s, none of them open under the applicant’s own document', async () => {
    const { items } = readAnswer(
      await bank.get('/proposals/get_proposals', await identity.bearer(APPLICANT)),
      getProposalsAnswer,
    );
    expect(items.map(({ status, phase }) => `${status} ${phase}`)).toEqual([
      'A INSURANCE',
      'A BIOMETRIA',
      'A RE_LOAD_DOCUMENTATION',
      'A REGISTRO_PRENDA_INSCRIPTA',
      'E REGISTRO_PRENDA_INSCRIPTA',
      'C SELLER',
      'X OWNER',
    ]);
    for (const { documentNumber, status } of items) {
      expect(documentNumber === '30111222').toBe(status !== 'A');
    }
  });

  it('have an expected payment on a future business day while open, unless documents were sent back', async () => {
    const { items } = readAnswer(
      await bank.get('/proposals/get_proposals', await identity.bearer(APPLICANT)),
      getProposalsAnswer,
    );
    for (const { status, phase, expectedPaymentOn, proposalUuid } of items) {
      expect((await proposalNow(bank, proposalUuid ?? '')).expectedPaymentOn).toBe(expectedPaymentOn);
      if (status !== 'A' || phase === RELOAD) {
        expect(expectedPaymentOn).toBeNull();
        continue;
      }
      const day = expectedPaymentOn ?? '';
      expect(day > '2026-11-20').toBe(true);
      expect(isBusinessDay(day, new Set())).toBe(true);
    }
  });

  it('[ST-13] [ST-14] [CA-49] can be found by the document number of people without an account, each with a different phone', async () => {
    const found = [];
    for (const document of ['57900011', '57900012', '57900013', '57900014', '57900015']) {
      const row = demo.find((one) => one.document === document);
      const answer = await bank.post('/proposal/get_proposal_by_dni', { dni: document });
      expect(answer.body).toMatchObject({
        proposalUuid: row?.uuid,
        maskedPhone: `•• •••• 001${document.at(-1)}`,
      });
      found.push([row?.phase, row?.pointOfSale, row?.concierge]);
    }
    expect(found).toEqual([
      ['INSURANCE', null, null],
      ['BIOMETRIA', null, null],
      ['REGISTRO_PRENDA', null, null],
      ['SELLER', null, 'ACTIVE'],
      ['INSURANCE', '00001', null],
    ]);
  });

  it('[ST-16] include two with a co-owner: one awaits the co-owner’s acceptance, the other the co-owner’s signature', async () => {
    const shared = demo.filter(({ coOwner }) => coOwner !== null);
    const states = [];
    for (const { uuid, phase, pointOfSale } of shared) {
      const { coOwnerPart } = await proposalNow(bank, uuid);
      const { signatures, pendingSigners } = await statusOf(uuid);
      const signed = signatures?.map(({ personType }) => personType);
      states.push([phase, pointOfSale, coOwnerPart?.step, signed, pendingSigners]);
    }
    expect(new Set(states)).toEqual(
      new Set([
        ['BIOMETRIA', '01010', 'CONTRACT', ['OWNER'], ['CO_OWNER']],
        ['OWNER', '01010', 'CONSENT', [], []],
      ]),
    );
  });

  it('[CA-65] [CA-70] have a signed contract only once they are formalized', async () => {
    expect(formalized().length).toBeGreaterThan(100);
    for (const { uuid } of formalized().slice(0, 30)) {
      expect(await statusOf(uuid)).toMatchObject({
        status: 'APPROVAL_PENDING',
        initiated: true,
        confirmed: true,
      });
      const signature = readAnswer(await bank.get(`/contract/vivere/${uuid}/signature`), signatureAnswer);
      expect(signature).toMatchObject({ signed: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    }
    const early = demo.find(({ phase }) => phase === 'SELLER');
    expect((await statusOf(early?.uuid ?? '')).status).toBe('NOT_CREATED');
  });

  it('[CA-57] [CA-66] have every pledge document', async () => {
    const some = ['BIOMETRIA', 'REGISTRO_PRENDA', 'REGISTRO_PRENDA_INSCRIPTA'].map((phase) =>
      formalized().find((row) => row.phase === phase),
    );
    const used = formalized().find(({ vehicle }) => !vehicle.fuelYear.zeroKm);
    for (const row of [...some, used]) {
      const names = ['LOAN_SUMMARY', 'FORM_03', 'PLEDGE_CONTRACT_WITH_REGISTRY', 'PLEDGE_ANNEXED'];
      const paths = names.map((name) => `/documentation/${row?.uuid}/generate-document?documentName=${name}`);
      for (const path of [...paths, `/contract/${row?.uuid}/download`]) {
        const { status, content } = await download(bank, path);
        expect([path, status, content.subarray(0, 5).toString()]).toEqual([path, 200, '%PDF-']);
      }
    }
  });

  it('[CA-56] [CA-58] include documents sent back with reasons, with files for the applicant’s documents', async () => {
    const reloading = demo.filter(({ phase }) => phase === 'RE_LOAD_DOCUMENTATION');
    expect(reloading.length).toBeGreaterThan(10);
    const types = new Set<string>();
    for (const { uuid } of reloading) {
      const documents = readAnswer(await bank.get(`/documentation/${uuid}/get_documents`), documentsAnswer);
      const sentBack = documents.filter(({ status }) => status === 'OBSERVED');
      expect(sentBack).not.toEqual([]);
      for (const { type, observation } of sentBack) {
        expect(observation).not.toBe('');
        types.add(type);
      }
    }
    expect(types).toEqual(new Set(['DNI_FRONT', 'DNI_BACK', 'SELLER_CBU', 'SELLER_DNI_FRONT']));
    const own = reloading.find(({ createdBy }) => createdBy === APPLICANT.sub);
    const documents = readAnswer(
      await bank.get(`/documentation/${own?.uuid}/get_documents`),
      documentsAnswer,
    );
    for (const { files, mandatory } of documents.filter((one) => one.mandatory)) {
      expect(mandatory && files.length).toBe(1);
      const path = `/documentation/${own?.uuid}/get_document?documentId=${files[0]?.documentId}`;
      expect((await download(bank, path)).status).toBe(200);
    }
  });

  it('are paid on the inscription day, with that day’s figures', async () => {
    const paid = demo.filter(({ flow }) =>
      isStepDone(flow, 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta'),
    );
    expect(paid.length).toBeGreaterThan(50);
    const days = new Set<string>();
    for (const { uuid } of paid) {
      const { revocation, stepDates, calculatedValueDTO } = await proposalNow(bank, uuid);
      const day = revocation?.paidOn ?? '';
      const inscribed = stepDates?.['REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta'] ?? '';
      expect(day).toBe(todayInArgentina(new Date(inscribed)));
      expect(calculatedValueDTO.calculatedOn).toBe(day);
      days.add(day);
    }
    expect(days.size).toBeGreaterThan(10);
  });

  it('[CA-56] have the documents of their completed steps, and the inscribed pledge once they are closed', async () => {
    const kept = demo.filter(
      ({ createdBy, flowStatus }) => createdBy !== null || ['A', 'E'].includes(flowStatus),
    );
    expect(kept.some(({ flowStatus }) => flowStatus === 'E')).toBe(true);
    for (const row of kept) {
      const documents = readAnswer(
        await bank.get(`/documentation/${row.uuid}/get_documents`),
        documentsAnswer,
      );
      const given = documents
        .filter(({ mandatory }) => mandatory)
        .map(({ type, files }) => [type, files.length]);
      const uploaded = isStepDone(row.flow, 'SELLER.uploadDocumentation') ? 1 : 0;
      const closed = isStepDone(row.flow, 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta') ? 1 : 0;
      expect(given).toEqual(given.map(([type]) => [type, type === 'INSCRIBED_PLEDGE' ? closed : uploaded]));
    }
  });

  it('are mostly within their stage’s target, with dates in office hours', async () => {
    const now = new Date('2026-11-20T15:00:00Z').getTime();
    const open = demo.filter(({ flowStatus }) => flowStatus === 'A');
    const late = open.filter(({ phase, stageSince }) => {
      const target = BOARD_STAGES.find((stage) => stage.phase === phase)?.target ?? 0;
      return now - stageSince.getTime() > target * 86_400_000;
    });
    expect(open.length).toBeGreaterThan(140);
    expect(late.length / open.length).toBeGreaterThan(0.1);
    expect(late.length / open.length).toBeLessThan(0.4);
    for (const { createdAt } of demo) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(now);
      const hour = (createdAt.getUTCHours() + 21) % 24;
      expect([hour >= 9, hour < 19]).toEqual([true, true]);
    }
  });

  it('[CA-48] have a total that is the sum of the instalments, in every text and for every payment day', async () => {
    for (const { uuid } of demo) {
      const proposal = await proposalNow(bank, uuid);
      const { installments, calculatedValueDTO, paymentWindow } = proposal;
      const [first, ...others] = installments.map(({ total }) => Math.round(total * 100));
      const inAll = (paidFirst = 0) => others.reduce((total, one) => total + one, paidFirst) / 100;
      expect(calculatedValueDTO.totalToPay).toBe(inAll(first));
      const figures = figuresOf({ proposal });
      expect(figures.totals.total).toBe(figures.totalToPay);
      const days = paymentWindow ? [paymentWindow.least, paymentWindow.most] : [];
      const [least, most] = days.map((day) => formatMoney(inAll(Math.round(day.firstInstallment * 100))));
      const lines = totalLines(figures, paymentWindow).join('\n');
      expect(lines).toContain(
        least === most ? `: ${least ?? figures.totalToPay}` : `: de ${least} a ${most}`,
      );
    }
  });

  it('belong to people, never with a company’s gender code', () => {
    expect(demo.filter(({ owner }) => owner.gender === 'N')).toEqual([]);
  });

  it('[CA-48] have only the data entered up to their step', async () => {
    for (const row of demo.filter((_row, at) => at % 9 === 0)) {
      const answer = await proposalNow(bank, row.uuid);
      const done = (step: Parameters<typeof isStepDone>[1]) => isStepDone(row.flow, step);
      expect(answer.owner.street !== undefined).toBe(done('OWNER.address'));
      expect(answer.insurance !== null).toBe(done('INSURANCE.load'));
      expect(answer.seller !== null).toBe(done('SELLER.load'));
      expect(answer.account !== null).toBe(done('BIOMETRIA.saveAccount'));
    }
  });
});

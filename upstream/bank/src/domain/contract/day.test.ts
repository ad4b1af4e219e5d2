import { Readable } from 'node:stream';
import { formatDate, formatMoney } from '@prendarios/rules/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../records/phaseTables.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  command,
  download,
  giveSellerAccount,
  inBiometry,
  sign as signAs,
  throughIdentity,
} from '../../testing/formalization.ts';
import { type Choice, type Proposal, proposalNow } from '../../testing/journey.ts';
import { readPdf } from '../../testing/testPdf.ts';
import { contractAnswer } from '../api/contract.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ CODE_RESEND_SECONDS: '0' });
});
afterAll(() => bank.close());

const QUOTED = '2026-11-20T15:00:00Z';
const SIGNED = '2026-12-19T15:00:00Z';
const PAID = '2027-03-20T15:00:00Z';

const initiate = async (id: string) =>
  readAnswer(await bank.post(`/contract/${id}/initiate`, {}), contractAnswer);
const sign = (id: string, acceptedHash?: string) => {
  // Gives each code a different time.
  bank.wait(1);
  return signAs(bank, id, 'OWNER', acceptedHash === undefined ? {} : { acceptedHash });
};
const contractRow = async (id: string) => {
  const [row] = await bank.sql.select().from(contracts).where(eq(contracts.proposalUuid, id));
  if (!row?.terms) throw new Error('no contract was made');
  return { ...row, terms: row.terms };
};

/** Creates a proposal quoted on 20 November with due day 10, with the identity validated on the contract day. */
async function onTheDay(document: string, loan: Partial<Choice> = {}): Promise<Proposal> {
  bank.setTime(QUOTED);
  const proposal = await inBiometry(bank, document, { loan });
  bank.setTime(SIGNED);
  await throughIdentity(bank, proposal.proposalUuid);
  return proposal;
}

const dates = ({ installments }: Pick<Proposal, 'installments'>) =>
  [installments[0]?.dueDate, installments[1]?.dueDate] as const;

describe('a contract created on a different day from the summary', () => {
  it("[CA-64] has its day's figures, and shows those of the summary", async () => {
    const { proposalUuid: id } = await onTheDay('30905001');
    expect(dates(await proposalNow(bank, id))).toEqual(['2027-01-10', '2027-02-10']);
    const { figuresChanged, hash } = await initiate(id);
    expect(figuresChanged?.before.installments.map(({ dueDate }) => dueDate)).toEqual([
      '2027-01-10',
      '2027-02-10',
    ]);
    expect(figuresChanged?.now.installments.map(({ dueDate }) => dueDate)).toEqual([
      '2027-02-10',
      '2027-03-10',
    ]);
    // 22 days from 19 January instead of 21 from 20 December
    const [before, now] = [figuresChanged?.before.installments[0], figuresChanged?.now.installments[0]];
    expect((now?.interest ?? 0) - (before?.interest ?? 0)).toBeCloseTo((10_000_000 * 0.359) / 365, 1);
    expect((await initiate(id)).hash).toBe(hash);
  });

  it('[CA-67] can be signed only after its figures are accepted, and the proposal then has them', async () => {
    const { proposalUuid: id, proposalNumber } = await onTheDay('30905002');
    const { hash } = await initiate(id);
    const refused = readError(await sign(id));
    expect(refused).toMatchObject({ statusCode: 409, code: 'FIGURES_CHANGED' });
    expect(readError(await sign(id, 'f'.repeat(64))).code).toBe('FIGURES_CHANGED');
    expect(dates(await proposalNow(bank, id))[0]).toBe('2027-01-10');
    const signed = readAnswer(await sign(id, hash ?? ''), contractAnswer);
    expect(signed).toMatchObject({ status: 'APPROVAL_PENDING', hash, figuresChanged: null });
    const { terms, signatures, replaced } = await contractRow(id);
    expect(signatures).toEqual([expect.objectContaining({ hash, acceptedFigures: true })]);
    expect(replaced?.installments[0]?.dueDate).toBe('2027-01-10');
    const proposal = await proposalNow(bank, id);
    expect(proposal.calculatedValueDTO).toEqual(terms.proposal.calculatedValueDTO);
    expect(proposal.installments).toEqual(terms.proposal.installments);
    expect(proposal.cfteaWithInsurance).toBe(terms.proposal.cfteaWithInsurance);
    const { content } = await download(bank, `/contract/${id}/download`);
    const { text } = await readPdf(Readable.from([content]));
    expect(text).toContain(String(proposalNumber));
    for (const { dueDate, total } of proposal.installments) {
      expect(text).toContain(formatDate(dueDate));
      expect(text).toContain(formatMoney(total).replaceAll('\u00a0', ' '));
    }
    expect(text).toContain('Las cuotas corren desde el desembolso');
  });

  it('[CA-64] [CA-67] can be signed only on its day; the next day it must be created and accepted again', async () => {
    const { proposalUuid: id } = await onTheDay('30905003');
    const made = await initiate(id);
    // The next day, an hour before the proposal's thirty days end.
    bank.wait(23 * 60 * 60);
    expect(readError(await sign(id, made.hash ?? '')).code).toBe('FIGURES_CHANGED');
    const again = await initiate(id);
    expect(again.hash).not.toBe(made.hash);
    expect(readAnswer(await sign(id, again.hash ?? ''), contractAnswer).status).toBe('APPROVAL_PENDING');
  });

  it('[CA-64] uses its day’s UVA value', async () => {
    const { proposalUuid: id } = await onTheDay('30905004', { matrixCode: 'UVA-01-24' });
    const { figuresChanged } = await initiate(id);
    const [before, now] = [figuresChanged?.before, figuresChanged?.now].map(
      (side) => side?.calculatedValueDTO,
    );
    expect(before).toMatchObject({ uvaValue: 2150.37, capitalInUVAs: 4650.36 });
    expect(now).toMatchObject({ uvaValue: 2191.93, uvaEstimated: true, financedAmount: 10_000_000 });
    expect(now?.capitalInUVAs).toBeCloseTo(10_000_000 / (now?.uvaValue ?? 1), 2);
  });
});

describe('a contract created on the same day as the summary', () => {
  it('[CA-67] has the same figures, and is signed without another acceptance', async () => {
    bank.setTime(QUOTED);
    const { proposalUuid: id, installments } = await inBiometry(bank, '30905005');
    await throughIdentity(bank, id);
    expect((await initiate(id)).figuresChanged).toBeNull();
    expect(readAnswer(await sign(id), contractAnswer).status).toBe('APPROVAL_PENDING');
    expect((await proposalNow(bank, id)).installments).toEqual(installments);
    expect((await contractRow(id)).signatures[0]).not.toHaveProperty('acceptedFigures');
  });
});

describe('the disbursement', () => {
  it('[CA-48] calculates the final schedule from the payment day, stores it, and sends it', async () => {
    const { proposalUuid: id, proposalNumber } = await onTheDay('30905006', { matrixCode: 'UVA-01-24' });
    const { hash } = await initiate(id);
    readAnswer(await sign(id, hash ?? ''), contractAnswer);
    const { terms } = await contractRow(id);
    bank.setTime(PAID);
    await giveSellerAccount(bank, id);
    await command(bank, proposalNumber, 'inscribe');
    const proposal = await proposalNow(bank, id);
    // The 10th that follows one month after 20 March.
    expect(dates(proposal)).toEqual(['2027-05-10', '2027-06-10']);
    expect(proposal.calculatedValueDTO).toMatchObject({
      calculatedOn: '2027-03-20',
      capitalOn: '2027-03-20',
    });
    expect(proposal.calculatedValueDTO.uvaValue).toBeGreaterThan(
      terms.proposal.calculatedValueDTO.uvaValue ?? 0,
    );
    const row = await contractRow(id);
    expect(row.terms).toEqual(terms);
    expect(row.disbursement).toMatchObject({ on: '2027-03-20', installments: proposal.installments });
    const mail = (await bank.outbox()).find(({ subject }) =>
      subject?.includes('tu cuadro de pagos definitivo'),
    );
    expect(mail).toMatchObject({
      channel: 'EMAIL',
      to: 'juana@correo.com',
      subject: expect.stringContaining('tu cuadro de pagos definitivo'),
      body: expect.stringMatching(/Primera cuota: .* el lunes 10\/05\/2027/),
    });
    expect(mail?.body).toContain('24 · 10/04/2029');
    expect(mail?.body).toContain('3 · 10/07/2027 (se paga el lunes 12/07/2027)');
    expect(mail?.body).toContain(`/biometria/fin-proceso?id=${id}`);
    // Ten business days after Saturday, 20 March.
    expect(mail?.body).toContain('Podés arrepentirte, sin costo, hasta el 07/04/2027');
  });
});

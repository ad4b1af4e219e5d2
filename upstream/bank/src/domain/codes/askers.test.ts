import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { awaitingCode } from '../../testing/journey.ts';
import { validateCodeAnswer } from '../api/person.ts';

let bank: TestBank;
let document = 30_401_400;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

type Browser = Record<string, string>;
const HOLDER: Browser = { 'x-subject': 'guest:holder', 'x-client-address': '192.0.2.1' };
const stranger = (address: string): Browser => ({
  'x-subject': `guest:${address}`,
  'x-client-address': address,
});
const STRANGER = stranger('2001:db8:1:1::1');

const ask = (idProposal: string, browser: Browser, isReturnProposal = true) =>
  bank.post('/person/generate_code', { idProposal, isReturnProposal }, browser);
const enter = (idProposal: string, code: string, browser: Browser) =>
  bank.post('/person/validate_code', { idProposal, code, isReturnProposal: true }, browser);
const newestCode = async () => (await bank.outbox()).find(({ code }) => code)?.code ?? '';
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const codeOf = async (answer: Promise<Answer>) => {
  const given = await answer;
  return given.status === 200 ? 'sent' : readError(given).code;
};

/** Creates a proposal that the browser HOLDER unlocked with a code a day ago. */
async function held(): Promise<string> {
  document += 1;
  const { proposalUuid: id } = await awaitingCode(bank, String(document));
  expect(await codeOf(ask(id, HOLDER))).toBe('sent');
  readAnswer(await enter(id, await newestCode(), HOLDER), validateCodeAnswer);
  bank.wait(24 * 60 * 60);
  return id;
}

describe('codes for a browser that holds the proposal', () => {
  it('[CA-15] are neither used up nor delayed by a stranger', async () => {
    const id = await held();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await codeOf(ask(id, STRANGER))).toBe('sent');
      expect(await codeOf(ask(id, STRANGER))).toBe('CODE_TOO_SOON');
      bank.wait(60);
    }
    expect(await codeOf(ask(id, STRANGER))).toBe('CODE_LIMIT');
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await codeOf(ask(id, HOLDER, sent % 2 === 0))).toBe('sent');
      bank.wait(60);
    }
    expect(await codeOf(ask(id, HOLDER))).toBe('CODE_LIMIT');
  });

  it("[CA-16] stay valid after a stranger's codes and guesses", async () => {
    const id = await held();
    expect(await codeOf(ask(id, HOLDER))).toBe('sent');
    const holders = await newestCode();
    for (let tries = 1; tries < 5; tries += 1)
      expect(await codeOf(enter(id, other(holders), STRANGER))).toBe('CODE_INVALID');
    expect(await codeOf(enter(id, other(holders), STRANGER))).toBe('CODE_BURNT');
    expect(await codeOf(enter(id, holders, STRANGER))).toBe('CODE_BURNT');
    expect(await codeOf(ask(id, STRANGER))).toBe('sent');
    expect(await codeOf(enter(id, holders, HOLDER))).toBe('sent');
  });

  it("[CA-16] may be entered on the customer's phone after a seller's page sent them", async () => {
    const id = await held();
    expect(await codeOf(ask(id, HOLDER))).toBe('sent');
    expect(await codeOf(enter(id, await newestCode(), STRANGER))).toBe('sent');
  });
});

describe("strangers' codes", () => {
  it('[CA-15] are limited per network, and to ten a day in total', async () => {
    const id = await held();
    expect(await codeOf(ask(id, STRANGER))).toBe('sent');
    expect(await codeOf(ask(id, stranger('2001:db8:1:1::ffff')))).toBe('CODE_TOO_SOON');
    for (let at = 1; at < 10; at += 1)
      expect(await codeOf(ask(id, stranger(`2001:db8:2:${at}::1`)))).toBe('sent');
    expect(await codeOf(ask(id, stranger('2001:db8:3::1')))).toBe('CODE_LIMIT');
    expect(await codeOf(ask(id, HOLDER))).toBe('sent');
  });

  it('[CA-16] open the proposal in the browser that requested them, even if others request codes too', async () => {
    const id = await held();
    expect(await codeOf(ask(id, STRANGER))).toBe('sent');
    const first = await newestCode();
    expect(await codeOf(ask(id, stranger('198.51.100.9')))).toBe('sent');
    expect(await codeOf(enter(id, first, STRANGER))).toBe('sent');
  });
});

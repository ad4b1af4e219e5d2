import { coOwnershipAnswer } from '../domain/api/coOwner.ts';
import { generateCodeAnswer, validateCodeAnswer } from '../domain/api/person.ts';
import { type Answer, readAnswer, type TestBank } from './bank.ts';

/** Headers of the co-owner's browser. */
export const CO_OWNER = { 'x-subject': 'guest:co-owner' };
/** Body field that names the co-owner's part. */
export const AS_CO_OWNER = { personType: 'CO_OWNER' } as const;
export const CONSENTS = [
  { kind: 'PERSONAL_DATA', textVersion: '2026-11' },
  { kind: 'TERMS', textVersion: '2026-11' },
] as const;

/** Returns number and key of the newest link sent to a co-owner. */
export async function newestLink(bank: TestBank): Promise<{ proposalNumber: number; key: string }> {
  for (const { body } of await bank.outbox()) {
    const found = /\/cotitular\?propuesta=(\d+)#clave=([\w-]{22})/.exec(body);
    if (found) return { proposalNumber: Number(found[1]), key: found[2] ?? '' };
  }
  throw new Error('no link was sent to a co-owner');
}

export const openLink = async (bank: TestBank, headers = CO_OWNER): Promise<Answer> =>
  bank.post('/ext/co-ownerships/open', await newestLink(bank), headers);

/** Returns the co-owner's view of a proposal. */
export const coOwnership = async (bank: TestBank, id: string) =>
  readAnswer(await bank.get(`/ext/co-ownerships/${id}`, CO_OWNER), coOwnershipAnswer);

/** Sends a code to the co-owner's phone and returns it. */
export async function coOwnersCode(bank: TestBank, idProposal: string, change: object = {}): Promise<string> {
  const body = { idProposal, ...AS_CO_OWNER, ...change };
  readAnswer(await bank.post('/person/generate_code', body, CO_OWNER), generateCodeAnswer);
  const [message] = await bank.outbox();
  if (message?.code === undefined) throw new Error('no code was sent');
  return message.code;
}

export const sendAcceptance = (
  bank: TestBank,
  idProposal: string,
  code: string,
  consents: readonly object[] = CONSENTS,
): Promise<Answer> =>
  bank.post(
    '/person/validate_code',
    { code, idProposal, isReturnProposal: false, ...AS_CO_OWNER, consents },
    CO_OWNER,
  );

/** Opens the newest link as the co-owner and accepts with the code sent to their phone. */
export async function throughAcceptance(bank: TestBank, idProposal: string): Promise<void> {
  readAnswer(await openLink(bank), coOwnershipAnswer);
  const code = await coOwnersCode(bank, idProposal);
  readAnswer(await sendAcceptance(bank, idProposal, code), validateCodeAnswer);
}

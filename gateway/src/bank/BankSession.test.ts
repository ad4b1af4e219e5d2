import { bankCredential, SERVICE_KEY_HEADER } from '@prendarios/servers/bankCredential';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BankStandIn, json } from '../testing/bankStandIn.ts';
import { BankSession } from './BankSession.ts';
import { BankClient } from './client/BankClient.ts';
import { CatalogueCache } from './client/CatalogueCache.ts';
import { callOf, ofProposal } from './contract.ts';

const CALLER = {
  requestId: 'r-1',
  subject: 'guest:1',
  clientAddress: '10.0.0.9',
  idempotencyKey: 'key',
  token: null,
  signal: null,
};
const STATUS = {
  query: { proposal: 'p1', personType: 'OWNER' },
  behalf: { proposal: 'p1' },
} as const;
const CODE = { body: { number: 'R-1', code: '123456' } };
const DOCUMENT = {
  type: 'DNI_FRONT',
  label: 'DNI, frente',
  party: 'HOLDER',
  mandatory: true,
  status: 'UPLOADED',
  observation: null,
  files: [],
};

let bank: BankStandIn;
let client: BankClient;
let cache: CatalogueCache;
let session: BankSession;
beforeEach(async () => {
  bank = await BankStandIn.start();
  client = new BankClient({
    apiUrl: bank.url,
    credential: bankCredential({ key: 'k', header: SERVICE_KEY_HEADER }),
    tries: 1,
  });
  cache = new CatalogueCache();
  session = new BankSession(client, cache, CALLER);
});
afterEach(async () => {
  await client.close();
  await bank.close();
});

const answers = (body: unknown, status = 200) => {
  bank.script = (_request, response) => json(response, status, body);
};

describe('a request’s bank session', () => {
  it('reads a resource once until a write', async () => {
    answers({ status: 'APPROVED' });
    await Promise.all([session.read('getEnriStatus', STATUS), session.read('getEnriStatus', STATUS)]);
    expect(bank.received).toHaveLength(1);
    await session.send('confirmRevocation', CODE);
    await session.read('getEnriStatus', STATUS);
    expect(bank.received).toHaveLength(3);
  });

  it('shares catalogues between requests and loads them without a user', async () => {
    answers({ available: true });
    await session.catalogue('getQuotePdfAvailable', {});
    await new BankSession(client, cache, CALLER).catalogue('getQuotePdfAvailable', {});
    expect(bank.received).toHaveLength(1);
    expect(bank.received[0]?.headers['x-subject']).toBeUndefined();
  });

  it('escapes ids in paths', async () => {
    answers([]);
    await session.read('getDocuments', ofProposal('a/../b'));
    expect(bank.received[0]?.url).toBe('/api/documentation/a%2F..%2Fb/get_documents');
  });
});

describe('a bank response', () => {
  it('that breaks the contract is reported by path, without the value', async () => {
    answers({ status: 'Juana Pérez' });
    await expect(session.read('getEnriStatus', STATUS)).rejects.toMatchObject({
      code: 'BANK_CONTRACT',
      message: expect.stringMatching(/^(?!.*Juana).*\/status: enum/),
    });
  });

  it('may have unknown properties, and null for optional ones', async () => {
    const answer = { proposalNumber: 7, proposalUuid: 'u', phase: null, maskedPhone: '•', more: 1 };
    answers({ ...answer, otherProposalUuids: null });
    await expect(session.read('findProposal', { body: { dni: '30111222' } })).resolves.toMatchObject(answer);
  });

  it('is ignored for a write that only has to succeed', async () => {
    answers('hecho');
    await expect(session.send('confirmRevocation', CODE)).resolves.toBeUndefined();
  });

  it('to a write is cached for the matching read', async () => {
    answers([DOCUMENT]);
    const upload = { ...ofProposal('p1'), body: { data: [], isSeller: false } };
    await session.sendAnswering('uploadDocuments', upload, callOf('getDocuments', ofProposal('p1')));
    await expect(session.read('getDocuments', ofProposal('p1'))).resolves.toEqual([DOCUMENT]);
    expect(bank.received).toHaveLength(1);
  });

  it('is null if an optional read fails', async () => {
    for (const status of [404, 500]) {
      answers({ statusCode: status, code: 'X', message: 'x' }, status);
      await expect(session.readIfAvailable('readContract', ofProposal(`p${status}`))).resolves.toBeNull();
    }
  });
});

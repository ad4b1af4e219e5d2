import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { biometryAnswer } from './domain/api/biometry.ts';
import { ownerAnswer, validateCodeAnswer } from './domain/api/person.ts';
import { readLastKey, writeLastKey } from './domain/proposals/lastKey.ts';
import type { Database } from './platform/database/database.ts';
import { DEMO_SERVICE_KEY } from './platform/settings.ts';
import { diskStore } from './platform/storage/diskStore.ts';
import { ok, refusal, type TestBank, testBank } from './testing/bank.ts';
import { inBiometry, photo } from './testing/formalization.ts';
import { address, latestCode, posted, validate } from './testing/journey.ts';
import { seededDatabase } from './testing/template.ts';

const OLD = { BIOMETRY_KEY: '0f'.repeat(32), CODE_SECRET: 'the-old-secret-of-codes' };
const NEW = {
  BIOMETRY_KEY: 'a5'.repeat(32),
  CODE_SECRET: 'the-new-secret-of-codes',
  BANK_SERVICE_KEY: 'the-new-key-of-the-gateway',
};
const BOTH = {
  BIOMETRY_KEY: `${NEW.BIOMETRY_KEY},${OLD.BIOMETRY_KEY}`,
  CODE_SECRET: `${NEW.CODE_SECRET},${OLD.CODE_SECRET}`,
  BANK_SERVICE_KEY: `${NEW.BANK_SERVICE_KEY},${DEMO_SERVICE_KEY}`,
};

/** The same bank with its secrets before, during and after they are exchanged. */
let database: Database;
let before: TestBank;
let during: TestBank;
let after: TestBank;
beforeAll(async () => {
  database = await seededDatabase();
  const shared = { ...database, close: async () => {} };
  before = await testBank(OLD, shared);
  const documents = diskStore(before.documentsDir);
  during = await testBank(BOTH, shared, { documents });
  after = await testBank(NEW, shared, { documents });
});
afterAll(async () => {
  for (const bank of [before, during, after]) await bank.close();
  await database.close();
});

const key = { 'x-service-key': NEW.BANK_SERVICE_KEY };

describe('secrets that are exchanged', () => {
  it('a gateway comes in with the old and the new key, until the old one is taken out', async () => {
    const ask = (bank: TestBank, headers = {}) => bank.get('/places/get_states', headers);
    expect([(await ask(during)).status, (await ask(during, key)).status]).toEqual([200, 200]);
    expect([(await ask(after)).status, (await ask(after, key)).status]).toEqual([401, 200]);
    expect((await ask(before, key)).status).toBe(401);
  });

  it('a phone code that was sent before opens afterwards', async () => {
    const { proposalUuid } = await posted(before, '30980001');
    ok(await before.post('/person/owner', { ...address, idProposal: proposalUuid }), ownerAnswer);
    const code = await latestCode(before, proposalUuid);
    const body = { code, idProposal: proposalUuid, isReturnProposal: false };
    expect(refusal(await after.post('/person/validate_code', body, key)).code).toBe('CODE_INVALID');
    ok(await validate(during, proposalUuid, code), validateCodeAnswer);
  });

  it('photos that were stored before are verified afterwards, with those that follow', async () => {
    const { proposalUuid: proposalId } = await inBiometry(before, '30980002');
    const image = await photo();
    ok(await before.post('/biometry/save_selfie', { proposalId, image }), biometryAnswer);
    const sides = { proposalId, front: image, back: image };
    expect((await after.post('/biometry/save_id', sides, key)).status).toBe(500);
    ok(await during.post('/biometry/save_id', sides), biometryAnswer);
    const validated = { proposalId, bioValidated: true };
    expect(ok(await during.patch('/biometry/set_bio_validated', validated), biometryAnswer)).toMatchObject({
      status: 'APPROVED',
    });
  });

  it('the next page of a list opens with the mark of the page before', () => {
    const position = { at: '2026-11-20T15:00:00.000Z', number: 7 };
    const query = { lastKey: writeLastKey(['old'], 'a seller', {}, position) };
    expect(readLastKey(['new', 'old'], 'a seller', query)).toEqual(position);
    expect(() => readLastKey(['new'], 'a seller', query)).toThrow();
  });
});

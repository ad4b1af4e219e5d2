import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDecoding } from '../../platform/decoding.ts';
import { idempotencyKeys } from '../../platform/http/idempotencyTable.ts';
import { outbox } from '../../platform/messages/outboxTable.ts';
import { readSettings } from '../../platform/settings.ts';
import { diskStore } from '../../platform/storage/diskStore.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { pdf, preUpload } from '../../testing/files.ts';
import {
  address,
  simulate,
  latestCode,
  createProposal,
  simulation,
  throughOwner,
  validate,
} from '../../testing/journey.ts';
import { preUploadAnswer } from '../api/documentation.ts';
import { ownerAnswer } from '../api/person.ts';
import type { Bank } from '../bank.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { attachFiles, filesOf } from '../documentation/store.ts';
import { codesSince } from '../codes/codeStore.ts';
import { answerRequests, openRequests } from '../records/personalDataRequests.ts';
import { readSimulation } from '../records/simulations.ts';
import { ruleScoring } from '../scoring/port.ts';
import { standInVerifier } from '../verifier/biometryVerifier.ts';
import { deleteExpired } from './retention.ts';

const DAY = 24 * 60 * 60_000;
const NOON = Date.parse('2026-11-20T15:00:00Z');
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

/** Returns the job's bank, `days` and `ms` after NOON. */
const jobAfter = async (days: number, ms = 1): Promise<Bank> => ({
  settings: readSettings({ SIMULATION_RETENTION_DAYS: '60' }),
  clock: { now: () => new Date(NOON + days * DAY + ms) },
  sql: bank.sql,
  catalogues: await loadCatalogues(bank.sql),
  documents: diskStore(bank.documentsDir),
  verifier: standInVerifier,
  scoring: ruleScoring,
  decoding: createDecoding(),
  log: bank.app.log,
});

describe('past the retention period', () => {
  it('a simulation without a proposal is deleted, and no other', async () => {
    const loose = await simulate(bank, simulation('30707701'));
    const { simulationUuid } = await createProposal(bank, '30707702');
    expect(await deleteExpired(await jobAfter(60, 0))).toMatchObject({ simulations: 0 });
    expect(await deleteExpired(await jobAfter(60))).toMatchObject({ simulations: 1 });
    await expect(readSimulation(bank.sql, loose.uuid)).rejects.toThrow();
    expect(await readSimulation(bank.sql, simulationUuid)).toMatchObject({ document: '30707702' });
  });

  it('a phone code is deleted unless it validated the phone', async () => {
    const { proposalUuid: unused } = await createProposal(bank, '30707703');
    readAnswer(await bank.post('/person/owner', { ...address, idProposal: unused }), ownerAnswer);
    await latestCode(bank, unused);
    const { proposalUuid: used } = await createProposal(bank, '30707704');
    await throughOwner(bank, used);
    expect(await deleteExpired(await jobAfter(2, 0))).toMatchObject({ codes: 0 });
    expect(await deleteExpired(await jobAfter(2))).toMatchObject({ codes: 1 });
    expect(await codesSince(bank.sql, unused, 'OWNER', new Date(0))).toEqual([]);
    expect(await codesSince(bank.sql, used, 'OWNER', new Date(0))).toHaveLength(1);
    expect((await validate(bank, unused, '123456', true)).status).toBe(400);
  });

  it('a response stored for an Idempotency-Key is deleted', async () => {
    const kept = () => bank.sql.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'kept-a-day'));
    await bank.post('/simulation/set_simulation', simulation('30707706'), {
      'idempotency-key': 'kept-a-day',
    });
    await deleteExpired(await jobAfter(1, 0));
    expect(await kept()).toHaveLength(1);
    await deleteExpired(await jobAfter(1));
    expect(await kept()).toEqual([]);
  });

  it('an uploaded file is deleted with its content unless it is attached to a document', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30707705');
    const upload = async () => readAnswer(await preUpload(bank, id, pdf(), 'a.pdf'), preUploadAnswer).fileId;
    const [loose, attached] = [await upload(), await upload()];
    await attachFiles(bank.sql, id, 'DNI_FRONT', [attached]);
    expect(await deleteExpired(await jobAfter(30, 0))).toMatchObject({ files: 0 });
    expect(await readdir(bank.documentsDir)).toEqual(expect.arrayContaining([loose, attached]));
    expect(await deleteExpired(await jobAfter(30))).toMatchObject({ files: 1 });
    expect((await filesOf(bank.sql, id)).map((file) => file.id)).toEqual([attached]);
    const stored = await readdir(bank.documentsDir);
    expect([stored.includes(loose), stored.includes(attached)]).toEqual([false, true]);
  });

  it('a message that was sent or abandoned is deleted, but not one that still waits', async () => {
    const message = (to: string, states: Partial<typeof outbox.$inferInsert>) => ({
      id: randomUUID(),
      channel: 'EMAIL' as const,
      recipient: `${to}@correo.com`,
      body: 'Hola',
      createdAt: new Date(NOON),
      ...states,
    });
    const later = new Date(NOON + DAY);
    await bank.sql
      .insert(outbox)
      .values([
        message('sent', { sentAt: later }),
        message('given-up', { gaveUpAt: later }),
        message('waits', {}),
      ]);
    const left = async () =>
      (await bank.outbox()).flatMap(({ to }) => (to.endsWith('@correo.com') ? [to] : [])).toSorted();
    await deleteExpired(await jobAfter(90, 0));
    expect(await left()).toEqual(['given-up@correo.com', 'sent@correo.com', 'waits@correo.com']);
    await deleteExpired(await jobAfter(90));
    expect(await left()).toEqual(['waits@correo.com']);
  });

  it('an answered request about personal data is deleted', async () => {
    const ask = (document: string) =>
      bank.post('/ext/personal-data-requests', {
        kind: 'COPY',
        document,
        gender: 'F',
        contact: '11 5555-4321',
      });
    for (const document of ['30909101', '30909102']) await ask(document);
    const answered = { document: '30909101', gender: 'F' };
    await answerRequests(bank.sql, 'COPY', answered, new Date(NOON));
    expect(await deleteExpired(await jobAfter(730, 0))).toMatchObject({ requests: 0 });
    expect(await deleteExpired(await jobAfter(730))).toMatchObject({ requests: 1 });
    expect((await openRequests(bank.sql)).map(({ document }) => document)).toEqual(['30909102']);
  });
});

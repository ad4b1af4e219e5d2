import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDecoding } from '../../platform/decoding.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSettings } from '../../platform/settings.ts';
import { diskStore } from '../../platform/storage/diskStore.ts';
import { type TestBank, testBank } from '../../testing/bank.ts';
import { inBiometry, throughContract, throughIdentity } from '../../testing/formalization.ts';
import { customer, createProposal } from '../../testing/journey.ts';
import { copyTo } from './copy.ts';
import { erase, erasureOf } from './erase.ts';
import { heldOf } from './held.ts';
import { TABLES } from './tables.ts';

const PERSON = { document: '30991001', gender: 'F' };
const EMAIL = 'ramona.unica@correo.example';
const PHONE = '47778899';

let bank: TestBank;
let platform: Platform;
let folder: string;
const numbers: Record<string, number> = {};
beforeAll(async () => {
  bank = await testBank();
  folder = await mkdtemp(join(tmpdir(), 'person-'));
  platform = {
    settings: readSettings({}),
    clock: { now: () => new Date('2026-11-23T12:00:00Z') },
    sql: bank.sql,
    documents: diskStore(bank.documentsDir),
    decoding: createDecoding(),
    log: bank.app.log,
  };
  const cancelled = await inBiometry(bank, PERSON.document);
  await bank.post(`/proposal/${cancelled.proposalUuid}/cancel_proposal`, {});
  // A unique name, address and phone.
  await bank.sql.execute(sql`
    update proposals set owner = owner || ${JSON.stringify({ firstName: 'Ramona', email: EMAIL })}::jsonb
      || jsonb_build_object('cellPhone', owner -> 'cellPhone' || jsonb_build_object('number', ${PHONE}::text))
    where document = ${PERSON.document}`);
  await bank.sql.execute(sql`
    update simulations set customer = customer || ${JSON.stringify({ firstName: 'Ramona', email: EMAIL })}::jsonb
    where document = ${PERSON.document}`);
  await bank.sql.execute(sql`
    update outbox set recipient = ${EMAIL} where proposal_uuid = ${cancelled.proposalUuid}::uuid and recipient like 'juana%'`);
  numbers['cancelled'] = cancelled.proposalNumber;
});
afterAll(async () => {
  await bank.close();
  await rm(folder, { recursive: true });
});

const names = z.object({ rows: z.array(z.object({ name: z.string() })) });
async function tables(): Promise<string[]> {
  const found = await bank.sql.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return names.parse(found).rows.map(({ name }) => name);
}

async function tablesWith(text: string): Promise<string[]> {
  const having: string[] = [];
  for (const name of await tables()) {
    const found = await bank.sql.execute(
      sql`select ${name}::text as name from ${sql.identifier(name)} it where it::text ilike ${`%${text}%`} limit 1`,
    );
    having.push(...names.parse(found).rows.map((row) => row.name));
  }
  return having;
}

describe('the bank’s tables', () => {
  it('are all classified by their relation to people', async () => {
    expect(Object.keys(TABLES).toSorted()).toEqual(await tables());
  });

  it('include all those with a proposal’s id', async () => {
    const found = await bank.sql.execute(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'proposal_uuid' order by 1`);
    const withProposal = names.parse(found).rows.map(({ name }) => name);
    const own = Object.entries(TABLES).filter(([, { kind }]) => kind !== 'none');
    expect(withProposal.filter((name) => !own.some(([known]) => known === name))).toEqual([]);
  });
});

/** The order matters: the data copied first are erased later. */
describe('a person’s data', () => {
  it('are copied with documents, without secrets or other people’s data', async () => {
    const to = join(folder, 'copy');
    await copyTo(platform, PERSON, to);
    const read = (name: string) => readFile(join(to, name), 'utf8');
    const proposals = await read('proposals.json');
    expect(proposals).toContain(EMAIL);
    expect(proposals).toContain('"number": ' + String(numbers['cancelled']));
    for (const hidden of ['wrapped_key', '25111222', 'Vende']) expect(proposals).not.toContain(hidden);
    expect(await read('messages.json')).toContain(EMAIL);
    const documents = await readdir(join(to, 'papeles'));
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.filter((name) => !/^\d+-[A-Z_\d]+-[\da-f]{8}\.(jpg|png|pdf)$/.test(name))).toEqual([]);
    expect(documents.filter((name) => name.includes('SELLER'))).toEqual([]);
    const page = await read('index.html');
    for (const name of documents) expect(page).toContain(name);
    await expect(copyTo(platform, PERSON, to)).rejects.toThrow('EEXIST');
  });

  it('are erased except for what must be kept, even after a crash partway through', async () => {
    const broken: Platform = {
      ...platform,
      documents: {
        ...platform.documents,
        put: (...given) => platform.documents.put(...given),
        get: (key) => platform.documents.get(key),
        keys: () => platform.documents.keys(),
        delete: () => Promise.reject(new Error('the store is away')),
      },
    };
    await expect(erase(broken, PERSON)).rejects.toThrow('the store is away');
    expect(await tablesWith(EMAIL)).not.toEqual([]);
    const { goes, simulations, kept } = await erase(platform, PERSON);
    expect([goes.map(({ number }) => number), simulations, kept]).toEqual([[numbers['cancelled']], 1, []]);
    for (const text of [PERSON.document, EMAIL, PHONE, 'Ramona']) {
      expect([text, await tablesWith(text)]).toEqual([text, []]);
    }
    const left: string[] = [];
    for await (const key of platform.documents.keys()) left.push(key);
    expect(left).toEqual([]);
  });

  it('are empty when requested again', async () => {
    expect(await erase(platform, PERSON)).toEqual({ goes: [], simulations: 0, kept: [] });
  });
});

describe('an erasure keeps', () => {
  it('an open proposal, and one with a contract', async () => {
    const open = await createProposal(bank, '30991002');
    const signed = await inBiometry(bank, '30991003');
    await throughIdentity(bank, signed.proposalUuid);
    await throughContract(bank, signed.proposalUuid);
    const planned = async (document: string) => erasureOf(await heldOf(bank.sql, { document, gender: 'F' }));
    expect(await planned('30991002')).toMatchObject({
      goes: [],
      kept: [{ what: `Solicitud ${open.proposalNumber}`, why: expect.stringContaining('cancelarla') }],
    });
    const { goes } = await erase(platform, { document: '30991002', gender: 'F' });
    expect(goes).toEqual([]);
    expect((await heldOf(bank.sql, { document: '30991002', gender: 'F' })).proposals).toHaveLength(1);
    expect(await planned('30991003')).toMatchObject({ goes: [], simulations: 0 });
  });

  it('the person’s part in someone else’s proposal', async () => {
    const held = await heldOf(bank.sql, { document: '25111222', gender: 'M' });
    expect(held.asSeller.length).toBeGreaterThan(0);
    expect(JSON.stringify(held.asSeller)).not.toContain('juana@correo.com');
    expect(erasureOf(held)).toMatchObject({
      goes: [],
      kept: [{ why: 'Es la solicitud de otra persona.' }],
    });
  });

  it('the data of another person with the same number and a different gender', async () => {
    expect(customer('30991003').gender).toBe('F');
    expect((await heldOf(bank.sql, { document: '30991003', gender: 'M' })).proposals).toEqual([]);
  });
});

describe('a loan with a co-owner', () => {
  const OWNER = { document: '30991005', gender: 'F' };
  const CO_OWNER = { document: '40991005', gender: 'F' };

  it('gives each borrower their own data, and only what the contract shows about the other', async () => {
    const { proposalUuid: id } = await inBiometry(bank, OWNER.document, { coOwner: CO_OWNER.document });
    for (const borrower of ['OWNER', 'CO_OWNER'] as const) await throughIdentity(bank, id, borrower);
    await throughContract(bank, id, ['OWNER', 'CO_OWNER']);
    const checks = await bank.sql.execute(
      sql`select id as name from biometries where proposal_uuid = ${id}::uuid order by person_type desc`,
    );
    const [ownersCheck, coOwnersCheck] = names.parse(checks).rows.map(({ name }) => name);
    const copyOf = async (person: typeof OWNER, part: string) => {
      const to = join(folder, person.document);
      await copyTo(platform, person, to);
      const copied = z
        .array(
          z.looseObject({
            proposal: z.record(z.string(), z.unknown()),
            parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
          }),
        )
        .parse(JSON.parse(await readFile(join(to, `${part}.json`), 'utf8')));
      const messages = await readFile(join(to, 'messages.json'), 'utf8');
      return { ...copied[0], messages, documents: await readdir(join(to, 'papeles')) };
    };
    const owners = await copyOf(OWNER, 'proposals');
    expect(owners.parts?.['co_owner_parts']).toEqual([]);
    expect(owners.parts?.['biometries']).toEqual([expect.objectContaining({ id: ownersCheck })]);
    const coOwners = await copyOf(CO_OWNER, 'asCoOwner');
    expect(coOwners.proposal).toEqual({
      co_owner: expect.objectContaining({ document: CO_OWNER.document }),
    });
    expect(coOwners.parts?.['biometries']).toEqual([expect.objectContaining({ id: coOwnersCheck })]);
    expect(coOwners.parts?.['co_owner_parts']).toEqual([
      expect.objectContaining({ consents: [expect.anything(), expect.anything()] }),
    ]);
    for (const [{ parts, documents }, kinds] of [
      [owners, [undefined, undefined]],
      [coOwners, ['CO_OWNER', 'CO_OWNER']],
    ] as const) {
      const contract = z
        .looseObject({ consents: z.array(z.looseObject({ personType: z.string().optional() })) })
        .parse(parts?.['contracts']?.[0]);
      expect(contract.consents.map(({ personType }) => personType)).toEqual(kinds);
      expect(documents.some((name) => name.endsWith('-CONTRATO.pdf'))).toBe(true);
    }
    for (const [{ proposal, parts, messages }, others] of [
      [owners, 'julian@correo.com'],
      [coOwners, 'juana@correo.com'],
    ] as const) {
      expect(JSON.stringify({ proposal, parts })).not.toContain(others);
      expect(messages).not.toContain(`"${others}"`);
    }
    expect(coOwners.messages).toContain('julian@correo.com');
  });
});

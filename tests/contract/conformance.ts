import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggestCuil } from '@prendarios/rules/cuil';
import { SERVICE_KEY_HEADER } from '@prendarios/servers/bankCredential';
import { z } from 'zod';
import type { Helpers, Settings } from '../../conformance/src/kit.ts';
import type { OpenApi } from '../../conformance/src/contract.ts';
import type { People } from '../../conformance/src/people.ts';
import { backOffice } from '../../upstream/bank/src/testing/formalization.ts';
import { type TestBank, testBank } from '../../upstream/bank/src/testing/bank.ts';
import type { Database } from '../../upstream/bank/src/platform/database/database.ts';
import { DEMO_SERVICE_KEY } from '../../upstream/bank/src/platform/settings.ts';
import {
  ADMIN,
  APPLICANT,
  OTHER_APPLICANT,
  SELLER,
  testIdentity,
} from '../../upstream/bank/src/testing/identity.ts';
import { root } from '../support/sourceFiles.ts';

const USERS = { applicant: APPLICANT, otherApplicant: OTHER_APPLICANT, seller: SELLER, admin: ADMIN };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- files of this repository
const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

export type BankUnderTest = Readonly<{
  bank: TestBank;
  url: string;
  /** Returns the kit's settings for this bank or, with `change.url`, for a proxy in front of it. */
  settings: (change?: Partial<Settings>) => Settings;
  close: () => Promise<void>;
}>;

const TICK_SECONDS = 0.01;

/** Creates applicants whom no earlier run of this bank has used. */
function newApplicants(): () => People['applicants'] {
  let made = 0;
  return () =>
    Array.from({ length: 12 }, () => {
      made += 1;
      const document = String(30_700_000 + made);
      return { document, gender: 'F', cuitl: suggestCuil(document, 'F') ?? '' };
    });
}

/** Starts the reference bank on a port, with the helpers a bank's team would provide for the kit. */
export async function bankUnderTest(database?: Database): Promise<BankUnderTest> {
  const identity = await testIdentity();
  const taken = new Set<string>();
  const applicants = newApplicants();
  const directory = {
    create: async ({ email }: { email: string }) => {
      if (taken.has(email)) return null;
      taken.add(email);
      return randomUUID();
    },
  };
  const bank = await testBank({ ...identity.environment, DEMO_PROPOSALS: '24' }, database, { directory });
  const document = (await bank.app.inject('/api/docs/json')).json<OpenApi>();
  await bank.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = z.object({ port: z.number() }).parse(bank.app.server.address());
  const url = `http://127.0.0.1:${port}/api`;
  const helpers: Helpers = {
    code: async () => (await bank.outbox()).find(({ code }) => code !== undefined)?.code ?? '',
    link: async (proposalNumber) => {
      const pattern = new RegExp(`/cotitular\\?propuesta=${proposalNumber}#clave=([\\w-]+)`);
      const bodies = (await bank.outbox()).map(({ body }) => pattern.exec(body)?.[1]);
      return bodies.find((key) => key !== undefined) ?? '';
    },
    token: async (user) => (await identity.bearer(USERS[user])).authorization.slice('Bearer '.length),
    sendBack: async (proposalNumber, type) => {
      await backOffice(bank, proposalNumber, 'observe', { documents: [{ type, reason: 'No se lee.' }] });
    },
  };
  return {
    bank,
    url,
    settings: (change = {}) => ({
      url,
      proof: { key: DEMO_SERVICE_KEY, header: SERVICE_KEY_HEADER },
      document,
      people: { ...read<People>('conformance/people.json'), applicants: applicants() },
      pictures: { photo: new Uint8Array(readFileSync(join(root, 'conformance/pictures/photo.jpg'))) },
      helpers,
      ...change,
      observe: (exchange) => {
        // A test bank's clock moves only with `wait`.
        bank.wait(TICK_SECONDS);
        change.observe?.(exchange);
      },
    }),
    close: async () => {
      await bank.close();
      await identity.close();
    },
  };
}

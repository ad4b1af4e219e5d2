import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suggestCuil } from '@prendarios/rules/cuil';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestRedis, testRedis } from '../../servers/src/testing/redis.ts';
import { pdf, photo } from '../../upstream/bank/src/testing/files.ts';
import { fillDataDir } from '../../upstream/bank/src/testing/template.ts';
import { Killable } from '../chaos/Killable.ts';
import { Guest } from './guest.ts';
import {
  additionalDataInput,
  choice,
  awaitDecision,
  type Made,
  OFFER,
  simulationInput,
  type Started,
} from './journeySteps.ts';

const DNI = '31987654';
const SELLER_DNI = '25876123';
/** Canary data of an applicant and a seller: any occurrence outside the database and document store is a leak. */
const MARKED = {
  name: 'Canarina',
  dni: DNI,
  dniWithDots: '31.987.654',
  cuil: suggestCuil(DNI, 'F') ?? '',
  phone: '45998877',
  mail: 'canarina@canario.example',
  street: 'Pasaje Amarillo',
  income: '1876543',
  seller: 'Jilguero',
  sellerDni: SELLER_DNI,
  sellerCuil: suggestCuil(SELLER_DNI, 'M') ?? '',
  sellerMail: 'jilguero@canario.example',
  cbu: '2850590940090418135201',
  file: 'dni-de-canarina',
  inFile: 'Plumas-en-el-papel',
} as const;

let folder: string;
let dataDir: string;
let redis: TestRedis;
let collector: Server;
let spans = '';
let bank: Killable;
let identity: Killable;
let gateway: Killable;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canary-'));
  redis = await testRedis();
  collector = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (spans += chunk.toString()));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(collector.address());

  const common = {
    LOG_LEVEL: 'debug',
    TMPDIR: await mkdtemp(join(folder, 'temporary-')),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  };
  dataDir = await mkdtemp(join(tmpdir(), 'canary-data-'));
  identity = await Killable.start('identity', { ...common, DATA_DIR: dataDir });
  const issuer = {
    IDENTITY_ISSUER: 'http://localhost:4002/eu-central-1_LOCALDEV',
    IDENTITY_CLIENT_ID: 'localwebclient',
    IDENTITY_ENDPOINT: identity.url,
  };
  await fillDataDir(dataDir);
  bank = await Killable.start('bank', { ...common, ...issuer, DATA_DIR: dataDir, DEMO_PROPOSALS: '0' });
  gateway = await Killable.start('gateway', {
    ...common,
    ...issuer,
    BANK_API_URL: `${bank.url}/api`,
    REDIS_URL: redis.url,
    UPLOADS_DIR: await mkdtemp(join(folder, 'uploads-')),
  });
});
afterAll(async () => {
  await Promise.all([gateway.stop(), bank.stop(), identity.stop()]);
  await redis.stop();
  await new Promise((resolve) => collector.close(resolve));
  for (const place of [folder, dataDir]) await rm(place, { recursive: true, force: true });
});

/** Returns the newest phone code. */
async function sentCode(): Promise<string> {
  const answer = await fetch(`${bank.url}/outbox.json`);
  const messages = z.array(z.object({ code: z.string().nullish() })).parse(await answer.json());
  return messages.find(({ code }) => typeof code === 'string')?.code ?? '';
}

/** Returns the key of the newest link sent to the seller. */
async function sellersKey(): Promise<string> {
  const answer = await fetch(`${bank.url}/outbox.json`);
  const messages = z.array(z.object({ body: z.string() })).parse(await answer.json());
  const keys = messages.map(({ body }) => /#clave=([\w-]+)/.exec(body)?.[1]);
  return keys.find((key) => key !== undefined) ?? '';
}

const phone = { areaCode: '011', number: `15-${MARKED.phone.slice(0, 4)}-${MARKED.phone.slice(4)}` };
const seller = {
  firstName: MARKED.seller,
  lastName: MARKED.seller,
  documentNumber: MARKED.sellerDni,
  gender: 'MALE',
  cuil: MARKED.sellerCuil,
  email: MARKED.sellerMail,
  phone: { areaCode: '11', number: '44443333' },
};

/** Confirms a proposal, saves the seller's account and creates a user. Returns the phone codes. */
async function wholeJourney(): Promise<string[]> {
  const guest = new Guest(gateway.url);
  const asked = simulationInput(MARKED.dni);
  const person = {
    ...asked.owner,
    firstName: MARKED.name,
    lastName: MARKED.name,
    email: MARKED.mail,
    monthlyIncome: MARKED.income,
    phone: { ...phone, providerCode: 'PER' },
  };
  const started = await guest.mutate<Started>('startSimulation', { ...asked, owner: person }, OFFER);
  await awaitDecision(guest);
  const made = await guest.mutate<Made & { proposal: { number: number } }>(
    'createProposal',
    { ...choice, simulationId: started.simulation.id, rateId: 'TRD-01-24' },
    'proposal { id number }',
  );
  const { id: proposalId, number } = made.proposal;
  const step = async (name: string, input: object = {}) => {
    const { userErrors } = await guest.mutate(name, { proposalId, ...input });
    expect(userErrors, name).toEqual([]);
  };
  await step('saveOwnerAdditionalData', {
    ...additionalDataInput,
    address: { ...additionalDataInput.address, street: MARKED.street },
  });
  await guest.mutate('sendPhoneCode', { proposalId }, 'sentCode { maskedPhone }');
  const code = await sentCode();
  await step('validatePhoneCode', { code });
  const { proposal } = await guest.mutate<{ proposal: { insurances: { id: string }[] } }>(
    'generateInsurances',
    { proposalId },
    'proposal { insurances { id } }',
  );
  await step('chooseInsurance', { insuranceId: proposal.insurances[0]?.id });
  await step('acceptSummary', { textVersion: '1' });
  await step('setSeller', { seller: { person: seller } });
  await step('identifyVehicle', { chassis: '8AP123456K1234567', engine: 'ENG12345' });

  const owner = await guest.data<{ proposal: { documents: { type: string; isMandatory: boolean }[] } }>(
    'query D($id: ID!) { proposal(id: $id) { owner { email } documents { type isMandatory } } }',
    { id: proposalId },
  );
  const documents = [];
  for (const { type } of owner.proposal.documents.filter(({ isMandatory }) => isMandatory)) {
    const uploaded = await guest.upload(proposalId, await photo(), `${MARKED.file}-${type}.jpg`);
    const { fileId } = z.object({ fileId: z.string() }).parse(await uploaded.json());
    documents.push({ type, fileIds: [fileId] });
  }
  const paper = pdf(1, `/Comment (${MARKED.inFile})`);
  const inParts = await guest.request(`/files/uploads/canary-paper-in-parts?proposal=${proposalId}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-length': String(paper.length),
      'upload-metadata': `filename ${btoa(`${MARKED.file}.pdf`)}`,
    },
    body: new Uint8Array(paper),
  });
  expect(inParts.status).toBe(200);
  await step('attachDocuments', { documents });
  await step('finishDocumentation');
  await step('chooseAccount');
  await step('confirmProposal');

  // The seller, another device, refused requests with the same data, and a user account.
  const sale = new Guest(gateway.url);
  const by = { person: { documentNumber: MARKED.sellerDni, gender: 'MALE' } };
  const wanted = { by, proposalNumber: number };
  await sale.mutate('findSale', wanted, 'isRequested');
  const link = { by: { key: await sellersKey() }, proposalNumber: number };
  await sale.mutate('findSale', link, 'match { proposalId }');
  const paid = { saleId: proposalId, cbu: MARKED.cbu, holderCuit: MARKED.sellerCuil };
  await sale.mutate('saveSaleAccount', paid, 'sale { id }');
  const other = new Guest(gateway.url);
  await other.mutate('findProposal', { documentNumber: MARKED.dniWithDots }, 'match { id }');
  await other.ask(`query ${MARKED.name} { proposal(id: "${MARKED.dni}") { id } }`);
  await other.request(`/titular/${MARKED.dni}?email=${MARKED.mail}`);
  const created = await other.mutate<{ isCreated: boolean }>(
    'createUser',
    {
      firstName: MARKED.name,
      lastName: MARKED.name,
      cuil: MARKED.cuil,
      email: MARKED.mail,
      phone,
      address: {
        street: MARKED.street,
        number: '12',
        provinceId: 1,
        locality: 'CIUDAD DE BUENOS AIRES',
        postalCode: 'C1043AAZ',
      },
    },
    'isCreated',
  );
  expect(created).toMatchObject({ isCreated: true, userErrors: [] });
  const recovery = await fetch(identity.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
    },
    body: JSON.stringify({ ClientId: 'localwebclient', Username: MARKED.mail }),
  });
  expect(recovery.status).toBeLessThan(500);
  return [code];
}

/** Returns the names and contents of all files below a folder. */
async function filesIn(place: string): Promise<string> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const texts = entries.map(async (entry) => {
    const content = entry.isFile() ? await readFile(join(entry.parentPath, entry.name), 'latin1') : '';
    return `${entry.name}\n${content}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** Returns all Redis keys and their dumped values. */
async function inRedis(): Promise<string> {
  const keys = await redis.client.keys('*');
  const dumps = await Promise.all(keys.map((key) => redis.client.dumpBuffer(key)));
  return [...keys, ...dumps.map((dump) => dump?.toString('latin1') ?? '')].join('\n');
}

describe('canary data from a complete journey', () => {
  it('are in no log line, metric, span, shared store or temporary file', async () => {
    const codes = await wholeJourney();
    expect(codes[0]).toMatch(/^\d{6}$/);
    await expect.poll(() => spans).toContain('create_user');
    for (const name of ['gateway', 'bank']) await expect.poll(() => spans).toContain(`prendarios-${name}`);
    const places = {
      'log of the gateway': gateway.output,
      'log of the bank': bank.output,
      'log of the identity service': identity.output,
      metrics: await (await fetch(`${gateway.url}/metrics`)).text(),
      spans,
      Redis: await inRedis(),
      'temporary files': await filesIn(folder),
    };
    expect(places['log of the gateway']).toContain('"msg":"operation"');
    expect(places['log of the bank']).toContain('"route":"/api/proposal');
    expect(places['log of the identity service']).toContain('identity ready at');
    expect(places.metrics).toContain('gateway_');
    expect(places.Redis).not.toBe('');
    const leaks = Object.entries(places).flatMap(([place, text]) => [
      ...Object.entries(MARKED).flatMap(([what, mark]) =>
        text.includes(mark) ? [`${what} in ${place}`] : [],
      ),
      ...codes.flatMap((code) =>
        new RegExp(`(?<!\\d)${code}(?!\\d)`).test(text) ? [`code in ${place}`] : [],
      ),
    ]);
    expect(leaks).toEqual([]);
  });
});

import { and, eq, like } from 'drizzle-orm';
import { demoToken } from '../../gateway/src/developers/demoSignIn.ts';
import type { Sql } from '../../upstream/bank/src/platform/database/database.ts';
import { outbox } from '../../upstream/bank/src/platform/messages/outboxTable.ts';
import { photo } from '../../upstream/bank/src/testing/files.ts';
import { Guest } from '../contract/guest.ts';
import { additionalDataInput, choice, seller, simulationInput } from '../contract/journeySteps.ts';
import { type Tally, TryAgain } from './Tally.ts';
import { hashOf, type Operation } from './documents.ts';
import type { Topology } from './topology.ts';

/** A write of the journey: a mutation, or the upload of one document. */
export type Act = Operation | 'upload';
type Payload = { userErrors: { code: string; message: string }[] };
type Proposal<T = object> = Payload & { proposal: { id: string } & T };
/** `fileIds`: uploads the bank acknowledged. `seenByASeller`: proposals in a seller's list that must be empty. */
export type Person = Readonly<{
  guest: Guest;
  document: string;
  proposalId: string;
  fileIds: string[];
  seenByASeller: number;
}>;

/** Statuses the gateway may return for a broken connection behind it. */
const TRANSIENT = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export async function asked<T>(
  guest: Guest,
  operation: Operation,
  variables: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await guest.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } },
    }),
    signal: AbortSignal.timeout(15_000),
  });
  const body = (await answer.json()) as { data?: T | null; errors?: unknown };
  if (body.errors !== undefined || body.data === null || body.data === undefined)
    throw new TryAgain(`${operation} answered ${answer.status} ${JSON.stringify(body)}`);
  return body.data;
}

/** Takes a guest to the confirmed proposal, retrying each write under its key until it is acknowledged. */
export async function journey(
  topology: Topology,
  document: string,
  tally: Tally<Act>,
  sql: Sql,
): Promise<Person> {
  const guest = new Guest(topology.url);
  const write = <T extends Payload = Proposal>(name: Operation, input: object): Promise<T> =>
    tally.write(name, document, async (key) => {
      const { payload } = await asked<{ payload: T }>(guest, name, { input }, { 'idempotency-key': key });
      const [refused] = payload.userErrors;
      if (refused?.code === 'IN_PROGRESS') throw new TryAgain(refused.message);
      if (refused !== undefined) throw new Error(`${name} answered ${refused.code} ${refused.message}`);
      return payload;
    });
  const { simulation } = await write<Payload & { simulation: { id: string } }>(
    'startSimulation',
    simulationInput(document),
  );
  type Polled = { currentSimulation: { status: string } };
  const polled = () => tally.read(() => asked<Polled>(guest, 'currentSimulation', {}));
  while ((await polled()).currentSimulation.status === 'PENDING');
  const { proposal } = await write('createProposal', {
    ...choice,
    simulationId: simulation.id,
    rateId: 'TRD-01-24',
  });
  const proposalId = proposal.id;
  const step = <T = object>(name: Operation, input: object = {}) =>
    write<Proposal<T>>(name, { proposalId, ...input });
  const street = { ...additionalDataInput.address, street: `Calle ${document}` };
  await step('saveOwnerAdditionalData', { ...additionalDataInput, address: street });
  await step('sendPhoneCode');
  const code = await tally.read(() => smsCode(sql, proposalId, topology.messages.taken));
  await step('validatePhoneCode', { code });
  const offered = await step<{ insurances: { id: string }[] }>('generateInsurances');
  await step('chooseInsurance', { insuranceId: offered.proposal.insurances[0]?.id });
  await step('acceptSummary', { textVersion: '1' });
  await step('setSeller', { seller: { person: seller } });
  await step('identifyVehicle', { chassis: '8AP123456K1234567', engine: 'ENG12345' });
  type Listed = { proposal: { documents: { type: string; isMandatory: boolean }[] } | null };
  const listed = await tally.read(() => asked<Listed>(guest, 'mandatoryDocuments', { id: proposalId }));
  const documents = [];
  for (const { type, isMandatory } of listed.proposal?.documents ?? []) {
    if (!isMandatory) continue;
    const fileId = await tally.write('upload', document, (key) =>
      uploaded(guest, proposalId, `${type}.jpg`, key),
    );
    documents.push({ type, fileIds: [fileId] });
  }
  await step('attachDocuments', { documents });
  await step('finishDocumentation');
  await step('chooseAccount');
  await step('confirmProposal');
  const panel = await tally.read(() => sellersPanel(topology));
  return {
    guest,
    document,
    proposalId,
    fileIds: documents.flatMap(({ fileIds }) => fileIds),
    seenByASeller: panel.proposals.edges.length,
  };
}

/** Returns the proposals listed for a point of sale that sold to none of these applicants. */
async function sellersPanel({ url, identityUrl }: Topology): Promise<{ proposals: { edges: unknown[] } }> {
  const signIn = { endpoint: identityUrl, clientId: 'localwebclient', email: 'vendedor@ceibo.example' };
  const token = await demoToken(signIn);
  if (token === null) throw new TryAgain('the identity service gave no token');
  return asked(new Guest(url), 'panel', {}, { authorization: `Bearer ${token}` });
}

/** Returns the SMS code from the bank's outbox or, once sent and erased there, from the provider. */
async function smsCode(sql: Sql, proposalId: string, taken: ReadonlyMap<string, string>): Promise<string> {
  const [message] = await sql
    .select({ id: outbox.id, body: outbox.body })
    .from(outbox)
    .where(and(eq(outbox.proposalUuid, proposalId), like(outbox.purpose, 'CODE%')))
    .catch((error: unknown) => {
      throw new TryAgain(String(error));
    });
  const [code] = /\d{6}/.exec(`${message?.body} ${taken.get(message?.id ?? '')}`) ?? [];
  if (code === undefined) throw new TryAgain('there is no code yet');
  return code;
}

async function uploaded(guest: Guest, proposalId: string, name: string, key: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), name);
  const answer = await guest.request(`/files/pre-upload?proposal=${proposalId}`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: form,
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  if (TRANSIENT.has(answer.status)) throw new TryAgain(`upload answered ${answer.status} ${text}`);
  if (answer.status !== 200) throw new Error(`upload answered ${answer.status} ${text}`);
  return (JSON.parse(text) as { fileId: string }).fileId;
}

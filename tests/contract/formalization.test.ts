import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { DEMO_COOKIE_SECRET } from '../../gateway/src/productionRules.ts';
import { inBiometry, photo } from '../../upstream/bank/src/testing/formalization.ts';
import { Guest, product, type UserError } from './guest.ts';
import type { Product } from './journeySteps.ts';

let running: Product;
let guest: Guest;
let proposalId: string;

/** Returns a browser with access to the proposal. */
async function browserOf(id: string): Promise<Guest> {
  const capability = GuestCapability.fresh();
  capability.addProposal(id);
  const browser = new Guest(running.url);
  browser.cookie = `guest=${await new GuestCookies([DEMO_COOKIE_SECRET]).seal(capability)}`;
  return browser;
}

beforeAll(async () => {
  running = await product();
  proposalId = (await inBiometry(running.bank, '30222333', { consents: false })).proposalUuid;
  guest = await browserOf(proposalId);
});
afterAll(() => running.close());

const mutate = (name: string, input: object, selection: string) =>
  guest.mutate<Record<string, unknown>>(name, { proposalId, ...input }, selection);

const codes = ({ userErrors }: { userErrors: UserError[] }) => userErrors.map(({ code }) => code);

const send = (evidence: string, body: string | Uint8Array<ArrayBuffer>) =>
  guest.request(`/files/biometry/${evidence}?proposal=${proposalId}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'image/jpeg' },
  });

const read = async (selection: string) => {
  const { proposal } = await guest.data<{ proposal: Record<string, unknown> }>(
    `query P($id: ID!) { proposal(id: $id) { ${selection} } }`,
    { id: proposalId },
  );
  return proposal;
};

const BIOMETRY =
  'biometry { status isValidated received problems { evidence problem } processNumber isVivere isDemonstration evidenceDeletedAt }';
const CONTRACT = 'contract { status isInitiated isConfirmed refusalReason hash signedAt vivereStage }';

const accept = (kind: 'BIOMETRICS' | 'TERMS') =>
  mutate('readContractDocuments', { consents: [{ kind, textVersion: '2026-11' }] }, 'consents { kind }');

/** Run in order: each test continues from the state of the previous one. */
describe('the path from the identity check to the contract through the gateway', () => {
  it('[CA-71] [CA-64] [CA-67] names the step that has to come first', async () => {
    expect(await read(BIOMETRY)).toMatchObject({
      biometry: { status: 'PENDING', isValidated: false, received: [] },
    });
    expect(codes(await mutate('setIdentityValidated', {}, BIOMETRY))).toEqual(['BIOMETRY_INCOMPLETE']);
    expect(codes(await mutate('createContract', {}, CONTRACT))).toEqual(['BIOMETRY_REQUIRED']);
    expect(codes(await mutate('confirmContract', { isConfirmed: true }, 'proposal { id }'))).toEqual([
      'CONTRACT_NOT_CREATED',
    ]);
    expect((await guest.request(`/files/contracts/${proposalId}`)).status).toBe(404);
  });

  it('[CA-73] [CA-75] [CA-72] [CA-71] accepts the photos and validates the identity', async () => {
    const unasked = await send('selfie', 'no photo');
    expect(unasked.status).toBe(409);
    expect(await unasked.json()).toMatchObject({ code: 'CONSENT_REQUIRED' });
    expect(await accept('BIOMETRICS')).toMatchObject({ userErrors: [] });
    const refused = await send('selfie', 'no photo');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'NOT_A_PICTURE' });
    const content = await photo();
    for (const evidence of ['selfie', 'front', 'back']) {
      const answer = await send(evidence, new Uint8Array(Buffer.from(content, 'base64')));
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBeLessThan(300);
    }
    expect(await mutate('setIdentityValidated', {}, BIOMETRY)).toMatchObject({
      biometry: { status: 'APPROVED', isValidated: true },
      userErrors: [],
    });
    expect(await read(BIOMETRY)).toEqual({
      biometry: {
        status: 'APPROVED',
        isValidated: true,
        received: ['SELFIE', 'DOCUMENT_FRONT', 'DOCUMENT_BACK'],
        problems: [],
        processNumber: null,
        isVivere: false,
        isDemonstration: true,
        evidenceDeletedAt: null,
      },
    });
  });

  it("[CA-74] [CA-76] saves the check's number and that Vivere ran it", async () => {
    const input = { processNumber: 'PROC-1' };
    expect(await mutate('saveBiometryProcess', input, BIOMETRY)).toMatchObject({
      biometry: { processNumber: 'PROC-1', isVivere: false },
    });
    const bad = await mutate('saveBiometryProcess', { processNumber: 'a b' }, BIOMETRY);
    expect(bad.userErrors).toMatchObject([{ code: 'INVALID_FIELD', path: ['processNumber'] }]);
    const vivere = { processNumber: 'PROC-2', textVersion: '2026-11' };
    expect(await mutate('saveVivereBiometry', vivere, BIOMETRY)).toMatchObject({
      biometry: { processNumber: 'PROC-2', isVivere: true },
    });
    expect(await read('brand stage')).toMatchObject({ brand: 'VIVERE' });
  });

  it('[CA-59] [CA-60] [CA-19] queries the registers and reads the address', async () => {
    const checks = 'registerChecks { enri opbc } coOwner: registerChecks(borrower: CO_OWNER) { enri }';
    expect(await read(checks)).toEqual({
      registerChecks: { enri: 'PENDING', opbc: 'PENDING' },
      coOwner: null,
    });
    expect(await read(checks)).toMatchObject({ registerChecks: { enri: 'APPROVED', opbc: 'APPROVED' } });
    expect(await read('ownerAddress { street number postalCode }')).toEqual({
      ownerAddress: { street: 'Av. Corrientes', number: 1234, postalCode: '1043' },
    });
  });

  it('[CA-63] returns the documents to read and saves the consents', async () => {
    const consents = [{ kind: 'BIOMETRICS', textVersion: '2026-11' }];
    const selection =
      'documents { name title missing { kind name message } } consents { kind textVersion acceptedAt }';
    const prepared = await mutate('readContractDocuments', { consents }, selection);
    expect(prepared).toMatchObject({
      consents: [{ kind: 'BIOMETRICS', textVersion: '2026-11', acceptedAt: '2026-11-20T15:00:00.000Z' }],
      userErrors: [],
    });
    expect(prepared['documents']).toHaveLength(4);
    expect(prepared['documents']).toContainEqual(
      expect.objectContaining({ name: 'PLEDGE_CONTRACT_WITH_REGISTRY', missing: [] }),
    );
  });

  it('[CA-64] [CA-68] [CA-65] [CA-66] [CA-69] creates the contract once and serves it for download', async () => {
    // Before the contract exists, the bank answers 404, as if it lacked the call.
    expect(await read('contractTexts { name }')).toEqual({ contractTexts: null });
    const made = await mutate('createContract', {}, CONTRACT);
    expect(made).toMatchObject({
      contract: { status: 'CREATED', isInitiated: true, isConfirmed: null },
      userErrors: [],
    });
    const again = await mutate('createContract', { brand: 'VIVERE' }, CONTRACT);
    expect(again['contract']).toEqual(made['contract']);
    expect(await read(CONTRACT)).toEqual({ contract: made['contract'] });
    const { contractTexts } = await read('contractTexts { name title parts { heading summary paragraphs } }');
    expect(contractTexts).toHaveLength(4);
    expect(contractTexts).toContainEqual(
      expect.objectContaining({
        name: 'PLEDGE_CONTRACT_WITH_REGISTRY',
        title: 'CONTRATO DE PRENDA CON REGISTRO',
      }),
    );
    for (const path of [proposalId, `${proposalId}/vivere`]) {
      const file = await guest.request(`/files/contracts/${path}`);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename/);
      expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    }
  });

  it('[CA-67] [CA-70] keeps the contract unsigned after a refusal and signs it after a confirmation', async () => {
    const no = { isConfirmed: false, reason: 'Quiero leerlo mejor.' };
    expect(codes(await mutate('confirmContract', no, 'proposal { id }'))).toEqual([]);
    expect(await read(`${CONTRACT} signature { isSigned biometryId }`)).toMatchObject({
      contract: { status: 'CREATED', isConfirmed: false, refusalReason: 'Quiero leerlo mejor.' },
      signature: { isSigned: false, biometryId: null },
    });
    const yet = await mutate('confirmContract', { isConfirmed: true }, 'proposal { id }');
    expect(codes(yet)).toEqual(['CONSENT_REQUIRED']);
    await accept('TERMS');
    const without = { isConfirmed: true };
    expect(codes(await mutate('confirmContract', without, 'proposal { id }'))).toEqual(['CODE_REQUIRED']);
    expect(codes(await mutate('sendSigningCode', {}, 'sentCode { maskedPhone }'))).toEqual([]);
    const [message] = await running.bank.outbox();
    const yes = await mutate(
      'confirmContract',
      { isConfirmed: true, code: message?.code },
      'proposal { contract { status hash } signature { isSigned signedAt biometryId hash } }',
    );
    expect(yes).toMatchObject({
      proposal: {
        contract: { status: 'SIGNED' },
        signature: { isSigned: true, signedAt: '2026-11-20T15:00:00.000Z' },
      },
      userErrors: [],
    });
  });

  it('gives a stranger no access', async () => {
    const stranger = new Guest(running.url);
    const { proposal } = await stranger.data<{ proposal: unknown }>(
      `query P($id: ID!) { proposal(id: $id) { ${BIOMETRY} ${CONTRACT} signature { isSigned } registerChecks { enri } } }`,
      { id: proposalId },
    );
    expect(proposal).toBeNull();
    expect((await stranger.request(`/files/contracts/${proposalId}`)).status).toBe(404);
    const sent = await stranger.request(`/files/biometry/selfie?proposal=${proposalId}`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'image/png' },
    });
    expect(sent.status).toBe(404);
  });
});

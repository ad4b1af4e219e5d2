import { expectThat, inShort, type Kit, NotRun, expectRefusal } from '../kit.ts';
import { coOwnerPart } from './coOwner.ts';
import { personOf, type Proposal, proposed } from './offer.ts';

type Offers = readonly Readonly<{ id: string; selected: boolean }>[];
type Documents = readonly Readonly<{
  type: string;
  mandatory: boolean;
  status: string;
  files: readonly Readonly<{ documentId: string }>[];
}>[];

/** Banks limit the codes of one proposal (docs/domain.md#phone-codes). */
const CODES_A_DAY = 5;

const phaseOf = async (kit: Kit, id: string) =>
  (await kit.ask<Proposal>('getProposal', { path: { id } })).phase;

/** Makes an optional call: 404 if the bank lacks it, 429 soon after another code. */
async function optionalCall(kit: Kit, name: string, request: Parameters<Kit['call']>[1]): Promise<void> {
  const answer = await kit.call(name, request);
  await kit.check(name, 'returns 200, 404 or 429', () => {
    expectThat([200, 404, 429].includes(answer.status), `answered ${inShort(answer)}`);
  });
}

/** Goes from the offer to the summary: address, co-owner, phone, insurance. */
export async function firstHalf(kit: Kit): Promise<Proposal> {
  const proposal = await proposed(kit);
  const { proposalUuid: id, proposalNumber } = proposal;
  const path = { id };
  const { address, coOwner, person } = kit.people;
  await kit.check('getProposal', 'returns 304 for a current ETag', async () => {
    const first = await kit.call('getProposal', { path });
    const etag = first.headers.get('etag') ?? '';
    expectThat(etag !== '', 'the answer has no ETag');
    const again = await kit.call('getProposal', { path, headers: { 'if-none-match': etag } });
    expectThat(again.status === 304, `answered ${again.status}`);
  });
  await kit.check('findProposal', 'finds an open proposal and hides the phone', async () => {
    const owner = (await kit.ask<{ documentNumber: string }>('getProposal', { path })).documentNumber;
    const found = await kit.ask<{ proposalUuid: string; maskedPhone: string }>('findProposal', {
      body: { dni: owner },
    });
    expectThat(found.proposalUuid === id, 'it is another one');
    const phone = person.cellPhone.number;
    expectThat(!found.maskedPhone.includes(phone), 'the whole phone is shown');
  });
  await kit.check('confirmProposal', 'rejects a step that is not due', async () => {
    const headers = { 'x-requested-action': 'confirm' };
    expectRefusal(await kit.call('confirmProposal', { path, headers }), 409, 'ILLEGAL_MOVE');
  });
  await kit.check('confirmProposal', 'is rejected without its header', async () => {
    expectRefusal(await kit.call('confirmProposal', { path }), 403, 'ACTION_NOT_REQUESTED');
  });
  const other = {
    ...personOf(kit, coOwner),
    email: coOwner.email,
    cellPhone: coOwner.cellPhone,
    personType: 'CO_OWNER',
    owner: false,
    relationship: 'HER',
  };
  await kit.write('updateCoOwner', { path, body: { coOwner: other } }, { coOwner: null });
  await kit.write(
    'saveOwner',
    { body: { ...address, idProposal: id } },
    { ...address, idProposal: id, street: 'Otra' },
  );
  await kit.write('saveCoOwner', { path, body: address });
  await kit.check('getOwnerAddress', 'returns the saved address', async () => {
    const saved = await kit.ask<{ street: string }>('getOwnerAddress', { query: { id } });
    expectThat(saved.street === address['street'], `the street is ${saved.street}`);
  });
  await optionalCall(kit, 'correctPhone', { path, body: { cellPhone: person['cellPhone'] } });
  await kit.write('generateCode', { body: { idProposal: id } });
  await kit.check('generateCode', 'never returns the code', async () => {
    const again = await kit.call('generateCode', { body: { idProposal: id } });
    expectThat([200, 429].includes(again.status), `answered ${inShort(again)}`);
    expectThat(!/\b\d{6}\b/.test(JSON.stringify(again.body)), 'a number of six digits is in the answer');
  });
  if (kit.helpers.code === undefined) throw new NotRun('needs --code');
  const code = await kit.helpers.code(proposalNumber);
  const sent = { idProposal: id, isReturnProposal: false };
  await kit.check('validateCode', 'rejects a wrong code', async () => {
    const wrong = code === '000000' ? '111111' : '000000';
    expectRefusal(await kit.call('validateCode', { body: { ...sent, code: wrong } }), 400, 'CODE_INVALID');
  });
  const consents = [{ kind: 'TERMS', textVersion: 'conformance' }];
  await kit.write('validateCode', { body: { ...sent, code, consents } });
  await coOwnerPart(kit, proposal);
  await kit.write('updateCoOwner', { path, body: { coOwner: null } });
  await optionalCall(kit, 'changeEmail', { path, body: { email: 'otra@example.com' } });
  await optionalCall(kit, 'sendPhoneChangeCode', { path, body: { cellPhone: person['cellPhone'] } });
  await kit.check('generateCode', 'limits the codes per day', async () => {
    const body = { idProposal: id, isReturnProposal: true };
    for (let asked = 0; asked <= CODES_A_DAY; asked += 1) {
      const answer = await kit.call('generateCode', { body });
      if (answer.status === 429) return;
      expectThat(answer.status === 200, `answered ${inShort(answer)}`);
    }
    throw new Error(`sent ${CODES_A_DAY + 1} codes, one after the other`);
  });
  const offers = await kit.write<Offers>('generateInsurances', { body: { proposalId: id } });
  await kit.ask('getInsurances', { path });
  const insurance = { proposalId: id, insuranceId: offers[0]?.id };
  await kit.write('chooseInsurance', { body: insurance });
  await kit.check('getInsurances', 'marks exactly one policy as chosen', async () => {
    const chosen = (await kit.ask<Offers>('getInsurances', { path })).filter(({ selected }) => selected);
    expectThat(chosen.length === 1, `${chosen.length} are chosen`);
  });
  await kit.write('reloadInsurances', { query: { id } });
  await kit.write('updateProposal', { path, body: { summaryAccepted: { textVersion: 'conformance' } } });
  await kit.check('updateProposal', 'continues to the seller once the summary is accepted', async () => {
    expectThat((await phaseOf(kit, id)) === 'SELLER', `the phase is ${await phaseOf(kit, id)}`);
  });
  return proposal;
}

async function uploaded(kit: Kit, id: string, type: string): Promise<{ type: string; fileIds: string[] }> {
  const file = { name: `${type}.jpg`, type: 'image/jpeg', bytes: kit.pictures.photo };
  const { fileId } = await kit.write<{ fileId: string }>('preUploadFile', {
    headers: { 'x-proposal-id': id },
    file,
  });
  return { type, fileIds: [fileId] };
}

/** Goes from the seller to the confirmed data. */
export async function secondHalf(kit: Kit, { proposalUuid: id, proposalNumber }: Proposal): Promise<void> {
  const path = { id };
  const { seller, vehicleIdentity, sellerAccount } = kit.people;
  await kit.write('postSeller', { body: { proposalId: id, physicalPerson: seller } });
  await kit.check('getSeller', 'returns the saved seller', async () => {
    const { physicalPerson } = await kit.ask<{ physicalPerson?: { document?: string } }>('getSeller', {
      path,
    });
    expectThat(
      physicalPerson?.document === seller['document'],
      `the document is ${physicalPerson?.document}`,
    );
  });
  await kit.write('updateSeller', { path, body: { hasDataValidated: true } });
  await kit.write('noticeSeller', { query: { id } });
  await kit.check('findSale', 'finds the sale by DNI, and masks the person', async () => {
    const query = { dni: seller.document, gender: seller.gender, proposalNumber };
    const found = await kit.ask<{ maskedDocument: string }>('findSale', { query });
    expectThat(!found.maskedDocument.includes(seller.document), 'the whole DNI is shown');
  });
  await kit.check('findSale', 'returns the same 404 for every mismatch', async () => {
    const answers = [
      await kit.call('findSale', { query: { dni: '1999999', gender: 'F', proposalNumber } }),
      await kit.call('findSale', {
        query: { dni: seller.document, gender: seller.gender, proposalNumber: 999_999_999 },
      }),
    ];
    for (const answer of answers) expectRefusal(answer, 404, 'SELLER_NOT_FOUND');
    expectThat(JSON.stringify(answers[0]?.body) === JSON.stringify(answers[1]?.body), 'the two differ');
  });
  await kit.call('resendSellerLink', { body: { proposalNumber, key: 'made-up' } });
  await kit.check('finishUpload', 'names the missing documents', async () => {
    expectRefusal(await kit.call('finishUpload', { path, body: {} }), 409, 'DOCUMENTS_MISSING');
  });
  // Different in every run, because a vehicle can secure only one loan.
  const chassis = `${vehicleIdentity.chassis.slice(0, 9)}${String(proposalNumber).padStart(8, '0')}`;
  const body = { ...vehicleIdentity, chassis };
  await kit.write('updateVehicle', { path: { proposalNumber }, body });
  const wanted = await kit.ask<Documents>('getDocuments', { path });
  const data = [];
  for (const { type, mandatory } of wanted) if (mandatory) data.push(await uploaded(kit, id, type));
  await kit.write('uploadDocuments', { path, body: { data, isSeller: false } });
  await kit.check('getDocument', 'returns a file as an attachment', async () => {
    const files = (await kit.ask<Documents>('getDocuments', { path })).flatMap((one) => one.files);
    const documentId = files[0]?.documentId ?? '';
    const { status, headers } = await kit.call('getDocument', { path, query: { documentId } });
    expectThat(
      status === 200 && (headers.get('content-disposition') ?? '').startsWith('attachment'),
      `answered ${status}`,
    );
  });
  await kit.check('preUploadFile', 'rejects files that are neither images nor PDFs', async () => {
    const file = { name: 'a.jpg', type: 'image/jpeg', bytes: new TextEncoder().encode('<html></html>') };
    expectRefusal(
      await kit.call('preUploadFile', { headers: { 'x-proposal-id': id }, file }),
      400,
      'FILE_TYPE',
    );
  });
  await kit.write('finishUpload', { path, body: {} });
  await kit.ask('getAccounts', { path });
  await kit.check(
    'updateAccount',
    "accepts the seller's account, or requires the key from their link",
    async () => {
      const answer = await kit.call('updateAccount', { path, body: { seller: sellerAccount } });
      if (answer.status !== 200) expectRefusal(answer, 403, 'SELLER_KEY_REQUIRED');
    },
  );
  await kit.write('updateAccount', { path, body: { openNewAccount: true } });
  await kit.write('confirmProposal', { path, headers: { 'x-requested-action': 'confirm' } });
  await kit.check('confirmProposal', 'continues to the identity check', async () => {
    expectThat((await phaseOf(kit, id)) === 'BIOMETRIA', `the phase is ${await phaseOf(kit, id)}`);
  });
}

type Made = Readonly<{ hash: string; signingCode?: boolean }>;

/** Gets the code for a signature, from a bank that asks for one. */
async function signingCode(
  kit: Kit,
  { id, proposalNumber }: Readonly<{ id: string; proposalNumber: number }>,
  { signingCode: isAsked = false }: Made,
): Promise<{ code?: string }> {
  if (!isAsked) return {};
  await kit.ask('generateCode', { body: { idProposal: id, purpose: 'SIGNATURE' } });
  if (kit.helpers.code === undefined) throw new NotRun('needs --code');
  return { code: await kit.helpers.code(proposalNumber) };
}

/** Goes from the identity check to the signature. */
export async function formalization(kit: Kit, { proposalUuid: id, proposalNumber }: Proposal): Promise<void> {
  const path = { id };
  const image = Buffer.from(kit.pictures.photo).toString('base64');
  await kit.check('saveSelfie', 'is rejected before consent is given', async () => {
    expectRefusal(await kit.call('saveSelfie', { body: { proposalId: id, image } }), 409, 'CONSENT_REQUIRED');
  });
  await kit.check('initiateContract', 'is rejected before the identity check', async () => {
    expectRefusal(await kit.call('initiateContract', { path, body: {} }), 409, 'BIOMETRY_REQUIRED');
  });
  await kit.check('downloadContract', 'returns 404 before the contract is created', async () => {
    expectRefusal(await kit.call('downloadContract', { path }), 404, 'CONTRACT_NOT_CREATED');
  });
  const accept = (kind: 'TERMS' | 'BIOMETRICS') =>
    kit.write('getContractDocuments', {
      path,
      body: { consents: [{ kind, textVersion: 'conformance' }] },
    });
  await accept('BIOMETRICS');
  await kit.write('forwardBiometryLink', { path, body: {} });
  for (const call of ['getEnriStatus', 'getOpbcStatus']) {
    await kit.ask(call, { query: { proposal: id, personType: 'OWNER' } });
    await kit.ask(call, { query: { proposal: id, personType: 'OWNER' } });
  }
  await kit.write('saveSelfie', { body: { proposalId: id, image } });
  await kit.write('saveIdentityDocument', { body: { proposalId: id, front: image, back: image } });
  await kit.write(
    'saveProcessNumber',
    { body: { proposalId: id, processNumber: 'CONF-1' } },
    { proposalId: id, processNumber: 'CONF-2' },
  );
  await kit.write('saveVivereCheck', { body: { proposalId: id, processNumber: 'CONF-1' } });
  await kit.write('validateIdentity', { body: { proposalId: id, bioValidated: true } });
  await kit.check('getBiometry', 'never returns a photo', async () => {
    const state = await kit.ask('getBiometry', { path });
    expectThat(!JSON.stringify(state).includes(image.slice(0, 200)), 'the selfie is in the answer');
  });
  await kit.check('replaceDocuments', 'replaces a document that was sent back', async () => {
    if (kit.helpers.sendBack === undefined) throw new NotRun('needs --send-back');
    const type =
      (await kit.ask<Documents>('getDocuments', { path })).find((one) => one.status === 'UPLOADED')?.type ??
      '';
    await kit.helpers.sendBack(proposalNumber, type);
    await kit.write('replaceDocuments', { path, body: { data: [await uploaded(kit, id, type)] } });
  });
  await kit.check('replaceDocuments', 'is rejected if no document was sent back', async () => {
    const data = [{ type: 'SELLER_CBU', fileIds: [id] }];
    expectRefusal(await kit.call('replaceDocuments', { path, body: { data } }), 409, 'ILLEGAL_MOVE');
  });
  const made = await kit.write<Made>('initiateContract', { path, body: {} });
  await kit.ask('getContractStatus', { path });
  await kit.call('readContract', { path });
  await accept('TERMS');
  await kit.ask('downloadContract', { path });
  await kit.ask('generateDocument', { path, query: { documentName: 'LOAN_SUMMARY' } });
  await kit.write('generateVivereContract', { path });
  await kit.ask('downloadVivereContract', { path });
  await kit.check('getVivereSignature', 'is unsigned before the signature', async () => {
    const { signed } = await kit.ask<{ signed: boolean }>('getVivereSignature', { path });
    expectThat(!signed, 'it is signed already');
  });
  const code = await signingCode(kit, { id, proposalNumber }, made);
  const signature = { confirmed: true, acceptedHash: made.hash, ...code };
  await kit.write('confirmContract', { path, body: signature });
  await kit.check('confirmContract', 'signs the created contract', async () => {
    const { signed, hash } = await kit.ask<{ signed: boolean; hash: string }>('getVivereSignature', { path });
    expectThat(signed && hash === made.hash, `signed ${signed}, hash ${hash}`);
  });
  const prepayment = { prepaidAmount: 1_000_000, afterInstallment: 1, effect: 'LOWER_INSTALLMENTS' };
  await kit.call('getProposalPrepayment', { path, query: prepayment });
  await kit.check('cancelProposal', 'is rejected after the signature', async () => {
    expectRefusal(await kit.call('cancelProposal', { path }), 409, 'ILLEGAL_MOVE');
  });
}

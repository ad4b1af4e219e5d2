import { expectThat, type Kit, expectRefusal } from '../kit.ts';

const UNKNOWN = '7d3f3ec2-7d3f-4ec2-9d3f-3ec27d3f3ec2';
/** Reads of a proposal with its id in the path. */
const READS = [
  'getProposal',
  'getSeller',
  'getInsurances',
  'getDocuments',
  'getAccounts',
  'getContractStatus',
  'getVivereSignature',
  'getBiometry',
  'downloadContract',
];

/** Checks calls that any bank must refuse: without a key, with a wrong body, or for a missing resource. */
export async function refusals(kit: Kit): Promise<void> {
  for (const { id, needsBody, isOptional } of kit.contract.operations.values()) {
    if (isOptional) continue;
    await kit.check(id, 'is rejected without the bank’s key or token', async () => {
      expectRefusal(await kit.call(id, { unproved: true }), 401, 'UNAUTHORIZED');
    });
    await kit.check(id, 'is rejected with a malformed token', async () => {
      expectRefusal(
        await kit.call(id, { headers: { authorization: 'Bearer a.b.c' } }),
        401,
        'UNAUTHENTICATED',
      );
    });
    if (!needsBody) continue;
    await kit.check(id, 'names the fields of an invalid body', async () => {
      const received = await kit.call(id, { body: { unexpected: true } });
      expectRefusal(received, 400, 'VALIDATION');
      const { body } = received;
      expectThat(typeof body === 'object' && body !== null && 'fields' in body, 'the refusal has no fields');
    });
  }
  for (const id of READS) {
    await kit.check(id, 'returns 404 for a missing proposal', async () => {
      expectRefusal(await kit.call(id, { path: { id: UNKNOWN } }), 404, 'PROPOSAL_NOT_FOUND');
    });
  }
  const spoilt = [
    ['BAD_JSON', 400, '{', 'application/json', 'rejects malformed JSON'],
    ['MEDIA_TYPE', 415, 'a=b', 'application/x-www-form-urlencoded', 'rejects other media types'],
    [
      'TOO_LARGE',
      413,
      JSON.stringify({ text: 'x'.repeat(300_000) }),
      'application/json',
      'rejects bodies that are too large',
    ],
  ] as const;
  for (const [code, status, text, type, title] of spoilt) {
    await kit.check('setSimulation', title, async () => {
      expectRefusal(await kit.call('setSimulation', { raw: { text, type } }), status, code);
    });
  }
  await kit.check('findProposal', 'returns 404 for a DNI without a proposal', async () => {
    expectRefusal(await kit.call('findProposal', { body: { dni: '1999999' } }), 404, 'NO_PROPOSAL');
  });
  await kit.check('getTaxpayer', 'returns 404 for an unknown CUIT', async () => {
    expectRefusal(
      await kit.call('getTaxpayer', { body: { cuit: '30999999995' } }),
      404,
      'TAXPAYER_NOT_FOUND',
    );
  });
  await kit.check('getSimulation', 'returns 404 for a missing simulation', async () => {
    expectRefusal(await kit.call('getSimulation', { query: { id: UNKNOWN } }), 404, 'SIMULATION_NOT_FOUND');
  });
}

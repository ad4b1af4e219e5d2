import { expectThat, inShort, type Kit, NotRun, expectRefusal } from '../kit.ts';
import type { Proposal } from './offer.ts';

const HERE = { 'x-subject': 'guest:conformance-co-owner' };
const ELSEWHERE = { 'x-subject': 'guest:conformance-elsewhere' };
const NOT_FOUND = 404;

/** Checks the co-owner's part up to their refusal; skipped for a bank without it (docs/decisions/028). */
export async function coOwnerPart(kit: Kit, { proposalUuid: id, proposalNumber }: Proposal): Promise<void> {
  const path = { id };
  const sent = await kit.call('sendCoOwnerLink', { path, body: { channel: 'EMAIL' } });
  if (sent.status === NOT_FOUND) return;
  await kit.check('sendCoOwnerLink', 'does not reveal the link’s recipient', () => {
    expectThat(sent.status === 200, `answered ${inShort(sent)}`);
  });
  const unknown = { proposalNumber, key: 'made-up' };
  await kit.check('openCoOwnership', 'returns the same 404 for every mismatch', async () => {
    const answer = await kit.call('openCoOwnership', { headers: HERE, body: unknown });
    expectRefusal(answer, NOT_FOUND, 'CO_OWNERSHIP_NOT_FOUND');
  });
  await kit.write('resendCoOwnerLink', { body: unknown });
  await kit.check(
    'openCoOwnership',
    'opens the link on one device only, and only for the co-owner',
    async () => {
      if (kit.helpers.link === undefined) throw new NotRun('needs --link');
      const body = { proposalNumber, key: await kit.helpers.link(proposalNumber) };
      await kit.write('openCoOwnership', { headers: HERE, body });
      expectRefusal(
        await kit.call('openCoOwnership', { headers: ELSEWHERE, body }),
        NOT_FOUND,
        'CO_OWNERSHIP_NOT_FOUND',
      );
      const { invitedBy } = await kit.ask<{ invitedBy: string }>('getCoOwnership', { path, headers: HERE });
      expectThat(invitedBy !== '', 'it does not say who named them');
      expectRefusal(await kit.call('getCoOwnership', { path }), NOT_FOUND, 'PROPOSAL_NOT_FOUND');
    },
  );
  await kit.check(
    'refuseCoOwnership',
    'is accepted only from the co-owner, and shown in the proposal',
    async () => {
      if (kit.helpers.link === undefined) throw new NotRun('needs --link');
      expectRefusal(await kit.call('refuseCoOwnership', { path, body: {} }), NOT_FOUND, 'PROPOSAL_NOT_FOUND');
      await kit.write('refuseCoOwnership', { path, headers: HERE, body: { reason: 'No puedo.' } });
      const { coOwnerPart: part } = await kit.ask<{ coOwnerPart?: { step: string } | null }>('getProposal', {
        path,
      });
      expectThat(part?.step === 'REFUSED', `the step is ${part?.step}`);
    },
  );
}

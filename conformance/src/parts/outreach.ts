import { expectThat, type Kit, NotRun, expectRefusal } from '../kit.ts';
import type { Proposal } from './offer.ts';

/** Checks how a seller contacts the people of a proposal; skipped for a bank without it (docs/decisions/028). */
export async function outreach(
  kit: Kit,
  { proposalUuid: id, proposalNumber }: Proposal,
  seller: Record<string, string>,
): Promise<void> {
  const path = { id };
  if ((await kit.call('getOutreach', { path, headers: seller })).status === 404) return;
  const stranger = await kit.as('otherApplicant');
  await kit.check(
    'revealContact',
    "is available only to sellers at the proposal's point of sale",
    async () => {
      type Contact = Readonly<{ email: string; cellPhone: { number: string } }>;
      const { email, cellPhone } = await kit.write<Contact>('revealContact', {
        path,
        headers: seller,
        body: {},
      });
      expectThat(email !== '' && cellPhone.number !== '', 'the contact is empty');
      const hidden = await kit.call('revealContact', { path, headers: stranger, body: {} });
      expectRefusal(hidden, 403, 'NOT_FOR_APPLICANTS');
      expectRefusal(await kit.call('revealContact', { path, body: {} }), 401, 'UNAUTHENTICATED');
    },
  );
  await kit.check('sendReminder', 'reaches nobody before their phone is validated', async () => {
    const early = await kit.call('sendReminder', { path, headers: seller, body: {} });
    if (early.status !== 404) expectRefusal(early, 409, 'ILLEGAL_MOVE');
    expectRefusal(
      await kit.call('sendReminder', { path, headers: stranger, body: {} }),
      403,
      'NOT_FOR_APPLICANTS',
    );
  });
  await kit.check('sendReminder', 'is sent once every few hours, with a masked recipient', async () => {
    if (kit.helpers.code === undefined) throw new NotRun('needs --code');
    await kit.ask('saveOwner', { headers: seller, body: { ...kit.people.address, idProposal: id } });
    await kit.ask('generateCode', { body: { idProposal: id } });
    const code = await kit.helpers.code(proposalNumber);
    const consents = ['PERSONAL_DATA', 'TERMS'].map((kind) => ({ kind, textVersion: 'conformance' }));
    await kit.ask('validateCode', { body: { idProposal: id, isReturnProposal: false, code, consents } });
    type Reminded = Readonly<{ reminder: { last: { maskedRecipient: string } | null } | null }>;
    const { reminder } = await kit.write<Reminded>('sendReminder', { path, headers: seller, body: {} });
    expectThat(reminder?.last?.maskedRecipient.includes('•') === true, 'the recipient is not masked');
    expectRefusal(
      await kit.call('sendReminder', { path, headers: seller, body: {} }),
      429,
      'REMINDER_TOO_SOON',
    );
  });
}

/** Checks a team's follow-up of a proposal; skipped for a bank without it. */
export async function followUp(
  kit: Kit,
  { proposalUuid: id }: Proposal,
  seller: Record<string, string>,
): Promise<void> {
  const path = { id };
  if ((await kit.call('getFollowUp', { path, headers: seller })).status === 404) return;
  await kit.check(
    'changeFollowUp',
    'stores who follows up a proposal, the follow-up date and a note',
    async () => {
      type FollowUp = Readonly<{
        assignee: { isUser: boolean } | null;
        nextOn: string | null;
        notes: readonly { text: string }[];
      }>;
      const nextOn = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
      const body = { assigned: true, nextOn, note: 'Prefiere que la llamen a la tarde.' };
      await kit.write('changeFollowUp', { path, headers: seller, body });
      const now = await kit.ask<FollowUp>('getFollowUp', { path, headers: seller });
      expectThat(now.assignee?.isUser === true && now.nextOn === nextOn, 'it is not as written');
      expectThat(now.notes[0]?.text === body.note, 'the note is missing');
      const left = await kit.write<FollowUp>('changeFollowUp', {
        path,
        headers: seller,
        body: { assigned: false },
      });
      expectThat(left.assignee === null, 'it was not left');
    },
  );
  await kit.check('getFollowUp', 'is hidden from applicants and guests', async () => {
    const stranger = await kit.as('otherApplicant');
    expectRefusal(await kit.call('getFollowUp', { path, headers: stranger }), 403, 'NOT_FOR_APPLICANTS');
    expectRefusal(await kit.call('getFollowUp', { path }), 401, 'UNAUTHENTICATED');
  });
}

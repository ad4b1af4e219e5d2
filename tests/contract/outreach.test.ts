import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffActs } from '../../upstream/bank/src/domain/records/phaseTables.ts';
import { createProposal, throughOwner } from '../../upstream/bank/src/testing/journey.ts';
import { proposals } from '../../upstream/bank/src/domain/records/tables.ts';
import { SELLER } from '../../upstream/bank/src/testing/identity.ts';
import { type Name, productWithPeople, type ProductWithPeople } from './people.ts';

let product: ProductWithPeople;
let id = '';
beforeAll(async () => {
  product = await productWithPeople({ DEMO_PROPOSALS: '0' });
  id = (await createProposal(product.bank, '30222731')).proposalUuid;
  await product.bank.sql.update(proposals).set({ pointOfSale: '01010' }).where(eq(proposals.uuid, id));
});
afterAll(() => product.close());

const recorded = () => product.bank.sql.select().from(staffActs).where(eq(staffActs.proposalUuid, id));

describe("[SH-16] the applicant's contact", () => {
  const REVEAL = `mutation M($input: RevealContactInput!) { revealContact(input: $input) {
    contact { firstName phone email } userErrors { code } } }`;
  type Revealed = { revealContact: { contact: unknown; userErrors: { code: string }[] } };
  const reveal = (name: Name | null) => product.ask<Revealed>(name, REVEAL, { input: { proposalId: id } });

  it('is shown to a seller at the point of sale, and the bank records who saw it', async () => {
    const { data } = await reveal('seller');
    expect(data?.revealContact).toEqual({
      contact: { firstName: 'Juana', phone: '1145556677', email: 'juana@correo.com' },
      userErrors: [],
    });
    expect(await recorded()).toMatchObject([{ kind: 'CONTACT_SEEN', userId: SELLER.sub }]);
  });

  it('is shown to nobody else, and nothing is recorded', async () => {
    const before = await recorded();
    for (const name of [null, 'applicant', 'admin', 'sellerOfNone'] as const) {
      expect((await reveal(name)).data?.revealContact.contact ?? null).toBeNull();
    }
    expect(await recorded()).toEqual(before);
  });

  it('is offered only to the seller', async () => {
    const offered: unknown[] = [];
    for (const name of ['seller', 'sellerOfNone', 'applicant', 'admin', null] as const) {
      const query = 'query Q($id: ID!) { outreach(proposalId: $id) { canRevealContact } }';
      offered.push((await product.ask<{ outreach: unknown }>(name, query, { id })).data?.outreach);
    }
    expect(offered).toEqual([{ canRevealContact: true }, null, null, null, null]);
  });
});

it('[SH-16] only a seller can send a reminder, and a second one is rejected with a message', async () => {
  const { proposalUuid: proposalId } = await createProposal(product.bank, '30222732');
  await throughOwner(product.bank, proposalId);
  const ofSeller = { pointOfSale: '01010' };
  await product.bank.sql.update(proposals).set(ofSeller).where(eq(proposals.uuid, proposalId));
  const REMIND = `mutation M($input: SendReminderInput!) { sendReminder(input: $input) {
    reminder { party last { channel maskedRecipient } } userErrors { code message } } }`;
  type Reminded = { sendReminder: { reminder: unknown; userErrors: { code: string; message: string }[] } };
  const remind = async (name: Name | null) =>
    (await product.ask<Reminded>(name, REMIND, { input: { proposalId } })).data?.sendReminder;
  for (const name of [null, 'applicant', 'admin', 'sellerOfNone'] as const) {
    expect((await remind(name))?.reminder ?? null).toBeNull();
  }
  expect(await remind('seller')).toEqual({
    reminder: { party: 'OWNER', last: { channel: 'SMS', maskedRecipient: '•• •••• 6677' } },
    userErrors: [],
  });
  expect(await remind('sellerOfThree')).toMatchObject({
    reminder: null,
    userErrors: [
      { code: 'REMINDER_TOO_SOON', message: expect.stringContaining('Otra persona ya se lo recordó') },
    ],
  });
});

it('[SH-16] a note is saved without Unicode characters that would reorder its text', async () => {
  const NOTE = `mutation M($input: ChangeFollowUpInput!) { changeFollowUp(input: $input) {
    followUp { notes { text } } userErrors { code } } }`;
  const input = { proposalId: id, note: 'Paga \u202Eonroter\u202C en \u2066marzo\u2069.' };
  expect((await product.ask('seller', NOTE, { input })).data).toEqual({
    changeFollowUp: { followUp: { notes: [{ text: 'Paga onroter en marzo.' }] }, userErrors: [] },
  });
});

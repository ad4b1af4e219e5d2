import { expectThat, type Kit, refused } from '../kit.ts';

/** How a seller reaches the people of a proposal; nothing for a bank without it (docs/decisions/028). */
export async function outreach(kit: Kit, id: string, seller: Record<string, string>): Promise<void> {
  const path = { id };
  if ((await kit.call('getOutreach', { path, headers: seller })).status === 404) return;
  const stranger = await kit.as('otherApplicant');
  await kit.check('revealContact', "is for the sellers of the proposal's point of sale", async () => {
    type Contact = Readonly<{ email: string; cellPhone: { number: string } }>;
    const { email, cellPhone } = await kit.write<Contact>('revealContact', {
      path,
      headers: seller,
      body: {},
    });
    expectThat(email !== '' && cellPhone.number !== '', 'the contact is empty');
    const hidden = await kit.call('revealContact', { path, headers: stranger, body: {} });
    refused(hidden, 403, 'NOT_FOR_APPLICANTS');
    refused(await kit.call('revealContact', { path, body: {} }), 401, 'UNAUTHENTICATED');
  });
}

import { MockLink } from '@apollo/client/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OutreachDocument, RevealContactDocument, type OutreachQuery } from '#generated/graphql.ts';
import { mockAnswer, mockFailure } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { sampleProposal } from '#testing/samples/proposal.ts';
import { CustomerContact } from './CustomerContact.tsx';

const outreachIs = (outreach: OutreachQuery['outreach']) =>
  mockAnswer(OutreachDocument, { __typename: 'Query', outreach });
const offered = outreachIs({
  __typename: 'Outreach',
  noReminderReason: null,
  canRevealContact: true,
  reminders: [],
  sellerLink: null,
});
const contact = {
  __typename: 'ApplicantContact',
  firstName: 'SOFIA',
  phone: '1145550000',
  email: 'sofia@correo.example',
} as const;
const shown = mockAnswer(RevealContactDocument, {
  __typename: 'Mutation',
  revealContact: { __typename: 'RevealContactPayload', contact, userErrors: [] },
});
const reveal = page.getByRole('button', { name: 'Ver teléfono y correo' });
const hide = page.getByRole('button', { name: 'Ocultar teléfono y correo' });
const call = page.getByRole('link', { name: 'Llamar al 11 4555-0000' });

test('shows the contact on request, hides it again and keeps none of it in the cache', async () => {
  const client = testClient(new MockLink([offered, shown]));
  mount(<CustomerContact proposal={sampleProposal()} reader="SELLER" />, client);
  await userEvent.click(reveal);
  await expect.element(call).toHaveAttribute('href', 'tel:+5491145550000');
  expect(JSON.stringify(client.cache.extract())).not.toMatch(/1145550000|sofia/i);
  await userEvent.click(hide);
  await expect.element(reveal).toHaveFocus();
  await expect.element(call).not.toBeInTheDocument();
});

test('reports a failure to load the contact and retries on the next press', async () => {
  mount(
    <CustomerContact proposal={sampleProposal()} reader="SELLER" />,
    testClient(new MockLink([offered, mockFailure(RevealContactDocument)])),
  );
  await userEvent.click(reveal);
  await expect.element(page.getByText('No pudimos traer los datos. Probá de nuevo.')).toBeInTheDocument();
  await expect.element(reveal).toBeEnabled();
});

test.each([
  ['a bank that does not support it', 'SELLER', outreachIs(null)],
  [
    'a proposal that is over',
    'SELLER',
    outreachIs({
      __typename: 'Outreach',
      noReminderReason: null,
      canRevealContact: false,
      reminders: [],
      sellerLink: null,
    }),
  ],
  ['an admin', 'ADMIN', offered],
] as const)('offers nothing for %s', async (_case, role, answer) => {
  const client = testClient(new MockLink([answer]));
  mount(
    <>
      <CustomerContact proposal={sampleProposal()} reader={role} />
      <p>Lista</p>
    </>,
    client,
  );
  await expect.element(page.getByText('Lista')).toBeInTheDocument();
  const variables = { proposalId: sampleProposal().id };
  const isAsked = () => client.cache.readQuery({ query: OutreachDocument, variables }) !== null;
  await expect.poll(isAsked).toBe(role === 'SELLER');
  expect(reveal.query()).toBeNull();
});

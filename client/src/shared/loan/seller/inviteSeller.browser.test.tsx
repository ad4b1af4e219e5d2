import { MockLink } from '@apollo/client/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NextSellerLinkDocument, NotifySellerDocument } from '#generated/graphql.ts';
import { showPagesFor } from '#shared/session/sessionStore.ts';
import { type Answer, mockAnswer, mockFailure } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { SELLER } from '#testing/samples/people.ts';
import { InviteSeller } from './InviteSeller.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + (minutes - 0.5) * 60_000).toISOString();
const nextIs = (nextAt: string | null) =>
  mockAnswer(NextSellerLinkDocument, {
    __typename: 'Query',
    outreach: { __typename: 'Outreach', sellerLink: { __typename: 'SellerLink', nextAt } },
  });
const sent = mockAnswer(NotifySellerDocument, {
  __typename: 'Mutation',
  notifySeller: {
    __typename: 'NotifySellerPayload',
    maskedRecipient: '•• •••• 3333',
    remainingToday: 1,
    userErrors: [],
  },
});
const send = page.getByRole('button', { name: 'Enviarle el enlace' });
const show = (...given: Answer[]) => mount(<InviteSeller proposalId="p" />, testClient(new MockLink(given)));

beforeEach(() => {
  showPagesFor(SELLER);
});

test('does not send another link too soon and says how long to wait', async () => {
  show(nextIs(inMinutes(8)), mockFailure(NotifySellerDocument));
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(send).toHaveAccessibleDescription('Podés mandarle otro mensaje en 8 minutos.');
  await userEvent.click(send, { force: true });
  expect(page.getByRole('alert').query()).toBeNull();
});

test('enforces the wait after sending one', async () => {
  show({ ...nextIs(null), maxUsageCount: 1 }, nextIs(inMinutes(10)), sent);
  await userEvent.click(send);
  await expect.element(page.getByText(/^Enviamos el enlace al •• •••• 3333\./)).toBeInTheDocument();
  await expect.element(page.getByText('Podés mandarle otro mensaje en 10 minutos.')).toBeInTheDocument();
});

test.each([
  ['a bank that states no wait', SELLER, mockFailure(NextSellerLinkDocument)],
  ['the applicant', { kind: 'guest' } as const, nextIs(inMinutes(8))],
])('allows sending immediately for %s', async (_who, session, answer) => {
  showPagesFor(session);
  show(answer, sent);
  await userEvent.click(send);
  await expect.element(page.getByText(/^Enviamos el enlace/)).toBeInTheDocument();
});

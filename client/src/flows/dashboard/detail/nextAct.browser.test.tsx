import { MockLink } from '@apollo/client/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OutreachDocument, type OutreachQuery, SendReminderDocument } from '#generated/graphql.ts';
import { type Answer, answers, fails, neverAnswers } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { NextAct } from './NextAct.tsx';
import { flowOf } from '../proposal/sample.ts';
import { MemoryRouter } from 'react-router-dom';

type Reminder = NonNullable<OutreachQuery['outreach']>['reminder'];

const waiting: Reminder = { __typename: 'Reminder', party: 'OWNER', last: null };
const outreachIs = (reminder: Reminder) =>
  answers(OutreachDocument, {
    __typename: 'Query',
    outreach: { __typename: 'Outreach', canRevealContact: false, reminder, sellerLink: null },
  });
const sendAnswers = (reminder: Reminder, message?: string) =>
  answers(SendReminderDocument, {
    __typename: 'Mutation',
    sendReminder: {
      __typename: 'SendReminderPayload',
      reminder,
      userErrors:
        message === undefined
          ? []
          : [{ __typename: 'UserError', code: 'REMINDER_TOO_SOON', message, path: [] }],
    },
  });
const reminded = sendAnswers({
  ...waiting,
  last: {
    __typename: 'SentReminder',
    sentAt: '2026-11-20T12:40:00Z',
    channel: 'SMS',
    maskedRecipient: '•• •••• 0000',
  },
});

const remind = page.getByRole('button', { name: 'Recordárselo' });
const forward = page.getByRole('button', { name: 'Enviar el enlace por SMS' });
const proposal = { id: 'p', flow: flowOf({ isBiometryInProgress: true }) };
const role = 'SELLER' as const;
const show = (...given: Answer[]) =>
  mount(
    <MemoryRouter>
      <NextAct proposal={proposal} next={{ action: null, kind: 'theirs' }} role={role} />
    </MemoryRouter>,
    testClient(new MockLink(given)),
  );

test('sends a reminder with one press and says where it went; the button keeps the focus', async () => {
  show(outreachIs(waiting), reminded);
  await userEvent.click(remind);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Recordado el 20/11/2026 a las 9:40 por SMS al •• •••• 0000');
  await expect.element(remind).toHaveFocus();
  expect(forward.query()).toBeNull();
});

const early = 'Ya se lo recordaste hoy a las 9:40. Podés volver a hacerlo mañana.';
test.each([
  ["says the bank's words for a second one", sendAnswers(null, early), early],
  [
    'says that it did not go out when the bank fails',
    fails(SendReminderDocument),
    'No pudimos mandar el recordatorio. Probá de nuevo.',
  ],
])('%s', async (_title, answer, text) => {
  show(outreachIs(waiting), answer);
  await userEvent.click(remind);
  await expect.element(page.getByText(text)).toBeInTheDocument();
});

test('ignores a second press while the first is under way', async () => {
  show(outreachIs(waiting), neverAnswers(SendReminderDocument));
  await userEvent.click(remind);
  const busy = page.getByRole('button', { name: 'Enviando…' });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['a bank without reminders', answers(OutreachDocument, { __typename: 'Query', outreach: null })],
  ['a bank whose answer fails', fails(OutreachDocument)],
])('leaves the link as it was for %s', async (_case, answer) => {
  show(answer);
  await expect.element(forward).toBeInTheDocument();
  expect(remind.query()).toBeNull();
});

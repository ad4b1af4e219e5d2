import { MockLink } from '@apollo/client/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  OutreachDocument,
  type OutreachQuery,
  SendReminderDocument,
  type SendReminderMutation,
  type SendReminderMutationVariables,
} from '#generated/graphql.ts';
import { type Answer, mockAnswer, mockAnswerBy, mockFailure, mockPending } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { followedUp, followUpIs } from '#testing/samples/followUp.ts';
import { FollowUp } from '../followUp/FollowUp.tsx';
import { NextAct } from './NextAct.tsx';
import { flowOf, phase, sampleProposal } from '#testing/samples/proposal.ts';
import { MemoryRouter } from 'react-router-dom';

type Reminder = NonNullable<OutreachQuery['outreach']>['reminders'][number];

const waiting: Reminder = { __typename: 'Reminder', party: 'OWNER', last: null, nextAt: null };
const outreachIs = (...reminders: Reminder[]) =>
  mockAnswer(OutreachDocument, {
    __typename: 'Query',
    outreach: {
      __typename: 'Outreach',
      noReminderReason: null,
      canRevealContact: false,
      reminders,
      sellerLink: null,
    },
  });
const reminderSent = (reminder: Reminder | null, message?: string): SendReminderMutation => ({
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
const sendAnswers = (reminder: Reminder | null, message?: string) =>
  mockAnswer(SendReminderDocument, reminderSent(reminder, message));
const last = (party: Reminder['party']): Reminder => ({
  ...waiting,
  party,
  last: {
    __typename: 'SentReminder',
    sentAt: '2026-11-20T12:40:00Z',
    channel: 'SMS',
    maskedRecipient: '•• •••• 0000',
  },
});
const reminded = sendAnswers(last('OWNER'));

const remind = page.getByRole('button', { name: 'Recordárselo' });
const forward = page.getByRole('button', { name: 'Enviar el enlace por SMS' });
const proposal = sampleProposal({ id: 'p', flow: flowOf({ isBiometryInProgress: true }) });
const role = 'SELLER' as const;
const show = (...given: Answer[]) =>
  mount(
    <MemoryRouter>
      <NextAct proposal={proposal} next={{ action: null, kind: 'theirs' }} role={role} />
    </MemoryRouter>,
    testClient(new MockLink(given)),
  );

test('sends a reminder with one press, says where it went and keeps the focus on the button', async () => {
  show(outreachIs(waiting), reminded);
  await userEvent.click(remind);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Recordado el 20/11/2026 a las 9:40 por SMS al •• •••• 0000');
  await expect.element(remind).toHaveFocus();
  expect(forward.query()).toBeNull();
});

test('offers a reminder for each person, one of them as the primary action', async () => {
  const asked: unknown[] = [];
  show(
    { ...outreachIs(waiting, { ...waiting, party: 'SELLER' }), maxUsageCount: 1 },
    outreachIs(waiting, last('SELLER')),
    mockAnswerBy(SendReminderDocument, ({ input }: SendReminderMutationVariables) => {
      asked.push(input);
      return reminderSent(last('SELLER'));
    }),
  );
  await expect.element(page.getByRole('button', { name: 'Recordárselo al titular' })).toBeEnabled();
  await userEvent.click(page.getByRole('button', { name: 'Recordárselo al vendedor del vehículo' }));
  await expect.element(page.getByText(/^Recordado el 20\/11\/2026/)).toBeInTheDocument();
  expect(asked).toEqual([{ proposalId: 'p', party: 'SELLER' }]);
});

test('disables the reminder until the next one is allowed and says when that is', async () => {
  const nextAt = new Date(Date.now() + 20 * 60_000 - 5000).toISOString();
  show(outreachIs({ ...last('OWNER'), nextAt }), mockFailure(SendReminderDocument));
  await expect.element(page.getByText('Podés mandarle otro mensaje en 20 minutos.')).toBeInTheDocument();
  await expect.element(remind).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(remind, { force: true });
  expect(page.getByRole('alert').query()).toBeNull();
});

test('does not offer the applicant’s link when the co-owner must act', async () => {
  show(outreachIs({ ...waiting, party: 'CO_OWNER' }));
  await expect.element(page.getByRole('button', { name: 'Recordárselo al cotitular' })).toBeInTheDocument();
  expect(forward.query()).toBeNull();
});

test('reloads the history on the page after a reminder is sent', async () => {
  mount(
    <MemoryRouter>
      <NextAct proposal={proposal} next={{ action: null, kind: 'theirs' }} role={role} />
      <FollowUp proposalId="p" look="card" />
    </MemoryRouter>,
    testClient(
      new MockLink([
        outreachIs(waiting),
        reminded,
        { ...followUpIs({ ...followedUp, history: [] }), maxUsageCount: 1 },
        followUpIs(followedUp),
      ]),
    ),
  );
  await expect.element(page.getByRole('heading', { name: 'Seguimiento' })).toBeInTheDocument();
  await userEvent.click(remind);
  await expect.element(page.getByRole('button', { name: 'Historial (2)' })).toBeInTheDocument();
});

const tooEarly = 'Ya se lo recordaste hoy a las 9:40. Podés volver a hacerlo mañana.';
test.each([
  ['shows the bank’s message when a second reminder is rejected', sendAnswers(null, tooEarly), tooEarly],
  [
    'says that the reminder was not sent when the bank fails',
    mockFailure(SendReminderDocument),
    'No pudimos mandar el recordatorio. Probá de nuevo.',
  ],
])('%s', async (_title, answer, text) => {
  show(outreachIs(waiting), answer);
  await userEvent.click(remind);
  await expect.element(page.getByText(text)).toBeInTheDocument();
});

test('ignores a second press while the first is in progress', async () => {
  show(outreachIs(waiting), mockPending(SendReminderDocument));
  await userEvent.click(remind);
  const busy = page.getByRole('button', { name: 'Enviando…' });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['a bank without reminders', mockAnswer(OutreachDocument, { __typename: 'Query', outreach: null })],
  ['a bank whose response fails', mockFailure(OutreachDocument)],
])('shows the link unchanged for %s', async (_case, answer) => {
  show(answer);
  await expect.element(forward).toBeInTheDocument();
  expect(remind.query()).toBeNull();
});

test.each([
  ['a bank that sends messages', outreachIs(), 'SELLER', true],
  [
    'a bank without reminders',
    mockAnswer(OutreachDocument, { __typename: 'Query', outreach: null }),
    'SELLER',
    false,
  ],
  ['an applicant', outreachIs(), 'APPLICANT', false],
] as const)('says if the phone must be validated first: %s', async (_case, answer, reader, isSaid) => {
  const unvalidated = sampleProposal({
    flow: flowOf(),
    activePhase: { __typename: 'FlowPhase', name: 'OWNER' },
    phases: [phase('OWNER', 'ACTIVE', 'ADDRESS:FINALIZED', 'PHONE_VALIDATION:ACTIVE')],
  });
  mount(
    <MemoryRouter>
      <NextAct
        proposal={unvalidated}
        next={{ action: { label: 'Continuar', href: '/', resumes: false }, kind: 'theirs' }}
        role={reader}
      />
    </MemoryRouter>,
    testClient(new MockLink([answer])),
  );
  await expect.element(page.getByRole('link', { name: 'Continuar' })).toBeInTheDocument();
  const why = page.getByText(/falta que el titular valide su celular/);
  if (isSaid) await expect.element(why).toBeInTheDocument();
  else expect(why.query()).toBeNull();
});

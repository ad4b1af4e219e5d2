import { MockLink } from '@apollo/client/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  OutreachDocument,
  type OutreachQuery,
  SendReminderDocument,
  type SendReminderMutation,
} from '#generated/graphql.ts';
import { type Answer, mockAnswerBy, mockPending } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { noReminders, remindersAre, rows } from '#testing/samples/dashboard.ts';
import { SelectButton } from './SelectButton.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

const items = rows.slice(0, 2);
const [laura, jorge] = items.map(({ id }) => id ?? '');

const sent = (proposalId: string | number, message?: string): SendReminderMutation => ({
  __typename: 'Mutation',
  sendReminder: {
    __typename: 'SendReminderPayload',
    reminder:
      message === undefined
        ? {
            __typename: 'Reminder',
            party: 'OWNER',
            nextAt: null,
            last: {
              __typename: 'SentReminder',
              sentAt: '2026-11-20T12:40:00Z',
              channel: 'SMS',
              maskedRecipient: `•• •••• ${String(proposalId).slice(3, 7)}`,
            },
          }
        : null,
    userErrors:
      message === undefined
        ? []
        : [{ __typename: 'UserError', code: 'REMINDER_TOO_SOON', message, path: [] }],
  },
});

const List = ({ list = '/', rows: shown = items }: { list?: string; rows?: typeof items }) => {
  const selection = useSelection(shown, list, 'SELLER');
  return (
    <>
      {selection.isOffered && <SelectButton selection={selection} />}
      {selection.isOn && <SelectionBar items={shown} selection={selection} />}
    </>
  );
};

async function choose(...given: Answer[]): Promise<void> {
  mount(<List />, testClient(new MockLink([remindersAre(), ...given])));
  await userEvent.click(page.getByRole('button', { name: 'Seleccionar' }));
  await userEvent.click(page.getByRole('button', { name: 'Todas las de esta página · 2' }));
  await expect.element(page.getByText('2 propuestas elegidas')).toBeInTheDocument();
}
const send = (name: string) => userEvent.click(page.getByRole('button', { name }).first());
async function confirm(): Promise<void> {
  await send('Recordárselo a 2');
  const question = page.getByRole('alertdialog', { name: '¿Mandás estos 2 recordatorios?' });
  await expect.element(question.getByText(/^Laura Gimenez, al titular: /)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Recordárselo a 2' }));
}

test('reminds every selected row and shows each result', async () => {
  const early = 'Ya se lo recordaste hoy a las 9:40. Podés volver a hacerlo mañana.';
  await choose(
    mockAnswerBy(SendReminderDocument, ({ input: { proposalId } }) =>
      proposalId === laura ? sent(proposalId) : sent(proposalId, early),
    ),
  );
  await confirm();
  await expect.element(page.getByText('1 enviado · 1 ya recordado')).toBeInTheDocument();
  await expect
    .element(page.getByText(/^Laura Gimenez\. Enviado: Recordado el 20\/11\/2026/))
    .toBeInTheDocument();
  await expect.element(page.getByText(`Jorge Peralta. Ya recordado: ${early}`)).toBeInTheDocument();
  await expect.element(page.getByText('Elegí al menos una propuesta.')).toBeInTheDocument();
  expect(page.getByRole('button', { name: /^Probar de nuevo/ }).query()).toBeNull();
});

test('says whose customers are selected before sending', async () => {
  const ofAna = items.map((item, at) => ({
    ...item,
    assignee: {
      __typename: 'StaffMember' as const,
      staffId: null,
      name: at === 0 ? 'ANA PÉREZ' : 'Yo',
      isViewer: at > 0,
    },
  }));
  mount(<List rows={ofAna} />, testClient(new MockLink([remindersAre()])));
  await userEvent.click(page.getByRole('button', { name: 'Seleccionar' }));
  await userEvent.click(page.getByRole('button', { name: 'Todas las de esta página · 2' }));
  await send('Recordárselo a 2');
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('1 es de Ana Pérez.')).toBeInTheDocument();
  await expect
    .element(question.getByText(/^Laura Gimenez, al titular: .*\. La tiene Ana Pérez$/))
    .toBeInTheDocument();
  await expect.element(question.getByText(/^Jorge Peralta, al titular: [^.]*$/)).toBeInTheDocument();
});

test('lets the user select only rows for which the bank can send a reminder', async () => {
  const nobody = mockAnswerBy(OutreachDocument, ({ proposalId }): OutreachQuery => ({
    __typename: 'Query',
    outreach: {
      __typename: 'Outreach',
      noReminderReason: null,
      canRevealContact: true,
      reminders:
        proposalId === laura ? [{ __typename: 'Reminder', party: 'OWNER', last: null, nextAt: null }] : [],
      sellerLink: null,
    },
  }));
  mount(<List />, testClient(new MockLink([nobody])));
  await userEvent.click(page.getByRole('button', { name: 'Seleccionar' }));
  await userEvent.click(page.getByRole('button', { name: 'Todas las de esta página · 1' }));
  await expect.element(page.getByText('1 propuesta elegida')).toBeInTheDocument();
});

test('says that nobody on a page can be reminded and offers no selection', async () => {
  const atBank = items.map((item) => ({ ...item, waitsFor: 'BANK' as const }));
  mount(<List rows={atBank} />, testClient(new MockLink([remindersAre()])));
  await userEvent.click(page.getByRole('button', { name: 'Seleccionar' }));
  await expect.element(page.getByText('En esta página no hay a quién recordarle.')).toBeInTheDocument();
  expect(page.getByRole('button', { name: /^Todas las de esta página/ }).query()).toBeNull();
});

test('offers to retry the remaining reminders after a failure partway', async () => {
  const asked: string[] = [];
  let isFailing = true;
  const answer: Answer = {
    request: { query: SendReminderDocument, variables: () => true },
    maxUsageCount: Infinity,
    delay: 0,
    result: (variables) => {
      const { proposalId } = variables['input'];
      asked.push(proposalId);
      if (proposalId === jorge && isFailing) return { errors: [{ message: 'INTERNAL' }] };
      return { data: sent(proposalId) };
    },
  };
  await choose(answer);
  await confirm();
  await expect.element(page.getByText('1 enviado · 1 sin enviar')).toBeInTheDocument();
  const problem = 'Jorge Peralta. Sin enviar: No pudimos mandar el recordatorio. Probá de nuevo.';
  await expect.element(page.getByText(problem)).toBeInTheDocument();
  isFailing = false;
  await send('Probar de nuevo con 1');
  await expect.element(page.getByText('2 enviados')).toBeInTheDocument();
  expect(asked).toEqual([laura, jorge, jorge]);
});

test('can be stopped after the current reminder', async () => {
  await choose(mockPending(SendReminderDocument));
  await confirm();
  await expect.element(page.getByText('0 de 2')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Detener' }).first()).toHaveFocus();
});

test('asks for a selection if there is none and returns the focus at the end', async () => {
  mount(<List />, testClient(new MockLink([remindersAre()])));
  const start = page.getByRole('button', { name: 'Seleccionar' });
  await userEvent.click(start);
  await expect.element(start).toHaveAttribute('aria-pressed', 'true');
  const act = page.getByRole('button', { name: 'Recordárselo', exact: true }).first();
  await expect.element(act).toHaveAttribute('aria-disabled', 'true');
  await expect.element(act).toHaveAccessibleDescription('Elegí al menos una propuesta.');
  await send('Salir de la selección');
  await expect.element(start).toHaveFocus();
  expect(page.getByRole('region', { name: 'Recordatorios' }).query()).toBeNull();
});

test('is absent if the bank does not support reminders', async () => {
  mount(
    <>
      <List />
      <p>Otra</p>
    </>,
    testClient(new MockLink([noReminders])),
  );
  await expect.element(page.getByText('Otra')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument();
});

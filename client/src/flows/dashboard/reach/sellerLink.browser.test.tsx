import { MockLink } from '@apollo/client/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotifySellerDocument, OutreachDocument, type OutreachQuery } from '#generated/graphql.ts';
import { type Answer, mockAnswer, mockFailure } from '#testing/answers.ts';
import { followedUp, followUpIs } from '#testing/samples/followUp.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { SellerLink } from './SellerLink.tsx';

type Link = NonNullable<OutreachQuery['outreach']>['sellerLink'];

const link = (state: NonNullable<Link>['state'], nextAt: string | null = null): Link => ({
  __typename: 'SellerLink',
  state,
  sentAt: '2026-11-20T12:40:00Z',
  expiresAt: '2026-11-27T12:40:00Z',
  nextAt,
});
type Reminder = NonNullable<OutreachQuery['outreach']>['reminders'][number];
const ofSeller: Reminder = { __typename: 'Reminder', party: 'SELLER', last: null, nextAt: null };
const outreachIs = (sellerLink: Link, reminders: Reminder[] = []) =>
  mockAnswer(OutreachDocument, {
    __typename: 'Query',
    outreach: {
      __typename: 'Outreach',
      noReminderReason: null,
      canRevealContact: true,
      reminders,
      sellerLink,
    },
  });
const sendAnswers = (maskedRecipient: string | null, message?: string) =>
  mockAnswer(NotifySellerDocument, {
    __typename: 'Mutation',
    notifySeller: {
      __typename: 'NotifySellerPayload',
      maskedRecipient,
      remainingToday: maskedRecipient === null ? null : 1,
      userErrors:
        message === undefined ? [] : [{ __typename: 'UserError', code: 'TOO_MANY_LINKS', message, path: [] }],
    },
  });
const send = page.getByRole('button', { name: 'Enviarle el enlace de nuevo' });
const show = (given: Answer[], props: Partial<Parameters<typeof SellerLink>[0]> = {}) =>
  mount(
    <>
      <SellerLink proposalId="p" seller={null} reader="SELLER" lacksAccount={false} {...props} />
      <p>Lista</p>
    </>,
    testClient(new MockLink(given)),
  );

test.each([
  [
    'SENT',
    'Enviado el 20/11/2026 a las 9:40. Todavía no lo abrió. Vence el 27/11/2026. Si recibió más de uno, que abra el último.',
  ],
  ['OPENED', 'Enviado el 20/11/2026 a las 9:40. Ya lo abrió.'],
  ['EXPIRED', 'Enviado el 20/11/2026 a las 9:40. Venció el 27/11/2026 sin que lo abriera.'],
] as const)('describes a link that is %s: %s', async (state, text) => {
  show([outreachIs(link(state))]);
  await expect.element(page.getByText(text)).toBeInTheDocument();
  await expect.element(send).toBeEnabled();
});

test('sends the link again, says where it went and shows the new one', async () => {
  const once = { ...outreachIs(link('EXPIRED')), maxUsageCount: 1 };
  show([once, outreachIs(link('SENT')), sendAnswers('•• •••• 3333')]);
  await userEvent.click(send);
  await expect.element(page.getByText(/^Enviamos el enlace al •• •••• 3333\./)).toBeInTheDocument();
  await expect.element(page.getByText(/Todavía no lo abrió/)).toBeInTheDocument();
  await expect.element(send).toHaveFocus();
});

const limit = 'Ya enviamos el enlace tres veces hoy. Probá de nuevo mañana.';
test.each([
  ["the bank's refusal", sendAnswers(null, limit), limit],
  ['that it was not sent', mockFailure(NotifySellerDocument), 'No pudimos enviar el enlace. Probá de nuevo.'],
])('says %s', async (_what, answer, text) => {
  show([outreachIs(link('SENT')), answer]);
  await userEvent.click(send);
  await expect.element(page.getByText(text)).toBeInTheDocument();
});

const named = { __typename: 'Seller', pointOfSaleCode: null, hasValidData: true } as const;

test('sends a first link to a seller whose data somebody else entered', async () => {
  const sends = page.getByRole('button', { name: 'Enviarle el enlace', exact: true });
  show([{ ...outreachIs(null), maxUsageCount: 1 }, outreachIs(link('SENT')), sendAnswers('•• •••• 3333')], {
    seller: named,
  });
  await expect.element(page.getByText(/^No se le mandó: sus datos ya están cargados/)).toBeInTheDocument();
  await userEvent.click(sends);
  await expect.element(page.getByText(/Todavía no lo abrió/)).toBeInTheDocument();
  await expect.element(send).toBeInTheDocument();
});

test.each([
  [
    true,
    'Con el enlace los revisa, carga la cuenta donde cobra, corrige lo que haga falta y ve cuándo le pagan.',
  ],
  [false, 'Con el enlace los revisa, corrige lo que haga falta y ve cuándo le pagan.'],
])('says what a first link is for; without the account: %s', async (lacksAccount, text) => {
  show([outreachIs(null)], { seller: named, lacksAccount });
  await expect.element(page.getByText(text, { exact: false })).toBeInTheDocument();
});

test("asks for confirmation before sending to a colleague's customer", async () => {
  const assignee = { __typename: 'StaffMember', name: 'DIEGO LUNA', isViewer: false } as const;
  show([
    { ...outreachIs(link('EXPIRED')), maxUsageCount: 1 },
    outreachIs(link('SENT')),
    followUpIs({ ...followedUp, assignee }),
    sendAnswers('•• •••• 3333'),
  ]);
  const question = page.getByRole('alertdialog', { name: 'La tiene Diego Luna. ¿Enviar el enlace igual?' });
  await expect.element(send).toBeEnabled();
  await userEvent.click(send);
  await userEvent.click(question.getByRole('button', { name: 'Volver', exact: true }));
  await expect.element(question).not.toBeInTheDocument();
  expect(page.getByText(/^Enviamos el enlace/).query()).toBeNull();
  await userEvent.click(send);
  await userEvent.click(question.getByRole('button', { name: 'Enviar igual' }));
  await expect.element(page.getByText(/^Enviamos el enlace al •• •••• 3333\./)).toBeInTheDocument();
});

test('explains why one of the bank’s dealers needs no link', async () => {
  show([outreachIs(null)], { seller: { ...named, pointOfSaleCode: '01010' } });
  await expect.element(page.getByText(/^No hace falta: el banco ya tiene/)).toBeInTheDocument();
  expect(page.getByRole('button').query()).toBeNull();
});

test('omits its button if another part of the page sends the link', async () => {
  show([outreachIs(link('SENT'))], { isSentElsewhere: true });
  await expect.element(page.getByText('Enlace del vendedor del vehículo')).toBeInTheDocument();
  expect(send.query()).toBeNull();
});

test('does not send another link too early and says when it can', async () => {
  show([
    outreachIs(link('SENT', new Date(Date.now() + 7.5 * 60_000).toISOString())),
    mockFailure(NotifySellerDocument),
  ]);
  await expect.element(page.getByText('Podés mandarle otro mensaje en 8 minutos.')).toBeInTheDocument();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(send).toHaveAccessibleDescription(/en 8 minutos/);
  await userEvent.click(send, { force: true });
  expect(page.getByText('No pudimos enviar el enlace. Probá de nuevo.').query()).toBeNull();
});

test('omits its button if a reminder sends the link', async () => {
  show([outreachIs(link('SENT'), [ofSeller])]);
  await expect.element(page.getByText('Enlace del vendedor del vehículo')).toBeInTheDocument();
  expect(send.query()).toBeNull();
});

test.each([
  ['a bank that does not state the link', 'SELLER', outreachIs(null)],
  [
    'a bank without outreach',
    'SELLER',
    mockAnswer(OutreachDocument, { __typename: 'Query', outreach: null }),
  ],
  ['an admin', 'ADMIN', outreachIs(link('SENT'))],
  ['an applicant', 'APPLICANT', outreachIs(link('SENT'))],
] as const)('shows nothing for %s', async (_who, reader, answer) => {
  show([answer], { reader });
  await expect.element(page.getByText('Lista')).toBeInTheDocument();
  expect(page.getByText('Enlace del vendedor del vehículo').query()).toBeNull();
});

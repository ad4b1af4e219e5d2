import { MockLink } from '@apollo/client/testing';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import { formatDate } from '@prendarios/rules/format';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ChangeFollowUpDocument,
  type ChangeFollowUpMutationVariables,
  FollowUpDocument,
  type FollowUpViewFragment,
} from '#generated/graphql.ts';
import { type Answer, mockAnswer, mockAnswerBy, mockFailure } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { addDays } from '../address/presets.ts';
import { FollowUp } from './FollowUp.tsx';

const EMPTY: FollowUpViewFragment = {
  __typename: 'FollowUp',
  assignee: null,
  assignedAt: null,
  nextCallOn: null,
  notes: [],
  history: [],
  canChange: true,
};
const LAURA = { __typename: 'StaffMember', name: 'LAURA SOSA', isViewer: false } as const;
const note = (text: string): FollowUpViewFragment['notes'][number] => ({
  __typename: 'FollowUpNote',
  id: text,
  text,
  author: LAURA,
  writtenAt: '2026-11-20T12:40:00Z',
});
const followUpIs = (followUp: FollowUpViewFragment | null) =>
  mockAnswer(FollowUpDocument, { __typename: 'Query', followUp });
const changed = (
  followUp: FollowUpViewFragment | null,
  message?: string,
  code: 'INVALID_FIELD' | 'ASSIGNED_MEANWHILE' = 'INVALID_FIELD',
) => ({
  __typename: 'Mutation' as const,
  changeFollowUp: {
    __typename: 'ChangeFollowUpPayload' as const,
    followUp,
    userErrors:
      message === undefined
        ? []
        : [
            {
              __typename: 'UserError' as const,
              code,
              message,
              path: ['nextCallOn'],
            },
          ],
  },
});

/** Mounts a follow-up; `sent` collects the inputs of its mutations. */
function show(...given: Answer[]) {
  mount(
    <>
      <FollowUp proposalId="p" look="card" />
      <p>Propuesta</p>
    </>,
    testClient(new MockLink(given)),
  );
}
const sent: unknown[] = [];
const takes = (followUp: FollowUpViewFragment) =>
  mockAnswerBy(ChangeFollowUpDocument, ({ input }: ChangeFollowUpMutationVariables) => {
    sent.push(input);
    return changed(followUp);
  });
const button = (name: string) => page.getByRole('button', { name });
const noteField = page.getByRole('textbox', { name: /^Nota nueva/ });

test('assigns the proposal with one press and releases it with another', async () => {
  show(followUpIs(EMPTY), takes({ ...EMPTY, assignee: { ...LAURA, isViewer: true } }));
  await userEvent.click(button('Tomarla'));
  await expect.element(page.getByText('La tenés vos.')).toBeInTheDocument();
  await expect.element(button('Soltarla')).toHaveFocus();
  expect(sent.pop()).toEqual({ proposalId: 'p', isAssigned: true });
});

test('takes over a colleague’s proposal only after a confirmation that names them and the date', async () => {
  const since = { assignedAt: '2026-11-12T12:40:00Z' };
  show(
    followUpIs({ ...EMPTY, assignee: LAURA, ...since }),
    takes({ ...EMPTY, assignee: { ...LAURA, isViewer: true } }),
  );
  await userEvent.click(button('Tomarla'));
  const question = page.getByRole('alertdialog', {
    name: 'La tiene Laura Sosa desde el 12/11/2026. ¿Tomarla igual?',
  });
  await expect.element(question.getByText(/^Le avisamos por correo/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Volver', exact: true }));
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(button('Tomarla'));
  await userEvent.click(question.getByRole('button', { name: 'Tomarla' }));
  await expect.element(page.getByText('La tenés vos.')).toBeInTheDocument();
  expect(sent.pop()).toEqual({
    proposalId: 'p',
    isAssigned: true,
    knownAssignedAt: '2026-11-12T12:40:00Z',
  });
});

test('asks again if a colleague took the proposal in the meantime, then takes it over', async () => {
  const message = 'Mientras tanto la tomó Laura Sosa.';
  const assignedAt = '2026-11-20T12:40:00Z';
  let reads = 0;
  show(
    mockAnswerBy(FollowUpDocument, () => {
      reads += 1;
      const followUp = reads === 1 ? EMPTY : { ...EMPTY, assignee: LAURA, assignedAt };
      return { __typename: 'Query' as const, followUp };
    }),
    mockAnswerBy(ChangeFollowUpDocument, ({ input }: ChangeFollowUpMutationVariables) =>
      input.knownAssignedAt === assignedAt
        ? changed({ ...EMPTY, assignee: { ...LAURA, isViewer: true } })
        : changed(null, message, 'ASSIGNED_MEANWHILE'),
    ),
  );
  await userEvent.click(button('Tomarla'));
  const question = page.getByRole('alertdialog', {
    name: 'La tiene Laura Sosa desde el 20/11/2026. ¿Tomarla igual?',
  });
  await expect.element(question.getByText(message)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Tomarla' }));
  await expect.element(page.getByText('La tenés vos.')).toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

test('says who released it and when', async () => {
  const left = {
    __typename: 'StaffAct',
    id: 'a',
    kind: 'LEFT',
    by: LAURA,
    party: null,
    maskedRecipient: null,
    from: null,
    nextCallOn: null,
    doneAt: '2026-11-20T12:40:00Z',
  } as const;
  show(followUpIs({ ...EMPTY, history: [left] }));
  const text = 'No la tiene nadie: la soltó Laura Sosa el 20/11/2026.';
  await expect.element(page.getByText(text)).toBeInTheDocument();
});

test('names the colleague, offers to take over, and names the authors of the notes', async () => {
  show(followUpIs({ ...EMPTY, assignee: LAURA, notes: [note('Llama a la tarde.')] }));
  await expect.element(page.getByText('La tiene Laura Sosa.')).toBeInTheDocument();
  await expect.element(button('Tomarla')).toBeInTheDocument();
  await expect.element(page.getByText('Laura Sosa · 20/11/2026 09:40')).toBeInTheDocument();
});

test('lists what colleagues did, with whom and when', async () => {
  const act = {
    __typename: 'StaffAct',
    party: null,
    maskedRecipient: null,
    from: null,
    nextCallOn: null,
    by: LAURA,
  } as const;
  const doneAt = '2026-11-20T12:40:00Z';
  show(
    followUpIs({
      ...EMPTY,
      history: [
        { ...act, id: 'a', kind: 'REMINDED', party: 'CO_OWNER', maskedRecipient: '•• •••• 6677', doneAt },
        { ...act, id: 'b', kind: 'CALL_SET', doneAt, nextCallOn: '2026-12-03' },
        { ...act, id: 'c', kind: 'CALL_CLEARED', doneAt },
        { ...act, id: 'd', kind: 'TAKEN', doneAt, from: LAURA, by: { ...LAURA, isViewer: true } },
        { ...act, id: 'e', kind: 'TAKEN', doneAt },
        { ...act, id: 'f', kind: 'CANCELLED', doneAt },
      ],
    }),
  );
  await userEvent.click(button('Historial (6)'));
  const items = page.getByRole('list', { name: 'Historial' }).getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toHaveTextContent('Recordatorio al cotitular: •• •••• 6677Laura Sosa · 20/11/2026 09:40');
  const did = (at: number) => expect.element(items.nth(at));
  await did(1).toHaveTextContent('Fecha para llamar: 03/12/2026Laura Sosa · 20/11/2026 09:40');
  await did(2).toHaveTextContent('Fecha para llamar quitadaLaura Sosa · 20/11/2026 09:40');
  await did(3).toHaveTextContent('Tomada; antes la tenía Laura SosaVos · 20/11/2026 09:40');
  await did(4).toHaveTextContent('Propuesta tomadaLaura Sosa · 20/11/2026 09:40');
  await did(5).toHaveTextContent('Propuesta cancelada por el punto de ventaLaura Sosa · 20/11/2026 09:40');
});

test('sets the date of the next call and shows the bank’s rejection at the field', async () => {
  const message = 'Ingresá una fecha de hoy en adelante, hasta un año.';
  show(
    followUpIs(EMPTY),
    mockAnswerBy(ChangeFollowUpDocument, ({ input }: ChangeFollowUpMutationVariables) =>
      input.nextCallOn === '2099-12-03'
        ? changed({ ...EMPTY, nextCallOn: '2099-12-03' })
        : changed(null, message),
    ),
  );
  await userEvent.click(button('Poner una fecha'));
  const field = page.getByRole('textbox', { name: /^Llamar el/ });
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'mañana');
  await userEvent.click(button('Guardar la fecha'));
  await expect.element(field).toHaveAccessibleDescription(/Ingresá día y mes/);
  await userEvent.fill(field, '3/12/2001');
  await userEvent.click(button('Guardar la fecha'));
  await expect.element(field).toHaveAccessibleDescription(new RegExp(message));
  await userEvent.fill(field, '3/12/2099');
  await userEvent.click(button('Guardar la fecha'));
  await expect.element(page.getByText('Llamar el 03/12/2099.')).toBeInTheDocument();
  await expect.element(button('Cambiar la fecha')).toHaveFocus();
});

test.each([
  ['Mañana', 1],
  ['En 3 días', 3],
])('sets the date with one press: %s', async (name, days) => {
  const nextCallOn = addDays(todayInArgentina(new Date()), days);
  show(followUpIs(EMPTY), takes({ ...EMPTY, nextCallOn }));
  await userEvent.click(button(name));
  await expect.element(page.getByText(`Llamar el ${formatDate(nextCallOn)}.`)).toBeInTheDocument();
  await expect.element(button('Cambiar la fecha')).toHaveFocus();
  expect(sent.pop()).toEqual({ proposalId: 'p', nextCallOn });
  expect(button(name).query()).toBeNull();
});

test('accepts a date without a year', async () => {
  const next = addDays(todayInArgentina(new Date()), 30);
  show(followUpIs(EMPTY), takes({ ...EMPTY, nextCallOn: next }));
  await userEvent.click(button('Poner una fecha'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Llamar el/ }), formatDate(next).slice(0, 5));
  await userEvent.click(button('Guardar la fecha'));
  await expect.element(button('Cambiar la fecha')).toHaveFocus();
  expect(sent.pop()).toEqual({ proposalId: 'p', nextCallOn: next });
});

test('clears the date', async () => {
  show(followUpIs({ ...EMPTY, nextCallOn: '2026-11-20' }), takes(EMPTY));
  await expect.element(page.getByText('Había que llamar el 20/11/2026.')).toBeInTheDocument();
  await userEvent.click(button('Quitar la fecha'));
  await expect.element(page.getByText('Sin fecha para llamar.')).toBeInTheDocument();
  await expect.element(button('Poner una fecha')).toHaveFocus();
  expect(sent.pop()).toEqual({ proposalId: 'p', nextCallOn: null });
});

test('adds a note and clears the field', async () => {
  show(followUpIs(EMPTY), takes({ ...EMPTY, notes: [note('Trae los papeles.')] }));
  await userEvent.click(button('Agregar la nota'));
  await expect.element(page.getByText('Escribí la nota.')).toBeInTheDocument();
  await userEvent.fill(noteField, ' Trae los papeles. ');
  await userEvent.click(button('Agregar la nota'));
  await expect.element(page.getByRole('listitem').getByText('Trae los papeles.')).toBeInTheDocument();
  await expect.element(noteField).toHaveValue('');
  expect(sent.pop()).toEqual({ proposalId: 'p', note: 'Trae los papeles.' });
});

test('keeps the note when saving fails, and rejects one that is too long', async () => {
  show(followUpIs(EMPTY), mockFailure(ChangeFollowUpDocument));
  await userEvent.fill(noteField, 'Trae los papeles.');
  await userEvent.click(button('Agregar la nota'));
  await expect.element(page.getByText('No pudimos guardarlo. Probá de nuevo.')).toBeInTheDocument();
  await expect.element(noteField).toHaveValue('Trae los papeles.');
  await userEvent.fill(noteField, 'x'.repeat(501));
  await userEvent.click(button('Agregar la nota'));
  await expect.element(page.getByText('Acortá la nota: entran 500 caracteres.')).toBeInTheDocument();
});

test('is read-only for an admin', async () => {
  show(followUpIs({ ...EMPTY, assignee: LAURA, notes: [note('Llama a la tarde.')], canChange: false }));
  await expect.element(page.getByText('Llama a la tarde.')).toBeInTheDocument();
  expect(page.getByRole('button').query()).toBeNull();
  expect(page.getByRole('textbox').query()).toBeNull();
});

test('reports a failure to load', async () => {
  show(mockFailure(FollowUpDocument));
  await expect.element(button('Probar de nuevo')).toBeInTheDocument();
});

test('is absent if the bank does not support it', async () => {
  show(followUpIs(null));
  await expect.element(page.getByText('Propuesta')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Seguimiento' })).not.toBeInTheDocument();
});

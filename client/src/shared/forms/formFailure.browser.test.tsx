import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { brands } from '@prendarios/design-system/tokens/brands';
import { noFields } from '@prendarios/rules/forms/answers';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentFailure, dismissFailure } from '#shared/api/errorStore.ts';
import { DueStepContext, type DueStep } from './dueStep.ts';
import { FormFailure } from './FormFailure.tsx';
import { useStepForm } from './useStepForm.ts';
import type { Sent } from './useSubmission.ts';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => new Observable(() => undefined)),
});

type Send = (key: string) => Promise<Sent<null>>;

/** Refetches the page's data before a problem is shown. */
let onProblem: (() => Promise<boolean>) | undefined;

const FormUnderTest = ({ send }: { send: Send }) => {
  const form = useStepForm({
    id: 'act',
    schema: noFields,
    defaultValues: {},
    send: (_values, { headers }) => send(Object.values(headers).join('')),
    onDone: () => document.body.setAttribute('data-done', 'true'),
    onProblem,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <FormFailure form={form} />
      <button type="submit">{form.busy ? 'Enviando' : 'Enviar'}</button>
    </form>
  );
};

let root: Root | null = null;
const found: { due: DueStep | null } = { due: null };

function show(send: Send): void {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <ApolloProvider client={client}>
      <BrandProvider brand={brands.ceibo}>
        <DueStepContext value={() => Promise.resolve(found.due)}>
          <FormUnderTest send={send} />
        </DueStepContext>
      </BrandProvider>
    </ApolloProvider>,
  );
}

beforeEach(() => {
  onProblem = undefined;
  dismissFailure();
  document.body.removeAttribute('data-done');
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const failed = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });
const submit = () => userEvent.click(page.getByRole('button', { name: 'Enviar' }));

test('retries a lost response with the same key, then continues', async () => {
  const keys: string[] = [];
  show((key) => {
    keys.push(key);
    return keys.length === 1 ? Promise.reject(new TypeError('cut')) : Promise.resolve({ result: null });
  });
  await submit();
  await expect.element(page.getByText('Estamos confirmando si llegó. No cierres esta página.')).toBeVisible();
  await expect.poll(() => document.body.getAttribute('data-done')).toBe('true');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('does not report an unknown outcome as a failure or open the modal', async () => {
  show(() => Promise.reject(failed('BANK_TIMEOUT')));
  await submit();
  await expect.element(page.getByText(/No sabemos si se guardó$/)).toBeVisible();
  expect(currentFailure()).toBeNull();
});

test('shows a failure in the modal, then in the form once the modal is closed', async () => {
  show(() => Promise.reject(failed('BANK_ERROR')));
  await submit();
  await expect.poll(currentFailure).toBe('problem');
  expect(page.getByText(/No pudimos guardar$/).query()).toBeNull();
  dismissFailure();
  await expect.element(page.getByText(/No pudimos guardar$/)).toBeVisible();
});

test('shows the time to wait after a rate limit, without opening the modal', async () => {
  const message = 'Hiciste muchos pedidos. Probá de nuevo en una hora.';
  const errors = [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfter: 3600 } }];
  show(() => Promise.reject(new CombinedGraphQLErrors({ errors })));
  await submit();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(currentFailure()).toBeNull();
});

test('reports that the connection has been restored', async () => {
  show(() => Promise.reject(new TypeError('cut')));
  await submit();
  await expect.element(page.getByText(/Sin conexión$/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/Volvió la conexión$/)).toBeVisible();
});

test('explains a rejection caused by another due step and links to that step', async () => {
  let went = 0;
  found.due = { text: 'Cambiaste el préstamo.', label: 'Ver el resumen', go: () => (went += 1) };
  show(() =>
    Promise.resolve({
      problems: [{ code: 'STEP_NOT_ALLOWED', message: 'Este paso no corresponde ahora.', path: [] }],
    }),
  );
  await submit();
  await userEvent.click(page.getByRole('button', { name: 'Ver el resumen' }));
  expect(went).toBe(1);
  expect(page.getByText('Este paso no corresponde ahora.').query()).toBeNull();
});

test('shows a rejection only after refetching the data it refers to', async () => {
  const reading = Promise.withResolvers<boolean>();
  onProblem = () => reading.promise;
  const message = 'El préstamo cambió.';
  show(() => Promise.resolve({ problems: [{ code: 'CONDITIONS_CHANGED', message, path: [] }] }));
  await submit();
  await expect.element(page.getByRole('button', { name: 'Enviando' })).toBeVisible();
  expect(page.getByText(message).query()).toBeNull();
  reading.resolve(false);
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
});

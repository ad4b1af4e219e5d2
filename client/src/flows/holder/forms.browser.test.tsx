import { forgetRenders, rendersOf } from '#testing/countRenders.ts';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { brands } from '@prendarios/design-system/tokens/brands';
import type { PageBrand } from '@prendarios/rules/brandFile';
import { formatCuil, suggestCuil } from '@prendarios/rules/cuil';
import { consentFields } from '@prendarios/rules/forms/consents';
import { personForm, type PersonValues } from '@prendarios/rules/forms/person';
import { requiredText } from '@prendarios/rules/forms/schema';
import { sellerForm } from '@prendarios/rules/forms/seller';
import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import brandFile from '../../../../brand.json?raw';
import { BankContext } from '#shared/page/bank.ts';
import { EMPTY_PERSON } from './parts/person/personForm.ts';
import { partOf } from './parts/person/partOf.ts';
import { PersonFields } from './parts/person/PersonFields.tsx';
import { SellerIdentityFields } from '#shared/loan/seller/SellerFields.tsx';
import { NO_SELLER } from '#shared/loan/seller/sellerValues.ts';
import { Consents } from '#shared/loan/consents/Consents.tsx';
import { NO_CONSENTS } from '#shared/loan/consents/consents.ts';
import { Field, FormTextField } from '#shared/forms/Field.tsx';
import { useStepForm, type Submission } from '#shared/forms/useStepForm.ts';

/** The lists never load; the fields work without them. */
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => new Observable(() => undefined)),
});

const FILE: PageBrand = JSON.parse(brandFile);
const TERMS = { title: 'Términos', effectiveFrom: '2026-11-01', sections: [] };
const TEXTS = { ...FILE.legalTexts, 'terminos-y-condiciones': TERMS, privacidad: TERMS };
const BANK = { ...FILE, legalTexts: TEXTS };

let root: Root | null = null;

function show(screen: ReactNode): void {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <ApolloProvider client={client}>
      <BrandProvider brand={brands.ceibo}>{screen}</BrandProvider>
    </ApolloProvider>,
  );
}

function close(): void {
  root?.unmount();
  document.body.replaceChildren();
}

afterEach(close);

const FormBox = ({ form, children }: { form: Submission; children: ReactNode }) => (
  <form noValidate onSubmit={form.onSubmit}>
    <ErrorSummary errors={form.summary} focusKey={form.focusKey} />
    {children}
    <button type="submit">Enviar</button>
  </form>
);

const submit = () => userEvent.click(page.getByRole('button', { name: 'Enviar' }));
/** Lines of the error summary. */
const lines = () => page.getByRole('region').getByRole('link');
const send = () => Promise.resolve({ result: null });
const onDone = () => undefined;

const PERSON_SCHEMA = personForm({ today: '2026-11-22', owner: null });

const PersonScreen = ({ initial = EMPTY_PERSON }: { initial?: PersonValues }) => {
  const form = useStepForm({
    id: 'person',
    schema: PERSON_SCHEMA,
    defaultValues: initial,
    send,
    onDone,
  });
  return (
    <FormBox form={form}>
      <PersonFields form={form} isCoOwner={false} today="2026-11-22" part="dni" />
    </FormBox>
  );
};

describe('the personal data form', () => {
  test('renders only the field that the user types in', async () => {
    show(<PersonScreen />);
    const name = page.getByLabelText('Nombre');
    await userEvent.click(name);
    forgetRenders();
    await userEvent.keyboard('Ana');
    await expect.element(name).toHaveValue('Ana');
    expect({ screen: rendersOf(PersonScreen), fields: rendersOf(Field) }).toEqual({ screen: 0, fields: 3 });
    // Shows that the counter detects a render of the screen.
    await submit();
    await expect.element(lines().first()).toBeVisible();
    expect(rendersOf(PersonScreen)).toBeGreaterThan(0);
  });

  test('removes a corrected field from the error summary and re-evaluates rules across fields', async () => {
    show(<PersonScreen />);
    await userEvent.fill(page.getByLabelText('Número de documento'), '30111223');
    await userEvent.fill(page.getByLabelText('CUIL o CUIT'), '20-30111222-0');
    await submit();
    await expect.element(lines().filter({ hasText: 'Nombre:' })).toBeVisible();
    await expect.element(lines().filter({ hasText: 'El CUIL no coincide' })).toBeVisible();
    const before = lines().length;

    await userEvent.fill(page.getByLabelText('Nombre'), 'Ana');
    await expect.element(lines().filter({ hasText: 'Nombre:' })).not.toBeInTheDocument();
    await userEvent.fill(page.getByLabelText('Número de documento'), '30111222');
    await expect.element(lines().filter({ hasText: 'El CUIL no coincide' })).not.toBeInTheDocument();
    expect(lines().length).toBe(before - 2);
  });

  test('updates the usual CUIL with a corrected document, even after returning, but only warns about an entered CUIL', async () => {
    const usual = (number: string) => formatCuil(suggestCuil(number, 'F') ?? '');
    const typed = { documentNumber: '30111222', gender: 'FEMALE', cuil: usual('30111222') } as const;
    show(<PersonScreen initial={{ ...EMPTY_PERSON, ...typed }} />);
    const document = page.getByLabelText('Número de documento');
    const cuil = page.getByLabelText('CUIL o CUIT');
    await userEvent.fill(document, '30111223');
    await expect.element(cuil).toHaveValue(usual('30111223'));
    await userEvent.fill(cuil, '20-30111222-0');
    await userEvent.fill(document, '30111224');
    await expect.element(cuil).toHaveValue('20-30111222-0');
    await expect.element(cuil).toHaveAccessibleDescription(/no coincide con el DNI/);
  });
});

const PARTS_SCHEMA = z.object({
  name: requiredText('Falta el nombre.'),
  work: requiredText('Falta el trabajo.'),
});
const FIRST_PART = partOf(PARTS_SCHEMA, (field) => field === 'name');

const PartsScreen = () => {
  const [part, setPart] = useState('name');
  const form = useStepForm({
    id: 'parts',
    schema: part === 'name' ? FIRST_PART : PARTS_SCHEMA,
    parts: {
      has: (field) => field === part,
      show: setPart,
      next: part === 'name' ? () => setPart('work') : null,
    },
    defaultValues: { name: '', work: '' },
    send: () => Promise.resolve({ problems: [{ code: 'X', message: 'Otro nombre.', path: ['name'] }] }),
    onDone,
  });
  return (
    <FormBox form={form}>
      {part === 'name' ? (
        <FormTextField form={form} name="name" label="Nombre" />
      ) : (
        <FormTextField form={form} name="work" label="Trabajo" />
      )}
    </FormBox>
  );
};

test('a form in parts checks only the visible part and returns to a part that the server rejects', async () => {
  show(<PartsScreen />);
  await submit();
  await expect.element(lines()).toHaveTextContent('Falta el nombre.');
  await userEvent.fill(page.getByLabelText('Nombre'), 'Ana');
  await submit();

  const work = page.getByLabelText('Trabajo');
  await userEvent.fill(work, 'x');
  await userEvent.fill(work, '');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  await submit();
  await expect.element(lines()).toHaveTextContent('Falta el trabajo.');
  await userEvent.fill(work, 'Docente');
  await submit();

  await expect.element(lines()).toHaveTextContent('Otro nombre.');
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('Ana');
});

const SELLER_SCHEMA = sellerForm([]);

const SellerScreen = () => {
  const form = useStepForm({
    id: 'seller',
    schema: SELLER_SCHEMA,
    defaultValues: { ...NO_SELLER, way: 'self' },
    send,
    onDone,
  });
  return (
    <FormBox form={form}>
      <SellerIdentityFields form={form} />
    </FormBox>
  );
};

test('shows no error in fields that appear after a failed submission', async () => {
  show(<SellerScreen />);
  await submit();
  await expect.element(lines()).toHaveTextContent('Elegí quién vende el vehículo.');
  await userEvent.click(page.getByRole('radio', { name: /Una persona/ }));
  const name = page.getByLabelText('Nombre');
  await expect.element(name).toBeVisible();
  expect(name.element().getAttribute('aria-invalid')).not.toBe('true');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  await submit();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
});

const CONSENTS_SCHEMA = z.object(consentFields);

const ConsentsScreen = () => {
  const form = useStepForm({
    id: 'consents',
    schema: CONSENTS_SCHEMA,
    defaultValues: NO_CONSENTS,
    send,
    onDone,
  });
  return (
    <FormBox form={form}>
      <Consents form={form} />
    </FormBox>
  );
};

const consentsRouter = () =>
  createMemoryRouter(
    [
      { path: '/antes', element: null },
      { path: '/datos', element: <ConsentsScreen /> },
    ],
    { initialEntries: ['/antes', '/datos'] },
  );

test('Back closes a text over the form and stays on the page, as does a double press of the close button', async () => {
  const router = consentsRouter();
  show(
    <BankContext value={BANK}>
      <RouterProvider router={router} />
    </BankContext>,
  );
  const text = page.getByRole('dialog');
  const open = () => userEvent.click(page.getByRole('link', { name: /términos/ }));
  await open();
  await expect.element(text).toBeVisible();
  await router.navigate(-1);
  await expect.element(text).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/datos');
  await open();
  await expect.element(text).toBeVisible();
  const cross = text.getByRole('button', { name: 'Cerrar' }).first().element();
  cross.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  cross.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(text).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/datos');
});

test('lists each missing consent in the error summary', async () => {
  show(<RouterProvider router={consentsRouter()} />);
  await submit();
  await expect.element(lines().first()).toBeVisible();
  const texts = lines()
    .elements()
    .map(({ textContent }) => textContent);
  expect(new Set(texts).size).toBe(2);
});

const KEPT_SCHEMA = z.object({ name: requiredText('Falta el nombre.'), secret: z.string() });

const KeptScreen = () => {
  const form = useStepForm({
    id: 'kept',
    keep: { without: ['secret'] },
    schema: KEPT_SCHEMA,
    defaultValues: { name: '', secret: '' },
    send,
    onDone,
  });
  return (
    <FormBox form={form}>
      <FormTextField form={form} name="name" label="Nombre" />
      <FormTextField form={form} name="secret" label="Secreto" />
    </FormBox>
  );
};

/** The stored forms: their names, and their contents as text. */
async function stored(): Promise<{ names: string[]; text: string }> {
  const opening = indexedDB.open('prendarios-forms');
  await new Promise((resolve) => opening.addEventListener('success', resolve, { once: true }));
  const database = opening.result;
  if (database.objectStoreNames.length === 0) return { names: [], text: '' };
  const store = database.transaction('forms').objectStore('forms');
  const [names, values] = [store.getAllKeys(), store.getAll()];
  await new Promise((resolve) => values.addEventListener('success', resolve, { once: true }));
  database.close();
  const text = values.result
    .map(({ data }: { data: ArrayBuffer }) => new TextDecoder().decode(data))
    .join(' ');
  return { names: names.result.map(String), text };
}

describe('a saved form', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    const key = btoa('0123456789abcdef0123456789abcdef');
    globalThis.fetch = () => Promise.resolve(Response.json({ key }));
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  test('restores its encrypted values when it is opened again and deletes them after submission', async () => {
    show(<KeptScreen />);
    await userEvent.fill(page.getByLabelText('Nombre'), 'Ana Núñez');
    await userEvent.fill(page.getByLabelText('Secreto'), 'mío');
    await expect.poll(async () => (await stored()).names).toEqual(['kept']);
    expect((await stored()).text).not.toContain('Ana');
    close();

    show(<KeptScreen />);
    await expect.element(page.getByLabelText('Nombre')).toHaveValue('Ana Núñez');
    await expect.element(page.getByLabelText('Secreto')).toHaveValue('');
    await submit();
    await expect.poll(async () => (await stored()).names).toEqual([]);
  });

  test('works without saving anything if the gateway returns no key', async () => {
    globalThis.fetch = () => Promise.reject(new Error('cut'));
    show(<KeptScreen />);
    const name = page.getByLabelText('Nombre');
    await userEvent.fill(name, 'Ana');
    await submit();
    await expect.element(name).toHaveValue('Ana');
    expect((await stored()).names).toEqual([]);
  });
});

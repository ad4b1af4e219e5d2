import { MockLink } from '@apollo/client/testing';
import { personForm } from '@prendarios/rules/forms/person';
import { useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  EconomicListsDocument,
  StartupListsDocument,
  TurnoverTaxCategoriesDocument,
  type EconomicListsQuery,
} from '#generated/graphql.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { mockAnswer, mockAnswerBy } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { EmploymentSection } from './EmploymentSection.tsx';
import { EMPTY_PERSON } from './personForm.ts';

type Entry = EconomicListsQuery['vatStatuses'][number];
const entry = (code: string): Entry => ({ __typename: 'CatalogItem', id: code, code, description: code });
const VAT: Readonly<Record<string, string[]>> = { 1: ['MONOTRIBUTO', 'EXENTO'], 2: ['CONSUMIDOR FINAL'] };
const TAX: Readonly<Record<string, string[]>> = {
  MONOTRIBUTO: ['LOCAL', 'SIMPLIFICADO'],
  'CONSUMIDOR FINAL': ['NO CORRESPONDE'],
};

const client = testClient(
  new MockLink([
    mockAnswer(StartupListsDocument, {
      __typename: 'Query',
      genders: [],
      relationships: [],
      vehicleTypes: [],
      occupations: ['1', '2'].map((id) => ({ ...entry(id), id })),
    }),
    mockAnswerBy(EconomicListsDocument, ({ occupationId }) => ({
      __typename: 'Query' as const,
      workActivities: [entry('SALUD')],
      vatStatuses: (VAT[occupationId] ?? []).map(entry),
    })),
    mockAnswerBy(TurnoverTaxCategoriesDocument, ({ vatStatusCode }) => ({
      __typename: 'Query' as const,
      turnoverTaxCategories: (TAX[vatStatusCode] ?? []).map(entry),
    })),
  ]),
);
const schema = personForm({ today: '2026-11-22', owner: null });

const Screen = ({ occupationId = '' }) => {
  const form = useStepForm({
    id: 'work',
    schema,
    defaultValues: { ...EMPTY_PERSON, occupationId },
    send: () => Promise.resolve({ result: null }),
    onDone: () => undefined,
  });
  const taxes = useWatch({ control: form.control, name: ['vatStatusCode', 'turnoverTaxCategoryCode'] });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <EmploymentSection form={form} isCoOwner={false} />
      <output>{taxes.join(' · ')}</output>
      <button type="submit">Enviar</button>
    </form>
  );
};

test('does not ask tax questions with a single possible answer', async () => {
  mount(<Screen />, client);
  const occupation = page.getByLabelText('Situación laboral');
  const vat = page.getByLabelText('Situación ante el IVA');
  const turnover = page.getByLabelText(/^Ingresos Brutos/);
  await userEvent.selectOptions(occupation, '2');
  await expect.element(page.getByText('CONSUMIDOR FINAL · NO CORRESPONDE')).toBeVisible();
  await expect.element(vat).not.toBeInTheDocument();
  await expect.element(turnover).not.toBeInTheDocument();

  await userEvent.selectOptions(occupation, '1');
  await expect.element(vat).toHaveValue('');
  await userEvent.selectOptions(vat, 'MONOTRIBUTO');
  await expect.element(turnover).toHaveValue('');

  await userEvent.selectOptions(occupation, '2');
  await expect.element(page.getByText('CONSUMIDOR FINAL · NO CORRESPONDE')).toBeVisible();
  await expect.element(vat).not.toBeInTheDocument();
});

test('asks for a missing tax answer', async () => {
  mount(<Screen />);
  const vat = page.getByLabelText('Situación ante el IVA');
  await expect.element(page.getByLabelText('Situación laboral')).toBeVisible();
  await expect.element(vat).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await expect.element(vat).toBeInvalid();
});

test('shows the occupation from an earlier step and lets the user change it', async () => {
  mount(<Screen occupationId="2" />, client);
  const occupation = page.getByLabelText('Situación laboral', { exact: true });
  await expect.element(page.getByText('CONSUMIDOR FINAL · NO CORRESPONDE')).toBeVisible();
  await expect.element(occupation).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Cambiar: Situación laboral' }));
  await expect.element(occupation).toHaveFocus();
  await userEvent.selectOptions(occupation, '1');
  await expect.element(page.getByLabelText('Situación ante el IVA')).toHaveValue('');
});

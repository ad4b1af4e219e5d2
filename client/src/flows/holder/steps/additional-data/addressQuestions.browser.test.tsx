import { MockLink } from '@apollo/client/testing';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { additionalCase, additionalDataForm } from '@prendarios/rules/forms/additionalData';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdditionalDataCitiesDocument } from '#generated/graphql.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { mockAnswer } from '#testing/answers.ts';
import { initialValues } from './additionalData.ts';
import { AddressQuestions, type AdditionalLists } from './AddressQuestions.tsx';
import { mount, testClient } from '#testing/mount.tsx';

const cities = mockAnswer(AdditionalDataCitiesDocument, {
  __typename: 'Query',
  cities: [
    { __typename: 'City', id: '9', name: 'CORDOBA', postalCode: '5000' },
    { __typename: 'City', id: '10', name: 'UNQUILLO', postalCode: '5109' },
  ],
});
const client = testClient(new MockLink([cities]));
const LISTS: AdditionalLists = {
  provinces: [
    { __typename: 'Province', id: '1', name: 'CAPITAL FEDERAL', postalLetter: 'C' },
    { __typename: 'Province', id: '6', name: 'CORDOBA', postalLetter: 'X' },
  ],
  maritalStatuses: [],
  countries: [],
  genders: [],
};
const alone = additionalCase('owner', null);
const schema = additionalDataForm(alone);

const Screen = () => {
  const form = useStepForm({
    id: 'address',
    schema,
    defaultValues: initialValues(
      {
        __typename: 'Person',
        firstName: 'ANA',
        lastName: 'PAZ',
        documentNumber: '30111222',
        address: null,
        civilData: null,
      },
      alone,
    ),
    send: () => Promise.resolve({ result: null }),
    onDone: () => undefined,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ErrorSummary errors={form.summary} focusKey={form.focusKey} />
      <AddressQuestions form={form} lists={LISTS} />
      <button type="submit">Enviar</button>
    </form>
  );
};

test('keeps an unlisted locality when switching to the text field and back', async () => {
  mount(<Screen />, client);
  const locality = page.getByLabelText('Ciudad o localidad');
  await userEvent.selectOptions(page.getByLabelText('Provincia'), '6');
  await userEvent.fill(locality, 'Villa Nueva');
  await userEvent.tab();
  await expect.element(locality).toHaveAccessibleDescription(/Esa localidad no está en la lista/);

  await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await expect.element(page.getByRole('link', { name: 'Ingresá la localidad.' })).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'Escribir otra localidad' }));
  await expect.element(locality).toHaveValue('Villa Nueva');
  await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await expect.element(page.getByRole('link', { name: 'Ingresá la calle.' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ingresá la localidad.' })).not.toBeInTheDocument();

  await userEvent.click(page.getByRole('button', { name: 'Buscar en la lista' }));
  await userEvent.click(page.getByRole('button', { name: 'Escribir otra localidad' }));
  await expect.element(locality).toHaveValue('Villa Nueva');
});

test('fills in the postal code of a selected locality until the user enters another', async () => {
  mount(<Screen />, client);
  const locality = page.getByRole('combobox', { name: 'Ciudad o localidad' });
  const postalCode = page.getByLabelText('Código postal');
  const choose = async (typed: string, name: RegExp) => {
    await userEvent.fill(locality, typed);
    await userEvent.click(page.getByRole('option', { name }));
  };
  await userEvent.selectOptions(page.getByLabelText('Provincia'), '6');
  await expect.element(postalCode).toHaveValue('');
  await choose('unq', /^Unquillo/);
  await expect.element(postalCode).toHaveValue('5109');
  await expect.element(postalCode).toHaveAccessibleDescription(/^Es el de la localidad/);
  await choose('cor', /^Córdoba 5000/);
  await expect.element(postalCode).toHaveValue('5000');

  await userEvent.fill(postalCode, 'X5009ABC');
  await expect.element(postalCode).toHaveAccessibleDescription(/^Cuatro números/);
  await choose('unq', /^Unquillo/);
  await expect.element(postalCode).toHaveValue('X5009ABC');
});

test('clears the postal code of the previous locality when the province changes', async () => {
  mount(<Screen />, client);
  const postalCode = page.getByLabelText('Código postal');
  await userEvent.selectOptions(page.getByLabelText('Provincia'), '6');
  await userEvent.fill(page.getByRole('combobox', { name: 'Ciudad o localidad' }), 'unq');
  await userEvent.click(page.getByRole('option', { name: /^Unquillo/ }));
  await expect.element(postalCode).toHaveValue('5109');
  await userEvent.selectOptions(page.getByLabelText('Provincia'), '1');
  await expect.element(postalCode).toHaveValue('');
});

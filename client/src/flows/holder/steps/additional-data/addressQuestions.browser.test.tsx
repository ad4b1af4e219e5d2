import { MockLink } from '@apollo/client/testing';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { additionalDataForm } from '@prendarios/rules/forms/additionalData';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdditionalDataCitiesDocument } from '#generated/graphql.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { answers } from '#testing/answers.ts';
import { initialValues } from './additionalData.ts';
import { AddressQuestions, type AdditionalLists } from './AddressQuestions.tsx';
import { mount, testClient } from '#testing/mount.tsx';

const cities = answers(AdditionalDataCitiesDocument, {
  __typename: 'Query',
  cities: [{ __typename: 'City', id: '9', name: 'CORDOBA', postalCode: '5000' }],
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
const schema = additionalDataForm({ party: 'owner', hasCoOwner: false, areSpouses: false });

const Screen = () => {
  const form = useStepForm({
    id: 'address',
    schema,
    defaultValues: initialValues({
      __typename: 'Person',
      firstName: 'ANA',
      lastName: 'PAZ',
      documentNumber: '30111222',
      address: null,
      civilData: null,
    }),
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

test('keeps a locality that is not in the list for the field in words, there and back', async () => {
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

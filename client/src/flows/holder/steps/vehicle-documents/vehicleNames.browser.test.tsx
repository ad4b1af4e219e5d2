import { MockLink } from '@apollo/client/testing';
import { vehicleIdentityForm } from '@prendarios/rules/forms/vehicle';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  VehicleBrandsDocument,
  VehicleModelsDocument,
  VehicleYearsDocument,
  type VehicleIdentityFragment,
} from '#generated/graphql.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { mockAnswer } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { initialIdentity } from './vehicleIdentity.ts';
import { VehicleNames } from './VehicleNames.tsx';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });

const client = () =>
  testClient(
    new MockLink([
      mockAnswer(VehicleBrandsDocument, {
        __typename: 'Query',
        vehicleBrands: [{ __typename: 'VehicleBrand', id: '1', name: 'FIAT' }],
      }),
      mockAnswer(VehicleModelsDocument, {
        __typename: 'Query',
        vehicleModels: [
          { __typename: 'VehicleModel', id: '7', name: 'CRONOS', referencePrice: money('30000000') },
        ],
      }),
      mockAnswer(VehicleYearsDocument, {
        __typename: 'Query',
        vehicleYears: [{ __typename: 'VehicleYear', year: 2022, zeroKm: false, price: money('20000000') }],
      }),
    ]),
  );

const proposal: VehicleIdentityFragment = {
  __typename: 'Proposal',
  id: 'p1',
  agreement: { __typename: 'Agreement', id: '6' },
  vehicle: {
    __typename: 'Vehicle',
    typeCode: 'A',
    modelId: null,
    brandName: null,
    modelName: null,
    year: 2022,
    zeroKm: false,
    purchaseValue: money('60000000'),
    plate: null,
    chassis: null,
    engine: null,
  },
};

const schema = vehicleIdentityForm({ typeCode: 'A', asksForNames: true, asksForPlate: true });

const Screen = () => {
  const form = useStepForm({
    id: 'vehicle-documents',
    schema,
    defaultValues: initialIdentity(proposal.vehicle),
    send: () => Promise.resolve({ result: null }),
    onDone: () => undefined,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <VehicleNames form={form} proposal={proposal} />
    </form>
  );
};

const brand = () => page.getByLabelText('Marca');
const model = () => page.getByLabelText('Modelo y versión');
const choose = async (field: ReturnType<typeof brand>, name: string) => {
  await userEvent.fill(field, name);
  await userEvent.click(page.getByRole('option', { name: new RegExp(name) }));
};

test('compares the price of a listed model with the value and clears the model when the brand changes', async () => {
  mount(<Screen />, client());
  await expect.element(model()).toBeDisabled();
  await choose(brand(), 'Fiat');
  await choose(model(), 'Cronos');
  await expect.element(page.getByText(/\$\s20\.000\.000/)).toBeVisible();
  await userEvent.fill(brand(), '');
  await userEvent.tab();
  await expect.element(model()).toHaveValue('');
});

test('lets an unlisted vehicle be entered and keeps earlier input', async () => {
  mount(<Screen />, client());
  await userEvent.fill(brand(), 'Kiwi Motors');
  await userEvent.click(page.getByRole('button', { name: 'Escribir la marca y el modelo' }));
  await expect.element(brand()).toHaveValue('Kiwi Motors');
  await userEvent.fill(model(), 'Uno');
  await expect.element(model()).toHaveValue('Uno');
});

import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Combobox } from '@prendarios/design-system/fields/Combobox';
import { vehicleCase } from '@prendarios/rules/displayCase';
import { formatPesos } from '@prendarios/rules/format';
import type { VehicleIdentityValues } from '@prendarios/rules/forms/vehicle';
import { valueGap } from '@prendarios/rules/vehicleValue';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { VehicleIdentityFragment } from '#generated/graphql.ts';
import { useVehicleBrandsQuery, useVehicleModelsQuery, useVehicleYearsQuery } from '#generated/hooks.ts';
import { LIST_CONTEXT } from '#shared/page/ListProblem.tsx';
import { Field, FormTextField } from '#shared/forms/Field.tsx';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { VEHICLE_DOCUMENTS_TEXTS as TEXT } from './texts.ts';
import { conditionOf } from './vehicleIdentity.ts';

type NamesProps = { form: StepForm<VehicleIdentityValues>; proposal: VehicleIdentityFragment };

/** Returns the catalogue price of the chosen model in the vehicle's year, or null. */
function usePrice({ agreement, vehicle }: VehicleIdentityFragment, modelId: string | null): number | null {
  const { typeCode, year, zeroKm } = vehicle;
  const { data } = useVehicleYearsQuery(
    modelId === null
      ? { skip: true }
      : { variables: { agreementId: agreement.id, typeCode, modelId }, context: LIST_CONTEXT },
  );
  const found = data?.vehicleYears.find((one) => one.year === year && one.zeroKm === zeroKm);
  return found?.price?.amount === undefined ? null : Number(found.price.amount);
}

/** Returns the models of the named brand, if the catalogue has it. */
function useCatalogue({ agreement, vehicle }: VehicleIdentityFragment, brandName: string) {
  const of = { agreementId: agreement.id, typeCode: vehicle.typeCode };
  const brands = useVehicleBrandsQuery({ variables: of, context: LIST_CONTEXT });
  const brand = brands.data?.vehicleBrands.find(({ name }) => name === brandName);
  const models = useVehicleModelsQuery(
    brand === undefined ? { skip: true } : { variables: { ...of, brandId: brand.id }, context: LIST_CONTEXT },
  );
  return { brands, brand, models };
}

/** Asks for both names as text, for a vehicle that is not in the catalogue. */
const TypedNames = ({ form, modelNameHint }: Pick<NamesProps, 'form'> & { modelNameHint: string }) => (
  <>
    <FormTextField form={form} name="brandName" label={TEXT.brandName} width="l" autoComplete="off" />
    <FormTextField
      form={form}
      name="modelName"
      label={TEXT.modelName}
      hint={modelNameHint}
      autoComplete="off"
    />
  </>
);

/**
 * Asks for brand and model of a vehicle quoted by value: from the catalogue, whose price is compared with the value, or
 * as text (docs/domain.md#value-and-model).
 */
export const VehicleNames = ({ form, proposal }: NamesProps) => {
  const [brandName, modelName] = useWatch({ control: form.control, name: ['brandName', 'modelName'] });
  const { brands, brand, models } = useCatalogue(proposal, brandName);
  const model = models.data?.vehicleModels.find(({ name }) => name === modelName);
  const price = usePrice(proposal, model?.id ?? null);
  const value = Number(proposal.vehicle.purchaseValue.amount);
  const gap = price === null ? null : valueGap(value, price);
  const [asksToType, setAsksToType] = useState(false);
  /** Typed names that the lists do not contain. */
  const [unlisted, setUnlisted] = useState({ brandName: '', modelName: '' });
  const typeNames = () => {
    setAsksToType(true);
    if (brandName === '') form.set('brandName', unlisted.brandName);
    if (modelName === '') form.set('modelName', unlisted.modelName);
  };
  const isUnlisted = brandName !== '' && brands.data !== undefined && brand === undefined;
  const modelNameHint = TEXT.modelNameHints[conditionOf(proposal.vehicle)];
  const isTyped = asksToType || isUnlisted || brands.error !== undefined;
  return (
    <>
      {isTyped ? (
        <TypedNames form={form} modelNameHint={modelNameHint} />
      ) : (
        <>
          <Field form={form} name="brandName">
            {({ value: name, onChange, ...field }) => (
              <Combobox
                {...field}
                label={TEXT.brandName}
                onUnlisted={(text) => setUnlisted((before) => ({ ...before, brandName: text }))}
                busy={brands.loading}
                value={name === '' ? null : name}
                onChange={(chosen) => {
                  onChange(chosen ?? '');
                  form.set('modelName', '');
                }}
                options={(brands.data?.vehicleBrands ?? []).map((one) => ({
                  value: one.name,
                  label: vehicleCase(one.name),
                }))}
              />
            )}
          </Field>
          <Field form={form} name="modelName">
            {({ value: name, onChange, ...field }) => (
              <Combobox
                {...field}
                label={TEXT.modelName}
                hint={modelNameHint}
                onUnlisted={(text) => setUnlisted((before) => ({ ...before, modelName: text }))}
                busy={models.loading}
                disabled={brand === undefined}
                value={name === '' ? null : name}
                onChange={(chosen) => onChange(chosen ?? '')}
                options={(models.data?.vehicleModels ?? []).map((one) => ({
                  value: one.name,
                  label: vehicleCase(one.name),
                  detail: formatPesos(one.referencePrice.amount),
                }))}
              />
            )}
          </Field>
          <div>
            <Button type="button" variant="quiet" size="small" onClick={typeNames}>
              {TEXT.notListed}
            </Button>
          </div>
        </>
      )}
      {gap !== null && price !== null && (
        <Alert tone="warning" live title={TEXT.far.title}>
          {TEXT.far[gap](formatPesos(price), formatPesos(value))}
        </Alert>
      )}
    </>
  );
};

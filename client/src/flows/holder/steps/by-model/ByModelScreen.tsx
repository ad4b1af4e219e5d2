import { Combobox } from '@prendarios/design-system/fields/Combobox';
import { vehicleCase } from '@prendarios/rules/displayCase';
import { formatPesos } from '@prendarios/rules/format';
import { useVehicleBrandsQuery, useVehicleModelsQuery } from '#generated/hooks.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { chooseBrand, chooseModel } from '../../parts/vehicle/cascade.ts';
import { VEHICLE_TEXTS as TEXT } from '../../parts/vehicle/texts.ts';
import { useVehicleForm } from '../../parts/vehicle/useVehicleForm.ts';
import {
  CngField,
  TypeField,
  ValueField,
  YearField,
  type VehicleFieldProps,
} from '../../parts/vehicle/VehicleFields.tsx';
import { VehiclePage } from '../../parts/vehicle/VehiclePage.tsx';

const BrandField = ({ choice, errorOf, keep }: VehicleFieldProps) => {
  const { agreementId, typeCode, brandId } = choice;
  const isKnown = agreementId !== null && typeCode !== null;
  const list = useVehicleBrandsQuery(
    isKnown ? { variables: { agreementId, typeCode }, context: LIST_CONTEXT } : { skip: true },
  );
  const { data, loading } = list;
  return (
    <>
      <ListProblem queries={[list]} />
      <Combobox
        name="brandId"
        label={TEXT.brand}
        hint={TEXT.brandHint}
        error={errorOf('brandId')}
        busy={loading}
        disabled={!isKnown}
        value={brandId}
        onChange={(id) => keep(chooseBrand(choice, id))}
        options={(isKnown ? (data?.vehicleBrands ?? []) : []).map(({ id, name }) => ({
          value: id,
          label: vehicleCase(name),
        }))}
      />
    </>
  );
};

const ModelField = ({ choice, errorOf, keep }: VehicleFieldProps) => {
  const { agreementId, typeCode, brandId, modelId } = choice;
  const isKnown = agreementId !== null && typeCode !== null && brandId !== null;
  const list = useVehicleModelsQuery(
    isKnown ? { variables: { agreementId, typeCode, brandId }, context: LIST_CONTEXT } : { skip: true },
  );
  const { data, loading } = list;
  return (
    <>
      <ListProblem queries={[list]} />
      <Combobox
        name="modelId"
        label={TEXT.model}
        error={errorOf('modelId')}
        busy={loading}
        disabled={!isKnown}
        value={modelId}
        onChange={(id) => keep(chooseModel(choice, id))}
        options={(isKnown ? (data?.vehicleModels ?? []) : []).map(({ id, name, referencePrice }) => ({
          value: id,
          label: vehicleCase(name),
          detail: formatPesos(referencePrice.amount),
        }))}
      />
    </>
  );
};

/** Asks for type, brand, model and year (RT-16, ST-21). */
export const ByModelScreen = () => {
  const { form, keep, choice } = useVehicleForm('PER_MODEL');
  const field = { choice, keep, errorOf: form.errorOf };
  return (
    <VehiclePage step="by-model" form={form}>
      <TypeField {...field} />
      <BrandField {...field} />
      <ModelField {...field} />
      <YearField {...field} ofModel />
      <CngField {...field} />
      <ValueField {...field} check={form.check} />
    </VehiclePage>
  );
};

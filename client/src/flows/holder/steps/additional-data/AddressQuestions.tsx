import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Combobox } from '@prendarios/design-system/fields/Combobox';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { nameCase } from '@prendarios/rules/displayCase';
import { postalCodeWarning } from '@prendarios/rules/postalCode';
import type { AdditionalDataPageQuery } from '../../../../generated/graphql.ts';
import { useAdditionalDataCitiesQuery } from '../../../../generated/hooks.ts';
import { placeOptions } from '../../../../shared/catalogue/options.ts';
import { LIST_CONTEXT, ListProblem } from '../../../../shared/errors/ListProblem.tsx';
import type { StepForm } from '../../../../shared/forms/useStepForm.ts';
import { chooseProvince, type AdditionalValues } from './additionalData.ts';
import { ADDITIONAL_DATA_TEXTS as TEXT } from './texts.ts';

export type AdditionalForm = StepForm<AdditionalValues>;
export type AdditionalLists = Pick<
  AdditionalDataPageQuery,
  'provinces' | 'maritalStatuses' | 'countries' | 'genders'
>;

type QuestionsProps = { step: AdditionalForm; lists: AdditionalLists };

const PlaceQuestions = ({ step, lists }: QuestionsProps) => {
  const { values, errorOf, set } = step;
  const { provinceId } = values;
  const list = useAdditionalDataCitiesQuery({ variables: { provinceId }, context: LIST_CONTEXT });
  const { data, loading } = list;
  const cities = data?.cities ?? [];
  return (
    <>
      <SelectField
        name="provinceId"
        label={TEXT.province}
        error={errorOf('provinceId')}
        autoComplete="address-level1"
        value={values.provinceId}
        onChange={(event) => {
          const place = chooseProvince(event.target.value);
          set('provinceId', place.provinceId);
          set('cityId', place.cityId);
          set('locality', place.locality);
        }}
        options={placeOptions(lists.provinces)}
      />
      <ListProblem queries={[list]} />
      <Combobox
        name="cityId"
        label={TEXT.city}
        hint={TEXT.cityHint}
        error={errorOf('cityId')}
        optional
        busy={loading}
        value={values.cityId}
        onChange={(cityId) => {
          const city = cities.find(({ id }) => id === cityId);
          set('cityId', cityId);
          if (city !== undefined) set('locality', city.name);
        }}
        options={cities.map(({ id, name, postalCode }) => ({
          value: String(id),
          label: nameCase(name),
          detail: postalCode,
        }))}
      />
      <TextField
        label={TEXT.locality}
        error={errorOf('locality')}
        autoComplete="address-level2"
        {...step.form.register('locality')}
      />
    </>
  );
};

export const AddressQuestions = ({ step, lists }: QuestionsProps) => {
  const { errorOf, values } = step;
  const { register } = step.form;
  const warning = postalCodeWarning(values.postalCode, Number(values.provinceId));
  return (
    <>
      <PlaceQuestions step={step} lists={lists} />
      <TextField
        label={TEXT.street}
        error={errorOf('street')}
        autoComplete="address-line1"
        {...register('street')}
      />
      <TextField
        label={TEXT.number}
        error={errorOf('number')}
        inputMode="numeric"
        width="s"
        autoComplete="off"
        {...register('number')}
      />
      <Stack direction="row" gap={4} wrap>
        <TextField
          label={TEXT.floor}
          error={errorOf('floor')}
          optional
          width="s"
          autoComplete="off"
          {...register('floor')}
        />
        <TextField
          label={TEXT.apartment}
          error={errorOf('apartment')}
          optional
          width="s"
          autoComplete="off"
          {...register('apartment')}
        />
      </Stack>
      <TextField
        label={TEXT.postalCode}
        hint={TEXT.postalCodeHint}
        error={errorOf('postalCode')}
        width="m"
        autoComplete="postal-code"
        autoCapitalize="characters"
        {...register('postalCode')}
      />
      {warning !== null && (
        <Alert tone="warning" live>
          {warning}
        </Alert>
      )}
    </>
  );
};

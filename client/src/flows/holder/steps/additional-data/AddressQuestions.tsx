import { Button } from '@prendarios/design-system/actions/Button';
import { Combobox } from '@prendarios/design-system/fields/Combobox';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { nameCase } from '@prendarios/rules/displayCase';
import type { AdditionalValues } from '@prendarios/rules/forms/additionalData';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdditionalDataPageQuery } from '#generated/graphql.ts';
import { useAdditionalDataCitiesQuery } from '#generated/hooks.ts';
import { placeOptions } from '#shared/loan/options.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { Field, FormTextField, formPart } from '#shared/forms/Field.tsx';
import { StreetFields, type StreetValues } from '#shared/forms/StreetFields.tsx';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { chooseProvince } from './additionalData.ts';
import { ADDITIONAL_DATA_TEXTS as TEXT } from './texts.ts';

export type AdditionalForm = StepForm<AdditionalValues>;
export type AdditionalLists = Pick<
  AdditionalDataPageQuery,
  'provinces' | 'maritalStatuses' | 'countries' | 'genders'
>;

type QuestionsProps = { form: AdditionalForm; lists: AdditionalLists };

/** The place is asked for once: in the list of cities, or in words where it is not in the list. */
const PlaceQuestions = ({ form, lists }: QuestionsProps) => {
  const { control, set } = form;
  const [provinceId, cityId, locality] = useWatch({ control, name: ['provinceId', 'cityId', 'locality'] });
  const list = useAdditionalDataCitiesQuery({ variables: { provinceId }, context: LIST_CONTEXT });
  const { data, loading } = list;
  const [way, setWay] = useState<'list' | 'words' | null>(null);
  const isListed = way === null ? cityId !== null || locality === '' : way === 'list';
  /** Typed, and not in the list of cities. */
  const [unlisted, setUnlisted] = useState('');
  const changeWay = () => {
    setWay(isListed ? 'words' : 'list');
    setUnlisted(locality);
    set('cityId', null);
    set('locality', isListed ? unlisted : '');
  };
  const cities = data?.cities ?? [];
  return (
    <>
      <Field form={form} name="provinceId">
        {(field) => (
          <SelectField
            {...field}
            label={TEXT.province}
            autoComplete="address-level1"
            onChange={(event) => {
              const place = chooseProvince(event.target.value);
              field.onChange(place.provinceId);
              set('cityId', place.cityId);
              set('locality', place.locality);
            }}
            options={placeOptions(lists.provinces)}
          />
        )}
      </Field>
      <ListProblem queries={[list]} />
      {isListed ? (
        <Field form={form} name="locality">
          {({ error }) => (
            <Field form={form} name="cityId">
              {(field) => (
                <Combobox
                  {...field}
                  // Its error is that of the locality, which the city fills.
                  name="locality"
                  error={error}
                  label={TEXT.city}
                  hint={TEXT.cityHint}
                  labels={{ unlisted: TEXT.cityUnlisted }}
                  onUnlisted={setUnlisted}
                  busy={loading}
                  onChange={(chosen) => {
                    const city = cities.find(({ id }) => id === chosen);
                    field.onChange(chosen);
                    set('locality', city?.name ?? '');
                  }}
                  options={cities.map(({ id, name, postalCode }) => ({
                    value: id,
                    label: nameCase(name),
                    detail: postalCode,
                  }))}
                />
              )}
            </Field>
          )}
        </Field>
      ) : (
        <FormTextField form={form} name="locality" label={TEXT.locality} autoComplete="address-level2" />
      )}
      <Stack direction="row">
        <Button variant="quiet" size="small" onClick={changeWay}>
          {isListed ? TEXT.notListed : TEXT.listed}
        </Button>
      </Stack>
    </>
  );
};

export const AddressQuestions = ({ form, lists }: QuestionsProps) => (
  <>
    <PlaceQuestions form={form} lists={lists} />
    <StreetFields form={formPart<StreetValues, AdditionalValues>(form)} texts={TEXT} />
  </>
);

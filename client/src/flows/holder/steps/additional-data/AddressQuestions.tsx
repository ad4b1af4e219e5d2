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

/** Returns the province's cities and the chosen one. */
function useCity({ control }: AdditionalForm) {
  const [provinceId, cityId] = useWatch({ control, name: ['provinceId', 'cityId'] });
  const list = useAdditionalDataCitiesQuery({ variables: { provinceId }, context: LIST_CONTEXT });
  const cities = list.data?.cities ?? [];
  return { list, cities, city: cities.find(({ id }) => id === cityId) ?? null };
}

/** Asks for the place once: from the list of cities, or as text if it is not listed. */
const PlaceQuestions = ({ form, lists }: QuestionsProps) => {
  const { control, set } = form;
  const [cityId, locality, postalCode] = useWatch({ control, name: ['cityId', 'locality', 'postalCode'] });
  const { list, cities, city } = useCity(form);
  const [way, setWay] = useState<'list' | 'words' | null>(null);
  const isListed = way === null ? cityId !== null || locality === '' : way === 'list';
  /** Typed text that is not in the list of cities. */
  const [unlisted, setUnlisted] = useState('');
  /** Keeps a postal code that the user typed. */
  const fillPostalCode = (code: string) => {
    if (postalCode === '' || postalCode === city?.postalCode) set('postalCode', code);
  };
  const changeWay = () => {
    setWay(isListed ? 'words' : 'list');
    setUnlisted(locality);
    fillPostalCode('');
    set('cityId', null);
    set('locality', isListed ? unlisted : '');
  };
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
              fillPostalCode('');
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
                  // Shows the error of the locality, which the city fills in.
                  name="locality"
                  error={error}
                  label={TEXT.city}
                  hint={TEXT.cityHint}
                  labels={{ unlisted: TEXT.cityUnlisted }}
                  onUnlisted={setUnlisted}
                  busy={list.loading}
                  onChange={(chosen) => {
                    const next = cities.find(({ id }) => id === chosen);
                    fillPostalCode(next?.postalCode ?? '');
                    field.onChange(chosen);
                    set('locality', next?.name ?? '');
                  }}
                  options={cities.map((one) => ({
                    value: one.id,
                    label: nameCase(one.name),
                    detail: one.postalCode,
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

const StreetQuestions = ({ form }: Pick<QuestionsProps, 'form'>) => {
  const { city } = useCity(form);
  const postalCode = useWatch({ control: form.control, name: 'postalCode' });
  const isFilled = city !== null && postalCode === city.postalCode;
  const texts = isFilled ? { ...TEXT, postalCodeHint: TEXT.postalCodeFilled } : TEXT;
  return <StreetFields form={formPart<StreetValues, AdditionalValues>(form)} texts={texts} />;
};

export const AddressQuestions = ({ form, lists }: QuestionsProps) => (
  <>
    <PlaceQuestions form={form} lists={lists} />
    <StreetQuestions form={form} />
  </>
);

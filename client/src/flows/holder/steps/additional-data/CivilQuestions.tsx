import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import {
  asksForSpouse,
  asksIfSpouseTakesPart,
  type AdditionalCase,
} from '@prendarios/rules/forms/additionalData';
import { useWatch } from 'react-hook-form';
import { genderOptions } from '#shared/loan/genders.ts';
import { entryOptions } from '#shared/loan/options.ts';
import { Field, FormSelectField, FormTextField } from '#shared/forms/Field.tsx';
import { currentSpouse } from '#shared/loan/spouse.ts';
import type { AdditionalForm, AdditionalLists } from './AddressQuestions.tsx';
import { ADDITIONAL_DATA_TEXTS as TEXT } from './texts.ts';

type CivilProps = { form: AdditionalForm; lists: AdditionalLists; of: AdditionalCase };

const SpouseQuestions = ({ form, lists }: Omit<CivilProps, 'of'>) => (
  <Disclosure summary={TEXT.spouseHeading} tone="row" defaultOpen={currentSpouse().firstName !== ''}>
    <Stack gap={6}>
      <Text tone="muted" measure>
        {TEXT.spouseNote}
      </Text>
      <FormTextField form={form} name="spouse.firstName" label={TEXT.spouse.firstName} autoComplete="off" />
      <FormTextField form={form} name="spouse.lastName" label={TEXT.spouse.lastName} autoComplete="off" />
      <FormTextField
        form={form}
        name="spouse.document"
        label={TEXT.spouse.document}
        inputMode="numeric"
        width="m"
        autoComplete="off"
      />
      <FormSelectField
        form={form}
        name="spouse.gender"
        label={TEXT.spouse.gender}
        emptyOption={TEXT.choose}
        autoComplete="off"
        options={genderOptions(lists.genders)}
      />
    </Stack>
  </Disclosure>
);

/** Asks a married person's additional questions. */
const SpouseParts = ({ form, lists, of }: CivilProps) => {
  const [maritalStatusCode, spouseTakesPart] = useWatch({
    control: form.control,
    name: ['maritalStatusCode', 'spouseTakesPart'],
  });
  const civil = { maritalStatusCode, spouseTakesPart };
  return (
    <>
      {asksIfSpouseTakesPart(civil, of) && (
        <Field form={form} name="spouseTakesPart">
          {(field) => (
            <RadioGroup
              {...field}
              label={of.party === 'owner' ? TEXT.spouseTakesPart : TEXT.coOwnerSpouseTakesPart}
              options={[
                { value: 'yes', label: TEXT.yes },
                { value: 'no', label: TEXT.no },
              ]}
            />
          )}
        </Field>
      )}
      {asksForSpouse(civil, of) && <SpouseQuestions form={form} lists={lists} />}
    </>
  );
};

export const CivilQuestions = ({ form, lists, of }: CivilProps) => {
  const countries = lists.countries.map(({ id, description }) => ({
    value: id,
    label: nameCase(description),
  }));
  return (
    <>
      <FormSelectField
        form={form}
        name="maritalStatusCode"
        label={TEXT.maritalStatus}
        emptyOption={TEXT.choose}
        autoComplete="off"
        options={entryOptions(lists.maritalStatuses)}
      />
      <SpouseParts form={form} lists={lists} of={of} />
      <FormSelectField
        form={form}
        name="nationalityId"
        label={TEXT.nationality}
        autoComplete="off"
        options={countries}
      />
      <FormSelectField
        form={form}
        name="countryOfBirthId"
        label={TEXT.countryOfBirth}
        autoComplete="off"
        options={countries}
      />
    </>
  );
};

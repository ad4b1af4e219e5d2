import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { entryOptions } from '../../../../shared/catalogue/options.ts';
import { asksForSpouse, asksIfSpouseTakesPart, type AdditionalCase } from './additionalData.ts';
import type { AdditionalForm, AdditionalLists } from './AddressQuestions.tsx';
import { ADDITIONAL_DATA_TEXTS as TEXT } from './texts.ts';

type CivilProps = { step: AdditionalForm; lists: AdditionalLists; of: AdditionalCase };

const SpouseQuestions = ({ step, lists }: Omit<CivilProps, 'of'>) => {
  const { errorOf } = step;
  const { register } = step.form;
  return (
    <>
      <Text as="h2" size={25}>
        {TEXT.spouseHeading}
      </Text>
      <Text tone="muted" measure>
        {TEXT.spouseNote}
      </Text>
      <TextField
        label={TEXT.spouse.firstName}
        error={errorOf('spouse.firstName')}
        autoComplete="off"
        {...register('spouse.firstName')}
      />
      <TextField
        label={TEXT.spouse.lastName}
        error={errorOf('spouse.lastName')}
        autoComplete="off"
        {...register('spouse.lastName')}
      />
      <TextField
        label={TEXT.spouse.document}
        error={errorOf('spouse.document')}
        inputMode="numeric"
        width="m"
        autoComplete="off"
        {...register('spouse.document')}
      />
      <SelectField
        label={TEXT.spouse.gender}
        error={errorOf('spouse.gender')}
        emptyOption={TEXT.choose}
        autoComplete="off"
        options={entryOptions(lists.genders)}
        {...register('spouse.gender')}
      />
    </>
  );
};

export const CivilQuestions = ({ step, lists, of }: CivilProps) => {
  const { errorOf, values, set } = step;
  const { register } = step.form;
  const countries = lists.countries.map(({ id, description }) => ({
    value: String(id),
    label: nameCase(description),
  }));
  return (
    <>
      <SelectField
        label={TEXT.maritalStatus}
        error={errorOf('maritalStatusCode')}
        emptyOption={TEXT.choose}
        autoComplete="off"
        options={entryOptions(lists.maritalStatuses)}
        {...register('maritalStatusCode')}
      />
      {asksIfSpouseTakesPart(values, of) && (
        <RadioGroup
          name="spouseTakesPart"
          label={of.party === 'owner' ? TEXT.spouseTakesPart : TEXT.coOwnerSpouseTakesPart}
          error={errorOf('spouseTakesPart')}
          value={values.spouseTakesPart}
          onChange={(answer) => set('spouseTakesPart', answer)}
          options={[
            { value: 'yes', label: TEXT.yes },
            { value: 'no', label: TEXT.no },
          ]}
        />
      )}
      {asksForSpouse(values, of) && <SpouseQuestions step={step} lists={lists} />}
      <SelectField
        label={TEXT.nationality}
        error={errorOf('nationalityId')}
        autoComplete="off"
        options={countries}
        {...register('nationalityId')}
      />
      <SelectField
        label={TEXT.countryOfBirth}
        error={errorOf('countryOfBirthId')}
        autoComplete="off"
        options={countries}
        {...register('countryOfBirthId')}
      />
    </>
  );
};

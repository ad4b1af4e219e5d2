import { PhoneField } from '@prendarios/design-system/fields/PhoneField';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Text } from '@prendarios/design-system/foundations/Text';
import { cuilWarning } from '@prendarios/rules/cuil';
import { joinPhone, phoneWarning } from '@prendarios/rules/phone';
import { useStartupListsQuery } from '../../../../generated/hooks.ts';
import { genderOptions } from '../../../../shared/catalogue/genders.ts';
import type { StepForm } from '../../../../shared/forms/useStepForm.ts';
import type { SellerValues } from './sellerForm.ts';
import { SELLER_TEXTS as TEXT } from './texts.ts';

type FieldsProps = { step: StepForm<SellerValues> };

export const PersonSellerFields = ({ step }: FieldsProps) => {
  const { errorOf, values, set } = step;
  const { register } = step.form;
  const { person } = values;
  const { data } = useStartupListsQuery();
  const genders = genderOptions(data?.genders ?? []);
  return (
    <>
      <Text as="h2" size={25}>
        {TEXT.personHeading}
      </Text>
      <TextField
        label={TEXT.firstName}
        error={errorOf('person.firstName')}
        autoComplete="off"
        {...register('person.firstName')}
      />
      <TextField
        label={TEXT.lastName}
        error={errorOf('person.lastName')}
        autoComplete="off"
        {...register('person.lastName')}
      />
      <TextField
        label={TEXT.documentNumber}
        error={errorOf('person.documentNumber')}
        inputMode="numeric"
        width="m"
        autoComplete="off"
        {...register('person.documentNumber')}
      />
      <SelectField
        name="person.gender"
        label={TEXT.gender}
        error={errorOf('person.gender')}
        emptyOption={TEXT.choose}
        width="l"
        autoComplete="off"
        value={person.gender ?? ''}
        onChange={(event) => {
          const chosen = genders.find(({ value }) => value === event.target.value);
          set('person.gender', chosen?.value ?? null);
        }}
        options={genders}
      />
      <TextField
        label={TEXT.cuil}
        hint={cuilWarning(person.cuil, person.documentNumber) ?? TEXT.cuilHint}
        error={errorOf('person.cuil')}
        inputMode="numeric"
        width="m"
        autoComplete="off"
        {...register('person.cuil')}
      />
      <TextField
        label={TEXT.email}
        error={errorOf('person.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...register('person.email')}
      />
      <PhoneField
        name="person.phone"
        label={TEXT.phone}
        hint={phoneWarning(joinPhone(person.phone)) ?? TEXT.phoneHint}
        error={errorOf('person.phone')}
        value={person.phone}
        onChange={(phone) => set('person.phone', phone)}
      />
    </>
  );
};

type CompanyProps = FieldsProps & { dealer: string | null };

export const CompanySellerFields = ({ step, dealer }: CompanyProps) => {
  const { errorOf, values, set } = step;
  const { register } = step.form;
  const { company } = values;
  return (
    <>
      <Text as="h2" size={25}>
        {TEXT.companyHeading}
      </Text>
      <TextField
        label={TEXT.businessName}
        hint={dealer !== null && company.businessName === dealer ? TEXT.businessNameHint(dealer) : undefined}
        error={errorOf('company.businessName')}
        autoComplete="off"
        {...register('company.businessName')}
      />
      <TextField
        label={TEXT.cuit}
        hint={TEXT.cuilHint}
        error={errorOf('company.cuit')}
        inputMode="numeric"
        width="m"
        autoComplete="off"
        {...register('company.cuit')}
      />
      <TextField
        label={TEXT.email}
        error={errorOf('company.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...register('company.email')}
      />
      <PhoneField
        name="company.phone"
        label={TEXT.companyPhone}
        hint={phoneWarning(joinPhone(company.phone)) ?? TEXT.phoneHint}
        error={errorOf('company.phone')}
        value={company.phone}
        onChange={(phone) => set('company.phone', phone)}
      />
    </>
  );
};

import { PhoneField } from '@prendarios/design-system/fields/PhoneField';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Text } from '@prendarios/design-system/foundations/Text';
import { cuilWarning } from '@prendarios/rules/cuil';
import type { SellerValues } from '@prendarios/rules/forms/seller';
import { joinPhone, phoneWarning } from '@prendarios/rules/phone';
import { useWatch } from 'react-hook-form';
import { useStartupListsQuery } from '../../../../generated/hooks.ts';
import { genderOptions } from '../../../../shared/catalogue/genders.ts';
import { Field, FormTextField } from '../../../../shared/forms/Field.tsx';
import type { StepForm } from '../../../../shared/forms/useStepForm.ts';
import { SELLER_TEXTS as TEXT } from './texts.ts';

type FieldsProps = { step: StepForm<SellerValues> };

export const PersonSellerFields = ({ step }: FieldsProps) => {
  const documentNumber = useWatch({ control: step.control, name: 'person.documentNumber' });
  const { data } = useStartupListsQuery();
  const genders = genderOptions(data?.genders ?? []);
  return (
    <>
      <Text as="h2" size={25}>
        {TEXT.personHeading}
      </Text>
      <FormTextField form={step} name="person.firstName" label={TEXT.firstName} autoComplete="off" />
      <FormTextField form={step} name="person.lastName" label={TEXT.lastName} autoComplete="off" />
      <FormTextField
        form={step}
        name="person.documentNumber"
        label={TEXT.documentNumber}
        inputMode="numeric"
        width="m"
        autoComplete="off"
      />
      <Field form={step} name="person.gender">
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            label={TEXT.gender}
            emptyOption={TEXT.choose}
            width="l"
            autoComplete="off"
            value={value ?? ''}
            onChange={(event) => {
              const chosen = genders.find((option) => option.value === event.target.value);
              onChange(chosen?.value ?? null);
            }}
            options={genders}
          />
        )}
      </Field>
      <Field form={step} name="person.cuil">
        {(field) => (
          <TextField
            {...field}
            label={TEXT.cuil}
            hint={cuilWarning(field.value, documentNumber) ?? TEXT.cuilHint}
            inputMode="numeric"
            width="m"
            autoComplete="off"
          />
        )}
      </Field>
      <FormTextField
        form={step}
        name="person.email"
        label={TEXT.email}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <Field form={step} name="person.phone">
        {(field) => (
          <PhoneField
            {...field}
            label={TEXT.phone}
            hint={phoneWarning(joinPhone(field.value)) ?? TEXT.phoneHint}
          />
        )}
      </Field>
    </>
  );
};

type CompanyProps = FieldsProps & { dealer: string | null };

export const CompanySellerFields = ({ step, dealer }: CompanyProps) => {
  return (
    <>
      <Text as="h2" size={25}>
        {TEXT.companyHeading}
      </Text>
      <Field form={step} name="company.businessName">
        {(field) => (
          <TextField
            {...field}
            label={TEXT.businessName}
            hint={dealer !== null && field.value === dealer ? TEXT.businessNameHint(dealer) : undefined}
            autoComplete="off"
          />
        )}
      </Field>
      <FormTextField
        form={step}
        name="company.cuit"
        label={TEXT.cuit}
        hint={TEXT.cuilHint}
        inputMode="numeric"
        width="m"
        autoComplete="off"
      />
      <FormTextField
        form={step}
        name="company.email"
        label={TEXT.email}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <Field form={step} name="company.phone">
        {(field) => (
          <PhoneField
            {...field}
            label={TEXT.companyPhone}
            hint={phoneWarning(joinPhone(field.value)) ?? TEXT.phoneHint}
          />
        )}
      </Field>
    </>
  );
};

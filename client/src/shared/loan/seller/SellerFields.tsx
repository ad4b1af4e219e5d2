import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { PhoneField } from '@prendarios/design-system/fields/PhoneField';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { cuilWarning } from '@prendarios/rules/cuil';
import type { SellerValues } from '@prendarios/rules/forms/seller';
import { joinPhone, phoneWarning } from '@prendarios/rules/phone';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useStartupListsQuery } from '#generated/hooks.ts';
import { genderOptions } from '../genders.ts';
import { EmailField } from '#shared/forms/EmailField.tsx';
import { Field, FormTextField } from '#shared/forms/Field.tsx';
import { MobileField } from '#shared/forms/MobileField.tsx';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { OWN_SELLER_TEXTS, SELLER_TEXTS as TEXT } from './texts.ts';
import { useUsualCuil } from '../useUsualCuil.ts';
import { useTaxpayer } from './useTaxpayer.ts';

type FieldsProps = { form: StepForm<SellerValues> };

type PersonFieldsProps = FieldsProps & Readonly<{ heading: string; cuilFilled: string; isOwn: boolean }>;

const PersonSellerFields = ({ form, heading, cuilFilled, isOwn }: PersonFieldsProps) => {
  // The browser can only autofill its own user's data.
  const ownData = (token: string) => (isOwn ? token : 'off');
  const [documentNumber, gender, cuil] = useWatch({
    control: form.control,
    name: ['person.documentNumber', 'person.gender', 'person.cuil'],
  });
  const { isFilled } = useUsualCuil({ documentNumber, gender, cuil }, (usual) =>
    form.set('person.cuil', usual),
  );
  const { data } = useStartupListsQuery();
  const genders = genderOptions(data?.genders ?? []);
  return (
    <>
      <Text as="h2" size={25}>
        {heading}
      </Text>
      <FormTextField
        form={form}
        name="person.firstName"
        label={TEXT.firstName}
        autoComplete={ownData('given-name')}
      />
      <FormTextField
        form={form}
        name="person.lastName"
        label={TEXT.lastName}
        autoComplete={ownData('family-name')}
      />
      <FormTextField
        form={form}
        name="person.documentNumber"
        label={TEXT.documentNumber}
        inputMode="numeric"
        width="m"
        autoComplete="off"
      />
      <Field form={form} name="person.gender">
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
      <Field form={form} name="person.cuil">
        {(field) => (
          <TextField
            {...field}
            label={TEXT.cuil}
            hint={cuilWarning(field.value, documentNumber) ?? (isFilled ? cuilFilled : TEXT.cuilHint)}
            inputMode="numeric"
            width="m"
            autoComplete="off"
          />
        )}
      </Field>
      <Field form={form} name="person.email">
        {(field) => (
          <EmailField
            {...field}
            completes
            label={TEXT.email}
            inputMode="email"
            autoComplete={ownData('email')}
          />
        )}
      </Field>
      <Field form={form} name="person.phone">
        {(field) => <MobileField {...field} label={TEXT.phone} hint={TEXT.phoneHint} />}
      </Field>
    </>
  );
};

/**
 * Fills in the registered name of the CUIT, unless the user entered another. A dealer in the bank's list only needs a
 * confirmation, so that way of adding the seller is selected.
 */
function useNameOfCuit({ control, set }: StepForm<SellerValues>): { isFilled: boolean } {
  const [cuit, name] = useWatch({ control, name: ['company.cuit', 'company.businessName'] });
  const [filled, setFilled] = useState('');
  useTaxpayer(cuit, ({ businessName, pointOfSaleCode }) => {
    if (name === '' || name === filled) {
      set('company.businessName', businessName);
      setFilled(businessName);
    }
    if (pointOfSaleCode === null) return;
    set('dealer', { code: pointOfSaleCode, name: businessName });
    set('way', 'dealer');
  });
  return { isFilled: filled !== '' && name === filled };
}

const CompanySellerFields = ({ form }: FieldsProps) => {
  const { isFilled } = useNameOfCuit(form);
  return (
    <>
      <Text as="h2" size={25}>
        {TEXT.companyHeading}
      </Text>
      <FormTextField
        form={form}
        name="company.cuit"
        label={TEXT.cuit}
        hint={TEXT.cuilHint}
        inputMode="numeric"
        width="m"
        autoComplete="off"
      />
      <Field form={form} name="company.businessName">
        {(field) => (
          <TextField
            {...field}
            label={TEXT.businessName}
            hint={isFilled ? TEXT.businessNameFilled : TEXT.businessNameUnknown}
            autoComplete="off"
          />
        )}
      </Field>
      <Field form={form} name="company.email">
        {(field) => <EmailField {...field} label={TEXT.email} inputMode="email" autoComplete="off" />}
      </Field>
      <Field form={form} name="company.phone">
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

/** Asks for the phone or email address that receives the seller's link. */
export const ContactFields = ({ form }: FieldsProps) => (
  <>
    <Stack gap={1}>
      <Text as="h2" size={25}>
        {TEXT.linkHeading}
      </Text>
      <Text tone="muted">{TEXT.linkHint}</Text>
    </Stack>
    <Field form={form} name="contact.phone">
      {(field) => <MobileField {...field} label={TEXT.phone} hint={TEXT.phoneHint} />}
    </Field>
    <Field form={form} name="contact.email">
      {(field) => <EmailField {...field} completes label={TEXT.email} inputMode="email" autoComplete="off" />}
    </Field>
  </>
);

/** Asks for the kind of seller, and shows the fields of that kind. */
export const SellerIdentityFields = ({ form, isOwn = false }: FieldsProps & { isOwn?: boolean }) => {
  const kind = useWatch({ control: form.control, name: 'kind' });
  const words = isOwn ? OWN_SELLER_TEXTS : TEXT;
  return (
    <>
      <Field form={form} name="kind">
        {(field) => (
          <ChoiceCards
            {...field}
            label={TEXT.kind}
            options={[
              {
                value: 'company',
                label: words.company,
                description: words.companyNote,
                icon: 'shop',
              },
              {
                value: 'person',
                label: words.person,
                description: words.personNote,
                icon: 'person',
              },
            ]}
          />
        )}
      </Field>
      {kind === 'person' && (
        <PersonSellerFields
          form={form}
          heading={words.personHeading}
          cuilFilled={words.cuilFilled}
          isOwn={isOwn}
        />
      )}
      {kind === 'company' && <CompanySellerFields form={form} />}
    </>
  );
};

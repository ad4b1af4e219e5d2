import { PhoneField } from '@prendarios/design-system/fields/PhoneField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { SaleViewFragment } from '../../../generated/graphql.ts';
import type { StepForm } from '../../../shared/forms/useStepForm.ts';
import type { DataValues } from './dataForm.ts';
import { DATA_TEXTS as TEXT } from './texts.ts';

type DataFieldsProps = { form: StepForm<DataValues>; seller: SaleViewFragment['seller'] };

/** What who sells can correct; who they are is not theirs to change here. */
export const DataFields = ({ form, seller }: DataFieldsProps) => {
  const { errorOf, values, set } = form;
  const { register } = form.form;
  return (
    <>
      {seller.company ? (
        <TextField
          label={TEXT.businessName}
          error={errorOf('businessName')}
          autoComplete="organization"
          {...register('businessName')}
        />
      ) : (
        <>
          <TextField
            label={TEXT.firstName}
            error={errorOf('firstName')}
            autoComplete="given-name"
            {...register('firstName')}
          />
          <TextField
            label={TEXT.lastName}
            error={errorOf('lastName')}
            autoComplete="family-name"
            {...register('lastName')}
          />
        </>
      )}
      <TextField
        label={TEXT.email}
        hint={TEXT.emailHint(seller.maskedEmail)}
        error={errorOf('email')}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        {...register('email')}
      />
      <PhoneField
        name="phone"
        label={seller.company ? TEXT.companyPhone : TEXT.phone}
        hint={TEXT.phoneHint(seller.maskedPhone)}
        error={errorOf('phone')}
        optional
        value={values.phone}
        onChange={(phone) => set('phone', phone)}
      />
      <Text tone="muted" size={15} measure>
        {TEXT.identityNote(seller.company ? TEXT.cuit : TEXT.document)}
      </Text>
    </>
  );
};

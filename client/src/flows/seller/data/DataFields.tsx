import { PhoneField } from '@prendarios/design-system/fields/PhoneField';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { SaleDataValues } from '@prendarios/rules/forms/sale';
import { useBank } from '#shared/page/bank.ts';
import { EmailField } from '#shared/forms/EmailField.tsx';
import { Field, FormTextField } from '#shared/forms/Field.tsx';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { isCompany, type SaleSeller } from '../sellerIdentity.ts';
import { DATA_TEXTS as TEXT } from './texts.ts';

type DataFieldsProps = { form: StepForm<SaleDataValues>; seller: SaleSeller };

const NameFields = ({ form, seller }: DataFieldsProps) =>
  isCompany(seller) ? (
    <FormTextField form={form} name="businessName" label={TEXT.businessName} autoComplete="organization" />
  ) : (
    <>
      <FormTextField form={form} name="firstName" label={TEXT.firstName} autoComplete="given-name" />
      <FormTextField form={form} name="lastName" label={TEXT.lastName} autoComplete="family-name" />
    </>
  );

/** Shows the fields that the seller can correct; their identity cannot be changed here. */
export const DataFields = ({ form, seller }: DataFieldsProps) => {
  const { phone } = useBank().contacts;
  return (
    <>
      {seller.canNameBeChanged && <NameFields form={form} seller={seller} />}
      <Field form={form} name="email">
        {(field) => (
          <EmailField
            {...field}
            label={TEXT.email}
            hint={TEXT.emailHint(seller.maskedEmail)}
            optional
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field form={form} name="phone">
        {(field) => (
          <PhoneField
            {...field}
            label={isCompany(seller) ? TEXT.companyPhone : TEXT.phone}
            hint={TEXT.phoneHint(seller.maskedPhone)}
            optional
          />
        )}
      </Field>
      <Text tone="muted" size={15} measure>
        {seller.canNameBeChanged
          ? TEXT.identityNote(isCompany(seller) ? TEXT.cuit : TEXT.document, keepTogether(phone))
          : TEXT.nameFixed(keepTogether(phone))}
      </Text>
    </>
  );
};

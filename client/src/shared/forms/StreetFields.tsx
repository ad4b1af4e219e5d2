import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { postalCodeWarning } from '@prendarios/rules/postalCode';
import { useWatch } from 'react-hook-form';
import { FormTextField } from './Field.tsx';
import type { StepForm } from './useStepForm.ts';

type StreetFieldName = 'street' | 'number' | 'floor' | 'apartment' | 'postalCode';
export type StreetValues = Record<StreetFieldName | 'provinceId', string>;

type StreetFieldsProps = {
  form: StepForm<StreetValues>;
  texts: Readonly<Record<StreetFieldName | 'postalCodeHint', string>>;
};

const PostalCodeWarning = ({ form }: Pick<StreetFieldsProps, 'form'>) => {
  const [postalCode, provinceId] = useWatch({ control: form.control, name: ['postalCode', 'provinceId'] });
  const warning = postalCodeWarning(postalCode, Number(provinceId));
  return (
    warning !== null && (
      <Alert tone="warning" live>
        {warning}
      </Alert>
    )
  );
};

/** Street, number and what follows; the form has asked for the province. */
export const StreetFields = ({ form, texts }: StreetFieldsProps) => (
  <>
    <FormTextField form={form} name="street" label={texts.street} autoComplete="address-line1" />
    <FormTextField
      form={form}
      name="number"
      label={texts.number}
      inputMode="numeric"
      width="s"
      autoComplete="off"
    />
    <Stack direction="row" gap={4} wrap>
      <FormTextField form={form} name="floor" label={texts.floor} optional width="s" autoComplete="off" />
      <FormTextField
        form={form}
        name="apartment"
        label={texts.apartment}
        optional
        width="s"
        autoComplete="off"
      />
    </Stack>
    <FormTextField
      form={form}
      name="postalCode"
      label={texts.postalCode}
      hint={texts.postalCodeHint}
      width="m"
      autoComplete="postal-code"
      autoCapitalize="characters"
    />
    <PostalCodeWarning form={form} />
  </>
);

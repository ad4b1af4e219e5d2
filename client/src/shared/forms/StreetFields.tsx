import { Stack } from '@prendarios/design-system/foundations/Stack';
import { postalCodeDoubt } from '@prendarios/rules/postalCode';
import { FormTextField } from './Field.tsx';
import type { FieldMessages } from './userErrors.ts';
import type { StepForm } from './useStepForm.ts';

type StreetFieldName = 'street' | 'number' | 'floor' | 'apartment' | 'postalCode';
export type StreetValues = Record<StreetFieldName | 'provinceId', string>;

type StreetFieldsProps = {
  form: StepForm<StreetValues>;
  texts: Readonly<Record<StreetFieldName | 'postalCodeHint', string>>;
};

/** Questions a postal code once if its letter belongs to another province; for a form's `doubts`. */
export const postalCodeDoubts = ({
  postalCode,
  provinceId,
}: Pick<StreetValues, 'postalCode' | 'provinceId'>): FieldMessages => {
  const doubt = postalCodeDoubt(postalCode, Number(provinceId));
  return doubt === null ? {} : { postalCode: doubt };
};

/** Shows the street, number and remaining address fields; the form asks for the province separately. */
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
  </>
);

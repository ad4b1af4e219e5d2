import { PhoneField } from '@prendarios/design-system/fields/PhoneField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { joinPhone, phoneWarning } from '@prendarios/rules/phone';
import { useMobileProvidersQuery } from '../../../../generated/hooks.ts';
import { entryOptions } from '../../../../shared/catalogue/options.ts';
import { LIST_CONTEXT, ListProblem } from '../../../../shared/errors/ListProblem.tsx';
import { EmailField } from '../../../../shared/forms/EmailField.tsx';
import { Field, FormSelectField } from '../../../../shared/forms/Field.tsx';
import { ownData, personTexts, type PersonSectionProps } from './section.ts';

export const ContactSection = ({ form, isCoOwner }: PersonSectionProps) => {
  const TEXT = personTexts(isCoOwner);
  const providers = useMobileProvidersQuery({ context: LIST_CONTEXT });
  return (
    <Stack gap={6}>
      <ListProblem queries={[providers]} />
      <Field form={form} name="email">
        {(field) => <EmailField {...field} label={TEXT.email} autoComplete={ownData(isCoOwner, 'email')} />}
      </Field>
      <Field form={form} name="phone">
        {(field) => (
          <PhoneField
            {...field}
            label={TEXT.phone}
            hint={phoneWarning(joinPhone(field.value)) ?? TEXT.phoneHint}
          />
        )}
      </Field>
      <FormSelectField
        form={form}
        name="providerCode"
        label={TEXT.provider}
        optional
        width="l"
        emptyOption={TEXT.noProvider}
        options={entryOptions(providers.data?.mobileProviders)}
      />
    </Stack>
  );
};

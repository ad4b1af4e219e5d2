import { Stack } from '@prendarios/design-system/foundations/Stack';
import { useMobileProvidersQuery } from '#generated/hooks.ts';
import { entryOptions } from '#shared/loan/options.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { EmailField } from '#shared/forms/EmailField.tsx';
import { Field, FormSelectField } from '#shared/forms/Field.tsx';
import { MobileField } from '#shared/forms/MobileField.tsx';
import { ownData, personTexts, type PersonSectionProps } from './section.ts';

export const ContactSection = ({ form, isCoOwner }: PersonSectionProps) => {
  const TEXT = personTexts(isCoOwner);
  const providers = useMobileProvidersQuery({ context: LIST_CONTEXT });
  return (
    <Stack gap={6}>
      <ListProblem queries={[providers]} />
      <Field form={form} name="email">
        {(field) => (
          <EmailField {...field} completes label={TEXT.email} autoComplete={ownData(isCoOwner, 'email')} />
        )}
      </Field>
      <Field form={form} name="phone">
        {(field) => <MobileField {...field} label={TEXT.phone} hint={TEXT.phoneHint} />}
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

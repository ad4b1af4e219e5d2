import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import type { Gender } from '#generated/graphql.ts';
import { useStartupListsQuery } from '#generated/hooks.ts';
import { genderOptions } from '#shared/loan/genders.ts';
import { Field, FormTextField } from '#shared/forms/Field.tsx';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { REQUEST_TEXTS as TEXT } from './texts.ts';

type PersonValues = { documentNumber: string; gender: Gender | null; contact: string };

/** Fields for the requester and the address of the reply. */
export const PersonFields = ({ form }: { form: StepForm<PersonValues> }) => {
  const { data } = useStartupListsQuery();
  const genders = genderOptions(data?.genders ?? []);
  return (
    <>
      <FormTextField
        form={form}
        name="documentNumber"
        label={TEXT.documentNumber}
        hint={TEXT.documentHint}
        inputMode="numeric"
        width="m"
        autoComplete="off"
      />
      <Field form={form} name="gender">
        {(field) => <RadioGroup {...field} label={TEXT.gender} options={genders} />}
      </Field>
      <FormTextField
        form={form}
        name="contact"
        label={TEXT.contact}
        hint={TEXT.contactHint}
        inputMode="email"
        autoComplete="email"
      />
    </>
  );
};

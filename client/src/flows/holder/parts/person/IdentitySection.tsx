import { DateParts } from '@prendarios/design-system/fields/DateParts';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { checkBirthDate, spreadDate } from '@prendarios/rules/birthDate';
import { DOCUMENT_TYPE } from '@prendarios/rules/constants';
import { cuilWarning } from '@prendarios/rules/cuil';
import { dniWarning } from '@prendarios/rules/dni';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useStartupListsQuery } from '#generated/hooks.ts';
import { genderOptions } from '#shared/loan/genders.ts';
import { useUsualCuil } from '#shared/loan/useUsualCuil.ts';
import { entryOptions } from '#shared/loan/options.ts';
import { LIST_CONTEXT } from '#shared/page/ListProblem.tsx';
import { Field, FormSelectField, FormTextField } from '#shared/forms/Field.tsx';
import { ownData, personTexts, type PersonSectionProps } from './section.ts';
import { PERSON_TEXTS } from './texts.ts';

const NO_DATE = { day: '', month: '', year: '' };

type OwnProps = Pick<PersonSectionProps, 'form'>;

const DocumentNumber = ({ form, hint }: OwnProps & { hint: string }) => {
  const kind = useWatch({ control: form.control, name: 'documentKind' });
  const documentTypeId = kind === 'DNI' ? DOCUMENT_TYPE.dni : DOCUMENT_TYPE.foreignDni;
  return (
    <Field form={form} name="documentNumber">
      {(field) => (
        <TextField
          {...field}
          label={PERSON_TEXTS.documentNumber}
          hint={dniWarning(field.value, documentTypeId) ?? hint}
          width="m"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </Field>
  );
};

const Cuil = ({ form, hint }: OwnProps & { hint: string }) => {
  const [documentNumber, gender, cuil] = useWatch({
    control: form.control,
    name: ['documentNumber', 'gender', 'cuil'],
  });
  const { isFilled } = useUsualCuil({ documentNumber, gender, cuil }, (usual) => form.set('cuil', usual));
  return (
    <FormTextField
      form={form}
      name="cuil"
      label={PERSON_TEXTS.cuil}
      hint={cuilWarning(cuil, documentNumber) ?? (isFilled ? hint : PERSON_TEXTS.cuilHint)}
      width="l"
      inputMode="numeric"
      autoComplete="off"
    />
  );
};

type IdentityProps = PersonSectionProps & { today: string; underDocument?: ReactNode };

/** Asks for name, document, gender, birth date and CUIL, and a co-owner's relationship to the owner. */
export const IdentitySection = ({ form, isCoOwner, today, underDocument }: IdentityProps) => {
  const TEXT = personTexts(isCoOwner);
  const { data } = useStartupListsQuery({ context: LIST_CONTEXT });
  return (
    <Stack gap={6}>
      {isCoOwner && (
        <FormSelectField
          form={form}
          name="relationshipCode"
          label={TEXT.relationship}
          emptyOption={TEXT.choose}
          options={entryOptions(data?.relationships)}
        />
      )}
      <FormTextField
        form={form}
        name="firstName"
        label={TEXT.firstName}
        autoComplete={ownData(isCoOwner, 'given-name')}
      />
      <FormTextField
        form={form}
        name="lastName"
        label={TEXT.lastName}
        autoComplete={ownData(isCoOwner, 'family-name')}
      />
      <FormSelectField
        form={form}
        name="documentKind"
        label={TEXT.documentKind}
        width="l"
        options={[
          { value: 'DNI', label: TEXT.dni },
          { value: 'FOREIGN_DNI', label: TEXT.foreignDni },
        ]}
      />
      <DocumentNumber form={form} hint={TEXT.documentHint} />
      {underDocument}
      <Field form={form} name="gender">
        {(field) => (
          <RadioGroup
            {...field}
            label={TEXT.gender}
            hint={TEXT.genderHint}
            options={genderOptions(data?.genders ?? [])}
          />
        )}
      </Field>
      <Field form={form} name="birthDate">
        {(field) => (
          <DateParts
            {...field}
            onChange={(date) => field.onChange(spreadDate(date, field.value))}
            // Typing has ended, so typed text is split like pasted text.
            onBlur={() => field.onChange(spreadDate(field.value, NO_DATE))}
            label={TEXT.birthDate}
            errorParts={field.error === undefined ? undefined : checkBirthDate(field.value, today)?.parts}
            autoComplete={isCoOwner ? 'off' : 'bday'}
          />
        )}
      </Field>
      <Cuil form={form} hint={TEXT.cuilFilled} />
    </Stack>
  );
};

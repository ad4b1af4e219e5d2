import { DateParts } from '@prendarios/design-system/fields/DateParts';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { checkBirthDate } from '@prendarios/rules/birthDate';
import { DOCUMENT_TYPE } from '@prendarios/rules/constants';
import { cuilWarning, formatCuil, suggestCuil } from '@prendarios/rules/cuil';
import { sentenceCase } from '@prendarios/rules/displayCase';
import { checkDni, dniWarning } from '@prendarios/rules/dni';
import { useWatch } from 'react-hook-form';
import { useStartupListsQuery } from '../../../../generated/hooks.ts';
import { GENDER_OF_CODE } from '../../../../shared/catalogue/genders.ts';
import { entryOptions } from '../../../../shared/catalogue/options.ts';
import { LIST_CONTEXT } from '../../../../shared/errors/ListProblem.tsx';
import { Field, FormSelectField, FormTextField } from '../../../../shared/forms/Field.tsx';
import { CODE_OF_GENDER } from './personForm.ts';
import { ownData, personTexts, Section, type PersonSectionProps } from './Section.tsx';
import { PERSON_TEXTS } from './texts.ts';

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

/** Its hint suggests the CUIL that usually results from document and gender. */
const Cuil = ({ form }: OwnProps) => {
  const [documentNumber, gender] = useWatch({ control: form.control, name: ['documentNumber', 'gender'] });
  const isUsual = checkDni(documentNumber) === null;
  const suggestion = isUsual
    ? suggestCuil(documentNumber, gender === null ? '' : CODE_OF_GENDER[gender])
    : null;
  const hintFor = (cuil: string) =>
    suggestion === null || cuil !== ''
      ? PERSON_TEXTS.cuilHint
      : PERSON_TEXTS.cuilSuggestion(formatCuil(suggestion));
  return (
    <Field form={form} name="cuil">
      {(field) => (
        <TextField
          {...field}
          label={PERSON_TEXTS.cuil}
          hint={cuilWarning(field.value, documentNumber) ?? hintFor(field.value)}
          width="l"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </Field>
  );
};

/** Name, document, gender, birth date and CUIL; for a co-owner also the relationship to the owner. */
export const IdentitySection = ({ form, isCoOwner, today }: PersonSectionProps & { today: string }) => {
  const TEXT = personTexts(isCoOwner);
  const { data } = useStartupListsQuery({ context: LIST_CONTEXT });
  return (
    <Section title={TEXT.who}>
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
      <Field form={form} name="gender">
        {(field) => (
          <RadioGroup
            {...field}
            label={TEXT.gender}
            hint={TEXT.genderHint}
            options={(data?.genders ?? []).flatMap(({ code, description }) => {
              const gender = GENDER_OF_CODE[code];
              return gender === undefined ? [] : [{ value: gender, label: sentenceCase(description) }];
            })}
          />
        )}
      </Field>
      <Field form={form} name="birthDate">
        {(field) => (
          <DateParts
            {...field}
            label={TEXT.birthDate}
            errorParts={field.error === undefined ? undefined : checkBirthDate(field.value, today)?.parts}
            autoComplete={isCoOwner ? 'off' : 'bday'}
          />
        )}
      </Field>
      <Cuil form={form} />
    </Section>
  );
};

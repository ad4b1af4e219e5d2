import { DateParts } from '@prendarios/design-system/fields/DateParts';
import { AmountField } from '@prendarios/design-system/fields/AmountField';
import { PhoneField } from '@prendarios/design-system/fields/PhoneField';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { checkBirthDate } from '@prendarios/rules/birthDate';
import { cuilWarning, formatCuil, suggestCuil } from '@prendarios/rules/cuil';
import { DOCUMENT_TYPE } from '@prendarios/rules/constants';
import { checkDni, dniWarning } from '@prendarios/rules/dni';
import { sentenceCase } from '@prendarios/rules/displayCase';
import { joinPhone, phoneWarning } from '@prendarios/rules/phone';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import {
  useEconomicListsQuery,
  useTurnoverTaxCategoriesQuery,
  useMobileProvidersQuery,
  useStartupListsQuery,
} from '../../../../generated/hooks.ts';
import { entryOptions, numberedOptions, soleValue } from '../../../../shared/catalogue/options.ts';
import { LIST_CONTEXT, ListProblem } from '../../../../shared/errors/ListProblem.tsx';
import { GENDER_OF_CODE } from '../../../../shared/catalogue/genders.ts';
import type { StepForm } from '../../../../shared/forms/useStepForm.ts';
import { CODE_OF_GENDER, type PersonValues } from './personForm.ts';
import { CO_OWNER_WORDS, PERSON_TEXTS } from './texts.ts';

type PersonFieldsProps<Values extends PersonValues & FieldValues> = {
  form: StepForm<Values>;
  isCoOwner: boolean;
  today: string;
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={6}>
    <Text as="h2" size={25} weight="bold">
      {title}
    </Text>
    {children}
  </Stack>
);

function hintFor(values: PersonValues, isTyped: boolean): string {
  const code = values.gender === null ? '' : CODE_OF_GENDER[values.gender];
  const suggestion =
    checkDni(values.documentNumber) === null ? suggestCuil(values.documentNumber, code) : null;
  return suggestion === null || isTyped
    ? PERSON_TEXTS.cuilHint
    : PERSON_TEXTS.cuilSuggestion(formatCuil(suggestion));
}

/** A list with one option leaves nothing to ask: it is chosen when the answer above it, `of`, has brought it. */
function useSoleOption(options: readonly { value: string }[], of: string, choose: (value: string) => void) {
  const sole = soleValue(options);
  useEffect(
    function chooseSole() {
      if (sole !== null) choose(sole);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the person may still take it back: it is not chosen again until the list is another one
    [sole, of],
  );
}

/** The three sections of a person: who, contact, work. One's own or the co-owner's. */
export function PersonFields<Values extends PersonValues & FieldValues>(props: PersonFieldsProps<Values>) {
  const { form, isCoOwner, today } = props;
  const TEXT = isCoOwner ? { ...PERSON_TEXTS, ...CO_OWNER_WORDS } : PERSON_TEXTS;
  const values: PersonValues = form.values;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of PersonValues is a path of whatever extends it; generics hide it
  const pathOf = (name: keyof PersonValues) => name as Path<Values>;
  const set = <Name extends keyof PersonValues>(name: Name, value: PersonValues[Name]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above, for the value
    form.set(pathOf(name), value as PathValue<Values, Path<Values>>);
  const text = (name: keyof PersonValues) => ({
    ...form.form.register(pathOf(name)),
    error: form.errorOf(name),
  });

  const lists = useStartupListsQuery({ context: LIST_CONTEXT });
  const { occupationId } = values;
  const economic = useEconomicListsQuery(
    values.occupationId === '' ? { skip: true } : { variables: { occupationId }, context: LIST_CONTEXT },
  );
  const gross = useTurnoverTaxCategoriesQuery(
    values.vatStatusCode === ''
      ? { skip: true }
      : { variables: { vatStatusCode: values.vatStatusCode }, context: LIST_CONTEXT },
  );
  const providers = useMobileProvidersQuery({ context: LIST_CONTEXT });
  const vatStatuses = entryOptions(economic.data?.vatStatuses);
  const turnoverTaxCategories = entryOptions(gross.data?.turnoverTaxCategories);
  useSoleOption(vatStatuses, values.occupationId, (code) => set('vatStatusCode', code));
  useSoleOption(turnoverTaxCategories, values.vatStatusCode, (code) => set('turnoverTaxCategoryCode', code));
  const birthProblem =
    form.errorOf('birthDate') === undefined ? null : checkBirthDate(values.birthDate, today);
  const documentTypeId = values.documentKind === 'DNI' ? DOCUMENT_TYPE.dni : DOCUMENT_TYPE.foreignDni;
  const own = (token: string) => (isCoOwner ? 'off' : token);

  return (
    <Stack gap={10}>
      <ListProblem queries={[lists, economic, gross, providers]} />
      <Section title={TEXT.who}>
        {isCoOwner && (
          <SelectField
            name="relationshipCode"
            label={TEXT.relationship}
            emptyOption={TEXT.choose}
            error={form.errorOf('relationshipCode')}
            value={values.relationshipCode}
            onChange={(event) => set('relationshipCode', event.target.value)}
            options={entryOptions(lists.data?.relationships)}
          />
        )}
        <TextField {...text('firstName')} label={TEXT.firstName} autoComplete={own('given-name')} />
        <TextField {...text('lastName')} label={TEXT.lastName} autoComplete={own('family-name')} />
        <SelectField
          name="documentKind"
          label={TEXT.documentKind}
          width="l"
          value={values.documentKind}
          onChange={(event) =>
            set('documentKind', event.target.value === 'FOREIGN_DNI' ? 'FOREIGN_DNI' : 'DNI')
          }
          options={[
            { value: 'DNI', label: TEXT.dni },
            { value: 'FOREIGN_DNI', label: TEXT.foreignDni },
          ]}
        />
        <TextField
          {...text('documentNumber')}
          label={TEXT.documentNumber}
          hint={dniWarning(values.documentNumber, documentTypeId) ?? TEXT.documentHint}
          width="m"
          inputMode="numeric"
          autoComplete="off"
        />
        <RadioGroup
          name="gender"
          label={TEXT.gender}
          hint={TEXT.genderHint}
          error={form.errorOf('gender')}
          value={values.gender}
          onChange={(gender) => set('gender', gender)}
          options={(lists.data?.genders ?? []).flatMap(({ code, description }) => {
            const gender = GENDER_OF_CODE[code];
            return gender === undefined ? [] : [{ value: gender, label: sentenceCase(description) }];
          })}
        />
        <DateParts
          name="birthDate"
          label={TEXT.birthDate}
          error={form.errorOf('birthDate')}
          errorParts={birthProblem?.parts}
          autoComplete={isCoOwner ? 'off' : 'bday'}
          value={values.birthDate}
          onChange={(date) => set('birthDate', date)}
        />
        <TextField
          {...text('cuil')}
          label={TEXT.cuil}
          hint={cuilWarning(values.cuil, values.documentNumber) ?? hintFor(values, values.cuil !== '')}
          width="l"
          inputMode="numeric"
          autoComplete="off"
        />
      </Section>
      <Section title={TEXT.contact}>
        <TextField
          {...text('email')}
          type="email"
          label={TEXT.email}
          autoComplete={own('email')}
          spellCheck={false}
        />
        <PhoneField
          name="phone"
          label={TEXT.phone}
          hint={phoneWarning(joinPhone(values.phone)) ?? TEXT.phoneHint}
          error={form.errorOf('phone')}
          value={values.phone}
          onChange={(phone) => set('phone', phone)}
        />
        <SelectField
          name="providerCode"
          label={TEXT.provider}
          width="l"
          emptyOption={TEXT.choose}
          error={form.errorOf('providerCode')}
          value={values.providerCode}
          onChange={(event) => set('providerCode', event.target.value)}
          options={entryOptions(providers.data?.mobileProviders)}
        />
      </Section>
      <Section title={TEXT.work}>
        <SelectField
          name="occupationId"
          label={TEXT.occupation}
          emptyOption={TEXT.choose}
          error={form.errorOf('occupationId')}
          value={values.occupationId}
          onChange={(event) => {
            set('occupationId', event.target.value);
            set('workActivityCode', '');
            set('vatStatusCode', '');
            set('turnoverTaxCategoryCode', '');
          }}
          options={numberedOptions(lists.data?.occupations)}
        />
        <SelectField
          name="workActivityCode"
          label={TEXT.workActivity}
          optional
          emptyOption={TEXT.choose}
          error={form.errorOf('workActivityCode')}
          value={values.workActivityCode}
          onChange={(event) => set('workActivityCode', event.target.value)}
          options={entryOptions(economic.data?.workActivities)}
        />
        <SelectField
          name="vatStatusCode"
          label={TEXT.vatStatus}
          emptyOption={TEXT.choose}
          error={form.errorOf('vatStatusCode')}
          value={values.vatStatusCode}
          onChange={(event) => {
            set('vatStatusCode', event.target.value);
            set('turnoverTaxCategoryCode', '');
          }}
          options={vatStatuses}
        />
        <SelectField
          name="turnoverTaxCategoryCode"
          label={TEXT.turnoverTax}
          optional
          emptyOption={TEXT.choose}
          error={form.errorOf('turnoverTaxCategoryCode')}
          value={values.turnoverTaxCategoryCode}
          onChange={(event) => set('turnoverTaxCategoryCode', event.target.value)}
          options={turnoverTaxCategories}
        />
        <AmountField
          name="monthlyIncome"
          label={TEXT.income}
          hint={TEXT.incomeHint}
          optional
          width="l"
          error={form.errorOf('monthlyIncome')}
          value={values.monthlyIncome}
          onChange={(income) => set('monthlyIncome', income)}
        />
      </Section>
    </Stack>
  );
}

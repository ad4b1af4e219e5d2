import { AmountField } from '@prendarios/design-system/fields/AmountField';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { parseExactAmount } from '@prendarios/rules/amount';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import {
  useEconomicListsQuery,
  useTurnoverTaxCategoriesQuery,
  useStartupListsQuery,
} from '#generated/hooks.ts';
import { entryOptions, numberedOptions, soleValue } from '#shared/loan/options.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { Field, FormSelectField } from '#shared/forms/Field.tsx';
import { personTexts, type PersonSectionProps } from './section.ts';

type Options = readonly { value: string }[];

/** Preselects the only option of a list, which is then not shown. */
function useSoleOption(options: Options, value: string, choose: (value: string) => void) {
  const sole = soleValue(options);
  const chooseLatest = useEffectEvent(choose);
  useEffect(
    function chooseSole() {
      if (sole !== null && sole !== value) chooseLatest(sole);
    },
    [sole, value],
  );
}

/** Shows a list only if it offers a choice or its value has an error to correct. */
const isAsked = (options: Options, error: string | undefined) => options.length > 1 || error !== undefined;

/** Asks for occupation, dependent details and income. */
export const EmploymentSection = ({ form, isCoOwner }: PersonSectionProps) => {
  const TEXT = personTexts(isCoOwner);
  const [occupationId, vatStatusCode, turnoverTaxCategoryCode] = useWatch({
    control: form.control,
    name: ['occupationId', 'vatStatusCode', 'turnoverTaxCategoryCode'],
  });
  const lists = useStartupListsQuery({ context: LIST_CONTEXT });
  const economic = useEconomicListsQuery(
    occupationId === ''
      ? { skip: true }
      : { variables: { occupationId: Number(occupationId) }, context: LIST_CONTEXT },
  );
  const gross = useTurnoverTaxCategoriesQuery(
    vatStatusCode === '' ? { skip: true } : { variables: { vatStatusCode }, context: LIST_CONTEXT },
  );
  const vatStatuses = entryOptions(economic.data?.vatStatuses);
  const turnoverTaxCategories = entryOptions(gross.data?.turnoverTaxCategories);
  useSoleOption(vatStatuses, vatStatusCode, (code) => form.set('vatStatusCode', code));
  useSoleOption(turnoverTaxCategories, turnoverTaxCategoryCode, (code) =>
    form.set('turnoverTaxCategoryCode', code),
  );

  return (
    <Stack gap={6}>
      <ListProblem queries={[economic, gross]} />
      <Field form={form} name="occupationId">
        {(field) => (
          <SelectField
            {...field}
            label={TEXT.occupation}
            emptyOption={TEXT.choose}
            onChange={(event) => {
              field.onChange(event);
              form.set('workActivityCode', '');
              form.set('vatStatusCode', '');
              form.set('turnoverTaxCategoryCode', '');
            }}
            options={numberedOptions(lists.data?.occupations)}
          />
        )}
      </Field>
      <FormSelectField
        form={form}
        name="workActivityCode"
        label={TEXT.workActivity}
        optional
        emptyOption={TEXT.choose}
        options={entryOptions(economic.data?.workActivities)}
      />
      <Field form={form} name="vatStatusCode">
        {(field) =>
          isAsked(vatStatuses, field.error) && (
            <SelectField
              {...field}
              label={TEXT.vatStatus}
              emptyOption={TEXT.choose}
              onChange={(event) => {
                field.onChange(event);
                form.set('turnoverTaxCategoryCode', '');
              }}
              options={vatStatuses}
            />
          )
        }
      </Field>
      <Field form={form} name="turnoverTaxCategoryCode">
        {(field) =>
          isAsked(turnoverTaxCategories, field.error) && (
            <SelectField
              {...field}
              label={TEXT.turnoverTax}
              optional
              emptyOption={TEXT.choose}
              options={turnoverTaxCategories}
            />
          )
        }
      </Field>
      <Field form={form} name="monthlyIncome">
        {({ value, onChange, ...field }) => (
          <AmountField
            {...field}
            label={TEXT.income}
            hint={TEXT.incomeHint}
            optional
            width="l"
            parse={parseExactAmount}
            value={parseExactAmount(value)}
            unread={value}
            onChange={(_amount, text) => onChange(text)}
          />
        )}
      </Field>
    </Stack>
  );
};

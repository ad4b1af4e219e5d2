import { Button } from '@prendarios/design-system/actions/Button';
import { AmountField } from '@prendarios/design-system/fields/AmountField';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { parseExactAmount } from '@prendarios/rules/amount';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import {
  useEconomicListsQuery,
  useTurnoverTaxCategoriesQuery,
  useStartupListsQuery,
} from '#generated/hooks.ts';
import { entryOptions, numberedOptions, soleValue } from '#shared/loan/options.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
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

type AnsweredProps = { label: string; value: string; onChange: () => void };

/** An answer from an earlier step, with the way to change it. */
const Answered = ({ label, value, onChange }: AnsweredProps) => (
  <div>
    <Text size={15} weight="semibold">
      {label}
    </Text>
    <Stack direction="row" gap={4} align="center" wrap>
      <Text>{value}</Text>
      <Button variant="quiet" size="small" aria-label={`${COMMON_TEXTS.change}: ${label}`} onClick={onChange}>
        {COMMON_TEXTS.change}
      </Button>
    </Stack>
  </div>
);

/** Asks for occupation, dependent details and income. */
export const EmploymentSection = ({ form, isCoOwner }: PersonSectionProps) => {
  const TEXT = personTexts(isCoOwner);
  const [occupationId, vatStatusCode, turnoverTaxCategoryCode] = useWatch({
    control: form.control,
    name: ['occupationId', 'vatStatusCode', 'turnoverTaxCategoryCode'],
  });
  const [isOccupationAsked, askOccupation] = useState(occupationId === '');
  const lists = useStartupListsQuery({ context: LIST_CONTEXT });
  const occupations = numberedOptions(lists.data?.occupations);
  const occupation = occupations.find(({ value }) => value === occupationId);
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
        {(field, ref) =>
          !isOccupationAsked && occupation !== undefined && field.error === undefined ? (
            <Answered
              label={TEXT.occupation}
              value={occupation.label}
              onChange={() => {
                flushSync(() => askOccupation(true));
                form.focus('occupationId');
              }}
            />
          ) : (
            <SelectField
              {...field}
              ref={ref}
              label={TEXT.occupation}
              emptyOption={TEXT.choose}
              onChange={(event) => {
                field.onChange(event);
                form.set('workActivityCode', '');
                form.set('vatStatusCode', '');
                form.set('turnoverTaxCategoryCode', '');
              }}
              options={occupations}
            />
          )
        }
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

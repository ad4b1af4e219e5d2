import { Button } from '@prendarios/design-system/actions/Button';
import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Icon } from '@prendarios/design-system/foundations/Icon';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFindSaleMutation, useStartupListsQuery } from '../../../generated/hooks.ts';
import { genderOptions } from '../../../shared/catalogue/genders.ts';
import { useDemoFiller } from '../../../shared/demo/fillers.ts';
import { useStepForm, type StepForm } from '../../../shared/forms/useStepForm.ts';
import type { ServerProblem } from '../../../shared/forms/userErrors.ts';
import { FormScreen } from '../../../shared/page/FormScreen.tsx';
import { firstStep, hrefOf } from '../flow.ts';
import { useCurrentSale } from '../SaleGate.tsx';
import { entryInput, initialEntry, validateEntry, type EntryValues } from './entryForm.ts';
import { ENTRY_TEXTS as TEXT } from './texts.ts';
import { tooManyProblem } from './tooMany.ts';

const Needs = () => (
  <Card as="section" tone="sand">
    <Stack gap={4}>
      <Text as="h2" size={17} weight="bold">
        {TEXT.steps.title}
      </Text>
      <Stack as="ul" gap={3}>
        {TEXT.steps.items.map(({ icon, text }) => (
          <Stack as="li" direction="row" gap={3} align="start" key={text}>
            <Icon name={icon} size={20} />
            <Text as="span">{text}</Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  </Card>
);

const WhoFields = ({ form }: { form: StepForm<EntryValues> }) => {
  const { errorOf, values, set } = form;
  const { register } = form.form;
  const { data } = useStartupListsQuery();
  if (values.kind === 'company') {
    return (
      <TextField
        label={TEXT.cuit}
        hint={TEXT.cuitHint}
        error={errorOf('cuit')}
        inputMode="numeric"
        width="m"
        autoComplete="off"
        {...register('cuit')}
      />
    );
  }
  // A company has no gender: that one is for the other choice.
  const genders = genderOptions(data?.genders ?? []).filter(({ value }) => value !== 'NOT_APPLICABLE');
  return (
    <>
      <TextField
        label={TEXT.documentNumber}
        hint={TEXT.documentHint}
        error={errorOf('documentNumber')}
        inputMode="numeric"
        width="m"
        autoComplete="off"
        {...register('documentNumber')}
      />
      <RadioGroup
        name="gender"
        label={TEXT.gender}
        error={errorOf('gender')}
        value={values.gender}
        onChange={(gender) => set('gender', gender)}
        options={genders}
      />
    </>
  );
};

type SearchProps = { number: number | null; onFound: () => Promise<string> };

/** One field of the server's is two of the page's. */
function shown(problem: ServerProblem, { kind }: EntryValues): ServerProblem {
  const isCuit = kind === 'company' && problem.path[0] === 'documentNumber';
  return isCuit ? { ...problem, path: ['cuit'] } : problem;
}

/** Sends the three answers; the result does not say which of them was wrong (docs/security.md#finding-people). */
function useSearch({ number, onFound }: SearchProps) {
  const [find] = useFindSaleMutation();
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const form = useStepForm<EntryValues>({
    defaultValues: initialEntry(number),
    validate: validateEntry,
    send: async (values, context) => {
      setMissing(false);
      try {
        const { data } = await find({
          variables: { input: entryInput(values) },
          // The page itself tells of every failure: the words stay beside what was written.
          context: { ...context, quiet: true },
        });
        if (data === undefined) throw new Error('The answer to the search had no data.');
        setMissing(data.findSale.match === null && data.findSale.userErrors.length === 0);
        if (!data.findSale.match) return data.findSale.userErrors.map((problem) => shown(problem, values));
      } catch (error) {
        const problem = tooManyProblem(error);
        if (problem === null) throw error;
        return [problem];
      }
      void navigate(await onFound());
      return [];
    },
    onDone: () => undefined,
  });
  return { form, isMissing };
}

/** Where the seller finds the sale: by DNI, gender and proposal number, a company by its CUIT (CA-24). */
export const EntryScreen = () => {
  const { number, query, sale } = useCurrentSale();
  const { form, isMissing } = useSearch({
    number,
    onFound: async () => {
      const wanted = Number(form.form.getValues('number').replace(/\D/g, ''));
      const { data } = await query.refetch({ number: wanted });
      const found = data?.currentSale;
      return hrefOf(found ? firstStep(found) : 'data', wanted);
    },
  });
  useDemoFiller('sale-entry', ({ other, company }) => {
    form.set('documentNumber', other.documentNumber);
    form.set('gender', other.gender);
    form.set('cuit', company.cuit);
    if (form.values.kind === null) form.set('kind', 'person');
  });
  const { kind } = form.values;
  return (
    <FormScreen
      title={TEXT.title}
      pageTitle={TEXT.page}
      subtitle={TEXT.subtitle}
      form={form}
      submit={kind === null ? undefined : TEXT.submit}
      aside={<Needs />}
    >
      {sale && (
        <Alert
          tone="info"
          action={
            <Button size="small" href={hrefOf(firstStep(sale), sale.number)}>
              {TEXT.resume}
            </Button>
          }
        >
          {TEXT.known(sale.number, vehicleName(sale.vehicle))}
        </Alert>
      )}
      <ChoiceCards
        name="kind"
        label={TEXT.kind}
        error={form.errorOf('kind')}
        value={kind}
        onChange={(chosen) => form.set('kind', chosen)}
        options={[
          { value: 'person', label: TEXT.person, description: TEXT.personNote, icon: 'person' },
          { value: 'company', label: TEXT.company, description: TEXT.companyNote, icon: 'shop' },
        ]}
      />
      {kind !== null && (
        <>
          <WhoFields form={form} />
          <TextField
            label={TEXT.number}
            hint={number === null ? TEXT.numberHint : TEXT.numberFromLink}
            error={form.errorOf('number')}
            inputMode="numeric"
            width="m"
            autoComplete="off"
            {...form.form.register('number')}
          />
        </>
      )}
      {isMissing && (
        <Alert tone="info" live>
          {TEXT.none}
        </Alert>
      )}
    </FormScreen>
  );
};

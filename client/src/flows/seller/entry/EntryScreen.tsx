import { Button } from '@prendarios/design-system/actions/Button';
import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Icon } from '@prendarios/design-system/foundations/Icon';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { findSaleForm, type FindSaleValues } from '@prendarios/rules/forms/sale';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useFindSaleMutation, useStartupListsQuery } from '#generated/hooks.ts';
import { genderOptions } from '#shared/loan/genders.ts';
import { Field, FormTextField } from '#shared/forms/Field.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm, type StepForm } from '#shared/forms/useStepForm.ts';
import { FormPage } from '#shared/page/FormPage.tsx';
import { ENTRY_HEADING, firstStep, hrefOf, linkIn, type SaleLink } from '../flow.ts';
import { OverPage } from '../OverPage.tsx';
import { useCurrentSale } from '../useCurrentSale.ts';
import { entryInput, initialEntry } from './entryForm.ts';
import { KeyEntry } from './KeyEntry.tsx';
import { LinkSent } from './LinkSent.tsx';
import { OldLink } from './OldLink.tsx';
import { ENTRY_TEXTS as TEXT } from './texts.ts';

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

const SaleFields = ({ form }: { form: StepForm<FindSaleValues> }) => {
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { data } = useStartupListsQuery();
  if (kind === 'company') {
    return (
      <FormTextField
        form={form}
        name="cuit"
        label={TEXT.cuit}
        hint={TEXT.cuitHint}
        inputMode="numeric"
        width="m"
        autoComplete="off"
      />
    );
  }
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
    </>
  );
};

/**
 * Requests a link from the three answers, which alone grant no access. The result does not reveal whether
 * they were right (docs/security.md#finding-people).
 */
function useSearch(number: number | null, onAsked: (isTaken: boolean) => void) {
  const [find] = useFindSaleMutation();
  return useStepForm({
    id: 'sale-entry',
    schema: findSaleForm,
    defaultValues: initialEntry(number),
    send: async (values, context) => {
      const { data } = await find({ variables: { input: entryInput(values) }, context });
      return problemsOrPayload(data?.findSale);
    },
    onDone: ({ isRequested }) => onAsked(isRequested),
  });
}

/** Requests a link by DNI, gender and proposal number, or by the CUIT of a company (CA-24). */
const SearchScreen = ({ oldLink }: { oldLink: SaleLink | null }) => {
  const { former } = useCurrentSale();
  const [isTaken, setIsTaken] = useState<boolean | null>(null);
  if (former !== null) return <OverPage number={former} why="replaced" />;
  return isTaken === null ? (
    <SearchForm oldLink={oldLink} onAsked={setIsTaken} />
  ) : (
    <LinkSent isTaken={isTaken} onAgain={() => setIsTaken(null)} />
  );
};

type SearchFormProps = { oldLink: SaleLink | null; onAsked: (isTaken: boolean) => void };

const SearchForm = ({ oldLink, onAsked }: SearchFormProps) => {
  const { number, sale } = useCurrentSale();
  const form = useSearch(number, onAsked);
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormPage
      title={ENTRY_HEADING.heading}
      pageTitle={ENTRY_HEADING.title}
      subtitle={ENTRY_HEADING.subtitle}
      form={form}
      submit={kind === null ? undefined : TEXT.submit}
      aside={<Needs />}
    >
      {oldLink && <OldLink link={oldLink} />}
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
      <Field form={form} name="kind">
        {(field) => (
          <ChoiceCards
            {...field}
            label={TEXT.kind}
            options={[
              { value: 'person', label: TEXT.person, description: TEXT.personNote, icon: 'person' },
              { value: 'company', label: TEXT.company, description: TEXT.companyNote, icon: 'shop' },
            ]}
          />
        )}
      </Field>
      {kind !== null && (
        <>
          <SaleFields form={form} />
          <FormTextField
            form={form}
            name="number"
            label={TEXT.number}
            hint={number === null ? TEXT.numberHint : TEXT.numberFromLink}
            inputMode="numeric"
            width="m"
            autoComplete="off"
          />
        </>
      )}
    </FormPage>
  );
};

/** Opens the sale from the link of the bank's message; without one, the seller searches for it. */
export const EntryScreen = () => {
  const link = linkIn(useLocation());
  const [oldKey, setOldKey] = useState<string | null>(null);
  return link === null || link.key === oldKey ? (
    <SearchScreen oldLink={link} />
  ) : (
    <KeyEntry key={link.key} link={link} onMiss={() => setOldKey(link.key)} />
  );
};

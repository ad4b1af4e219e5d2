import { Alert } from '@prendarios/design-system/feedback/Alert';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import { useState } from 'react';
import { useStartSimulationMutation } from '../../../../generated/hooks.ts';
import { useAppConfig } from '../../../../shared/config/appConfig.ts';
import { Consents } from '../../../../shared/consents/Consents.tsx';
import { NO_CONSENTS, validateConsents, type ConsentValues } from '../../../../shared/consents/consents.ts';
import { useDemoFiller } from '../../../../shared/demo/fillers.ts';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { isSeller } from '../../../../shared/session/sessionStore.ts';
import { currentMetrics } from '../../../../shared/store/metrics.ts';
import { withoutQuote } from '../../choice.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { ExistingProposalDialog } from '../../parts/open-proposal/ExistingProposalDialog.tsx';
import { replacesFor, wishFor } from '../../parts/open-proposal/openProposal.ts';
import { useEarlierProposal } from '../../parts/open-proposal/useEarlierProposal.ts';
import { DeceasedDialog } from '../../parts/person/DeceasedDialog.tsx';
import { PersonFields } from '../../parts/person/PersonFields.tsx';
import {
  personField,
  personInput,
  validatePerson,
  type PersonValues,
} from '../../parts/person/personForm.ts';
import { startInput } from '../../parts/person/startInput.ts';
import { PERSONAL_DATA_TEXTS as TEXT } from './texts.ts';

type Values = PersonValues & ConsentValues & { withOther: 'ALONE' | 'TOGETHER' };

/** The person first decides about an earlier proposal (docs/domain.md#starting-again). */
const EARLIER_FOUND = { code: 'OPEN_PROPOSAL_EXISTS', message: '', path: [] } as const;

type PersonalDataFormProps = { initial: PersonValues; hadCoOwner: boolean };

const Why = () => (
  <Card as="section">
    <Stack gap={2}>
      <Text as="h2" size={17} weight="bold">
        {TEXT.whyTitle}
      </Text>
      <Text size={15} tone="muted">
        {TEXT.why}
      </Text>
    </Stack>
  </Card>
);

export const PersonalDataForm = ({ initial, hadCoOwner }: PersonalDataFormProps) => {
  const { choice, simulation, go, refresh } = useHolderFlow();
  const { flags } = useAppConfig();
  const byStaff = isSeller();
  const [isDeceased, setDeceased] = useState(false);
  const [hasEarlier, setHasEarlier] = useState(false);
  const { lookFor, resume } = useEarlierProposal();
  const [startSimulation] = useStartSimulationMutation();
  const [today] = useState(() => todayInArgentina(new Date()));

  const form = useStepForm<Values>({
    defaultValues: {
      ...initial,
      withOther: hadCoOwner ? 'TOGETHER' : 'ALONE',
      ...NO_CONSENTS,
    },
    validate: (values) => ({
      ...validatePerson(values, { today, isCoOwner: false }),
      ...(!byStaff && validateConsents(values)),
    }),
    send: async (values, context) => {
      const input = startInput({
        customer: personInput(values),
        coOwner: null,
        choice,
        simulation,
        metrics: currentMetrics(),
      });
      if (input === null) return [];
      const { documentNumber } = input.customer;
      if (!replacesFor(documentNumber) && (await lookFor(documentNumber)) !== null) {
        setHasEarlier(true);
        return [EARLIER_FOUND];
      }
      const { data } = await startSimulation({ variables: { input }, context });
      const problems = data?.startSimulation.userErrors ?? [];
      if (problems.length === 0) await refresh();
      return problems;
    },
    onDone: ({ withOther }) =>
      go(flags.coOwner && withOther === 'TOGETHER' ? 'co-owner' : 'quoter', withoutQuote(choice)),
    fieldOf: personField,
    onProblem: ({ code }) => {
      if (code === 'PERSON_DECEASED') setDeceased(true);
      return code === 'PERSON_DECEASED' || code === EARLIER_FOUND.code;
    },
  });

  useDemoFiller('personal-data', (person) => {
    form.set('documentNumber', person.documentNumber);
    form.set('firstName', person.firstName);
    form.set('lastName', person.lastName);
    form.set('gender', person.gender);
    form.set('birthDate', person.birthDate);
    form.set('cuil', person.cuil);
    form.set('email', person.email);
    form.set('phone', person.phone);
    form.set('providerCode', 'PER');
    form.set('occupationId', '2');
    form.set('vatStatusCode', 'CF');
    form.set('monthlyIncome', Number(person.monthlyIncome));
    form.set('dataConsent', true);
    form.set('termsConsent', true);
  });

  const together = flags.coOwner && form.values.withOther === 'TOGETHER';
  return (
    <HolderPage
      step="personal-data"
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      form={form}
      aside={<Why />}
      phoneBar={null}
      submit={together ? TEXT.submitTogether : TEXT.submit}
    >
      <PersonFields form={form} isCoOwner={false} today={today} />
      {flags.coOwner && (
        <RadioGroup
          name="withOther"
          label={TEXT.withOther}
          hint={TEXT.withOtherHint}
          value={form.values.withOther}
          onChange={(withOther) => form.set('withOther', withOther)}
          options={[
            { value: 'ALONE', label: TEXT.alone },
            { value: 'TOGETHER', label: TEXT.together },
          ]}
        />
      )}
      {byStaff ? (
        <Alert tone="info">{TEXT.consentLater}</Alert>
      ) : (
        <Consents
          errorOf={form.errorOf}
          values={form.values}
          onChange={(name, checked) => form.set(name, checked)}
        />
      )}
      <DeceasedDialog open={isDeceased} onClose={() => setDeceased(false)} />
      <ExistingProposalDialog
        open={hasEarlier}
        onClose={() => setHasEarlier(false)}
        onResume={() => void resume()}
        onRestart={() => {
          wishFor('replace');
          setHasEarlier(false);
          form.retry();
        }}
      />
    </HolderPage>
  );
};

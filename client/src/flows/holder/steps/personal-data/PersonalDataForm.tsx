import { Alert } from '@prendarios/design-system/feedback/Alert';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import type { ConsentValues } from '@prendarios/rules/forms/consents';
import { personalDataForm, type PersonalDataValues, type PersonValues } from '@prendarios/rules/forms/person';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useStartSimulationMutation } from '#generated/hooks.ts';
import { isHeld, type Match } from '#shared/loan/findProposal/match.ts';
import { appConfig } from '#shared/appConfig.ts';
import { NO_CONSENTS } from '#shared/loan/consents/consents.ts';
import { Field, formPart } from '#shared/forms/Field.tsx';
import { PERSONAL_DATA_FORM } from '#shared/forms/useKeptValues.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { isSeller } from '#shared/session/sessionStore.ts';
import { currentVisitSource } from '#shared/api/visitSource.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { isVehicleChosen, withoutQuote } from '#shared/loan/quote/choice.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { HolderAside } from '../../parts/page/HolderSummary.tsx';
import { EarlierNotice } from '../../parts/open-proposal/EarlierNotice.tsx';
import { replacesFor, wishFor } from '../../parts/open-proposal/openProposal.ts';
import { useEarlierProposal } from '../../parts/open-proposal/useEarlierProposal.ts';
import { lostSimulation } from '../../parts/person/lostSimulation.ts';
import { PersonFields } from '../../parts/person/PersonFields.tsx';
import { PersonPage } from '../../parts/person/PersonPage.tsx';
import { personDoubts } from '../../parts/person/personDoubts.ts';
import { personField, personInput } from '../../parts/person/personForm.ts';
import { startInput } from '../../parts/person/startInput.ts';
import { usePersonParts } from '../../parts/person/usePersonParts.ts';
import { PERSONAL_DATA_TEXTS as TEXT } from './texts.ts';

/** Loads with the last part, which shows it. */
const Consents = lazyScreen(async () => (await import('#shared/loan/consents/Consents.tsx')).Consents);
const DeceasedDialog = lazyDialog(
  async () => (await import('../../parts/person/DeceasedDialog.tsx')).DeceasedDialog,
);
const ExistingProposalDialog = lazyDialog(
  async () => (await import('../../parts/open-proposal/ExistingProposalDialog.tsx')).ExistingProposalDialog,
);

/** The applicant must decide about an earlier proposal first (docs/domain.md#starting-again). */
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
  const { flags } = appConfig();
  const byStaff = isSeller();
  const [isDeceased, setDeceased] = useState(false);
  const [earlier, setEarlier] = useState<Match | null>(null);
  const { lookFor, resume } = useEarlierProposal();
  const [startSimulation] = useStartSimulationMutation();
  const [today] = useState(() => todayInArgentina(new Date()));

  const canStart = isVehicleChosen(choice) || simulation !== null;
  const [whole] = useState(() => personalDataForm({ today, asksConsents: !byStaff && canStart }));
  const { part, isLast, schema, parts } = usePersonParts(whole);
  const form = useStepForm({
    id: PERSONAL_DATA_FORM,
    schema,
    // Without a vehicle nothing can be evaluated yet, so the data are kept.
    parts: isLast && !canStart ? { ...parts, next: () => go('preference') } : parts,
    keep: { without: ['dataConsent', 'termsConsent'] },
    doubts: personDoubts,
    defaultValues: {
      ...initial,
      withOther: hadCoOwner ? 'TOGETHER' : 'ALONE',
      ...NO_CONSENTS,
    },
    send: async ({ withOther, ...person }, context) => {
      const result = { withOther };
      const input = startInput({
        owner: personInput(person),
        coOwner: null,
        choice,
        simulation,
        metrics: currentVisitSource(),
      });
      if (input === null) return { result };
      const { documentNumber } = input.owner;
      const found = replacesFor(documentNumber) ? null : await lookFor(documentNumber);
      if (isHeld(found)) {
        setEarlier(found);
        return { problems: [EARLIER_FOUND] };
      }
      const { data } = await startSimulation({ variables: { input }, context });
      const problems = data?.startSimulation.userErrors ?? [];
      return problemsOrResult(problems.length === 0 ? await lostSimulation(refresh) : problems, result);
    },
    onDone: ({ withOther }) =>
      go(flags.coOwner && withOther === 'TOGETHER' ? 'co-owner' : 'quoter', withoutQuote(choice)),
    fieldOf: personField,
    onProblem: ({ code }) => {
      if (code === 'PERSON_DECEASED') setDeceased(true);
      return code === 'PERSON_DECEASED' || code === EARLIER_FOUND.code;
    },
  });

  const [withOther, documentNumber] = useWatch({
    control: form.control,
    name: ['withOther', 'documentNumber'],
  });
  const together = flags.coOwner && withOther === 'TOGETHER';
  const start = together ? TEXT.submitTogether : TEXT.submit;
  const submit = canStart ? start : TEXT.chooseVehicle;
  return (
    <PersonPage
      form={form}
      aside={
        <Stack gap={5}>
          <HolderAside step="personal-data" />
          <Why />
        </Stack>
      }
      submit={isLast ? submit : COMMON_TEXTS.continue}
    >
      <PersonFields
        form={formPart<PersonValues, PersonalDataValues>(form)}
        isCoOwner={false}
        today={today}
        part={part}
        underDocument={byStaff && <EarlierNotice documentNumber={documentNumber} />}
      />
      {isLast && flags.coOwner && (
        <Field form={form} name="withOther">
          {(field) => (
            <RadioGroup
              {...field}
              label={TEXT.withOther}
              hint={TEXT.withOtherHint}
              options={[
                { value: 'ALONE', label: TEXT.alone },
                { value: 'TOGETHER', label: TEXT.together },
              ]}
            />
          )}
        </Field>
      )}
      {isLast && byStaff && <Alert tone="info">{TEXT.consentLater}</Alert>}
      {isLast && !byStaff && canStart && (
        <Suspense>
          <Consents form={formPart<ConsentValues, PersonalDataValues>(form)} />
        </Suspense>
      )}
      <DeceasedDialog
        open={isDeceased}
        onClose={() => {
          setDeceased(false);
          parts.show('documentNumber');
        }}
      />
      <ExistingProposalDialog
        open={earlier !== null}
        number={earlier?.number}
        onClose={() => setEarlier(null)}
        onResume={() => void resume()}
        onRestart={() => {
          wishFor('replace');
          setEarlier(null);
          form.retry();
        }}
      />
    </PersonPage>
  );
};

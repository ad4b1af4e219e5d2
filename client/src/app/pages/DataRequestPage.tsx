import { Alert } from '@prendarios/design-system/feedback/Alert';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { dataRequestForm, type DataRequestValues } from '@prendarios/rules/forms/dataRequest';
import { formatDate } from '@prendarios/rules/format';
import { useState } from 'react';
import type { RequestPersonalDataMutation } from '#generated/graphql.ts';
import { useRequestPersonalDataMutation } from '#generated/hooks.ts';
import { Field, formPart } from '#shared/forms/Field.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { FormPage } from '#shared/page/FormPage.tsx';
import { momentInText } from '#shared/text/moment.ts';
import { Correction, PhoneLink } from './Correction.tsx';
import { PersonFields } from './PersonFields.tsx';
import { Received } from './Received.tsx';
import { PAGE_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.dataRequest;

/** Null if the bank accepts requests only by phone and mail. */
type Outcome = {
  contact: string;
  receipt: RequestPersonalDataMutation['requestPersonalData']['receipt'];
};

const EMPTY: DataRequestValues = { kind: null, documentNumber: '', gender: null, contact: '' };

function useRequest(onDone: (outcome: Outcome) => void) {
  const [send] = useRequestPersonalDataMutation();
  return useStepForm({
    id: 'data-request',
    schema: dataRequestForm,
    defaultValues: EMPTY,
    send: async (input, context) => {
      const { data } = await send({ variables: { input }, context });
      const answer = problemsOrPayload(data?.requestPersonalData);
      if ('problems' in answer) return answer;
      return { result: { contact: input.contact, receipt: answer.result.receipt } };
    },
    onDone,
  });
}

const Done = ({ contact, receipt }: Outcome) =>
  receipt === null ? (
    <Alert tone="info" title={TEXT.byPhone.title} live action={<PhoneLink />}>
      {TEXT.byPhone.text}
    </Alert>
  ) : (
    <Received
      number={receipt.number}
      contact={contact}
      at={TEXT.at(momentInText(receipt.requestedAt), formatDate(receipt.dueOn))}
      next={TEXT.next}
    />
  );

/** Requests a copy or the erasure of personal data, without signing in (docs/domain.md#requests-about-personal-data). */
export const DataRequestPage = () => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useRequest((done) => {
    setOutcome(done);
    window.scrollTo(0, 0);
  });
  if (outcome !== null) {
    return (
      <FormPage title={TEXT.title}>
        <Done {...outcome} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title={TEXT.title}
      subtitle={TEXT.intro}
      form={form}
      submit={TEXT.submit}
      sticky={false}
      below={<Correction />}
    >
      <Field form={form} name="kind">
        {(field) => <RadioGroup {...field} label={TEXT.kind} options={TEXT.kinds} />}
      </Field>
      <PersonFields form={formPart(form)} />
    </FormPage>
  );
};

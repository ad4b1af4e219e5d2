import { Alert } from '@prendarios/design-system/feedback/Alert';
import { revocationForm, type RevocationValues } from '@prendarios/rules/forms/revocation';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RequestRevocationMutation } from '#generated/graphql.ts';
import { useRequestRevocationMutation } from '#generated/hooks.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { FormTextField, formPart } from '#shared/forms/Field.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm, type StepForm } from '#shared/forms/useStepForm.ts';
import { FormPage } from '#shared/page/FormPage.tsx';
import { PROPOSAL_KEY } from '#shared/page/site.ts';
import { momentInText } from '#shared/text/moment.ts';
import { ConfirmRevocation, keepRevocationCode } from './ConfirmRevocation.tsx';
import { PersonFields } from './PersonFields.tsx';
import { Received } from './Received.tsx';
import { OtherWays, RevocationRights } from './RevocationRights.tsx';
import { revocationInput, type RevocationRequest } from './revocationRequest.ts';
import { PAGE_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.revocation;

type Receipt = NonNullable<RequestRevocationMutation['requestRevocation']['receipt']>;
/** Null if the bank accepts requests only by mail and phone. */
type Outcome = { request: RevocationRequest; receipt: Receipt | null; canBeConfirmed: boolean };

const Fields = ({ form }: { form: StepForm<RevocationValues> }) => (
  <>
    <PersonFields form={formPart(form)} />
    <FormTextField
      form={form}
      name="proposalNumber"
      label={TEXT.proposalNumber}
      hint={TEXT.proposalNumberHint}
      inputMode="numeric"
      width="m"
      autoComplete="off"
    />
  </>
);

const ByMail = ({ request }: { request: RevocationRequest }) => (
  <Alert tone="info" title={TEXT.byMail.title} live action={<OtherWays request={request} />}>
    {TEXT.byMail.text}
  </Alert>
);

function useRequest(onDone: (outcome: Outcome) => void) {
  const [search] = useSearchParams();
  const [send] = useRequestRevocationMutation();
  return useStepForm({
    id: 'revocation',
    schema: revocationForm,
    defaultValues: {
      documentNumber: '',
      gender: null,
      contact: '',
      proposalNumber: search.get(PROPOSAL_KEY) ?? '',
    },
    send: async (request, context) => {
      const { data } = await send({ variables: { input: revocationInput(request) }, context });
      const answer = problemsOrPayload(data?.requestRevocation);
      if ('problems' in answer) return answer;
      const { receipt, canBeConfirmed } = answer.result;
      return { result: { request, receipt, canBeConfirmed } };
    },
    onDone,
  });
}

/** The request to revoke a contract, in one step and without a sign-in (docs/domain.md#revocation). */
export const RevocationPage = () => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [send] = useRequestRevocationMutation();
  const form = useRequest((done) => {
    if (done.receipt !== null) keepRevocationCode(done.receipt.number);
    setOutcome(done);
    window.scrollTo(0, 0);
  });
  const { title, intro: subtitle } = TEXT;
  if (outcome === null) {
    return (
      <FormPage
        title={title}
        subtitle={subtitle}
        form={form}
        submit={TEXT.submit}
        sticky={false}
        below={<RevocationRights />}
      >
        <Fields form={form} />
      </FormPage>
    );
  }
  const { receipt, request, canBeConfirmed } = outcome;
  const requestAgain = async (context: WriteContext) => {
    const { data } = await send({ variables: { input: revocationInput(request) }, context });
    return data?.requestRevocation.userErrors.length === 0;
  };
  return (
    <FormPage title={title}>
      {receipt === null ? (
        <ByMail request={request} />
      ) : (
        <>
          <Received
            number={receipt.number}
            contact={request.contact}
            at={TEXT.done.at(momentInText(receipt.requestedAt))}
            next={TEXT.done.next}
          />
          {canBeConfirmed && <ConfirmRevocation number={receipt.number} requestAgain={requestAgain} />}
        </>
      )}
    </FormPage>
  );
};

import { Button } from '@prendarios/design-system/actions/Button';
import { noFields } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useCancelApplicationMutation } from '#generated/hooks.ts';
import { forgetCurrentWork } from '#shared/api/forgetCurrentWork.ts';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { showNotice } from '#shared/page/notices/notices.ts';
import { CancelDialog } from '#shared/loan/proposal/CancelDialog.tsx';
import { cancelTexts, toldToApplicant } from '#shared/loan/proposal/cancelTexts.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';

const TEXT = {
  ...cancelTexts('solicitud'),
  done: (number: number) => `Cancelaste la solicitud ${number}.`,
};

const Asking = ({ onClose }: { onClose: () => void }) => {
  const { go } = useHolderFlow();
  const { id: proposalId, number, coOwner } = useHolderProposal();
  const [cancel] = useCancelApplicationMutation({ update: forgetCurrentWork });
  const form = useStepForm({
    id: 'cancel-application',
    schema: noFields,
    defaultValues: {},
    send: async (_values, context) => {
      const { data } = await cancel({ variables: { input: { proposalId } }, context });
      return problemsOrPayload(data?.cancelProposal);
    },
    onDone: () => {
      showNotice({ text: TEXT.done(number), tone: 'success' });
      go('start', '');
    },
  });
  return (
    <CancelDialog
      open
      texts={TEXT}
      number={number}
      told={toldToApplicant(coOwner !== null)}
      busy={form.busy}
      problem={<FormFailure form={form} />}
      onConfirm={form.onSubmit}
      onClose={onClose}
    />
  );
};

/** Cancels the application after a confirmation. */
export const CancelApplication = () => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {TEXT.action}
      </Button>
      {isAsking && <Asking onClose={() => setAsking(false)} />}
    </>
  );
};

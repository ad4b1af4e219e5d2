import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { noFields } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useCancelApplicationMutation } from '../../../../generated/hooks.ts';
import { forgetCurrentWork } from '../../../../shared/apollo/forgetCurrentWork.ts';
import { FormFailure } from '../../../../shared/forms/FormFailure.tsx';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { sentPayload } from '../../../../shared/forms/useSubmission.ts';
import { showNotice } from '../../../../shared/notices/notices.ts';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { useHolderFlow, useHolderProposal } from '../../HolderContext.ts';
import { InnerForm } from '../contact/InnerForm.tsx';
import { OTHER_WAYS_TEXTS } from './texts.ts';

const TEXT = OTHER_WAYS_TEXTS.cancel;

const CancelForm = ({ onClose }: { onClose: () => void }) => {
  const { go } = useHolderFlow();
  const { id: proposalId, number } = useHolderProposal();
  const [cancel] = useCancelApplicationMutation({ update: forgetCurrentWork });
  const form = useStepForm({
    id: 'cancel-application',
    schema: noFields,
    defaultValues: {},
    send: async (_values, context) => {
      const { data } = await cancel({ variables: { input: { proposalId } }, context });
      return sentPayload(data?.cancelProposal);
    },
    onDone: () => {
      showNotice({ text: TEXT.done(number), tone: 'success' });
      go('start');
    },
  });
  return (
    <InnerForm form={form}>
      <Text>{TEXT.text}</Text>
      <FormFailure form={form} />
      <Button type="submit" variant="danger" block busy={form.busy} busyText={COMMON_TEXTS.sending}>
        {TEXT.confirm}
      </Button>
      <Button variant="quiet" block onClick={onClose}>
        {TEXT.back}
      </Button>
    </InnerForm>
  );
};

/** Cancels the application, after one question. */
export const CancelApplication = () => {
  const { number } = useHolderProposal();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {TEXT.action}
      </Button>
      <Dialog open={isAsking} title={TEXT.question(number)} onClose={close}>
        <CancelForm onClose={close} />
      </Dialog>
    </>
  );
};

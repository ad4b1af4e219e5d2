import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { changeEmailForm } from '@prendarios/rules/forms/answers';
import { useChangeEmailMutation } from '#generated/hooks.ts';
import { EmailField } from '#shared/forms/EmailField.tsx';
import { Field } from '#shared/forms/Field.tsx';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { showNotice } from '#shared/page/notices/notices.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { InnerForm } from './InnerForm.tsx';
import { CONTACT_TEXTS as TEXT } from './texts.ts';

export type ContactDialogProps = { open: boolean; proposalId: string; onClose: () => void };

const EmailForm = ({ proposalId, onClose }: Omit<ContactDialogProps, 'open'>) => {
  const [change] = useChangeEmailMutation();
  const form = useStepForm({
    id: 'change-email',
    schema: changeEmailForm,
    defaultValues: { email: '' },
    send: async ({ email }, context) => {
      const { data } = await change({ variables: { input: { proposalId, email } }, context });
      return problemsOrPayload(data?.changeEmail);
    },
    onDone: () => {
      showNotice({ text: TEXT.saved, tone: 'success' });
      onClose();
    },
  });
  return (
    <InnerForm form={form}>
      <Text>{TEXT.emailText}</Text>
      <Field form={form} name="email">
        {(field) => <EmailField {...field} completes label={TEXT.newEmail} autoComplete="email" />}
      </Field>
      <FormFailure form={form} />
      <Button type="submit" block busy={form.busy} busyText={COMMON_TEXTS.sending}>
        {TEXT.saveEmail}
      </Button>
    </InnerForm>
  );
};

export const ChangeEmailDialog = ({ open, ...props }: ContactDialogProps) => (
  <Dialog open={open} title={TEXT.changeEmail} onClose={props.onClose}>
    <EmailForm {...props} />
  </Dialog>
);

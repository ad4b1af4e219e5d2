import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { correctPhoneForm, changePhoneCodeForm } from '@prendarios/rules/forms/answers';
import { joinPhone, readablePhone, type CellPhone } from '@prendarios/rules/phone';
import { useState } from 'react';
import { useCorrectPhoneMutation, useSendPhoneChangeCodeMutation } from '#generated/hooks.ts';
import { Field } from '#shared/forms/Field.tsx';
import { FormCodeField } from '#shared/forms/FormCodeField.tsx';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { MobileField, phoneDoubts } from '#shared/forms/MobileField.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { showNotice } from '#shared/page/notices/notices.ts';
import { CODE_PROBLEMS } from '#shared/loan/phoneCode/useCodeForm.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { PERSON_TEXTS } from '../person/texts.ts';
import type { ContactDialogProps } from './ChangeEmailDialog.tsx';
import { InnerForm } from './InnerForm.tsx';
import { CONTACT_TEXTS as TEXT } from './texts.ts';

type NumberFormProps = { proposalId: string; onSent: (phone: CellPhone) => void };

const NumberForm = ({ proposalId, onSent }: NumberFormProps) => {
  const [sendCode] = useSendPhoneChangeCodeMutation();
  const form = useStepForm({
    id: 'new-phone',
    schema: correctPhoneForm,
    defaultValues: { phone: { areaCode: '', number: '' } },
    doubts: phoneDoubts,
    send: async ({ phone }, context) => {
      const { data } = await sendCode({ variables: { input: { proposalId, phone } }, context });
      const sent = problemsOrPayload(data?.sendPhoneChangeCode);
      return 'problems' in sent ? sent : { result: phone };
    },
    onDone: onSent,
    fieldOf: ({ path }) => (path.includes('phone') ? 'phone' : null),
  });
  return (
    <InnerForm form={form}>
      <Text>{TEXT.phoneText}</Text>
      <Field form={form} name="phone">
        {(field) => <MobileField {...field} label={TEXT.newPhone} hint={PERSON_TEXTS.phoneHint} />}
      </Field>
      <FormFailure form={form} />
      <Button type="submit" block busy={form.busy} busyText={COMMON_TEXTS.sending}>
        {TEXT.sendCode}
      </Button>
    </InnerForm>
  );
};

type CodeFormProps = { proposalId: string; phone: CellPhone; onDone: () => void };

const NewPhoneCode = ({ proposalId, phone, onDone }: CodeFormProps) => {
  const [correct] = useCorrectPhoneMutation();
  const form = useStepForm({
    id: 'new-phone-code',
    schema: changePhoneCodeForm,
    defaultValues: { code: '' },
    send: async ({ code }, context) => {
      const { data } = await correct({ variables: { input: { proposalId, phone, code } }, context });
      return problemsOrPayload(data?.correctPhone);
    },
    onDone,
    fieldOf: ({ code }) => (CODE_PROBLEMS.has(code) ? 'code' : null),
  });
  return (
    <InnerForm form={form}>
      <Text>{TEXT.sentTo(readablePhone(joinPhone(phone)))}</Text>
      <FormCodeField form={form} name="code" label={TEXT.code} />
      <FormFailure form={form} />
      <Button type="submit" block busy={form.busy} busyText={COMMON_TEXTS.sending}>
        {TEXT.savePhone}
      </Button>
    </InnerForm>
  );
};

const Steps = ({ proposalId, onClose }: Omit<ContactDialogProps, 'open'>) => {
  const [phone, setPhone] = useState<CellPhone | null>(null);
  const done = () => {
    showNotice({ text: TEXT.saved, tone: 'success' });
    onClose();
  };
  return phone === null ? (
    <NumberForm proposalId={proposalId} onSent={setPhone} />
  ) : (
    <NewPhoneCode proposalId={proposalId} phone={phone} onDone={done} />
  );
};

/** Changes the applicant's validated phone, after a code to the new one. */
export const ChangePhoneDialog = ({ open, ...props }: ContactDialogProps) => (
  <Dialog open={open} title={TEXT.changePhone} onClose={props.onClose}>
    <Steps {...props} />
  </Dialog>
);

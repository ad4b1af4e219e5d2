import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { PhoneCodeValues } from '@prendarios/rules/forms/answers';
import { useBank } from '#shared/page/bank.ts';
import { FormCodeField } from '#shared/forms/FormCodeField.tsx';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { PHONE_CODE_TEXTS as TEXT } from './texts.ts';
import type { PhoneCode } from './usePhoneCode.ts';

/** Requests another code when that is possible. The button never disappears, so that it keeps the focus. */
export const Resend = ({ phoneCode }: { phoneCode: PhoneCode }) => {
  const { wasSent, isSending, secondsLeft, send } = phoneCode;
  const mustWait = secondsLeft > 0;
  return (
    <Stack gap={2} align="start">
      <Button
        variant="secondary"
        size="small"
        busy={isSending}
        busyText={COMMON_TEXTS.sending}
        aria-disabled={mustWait}
        onClick={() => {
          if (!mustWait) send();
        }}
      >
        {wasSent ? TEXT.resend : TEXT.send}
      </Button>
      {mustWait && (
        <Text tone="muted" numeric>
          {TEXT.resendIn(secondsLeft)}
        </Text>
      )}
    </Stack>
  );
};

type CodeFormProps = {
  phoneCode: PhoneCode;
  form: StepForm<PhoneCodeValues>;
};

/** Explains where to call. A browser without access to the proposal does not learn why no code arrives. */
const NoneComes = () => {
  const { phone } = useBank().contacts;
  return (
    <Text tone="muted" size={15} measure>
      {TEXT.noneComes(keepTogether(phone))}
    </Text>
  );
};

/** Shows the parts of every phone code form: the notice about sending, the field, and the button for another code. */
export const CodeForm = ({ phoneCode, form }: CodeFormProps) => (
  <>
    {phoneCode.notice !== null && (
      <Alert tone={phoneCode.notice.tone} live>
        {phoneCode.notice.message}
      </Alert>
    )}
    <FormCodeField form={form} name="code" label={TEXT.code} hint={TEXT.codeHint} />
    <Resend phoneCode={phoneCode} />
    {phoneCode.wasSent && (phoneCode.known?.maskedPhone ?? null) === null && <NoneComes />}
  </>
);

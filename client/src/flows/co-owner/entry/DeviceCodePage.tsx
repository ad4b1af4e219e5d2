import { phoneCodeForm } from '@prendarios/rules/forms/answers';
import type { SendCoOwnerCodeInput } from '#generated/graphql.ts';
import { useProveCoOwnerDeviceMutation, useSendCoOwnerCodeMutation } from '#generated/hooks.ts';
import { NO_CONSENTS } from '#shared/loan/consents/consents.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { FormPage } from '#shared/page/FormPage.tsx';
import { CodeForm } from '#shared/loan/phoneCode/CodeForm.tsx';
import { forgetSentCode } from '#shared/loan/phoneCode/sentCode.ts';
import { CODE_PROBLEMS } from '#shared/loan/phoneCode/useCodeForm.ts';
import { useSentCode, whereSent } from '#shared/loan/phoneCode/usePhoneCode.ts';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { CO_OWNER_ENTRY_TEXTS } from './texts.ts';

const TEXT = CO_OWNER_ENTRY_TEXTS.device;
const SCHEMA = phoneCodeForm({ asksConsents: false });

/** Asks for a code sent to the co-owner's phone, which proves that this second device is also theirs. */
export const DeviceCodePage = ({ onDone }: { onDone?: () => void }) => {
  const { coOwnership, goOn } = useCoOwnerFlow();
  const { id: coOwnershipId } = coOwnership;
  const [sendCode] = useSendCoOwnerCodeMutation();
  const [prove] = useProveCoOwnerDeviceMutation();
  const phoneCode = useSentCode({
    key: `co-owner device ${coOwnershipId}`,
    // Someone else may open the link, or it may be opened repeatedly: send a text message only on request.
    onArrival: false,
    request: async (context) => {
      const input = { coOwnershipId, purpose: 'DEVICE' } satisfies SendCoOwnerCodeInput;
      const { data } = await sendCode({ variables: { input }, context });
      return data?.sendCoOwnerCode;
    },
  });
  const form = useStepForm({
    id: 'co-owner-device',
    schema: SCHEMA,
    defaultValues: { code: '', ...NO_CONSENTS },
    send: async ({ code }, context) => {
      const { data } = await prove({ variables: { input: { coOwnershipId, code } }, context });
      if (data === undefined) throw new Error('The answer to the code had no data.');
      return problemsOrResult(data.proveCoOwnerDevice.userErrors, data.proveCoOwnerDevice.coOwnership);
    },
    onDone: (after) => {
      forgetSentCode();
      onDone?.();
      goOn(after ?? undefined);
    },
    fieldOf: ({ code }) => (CODE_PROBLEMS.has(code) ? 'code' : null),
  });
  return (
    <FormPage
      title={TEXT.title}
      subtitle={whereSent(phoneCode, coOwnership.maskedPhone)}
      form={form}
      submit={TEXT.submit}
    >
      <CodeForm form={form} phoneCode={phoneCode} />
    </FormPage>
  );
};

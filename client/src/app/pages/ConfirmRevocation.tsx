import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { revocationCodeForm } from '@prendarios/rules/forms/revocation';
import { useState } from 'react';
import { useConfirmRevocationMutation } from '#generated/hooks.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { useBank } from '#shared/page/bank.ts';
import { FormCodeField } from '#shared/forms/FormCodeField.tsx';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { EndSection } from '#shared/page/EndSection.tsx';
import { RESUME_HREF } from '#shared/page/site.ts';
import { Resend } from '#shared/loan/phoneCode/CodeForm.tsx';
import { keepSentCode, sentCode, steadyNow } from '#shared/loan/phoneCode/sentCode.ts';
import { PHONE_CODE_TEXTS } from '#shared/loan/phoneCode/texts.ts';
import { useSentCode } from '#shared/loan/phoneCode/usePhoneCode.ts';
import { PAGE_TEXTS, REQUEST_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.revocation.confirm;

type ConfirmRevocationProps = {
  number: string;
  /** Repeats the request, which returns the same number and sends another code; false if it failed. */
  requestAgain: (context: WriteContext) => Promise<boolean>;
};

const revocationCodeKey = (number: string): string => `revocation ${number}`;

/** The response does not reveal whether a code was sent. */
const NOBODY_KNOWS = { sentCode: null, userErrors: [] };

/** Call after each accepted request: a code may have been sent, so the next one must wait. */
export function keepRevocationCode(number: string): void {
  const code = sentCode(revocationCodeKey(number), NOBODY_KNOWS, steadyNow());
  if (code !== null) keepSentCode(code);
}

/** Confirms with a code to the stored phone that the owner made the request. The text is the same if none was sent. */
export const ConfirmRevocation = ({ number, requestAgain }: ConfirmRevocationProps) => {
  const [confirm] = useConfirmRevocationMutation();
  const { phone } = useBank().contacts;
  const phoneCode = useSentCode({
    key: revocationCodeKey(number),
    onArrival: false,
    hasCode: true,
    request: async (context) => ((await requestAgain(context)) ? NOBODY_KNOWS : undefined),
  });
  const { notice } = phoneCode;
  const [isDone, setDone] = useState(false);
  const form = useStepForm({
    id: 'revocation-code',
    schema: revocationCodeForm,
    defaultValues: { code: '' },
    send: async ({ code }, context) => {
      const { data } = await confirm({ variables: { input: { number, code } }, context });
      return problemsOrPayload(data?.confirmRevocation);
    },
    onDone: () => setDone(true),
    fieldOf: ({ code }) => (code === 'CODE_INVALID' ? 'code' : null),
  });
  if (isDone) {
    return (
      <Alert tone="success" title={TEXT.done} live>
        {TEXT.doneText}
      </Alert>
    );
  }
  return (
    <EndSection heading={TEXT.title}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap={4} align="start">
          <Text measure>{TEXT.text}</Text>
          <Link href={REQUEST_TEXTS.call(phone).href}>{REQUEST_TEXTS.call(phone).label}</Link>
          <Link href={RESUME_HREF}>{TEXT.resume}</Link>
          {notice !== null && (
            <Alert tone={notice.tone} live>
              {notice.tone === 'success' ? TEXT.again : notice.message}
            </Alert>
          )}
          <FormCodeField
            form={form}
            name="code"
            label={PHONE_CODE_TEXTS.code}
            hint={PHONE_CODE_TEXTS.codeHint}
          />
          <Resend phoneCode={phoneCode} />
          <FormFailure form={form} />
          <Button variant="secondary" type="submit" busy={form.busy} busyText={TEXT.busy}>
            {TEXT.submit}
          </Button>
        </Stack>
      </form>
    </EndSection>
  );
};

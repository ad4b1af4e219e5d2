import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { revocationCodeForm } from '@prendarios/rules/forms/revocation';
import { useState } from 'react';
import { useConfirmRevocationMutation } from '../../generated/hooks.ts';
import { FormCodeField } from '../../shared/forms/FormCodeField.tsx';
import { FormFailure } from '../../shared/forms/FormFailure.tsx';
import { sentPayload } from '../../shared/forms/useSubmission.ts';
import { useStepForm } from '../../shared/forms/useStepForm.ts';
import { EndSection } from '../../shared/page/EndSection.tsx';
import { PHONE_CODE_TEXTS } from '../../shared/phoneCode/texts.ts';
import { PAGE_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.revocation.confirm;

/** A code to the stored phone shows that the holder asked. The text is the same whether or not one was sent. */
export const ConfirmRevocation = ({ number }: { number: string }) => {
  const [confirm] = useConfirmRevocationMutation();
  const [isDone, setDone] = useState(false);
  const form = useStepForm({
    id: 'revocation-code',
    schema: revocationCodeForm,
    defaultValues: { code: '' },
    send: async ({ code }, context) => {
      const { data } = await confirm({
        variables: { input: { number, code } },
        context: { ...context, quiet: true },
      });
      return sentPayload(data?.confirmRevocation);
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
          <FormCodeField
            form={form}
            name="code"
            label={PHONE_CODE_TEXTS.code}
            hint={PHONE_CODE_TEXTS.codeHint}
          />
          <FormFailure form={form} />
          <Button variant="secondary" type="submit" busy={form.busy} busyText={TEXT.busy}>
            {TEXT.submit}
          </Button>
        </Stack>
      </form>
    </EndSection>
  );
};

import { Button } from '@prendarios/design-system/actions/Button';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { TextArea } from '@prendarios/design-system/fields/TextArea';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { notNowForm } from '@prendarios/rules/forms/answers';
import { Field } from '#shared/forms/Field.tsx';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { useContractWork } from './ContractWork.ts';
import { CONTRACT_TEXTS } from './texts.ts';

const TEXT = CONTRACT_TEXTS.refuse;

/**
 * Declines for now; the contract can still be signed later (docs/domain.md#signing-the-contract). Renders no `<form>`,
 * because it is inside the signing form.
 */
export const NotNow = ({ onSaved }: { onSaved: () => void }) => {
  const { answer } = useContractWork();
  const form = useStepForm({
    id: 'not-now',
    schema: notNowForm,
    defaultValues: { reason: '' },
    send: ({ reason }, context) => answer({ isConfirmed: false, reason }, context),
    onDone: onSaved,
    onProblem: () => {
      // If the page is outdated, refreshing shows the due step; until then the message stays.
      onSaved();
      return false;
    },
  });
  return (
    <Disclosure summary={TEXT.summary}>
      <Stack gap={4}>
        <Text tone="muted">{TEXT.text}</Text>
        <Field form={form} name="reason">
          {(field) => <TextArea {...field} label={TEXT.reason} hint={TEXT.reasonHint} optional rows={3} />}
        </Field>
        <FormFailure form={form} />
        <div>
          <Button variant="secondary" busy={form.busy} busyText={TEXT.saving} onClick={() => form.onSubmit()}>
            {TEXT.action}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
};

import { Button } from '@prendarios/design-system/actions/Button';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { TextArea } from '@prendarios/design-system/fields/TextArea';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FormFailure } from '../../../shared/forms/FormFailure.tsx';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { useStaleProposal } from '../useStaleProposal.ts';
import { CONTRACT_TEXTS } from './texts.ts';
import { useAnswer } from './useSignature.ts';

const TEXT = CONTRACT_TEXTS.refuse;
/** As the bank takes it. */
const MAX_REASON = 500;

/**
 * Leaves the contract as it is, to be signed later (docs/domain.md#signing-the-contract). It renders no form of its
 * own: it is inside the form that signs.
 */
export const NotNow = ({ onSaved }: { onSaved: () => void }) => {
  const { answer } = useAnswer();
  const onProblem = useStaleProposal();
  const form = useStepForm({
    defaultValues: { reason: '' },
    validate: ({ reason }): Record<string, string> =>
      reason.trim().length > MAX_REASON ? { reason: TEXT.long } : {},
    send: async ({ reason }, context) => answer({ confirmed: false, reason: reason.trim() }, context),
    onDone: onSaved,
    onProblem,
  });
  return (
    <Disclosure summary={TEXT.summary}>
      <Stack gap={4}>
        <Text tone="muted">{TEXT.text}</Text>
        <TextArea
          {...form.form.register('reason')}
          label={TEXT.reason}
          hint={TEXT.reasonHint}
          error={form.errorOf('reason')}
          optional
          rows={3}
        />
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
